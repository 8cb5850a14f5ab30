import type { PostSummary } from '#domain/post/post.ts'
import { PostCard } from './post-card.tsx'

/** Two columns where they fit. */
export function PostGrid({ posts }: { posts: PostSummary[] }) {
  return (
    <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-2">
      {posts.map((post) => (
        <li key={post.slug} className="grid">
          <PostCard post={post} />
        </li>
      ))}
    </ul>
  )
}
