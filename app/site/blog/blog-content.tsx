import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { Loaded } from '#app/site/page/loaded.tsx'
import { PageHead } from '#app/site/shell/page-head.tsx'
import { isPostCategory, type PostSummary } from '#domain/post/post.ts'
import { BlogFailed } from './blog-failed.tsx'
import { BlogLoading } from './blog-loading.tsx'
import { PostList } from './post-list.tsx'

type BlogContentProps = { posts: PostSummary[] | Promise<PostSummary[]> }

export function BlogContent({ posts }: BlogContentProps) {
  const [search] = useSearchParams()
  const category = search.get('category')

  return (
    <Blog>
      <Loaded value={posts} loading={<BlogLoading />} failed={<BlogFailed />}>
        {(posts) => (
          <PostList posts={posts} category={isPostCategory(category) ? category : null} />
        )}
      </Loaded>
    </Blog>
  )
}

/** Only the list failed, so the page around it stays. */
export function BlogWithoutList() {
  return (
    <Blog>
      <BlogFailed />
    </Blog>
  )
}

function Blog({ children }: { children: ReactNode }) {
  return (
    <>
      <PageHead
        title="Blog"
        lead="Tips over parkeren bij de luchthaven en over je reis. Kort, praktisch en zonder omwegen."
      />
      <div className="container-page py-(--page-y)">{children}</div>
    </>
  )
}
