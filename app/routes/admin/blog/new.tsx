import { adminMeta } from '#app/admin/admin-meta.ts'
import { PostEditor } from '#app/features/blog/post-editor.tsx'

export const meta = () => adminMeta('Nieuw artikel')

export default function NewPostPage() {
  return <PostEditor />
}
