import { ask } from '#app/site/page/get-json.ts'
import type { Post, PostSummary } from '#domain/post/post.ts'

/** Fetches one post. @throws if it does not exist, or if the response is a list */
export async function fetchPost(slug: string): Promise<Post> {
  const response = await ask(`/api/blog?slug=${encodeURIComponent(slug)}`)
  if (!response.ok) throw new Error('Blog post niet gevonden')

  const post: Post | PostSummary[] = await response.json()
  if (Array.isArray(post)) throw new Error('Onverwacht formaat van blogpost data')

  return post
}
