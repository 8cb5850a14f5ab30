import { failureText } from '#app/admin/api/failure.ts'
import { useTestMail } from '#app/admin/api/use-settings.ts'
import { useToast } from '#app/admin/ui/toast.tsx'
import { Button } from '#app/ui/button.tsx'
import { SettingRow } from './setting-row.tsx'

/** Shows whether mail works, and what the mail server says if it does not. */
export function TestMail() {
  const toast = useToast()
  const { mutate, isPending, error } = useTestMail({
    onSuccess: () => toast({ title: 'Proefmail verstuurd' }),
  })

  return (
    <SettingRow
      title="Proefmail"
      text="Naar het e-mailadres hierboven. Zonder e-mail staat hetzelfde op je dashboard."
    >
      <Button
        tone="secondary"
        busy={isPending ? 'Versturen...' : undefined}
        onClick={() => mutate()}
      >
        Stuur een proefmail
      </Button>
      {error && (
        <p role="alert" className="mt-2 text-negative-ink text-sm">
          {failureText(error, 'De proefmail kon niet worden verstuurd. Probeer het opnieuw.')}
        </p>
      )}
    </SettingRow>
  )
}
