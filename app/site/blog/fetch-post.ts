import { ask } from '#app/site/page/get-json.ts'
import type { Post } from '#domain/post/post.ts'

/** One article through the call. @throws when it is not there, or not an article */
export async function fetchPost(slug: string): Promise<Post> {
  const response = await ask(`/api/blog?slug=${encodeURIComponent(slug)}`)
  if (!response.ok) throw new Error('Blog post niet gevonden')

  const post = await response.json()
  if (Array.isArray(post)) throw new Error('Onverwacht formaat van blogpost data')

  return post
}
