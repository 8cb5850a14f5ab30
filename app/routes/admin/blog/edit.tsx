import { PostEditor } from '#app/admin/blog/post-editor.tsx'
import { adminMeta } from '#app/admin/shell/admin-meta.ts'
import type { Route } from './+types/edit.ts'

export const meta = () => adminMeta('Artikel bewerken')

export default function EditPostPage({ params: { id } }: Route.ComponentProps) {
  return <PostEditor id={id} />
}
