import type { Post, PostSummary } from './post.ts'

export type PostWithRelated = { post: Post; related: PostSummary[] }

/** Other posts to read next: the same category first, then the newest. */
export function relatedPosts(post: PostSummary, posts: PostSummary[], count = 2): PostSummary[] {
  const alike = ({ category }: PostSummary) => Number(category === post.category)

  return posts
    .filter(({ slug }) => slug !== post.slug)
    .toSorted((a, b) => alike(b) - alike(a) || b.date.localeCompare(a.date))
    .slice(0, count)
}
