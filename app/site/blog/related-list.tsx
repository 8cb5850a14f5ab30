import { href } from 'react-router'
import { SectionHead } from '#app/site/shell/section-head.tsx'
import type { PostSummary } from '#domain/post/post.ts'
import { PostGrid } from './post-grid.tsx'

/** What to read next; renders nothing if there are no other posts. */
export function RelatedList({ posts }: { posts: PostSummary[] }) {
  if (posts.length === 0) return null

  return (
    <section aria-labelledby="gerelateerd">
      <SectionHead
        id="gerelateerd"
        title="Gerelateerde artikelen"
        more={{ label: 'Terug naar blog', to: href('/blog') }}
      />
      <PostGrid posts={posts} />
    </section>
  )
}
