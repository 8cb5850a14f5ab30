import type { PostSummary } from './post.ts'

/** What to read after this article: others, the same category first, and then the newest. */
export function relatedPosts(post: PostSummary, posts: PostSummary[], count = 2): PostSummary[] {
  const alike = ({ category }: PostSummary) => Number(category === post.category)

  return posts
    .filter(({ slug }) => slug !== post.slug)
    .toSorted((a, b) => alike(b) - alike(a) || b.date.localeCompare(a.date))
    .slice(0, count)
}
