import { ApiError, type Asking, admin, answered } from '#app/admin/api/api.ts'
import { newKey } from '#app/admin/api/new-key.ts'
import { currentOf } from '#app/admin/form/current-of.ts'
import type { AdminPost, PostFields } from '#domain/post/post.ts'
import { hasWords, isSamePost, pick, writtenFields } from '#domain/post/post-draft.ts'
import { postLabels } from '#domain/post/post-labels.ts'
import { keysOf } from '#domain/text/keys.ts'
import { copyKey, dropCopy, findCopy, keepCopy, type PostCopy } from './post-copy.ts'

export const blogApi = '/api/admin/blog'

/** The state of the autosave. */
export type Keeping =
  | { state: 'idle' | 'saving' }
  | { state: 'saved'; at: string }
  | { state: 'failed'; why?: string }
  | { state: 'logged-out' }
  | { state: 'conflict'; current: AdminPost; theirs: PostFields }

type KeeperState = {
  /** The server's version; undefined until the post is created. */
  post: AdminPost | undefined
  /** The fields as typed, and as last saved. */
  fields: PostFields
  saved: PostFields
  keeping: Keeping
  /** Left in this browser by an earlier visit. */
  copy: PostCopy | undefined
}

type KeeperOptions = {
  post?: AdminPost
  fields: PostFields
  /** Called when the first text has created the post. */
  onCreated: (post: AdminPost) => void
}

const fieldNames = keysOf(postLabels)
const saveDelayMs = 1200
const retryDelayMs = 5000

/**
 * Saves a post while it is being written: after each pause, one call at a time, with retries after
 * a failure, and never over another editor's text.
 */
export function createPostKeeper({
  post: initialPost,
  fields: initialFields,
  onCreated,
}: KeeperOptions) {
  const listeners = new Set<() => void>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<boolean> | undefined
  // A call without a response may have been carried out all the same.
  let unanswered: PostFields | undefined
  const form = newKey()
  const ownCopy = () => copyKey(state.post?.id, form)
  let state: KeeperState = {
    post: initialPost,
    fields: initialFields,
    saved: initialFields,
    keeping: { state: 'idle' },
    copy: findCopy(initialPost?.id, initialFields),
  }

  function set(changes: Partial<KeeperState>) {
    state = { ...state, ...changes }
    for (const listener of listeners) listener()
  }

  const isDirty = () =>
    !isSamePost(state.fields, state.saved) && (state.post !== undefined || hasWords(state.fields))

  function scheduleSave(delay: number) {
    clearTimeout(timer)
    // Once the page is left, unsaved text stays in the browser's copy.
    if (listeners.size > 0) timer = setTimeout(() => save({ quiet: true }), delay)
  }

  /** Saves everything typed so far. Resolves to whether it is saved. */
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
    const post = await answered(admin.post(blogApi, fields, { ...how, key: form }))
    adopt(post)
    return post
  }

  /** Goes on with the post that was added. */
  function adopt(post: AdminPost) {
    // The next copy is stored under the new id.
    dropCopy(ownCopy())
    onCreated(post)
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
    if (current && !state.post) adopt(current)
    const there = current && writtenFields(current)
    const ours = there && [fields, unanswered].find((sent) => sent && isSamePost(there, sent))
    if (current && ours) {
      settle(current, ours)
      return ours === fields || send(state.fields, how)
    }
    // The draft is unchanged: only the post around it has changed.
    if (current) return adoptUnlessConflict(current) && send(state.fields, how)
    const answered = error instanceof ApiError ? error : undefined
    if (answered?.status === 401) {
      set({ keeping: { state: 'logged-out' } })
      return false
    }
    set({ keeping: { state: 'failed', why: answered?.explanation } })
    if (!answered) unanswered = fields
    // A refused request would be refused again, so only other failures are retried.
    if (!answered || answered.status >= 500 || answered.status === 429) scheduleSave(retryDelayMs)
    return false
  }

  function change(changes: Partial<PostFields>) {
    set({ fields: { ...state.fields, ...changes } })
    if (isDirty()) keepCopy(ownCopy(), state.fields)
    // Saving waits until the conflict is resolved, so that neither version is lost.
    if (state.keeping.state !== 'conflict') scheduleSave(saveDelayMs)
  }

  /** Handles a newer version on the server. False if it contains another editor's text. */
  function adoptUnlessConflict(current: AdminPost): boolean {
    const theirs = state.post && theirsIn(current, state.post)
    if (theirs) set({ keeping: { state: 'conflict', current, theirs } })
    else takeOver(current)
    return !theirs
  }

  /** Adopts the server's version, and the date that the publish job may have set. */
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

    /** Adopts the server's version; text typed since the request stays. */
    setPost: (post: AdminPost) => set({ post }),

    /** Replaces everything with the server's version, and discards the typed text. */
    replace(post: AdminPost) {
      clearTimeout(timer)
      const fields = writtenFields(post)
      set({ post, fields, saved: fields, keeping: { state: 'idle' } })
      dropCopy(ownCopy())
    },

    adoptUnlessConflict,

    /** Checks for a change by another admin or by the publish job. */
    async checkServer() {
      const { post } = state
      if (!post) return
      const current = await admin.get(`${blogApi}/${post.id}`, { quiet: true })
      // Another editor's text becomes a conflict at the next save, not now.
      if (state.post === post && !running && !theirsIn(current, post)) takeOver(current)
    },

    /** Saves the admin's choice on top of the newer version. */
    async resolve(chosen: PostFields, post: AdminPost) {
      const saved = writtenFields(post)
      const keeping = { state: 'saved' as const, at: post.draft?.updatedAt ?? post.updatedAt }
      set({ post, fields: chosen, saved, keeping })
      if (isDirty()) keepCopy(ownCopy(), chosen)
      else dropCopy(ownCopy())
      await save()
    },

    /** Restores or discards the copy that was left in this browser. */
    takeCopy() {
      const { copy } = state
      refuseCopy()
      if (copy) change(copy.fields)
    },
    refuseCopy,
  }
}

/** The versions that a draft is based on. */
export const basisOf = ({ version, draft }: Pick<AdminPost, 'version' | 'draft'>) => ({
  version: draft?.version,
  postVersion: version,
})

/** Another editor's newer text: in the draft, or in the published post. */
function theirsIn(current: AdminPost, known: AdminPost): PostFields | undefined {
  // The publish job sets the date to the day of publication.
  const skip = known.status === 'scheduled' && current.status === 'published' ? 'date' : undefined
  const isSame = (one: PostFields, other: PostFields) =>
    fieldNames.every((name) => name === skip || trimmed(one[name]) === trimmed(other[name]))

  const written = writtenFields(current)
  if (!isSame(written, writtenFields(known))) return written
  return current.draft && !isSame(current, known) ? pick(current) : undefined
}

/** Publishing trims each text. */
const trimmed = (text: string | null) => text?.trim() ?? ''
