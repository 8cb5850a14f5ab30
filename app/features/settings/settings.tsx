import { RefreshCw } from 'lucide-react'
import { useSettings } from '#app/admin/use-settings.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { Access } from './access.tsx'
import { SectionList } from './section-list.tsx'
import { SettingsForm } from './settings-form.tsx'

/** Loading, failed or there. */
export function Settings() {
  const { data, isFetching, refetch } = useSettings()

  if (!data && isFetching) return <Spinner label="Instellingen worden geladen..." />
  if (!data) {
    return (
      <Notice
        tone="error"
        title="Fout!"
        action={
          <Button tone="secondary" onClick={() => refetch()}>
            <RefreshCw aria-hidden />
            Probeer opnieuw
          </Button>
        }
      >
        Er is een fout opgetreden bij het laden van de instellingen. Controleer je netwerk of
        probeer het later nog eens.
      </Notice>
    )
  }

  return (
    <div className="grid max-w-[66rem] items-start gap-5 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-8">
      <SectionList />
      <SettingsForm saved={data} access={<Access />} />
    </div>
  )
}
