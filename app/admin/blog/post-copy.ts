import type { PostFields } from '#domain/post/post.ts'
import { isSamePost } from '#domain/post/post-draft.ts'
import { postDraftSchema } from '#domain/post/post-schema.ts'

/** What was typed in this browser, when, and where it is kept. */
export type PostCopy = { key: string; fields: PostFields; at: string }

const keyOf = (id: number | undefined) => `blogConcept:${id ?? 'new'}`

/**
 * Where one form keeps its copy. Each has a place of its own: two tabs may be writing, and what was
 * left here before stays until it is chosen what happens to it.
 */
export function copyKey(id: number | undefined, form: string): string {
  return `${keyOf(id)}:${form}`
}

/** It stays when the browser falls over or the login is over, until it is saved on the server. */
export function keepCopy(key: string, fields: PostFields): void {
  try {
    localStorage.setItem(key, JSON.stringify({ fields, at: new Date().toISOString() }))
  } catch {
    // No room, or not allowed: then there is only the server.
  }
}

export function dropCopy(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nor was it kept.
  }
}

/** The newest that was left here, of what says anything else than what the server has. */
export function findCopy(id: number | undefined, known: PostFields): PostCopy | undefined {
  try {
    // Those of 5 and not of 51, and also one from before each form had a place of its own.
    return Object.keys(localStorage)
      .filter((key) => `${key}:`.startsWith(`${keyOf(id)}:`))
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
