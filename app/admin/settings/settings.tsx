import { useSettings } from '#app/admin/api/use-settings.ts'
import { QueryState } from '#app/admin/ui/query-state.tsx'
import { SettingsForm } from './settings-form.tsx'

export function Settings() {
  return (
    <QueryState query={useSettings({ refetchOnMount: 'always' })} what="instellingen">
      {(saved) => <SettingsForm saved={saved} />}
    </QueryState>
  )
}
