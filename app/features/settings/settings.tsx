import { useSettings } from '#app/admin/use-settings.ts'
import { Asked } from './asked.tsx'
import { SettingsForm } from './settings-form.tsx'

export function Settings() {
  return (
    <Asked query={useSettings()} what="instellingen">
      {(saved) => <SettingsForm saved={saved} />}
    </Asked>
  )
}
