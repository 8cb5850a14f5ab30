import { adminMeta } from '#app/admin/admin-meta.ts'
import { PostEditor } from '#app/features/blog/post-editor.tsx'
import type { Route } from './+types/edit.ts'

export const meta = () => adminMeta('Artikel bewerken')

export default function EditPostPage({ params: { id } }: Route.ComponentProps) {
  return <PostEditor id={id} />
}
