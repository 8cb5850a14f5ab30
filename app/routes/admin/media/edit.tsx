import { WithHistory } from '#app/admin/changes/with-history.tsx'
import { MediaForm } from '#app/admin/media/media-form.tsx'
import { adminMeta } from '#app/admin/shell/admin-meta.ts'
import type { Route } from './+types/edit.ts'

export const meta = () => adminMeta('Afbeelding bewerken')

export default function EditMediaPage({ params: { id } }: Route.ComponentProps) {
  return (
    <WithHistory subject="media" id={id}>
      <MediaForm id={id} />
    </WithHistory>
  )
}
