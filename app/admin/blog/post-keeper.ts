import { ApiError, type Asking, admin, answered } from '#app/admin/api/api.ts'
import { unreachedText } from '#app/admin/api/failure.ts'
import { newKey } from '#app/admin/api/new-key.ts'
import { currentOf } from '#app/admin/form/current-of.ts'
import { mergeFields, takenText } from '#app/admin/form/form-kind.ts'
import type { Versions } from '#domain/changes/merged.ts'
import type { AdminPost, PostFields } from '#domain/post/post.ts'
import { hasWords, isSamePost, pick, writtenFields } from '#domain/post/post-draft.ts'
import { postLabels } from '#domain/post/post-labels.ts'
import { keysOf } from '#domain/text/keys.ts'
import { copyKey, dropCopy, findCopy, keepCopy, type PostCopy } from './post-copy.ts'
import { postKind, toFields, toTexts } from './post-kind.ts'

export const blogApi = '/api/admin/blog'

/** The state of the autosave. */
export type Keeping =
  | { state: 'idle' | 'saving' }
  | { state: 'saved'; at: string }
  | { state: 'failed'; why?: string }
  | { state: 'logged-out' }
  | { state: 'conflict'; current: AdminPost; base: PostFields; theirs: PostFields }

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
  /** Called with what it says, when fields have got the text of another editor. */
  onTaken: (text: string) => void
}

/** What became of a newer version on the server: its text is a question, is in the fields, or is no other. */
type Met = 'conflict' | 'taken' | 'same'

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
  onTaken,
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
    if (current) return meet(current) !== 'conflict' && send(state.fields, how)
    const answered = error instanceof ApiError ? error : undefined
    if (answered?.status === 401) {
      set({ keeping: { state: 'logged-out' } })
      return false
    }
    set({ keeping: { state: 'failed', why: answered ? answered.explanation : unreachedText() } })
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

  /** Handles a newer version on the server. */
  function meet(current: AdminPost): Met {
    const other = state.post && theirsIn(current, state.post)
    if (!other) {
      takeOver(current)
      return 'same'
    }
    const { fields, asked, taken } = mergeTexts({ ...other, mine: state.fields })
    if (asked.length > 0) {
      set({ keeping: { state: 'conflict', current, ...other } })
      return 'conflict'
    }
    set({ post: current, fields, saved: writtenFields(current) })
    const text = takenText(postKind, taken)
    if (text) onTaken(text)
    return 'taken'
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

    meet,

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

/** The changes of both; `asked` are the fields that both changed. */
function mergeTexts({ base, theirs, mine }: Versions<PostFields>) {
  const texts = { base: toTexts(base), theirs: toTexts(theirs), mine: toTexts(mine) }
  const { mine: fields, ...merged } = mergeFields(postKind, texts)
  return { ...merged, fields: toFields(fields) }
}

/** Another editor's newer text, and what it was before: in the draft, or in the published post. */
function theirsIn(
  current: AdminPost,
  known: AdminPost,
): Omit<Versions<PostFields>, 'mine'> | undefined {
  // The publish job sets the date to the day of publication.
  const skip = known.status === 'scheduled' && current.status === 'published' ? 'date' : undefined
  const isSame = (one: PostFields, other: PostFields) =>
    fieldNames.every((name) => name === skip || trimmed(one[name]) === trimmed(other[name]))

  const [theirs, base] = [writtenFields(current), writtenFields(known)]
  if (!isSame(theirs, base)) return { base, theirs }
  return current.draft && !isSame(current, known)
    ? { base: pick(known), theirs: pick(current) }
    : undefined
}

/** Publishing trims each text. */
const trimmed = (text: string | null) => text?.trim() ?? ''
