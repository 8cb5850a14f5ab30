import { adminMeta } from '#app/admin/admin-meta.ts'
import { MediaLibrary } from '#app/features/media/media-library.tsx'

export const meta = () => adminMeta('Media')

export default function MediaPage() {
  return <MediaLibrary />
}
