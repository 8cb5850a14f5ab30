import { failureText } from '#app/admin/api/failure.ts'
import { useTestMail } from '#app/admin/api/use-settings.ts'
import { useToast } from '#app/admin/ui/toast.tsx'
import { Button } from '#app/ui/button.tsx'
import { SettingRow } from './setting-row.tsx'

/** Sends the statement of the month that is over, as it comes on the first of a month. */
export function MonthMailTest() {
  const toast = useToast()
  const { mutate, isPending, error } = useTestMail({
    of: 'month',
    onSuccess: () => toast({ title: 'Maandbericht verstuurd' }),
  })

  return (
    <SettingRow
      title="Maandbericht nu"
      text="De opbrengst van de maand die voorbij is, naar het e-mailadres hierboven."
    >
      <Button
        tone="secondary"
        busy={isPending ? 'Versturen...' : undefined}
        onClick={() => mutate()}
      >
        Stuur mij het maandbericht
      </Button>
      {error && (
        <p role="alert" className="mt-2 text-negative-ink text-sm">
          {failureText(error, 'Het maandbericht kon niet worden verstuurd. Probeer het opnieuw.')}
        </p>
      )}
    </SettingRow>
  )
}
