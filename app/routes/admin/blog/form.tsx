import { PostEditor } from '#app/admin/blog/post-editor.tsx'
import { WithHistory } from '#app/admin/changes/with-history.tsx'
import { formMeta } from '#app/admin/shell/admin-meta.ts'
import { kinds } from '#domain/kinds.ts'
import type { Route } from './+types/form.ts'

export const meta = ({ params: { id } }: Route.MetaArgs) => formMeta(kinds.post.noun, id)

export default function PostFormPage({ params: { id } }: Route.ComponentProps) {
  return (
    <WithHistory subject="posts" id={id}>
      <PostEditor key={id} id={id} />
    </WithHistory>
  )
}
