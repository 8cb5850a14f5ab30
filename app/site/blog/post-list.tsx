import { href } from 'react-router'
import { Link } from '#app/site/page/link.tsx'
import { ArrowLabel, arrowLinkLook } from '#app/ui/arrow-link.tsx'
import { State } from '#app/ui/state.tsx'
import { type PostCategory, type PostSummary, postCategories } from '#domain/post/post.ts'
import { BlogSidebar } from './blog-sidebar.tsx'
import { PostCard } from './post-card.tsx'
import { PostGrid } from './post-grid.tsx'

type PostListProps = {
  posts: PostSummary[]
  /** Show only this category; null shows all. */
  category: PostCategory | null
}

export function PostList({ posts, category }: PostListProps) {
  const [newest, ...others] = posts.filter((post) => !category || post.category === category)

  return (
    <div className="grid items-start gap-[clamp(2rem,4vw,4rem)] xl:grid-cols-[minmax(0,1fr)_18rem]">
      <section aria-labelledby="artikelen">
        <ListHeading category={category} />
        {newest ? (
          <>
            <div className="not-last:mb-8 not-last:border-line not-last:border-b not-last:pb-6 md:not-last:mb-10 md:not-last:pb-10">
              <PostCard post={newest} shape="lead" />
            </div>
            {others.length > 0 && <PostGrid posts={others} />}
          </>
        ) : (
          <div className="rounded-lg bg-card shadow-hairline">
            <State image="/images/leeg-blog.svg" title="Geen blogberichten gevonden" level={3}>
              <p>Er zijn momenteel geen blogberichten beschikbaar.</p>
            </State>
          </div>
        )}
      </section>
      <BlogSidebar posts={posts} category={category} />
    </div>
  )
}

function ListHeading({ category }: { category: PostCategory | null }) {
  if (!category) {
    return (
      <h2 id="artikelen" className="sr-only">
        Alle artikelen
      </h2>
    )
  }
  return (
    <div className="mb-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
      <h2 id="artikelen">{postCategories[category]}</h2>
      <Link to={href('/blog')} className={arrowLinkLook()}>
        <ArrowLabel>Alle artikelen</ArrowLabel>
      </Link>
    </div>
  )
}
