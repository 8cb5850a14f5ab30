import { useQueryClient } from '@tanstack/react-query'
import { ImportParkings } from '#app/admin/import/import-parkings.tsx'
import { adminMeta } from '#app/admin/shell/admin-meta.ts'

export const meta = () => adminMeta('Parkings importeren')

/** The queries that contain parkings. */
const queriesWithParkings = ['parkings', 'dashboard', 'airports']

export default function ImportParkingsPage() {
  const queries = useQueryClient()

  return (
    <ImportParkings
      onChange={() => {
        for (const kind of queriesWithParkings) queries.invalidateQueries({ queryKey: [kind] })
      }}
    />
  )
}
