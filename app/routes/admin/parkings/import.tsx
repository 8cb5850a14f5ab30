import { useQueryClient } from '@tanstack/react-query'
import { adminMeta } from '#app/admin/admin-meta.ts'
import { ImportParkings } from '#app/features/parkings/import-parkings.tsx'

export const meta = () => adminMeta('Parkings importeren')

/** Whoever shows any of the lots reads them again. */
const outdated = ['parkings', 'dashboard', 'airports']

export default function ImportParkingsPage() {
  const queries = useQueryClient()

  return (
    <ImportParkings
      onChange={() => {
        for (const kind of outdated) queries.invalidateQueries({ queryKey: [kind] })
      }}
    />
  )
}
