import { documentTitle } from '#app/site/page/document-title.ts'
import { Loaded } from '#app/site/page/loaded.tsx'
import { useSettings } from '#app/site/page/settings.ts'
import { NotFound } from '#app/site/shell/not-found.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import type { PostWithRelated } from '#domain/post/related-posts.ts'
import { CompareSign } from './compare-sign.tsx'
import { PostBody } from './post-body.tsx'
import { RelatedList } from './related-list.tsx'

type PostContentProps = { loaded: PostWithRelated | Promise<PostWithRelated>; slug: string }

export function PostContent({ loaded, slug }: PostContentProps) {
  const { product } = useSettings()
  const titled = !(loaded instanceof Promise)

  return (
    <Loaded
      // Another post is another wait: the previous one must not stay until it arrives.
      key={slug}
      value={loaded}
      loading={
        <div className="container-page min-h-dvh py-(--section-y)">
          <title>{`Artikel laden... | ${product}`}</title>
          <Spinner label="Artikel laden..." />
        </div>
      }
      failed={<NotFound />}
    >
      {({ post, related }) => (
        <>
          {!titled && <title>{documentTitle(post.title, product)}</title>}
          <PostBody post={post} />
          <CompareSign />
          <div className="container-page py-(--page-y)">
            <RelatedList posts={related} />
          </div>
        </>
      )}
    </Loaded>
  )
}
