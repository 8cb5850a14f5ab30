import { ApiError, admin } from '#app/admin/api.ts'
import { currentOf } from '#app/admin/current-of.ts'
import type { AdminPost, PostDraft, PostFields } from '#domain/post.ts'
import { hasWords, isSamePost, writtenFields } from '#domain/post-draft.ts'
import { dropCopy, findCopy, keepCopy, type PostCopy } from './post-copy.ts'

export const blogApi = '/api/admin/blog'

/** Where what is typed is. */
export type Keeping =
  | { state: 'idle' | 'saving' }
  | { state: 'saved'; at: string }
  | { state: 'failed'; why?: string }
  | { state: 'conflict'; current: PostDraft }

export type KeeperState = {
  /** As the server has it; not there yet while nothing is written. */
  post: AdminPost | undefined
  /** As it is typed, and as it was last saved. */
  fields: PostFields
  saved: PostFields
  keeping: Keeping
  /** Of this browser, from before. */
  copy: PostCopy | undefined
}

type KeeperOptions = {
  post?: AdminPost
  fields: PostFields
  /** With the first words it gets its place. */
  onCreated: (post: AdminPost) => void
}

const pause = 1200
const retryAfter = 5000

export type PostKeeper = ReturnType<typeof createPostKeeper>

/**
 * Saves an article while it is being written: at each pause, one call at a time, again when that
 * failed, and never over what somebody else wrote.
 */
export function createPostKeeper({ post: given, fields: first, onCreated }: KeeperOptions) {
  const listeners = new Set<() => void>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<boolean> | undefined
  // A call without an answer may have been carried out.
  let unanswered: PostFields | undefined
  let state: KeeperState = {
    post: given,
    fields: first,
    saved: first,
    keeping: { state: 'idle' },
    copy: findCopy(given?.id, first),
  }

  function set(changes: Partial<KeeperState>) {
    state = { ...state, ...changes }
    for (const listener of listeners) listener()
  }

  const isDirty = () =>
    !isSamePost(state.fields, state.saved) && (state.post !== undefined || hasWords(state.fields))

  function later(delay: number) {
    clearTimeout(timer)
    // Who left the article finds the rest in the copy of this browser.
    if (listeners.size > 0) timer = setTimeout(save, delay)
  }

  /** Everything that was typed until now; whether it is saved. */
  async function save(): Promise<boolean> {
    clearTimeout(timer)
    while (running) await running
    if (!isDirty()) return true
    running = send(state.fields)
    const done = await running
    running = undefined
    return done && isDirty() ? save() : done
  }

  async function send(fields: PostFields): Promise<boolean> {
    const { post } = state
    set({ keeping: { state: 'saving' } })
    try {
      settle(post ? { ...post, draft: await putDraft(post, fields) } : await create(fields), fields)
      return true
    } catch (error) {
      return explain(error, fields)
    }
  }

  const putDraft = ({ id, draft }: AdminPost, fields: PostFields) =>
    admin.put<PostDraft>(`${blogApi}/${id}/draft`, { fields, version: draft?.version })

  async function create(fields: PostFields): Promise<AdminPost> {
    const post = await admin.post<AdminPost>(blogApi, fields)
    if (!state.copy) dropCopy(undefined)
    onCreated(post)
    return post
  }

  function settle(post: AdminPost, fields: PostFields) {
    unanswered = undefined
    const at = post.draft?.updatedAt ?? post.updatedAt
    set({ post, saved: fields, keeping: { state: 'saved', at } })
    if (state.copy) return
    if (isDirty()) keepCopy(post.id, state.fields)
    else dropCopy(post.id)
  }

  function explain(error: unknown, fields: PostFields): boolean | Promise<boolean> {
    const current = currentOf<PostDraft>(error)
    const ours =
      current && [fields, unanswered].find((sent) => sent && isSamePost(current.fields, sent))
    if (current && ours && state.post) {
      settle({ ...state.post, draft: current }, ours)
      return ours === fields || send(state.fields)
    }
    if (current) {
      set({ keeping: { state: 'conflict', current } })
      return false
    }
    const answered = error instanceof ApiError ? error : undefined
    set({ keeping: { state: 'failed', why: answered?.explanation } })
    if (!answered) unanswered = fields
    // What the server refuses, it refuses again.
    if (!answered || answered.status >= 500 || answered.status === 429) later(retryAfter)
    return false
  }

  function change(changes: Partial<PostFields>) {
    set({ fields: { ...state.fields, ...changes } })
    if (!state.copy && isDirty()) keepCopy(state.post?.id, state.fields)
    // Until it is chosen what stays, nothing of both is lost.
    if (state.keeping.state !== 'conflict') later(pause)
  }

  function refuseCopy() {
    set({ copy: undefined })
    dropCopy(given?.id)
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read: () => state,
    isDirty,
    save,

    change,

    /** As the server has it from now on; what was typed since it was asked stays. */
    learn: (post: AdminPost) => set({ post }),

    /** All of it as the server has it: what was typed is thrown away. */
    replace(post: AdminPost) {
      clearTimeout(timer)
      const fields = writtenFields(post)
      set({ post, fields, saved: fields, keeping: { state: 'idle' } })
      dropCopy(post.id)
    },

    /** Somebody else was first: with the article, or with what is being written in it. */
    overtaken(post: AdminPost) {
      const { draft } = post
      const mine = state.post?.draft ?? null
      if (!draft || draft.version === mine?.version) return set({ post })
      set({ post: { ...post, draft: mine }, keeping: { state: 'conflict', current: draft } })
    },

    /** With what was chosen of both. */
    resolve(chosen: PostFields, current: PostDraft) {
      if (!state.post) return
      const post = { ...state.post, draft: current }
      const keeping = { state: 'saved' as const, at: current.updatedAt }
      set({ post, fields: chosen, saved: current.fields, keeping })
      save()
    },

    /** What was left in this browser is put back, or thrown away. */
    takeCopy() {
      const { copy } = state
      refuseCopy()
      if (copy) change(copy.fields)
    },
    refuseCopy,
  }
}
