/** What was typed and not saved, in this tab. */
export type Draft = {
  fields: object
  /** What the server had when the typing began, and its version. */
  base: object
  version?: number
  /** The key of a call that adds a record: repeated after a reload, it adds nothing twice. */
  key: string
  at: string
}

const keyOf = (username: string, place = '') => `adminConcept:${username}:${place}`

/** The copies of the post editor, which outlive their tab: see app/admin/blog/post-copy.ts. */
export const copyPrefix = 'blogConcept:'

/** The account is the fourth part of the key of a copy. An older one has none, and is anyone's. */
export const isCopyOf = (username: string | undefined, key: string) =>
  [undefined, username].includes(key.split(':')[3])

export function keepDraft(username: string, place: string, draft: Draft): void {
  try {
    sessionStorage.setItem(keyOf(username, place), JSON.stringify(draft))
  } catch {
    // Storage is full or blocked: leaving is still asked.
  }
}

export function dropDraft(username: string, place: string): void {
  sessionStorage.removeItem(keyOf(username, place))
}

/** Who logs out leaves nothing behind; a session that lapses does not call this. */
export function dropDrafts(username: string): void {
  drop(sessionStorage, (key) => key.startsWith(keyOf(username)))
  drop(localStorage, (key) => key.startsWith(copyPrefix) && isCopyOf(username, key))
}

function drop(storage: Storage, isGone: (key: string) => boolean): void {
  for (const key of Object.keys(storage).filter(isGone)) storage.removeItem(key)
}

export function findDraft(username: string, place: string): Draft | undefined {
  try {
    const draft = JSON.parse(sessionStorage.getItem(keyOf(username, place)) ?? 'null')
    return Number.isNaN(Date.parse(draft.at)) ? undefined : draft
  } catch {
    return undefined
  }
}
