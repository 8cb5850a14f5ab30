import type { PostFields } from '#domain/post.ts'
import { isSamePost } from '#domain/post-draft.ts'
import { postDraftSchema } from '#domain/post-schema.ts'

/** What was typed in this browser, and when. */
export type PostCopy = { fields: PostFields; at: string }

const keyOf = (id: number | undefined) => `blogConcept:${id ?? 'new'}`

/** It stays when the browser falls over or the login is over, until it is saved on the server. */
export function keepCopy(id: number | undefined, fields: PostFields): void {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify({ fields, at: new Date().toISOString() }))
  } catch {
    // No room, or not allowed: then there is only the server.
  }
}

export function dropCopy(id: number | undefined): void {
  try {
    localStorage.removeItem(keyOf(id))
  } catch {
    // Nor was it kept.
  }
}

/** What was left here, if it says anything else than what the server has. */
export function findCopy(id: number | undefined, known: PostFields): PostCopy | undefined {
  try {
    const { fields, at } = JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null')
    const read = postDraftSchema.parse(fields)
    return isSamePost(read, known) ? undefined : { fields: read, at: new Date(at).toISOString() }
  } catch {
    return undefined
  }
}
