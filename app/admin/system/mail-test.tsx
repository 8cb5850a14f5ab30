import Send from 'lucide-react/icons/send'
import { failureText } from '#app/admin/api/failure.ts'
import { useTestMail } from '#app/admin/api/use-settings.ts'
import { useToast } from '#app/admin/ui/toast.tsx'
import { Button } from '#app/ui/button.tsx'

/** Sends a letter to the admin; the light of the mail follows from what the mail server says. */
export function MailTest() {
  const toast = useToast()
  const { mutate, isPending } = useTestMail({
    onSuccess: () => toast({ title: 'Proefmail verstuurd' }),
    onError: (error) =>
      toast({
        title: 'Fout',
        text: failureText(error, 'De proefmail kon niet worden verstuurd. Probeer het opnieuw.'),
        tone: 'error',
      }),
  })

  return (
    <Button
      tone="secondary"
      size="sm"
      busy={isPending ? 'Versturen...' : undefined}
      onClick={() => mutate()}
    >
      <Send aria-hidden />
      Stuur een proefmail
    </Button>
  )
}
