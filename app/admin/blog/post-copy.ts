import { copyPrefix, isCopyOf } from '#app/admin/api/drafts.ts'
import { findCredentials } from '#app/admin/api/session.ts'
import type { PostFields } from '#domain/post/post.ts'
import { isSamePost } from '#domain/post/post-draft.ts'
import { postDraftSchema } from '#domain/post/post-schema.ts'

/** A local copy of unsaved text, with its timestamp and storage key. */
export type PostCopy = { key: string; fields: PostFields; at: string }

const keyOf = (id: number | undefined) => `${copyPrefix}${id ?? 'new'}`

/**
 * The storage key of one form's copy, for the account that typed it. Each form has its own: two tabs may be
 * open, and an earlier copy stays until the admin restores or discards it, or logs out.
 */
export function copyKey(id: number | undefined, form: string): string {
  const username = findCredentials()?.username
  return [keyOf(id), form, ...(username ? [username] : [])].join(':')
}

/** Survives a crash or an expired session; removed once it is saved on the server. */
export function keepCopy(key: string, fields: PostFields): void {
  try {
    localStorage.setItem(key, JSON.stringify({ fields, at: new Date().toISOString() }))
  } catch {
    // Storage is full or blocked, so there is only the server.
  }
}

export function dropCopy(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Without storage there is no copy either.
  }
}

/** This account's newest copy in this browser that differs from the server's version. */
export function findCopy(id: number | undefined, known: PostFields): PostCopy | undefined {
  try {
    const username = findCredentials()?.username
    // The colons keep 51 from matching 5, and still match older keys without a form part.
    return Object.keys(localStorage)
      .filter((key) => `${key}:`.startsWith(`${keyOf(id)}:`) && isCopyOf(username, key))
      .flatMap((key) => readCopy(key) ?? [])
      .filter(({ fields }) => !isSamePost(fields, known))
      .toSorted((one, other) => other.at.localeCompare(one.at))[0]
  } catch {
    return undefined
  }
}

function readCopy(key: string): PostCopy | undefined {
  try {
    const { fields, at } = JSON.parse(localStorage.getItem(key) ?? 'null')
    return { key, fields: postDraftSchema.parse(fields), at: new Date(at).toISOString() }
  } catch {
    return undefined
  }
}
