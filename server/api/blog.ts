import type { Context } from 'hono'
import { findPost, listPosts } from '#server/db/posts.ts'
import { problem } from './json.ts'

/** `GET /api/blog` lists all posts without their text; `?slug=` returns one post with its text. */
export async function read(call: Context): Promise<Response> {
  const slug = call.req.query('slug')
  if (slug === undefined) return call.json(await listPosts())

  const post = await findPost(slug)
  return post ? call.json(post) : problem(call, 404, 'Blog post niet gevonden')
}
