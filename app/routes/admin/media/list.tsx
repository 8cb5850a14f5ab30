import { MediaLibrary } from '#app/admin/media/media-library.tsx'
import { adminMeta } from '#app/admin/shell/admin-meta.ts'

export const meta = () => adminMeta('Media')

export default function MediaPage() {
  return <MediaLibrary />
}
