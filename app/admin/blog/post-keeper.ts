import { ApiError, type Asking, admin, answered } from '#app/admin/api/api.ts'
import { currentOf } from '#app/admin/form/current-of.ts'
import type { AdminPost, PostFields } from '#domain/post/post.ts'
import { hasWords, isSamePost, pick, writtenFields } from '#domain/post/post-draft.ts'
import { postLabels } from '#domain/post/post-labels.ts'
import { keysOf } from '#domain/text/keys.ts'
import { copyKey, dropCopy, findCopy, keepCopy, type PostCopy } from './post-copy.ts'

export const blogApi = '/api/admin/blog'

/** Where what is typed is. */
export type Keeping =
  | { state: 'idle' | 'saving' }
  | { state: 'saved'; at: string }
  | { state: 'failed'; why?: string }
  | { state: 'logged-out' }
  | { state: 'conflict'; current: AdminPost; theirs: PostFields }

type KeeperState = {
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

const names = keysOf(postLabels)
const pause = 1200
const retryAfter = 5000

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
  const form = Math.random().toString(36).slice(2)
  const ownCopy = () => copyKey(state.post?.id, form)
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
    if (listeners.size > 0) timer = setTimeout(() => save({ quiet: true }), delay)
  }

  /** Everything that was typed until now; whether it is saved. */
  async function save(how: Asking = {}): Promise<boolean> {
    clearTimeout(timer)
    while (running) await running
    if (!isDirty()) return true
    running = send(state.fields, how)
    const done = await running
    running = undefined
    return done && isDirty() ? save(how) : done
  }

  async function send(fields: PostFields, how: Asking): Promise<boolean> {
    const { post, keeping } = state
    if (!how.quiet || keeping.state !== 'logged-out') set({ keeping: { state: 'saving' } })
    try {
      if (!post) settle(await create(fields, how), fields)
      else {
        const draft = await putDraft(post, fields, how)
        settle({ ...(state.post ?? post), draft }, fields)
      }
      return true
    } catch (error) {
      return recover(error, fields, how)
    }
  }

  const putDraft = ({ id, ...post }: AdminPost, fields: PostFields, how: Asking) =>
    answered(admin.put(`${blogApi}/${id}/draft`, { fields, ...basisOf(post) }, how))

  async function create(fields: PostFields, how: Asking): Promise<AdminPost> {
    const post = await answered(admin.post(blogApi, fields, how))
    // The next copy goes by the id that it has now.
    dropCopy(ownCopy())
    onCreated(post)
    return post
  }

  function settle(post: AdminPost, fields: PostFields) {
    unanswered = undefined
    const at = post.draft?.updatedAt ?? post.updatedAt
    set({ post, saved: fields, keeping: { state: 'saved', at } })
    if (isDirty()) keepCopy(ownCopy(), state.fields)
    else dropCopy(ownCopy())
  }

  function recover(error: unknown, fields: PostFields, how: Asking): boolean | Promise<boolean> {
    const current = currentOf<AdminPost>(error)
    const there = current && writtenFields(current)
    const ours = there && [fields, unanswered].find((sent) => sent && isSamePost(there, sent))
    if (current && ours) {
      settle(current, ours)
      return ours === fields || send(state.fields, how)
    }
    // What is written is as it was: only the article around it has changed.
    if (current) return overtaken(current) && send(state.fields, how)
    const answered = error instanceof ApiError ? error : undefined
    if (answered?.status === 401) {
      set({ keeping: { state: 'logged-out' } })
      return false
    }
    set({ keeping: { state: 'failed', why: answered?.explanation } })
    if (!answered) unanswered = fields
    // What the server refuses, it refuses again.
    if (!answered || answered.status >= 500 || answered.status === 429) later(retryAfter)
    return false
  }

  function change(changes: Partial<PostFields>) {
    set({ fields: { ...state.fields, ...changes } })
    if (isDirty()) keepCopy(ownCopy(), state.fields)
    // Until it is chosen what stays, nothing of both is lost.
    if (state.keeping.state !== 'conflict') later(pause)
  }

  /** Somebody else was first. Whether nothing of what is written is theirs, so that it may go on. */
  function overtaken(current: AdminPost): boolean {
    const theirs = state.post && theirsIn(current, state.post)
    if (theirs) set({ keeping: { state: 'conflict', current, theirs } })
    else takeOver(current)
    return !theirs
  }

  /** The article around what is written, and the date that the job gave it. */
  function takeOver(post: AdminPost) {
    const { date } = writtenFields(post)
    const { fields, saved } = state
    set({
      post,
      fields: fields.date === saved.date ? { ...fields, date } : fields,
      saved: { ...saved, date },
    })
  }

  function refuseCopy() {
    if (state.copy) dropCopy(state.copy.key)
    set({ copy: undefined })
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
      dropCopy(ownCopy())
    },

    overtaken,

    /** After a while: somebody else, or the job that publishes it, may have done something with it. */
    async look() {
      const { post } = state
      if (!post) return
      const current = await admin.get(`${blogApi}/${post.id}`, { quiet: true })
      // What somebody else wrote is a question for the next time that this is saved.
      if (state.post === post && !running && !theirsIn(current, post)) takeOver(current)
    },

    /** With what was chosen of both. */
    async resolve(chosen: PostFields, post: AdminPost) {
      const saved = writtenFields(post)
      const keeping = { state: 'saved' as const, at: post.draft?.updatedAt ?? post.updatedAt }
      set({ post, fields: chosen, saved, keeping })
      if (isDirty()) keepCopy(ownCopy(), chosen)
      else dropCopy(ownCopy())
      await save()
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

/** What a draft is based on. */
export const basisOf = ({ version, draft }: Pick<AdminPost, 'version' | 'draft'>) => ({
  version: draft?.version,
  postVersion: version,
})

/** What somebody else wrote since: in the draft, or beside it in what visitors read. */
function theirsIn(current: AdminPost, known: AdminPost): PostFields | undefined {
  // The job that publishes an article gives it the date of that day.
  const skip = known.status === 'scheduled' && current.status === 'published' ? 'date' : undefined
  const isSame = (one: PostFields, other: PostFields) =>
    names.every((name) => name === skip || trimmed(one[name]) === trimmed(other[name]))

  const written = writtenFields(current)
  if (!isSame(written, writtenFields(known))) return written
  return current.draft && !isSame(current, known) ? pick(current) : undefined
}

/** Publishing takes off the white space at the ends. */
const trimmed = (text: string | null) => text?.trim() ?? ''
