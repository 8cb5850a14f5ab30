import { Notice } from '#app/ui/notice.tsx'
import type { Post } from '#domain/post/post.ts'
import { CompareSign } from './compare-sign.tsx'
import { PostBody } from './post-body.tsx'

export function PreviewContent({ post }: { post: Post }) {
  return (
    <>
      <div className="container-page py-3">
        <Notice tone="caution" title="Voorbeeld.">
          Zo komt dit artikel op de site. Alleen wie deze link heeft, kan het lezen.
        </Notice>
      </div>
      <PostBody post={post} />
      <CompareSign />
    </>
  )
}
