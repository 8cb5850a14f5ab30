import { PostEditor } from '#app/admin/blog/post-editor.tsx'
import { adminMeta } from '#app/admin/shell/admin-meta.ts'

export const meta = () => adminMeta('Nieuw artikel')

export default function NewPostPage() {
  return <PostEditor />
}
