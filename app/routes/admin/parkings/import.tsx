import { useQueryClient } from '@tanstack/react-query'
import { ImportPage } from '#app/admin/import/import-page.tsx'
import { adminMeta } from '#app/admin/shell/admin-meta.ts'
import { expectedImport, importTitle } from '#domain/import/import-names.ts'
import type { Route } from './+types/import.ts'

export const meta = ({ location }: Route.MetaArgs) =>
  adminMeta(importTitle(expectedImport(location.search)))

/** The queries that contain parkings, or what is stored with them. */
const queriesWithParkings = ['parkings', 'providers', 'provider-choices', 'dashboard', 'airports']

export default function ImportParkingsPage() {
  const queries = useQueryClient()

  return (
    <ImportPage
      onChange={() => {
        for (const kind of queriesWithParkings) queries.invalidateQueries({ queryKey: [kind] })
      }}
    />
  )
}
