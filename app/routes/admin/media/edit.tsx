import { adminMeta } from '#app/admin/admin-meta.ts'
import { MediaForm } from '#app/features/media/media-form.tsx'
import type { Route } from './+types/edit.ts'

export const meta = () => adminMeta('Afbeelding bewerken')

export default function EditMediaPage({ params: { id } }: Route.ComponentProps) {
  return <MediaForm id={id} />
}
