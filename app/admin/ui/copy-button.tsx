import Copy from 'lucide-react/icons/copy'
import { Button } from '#app/ui/button.tsx'
import { useToast } from './toast.tsx'

type CopyButtonProps = { text: string; what: string }

export function CopyButton({ text, what }: CopyButtonProps) {
  const toast = useToast()

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      toast({ title: 'Gekopieerd' })
    } catch {
      // A browser may refuse, and does without HTTPS.
      toast({
        title: 'Kopiëren is niet gelukt',
        text: 'Selecteer de tekst en kopieer die zelf.',
        tone: 'error',
      })
    }
  }

  return (
    <Button tone="secondary" size="sm" onClick={copy}>
      <Copy aria-hidden />
      Kopieer {what}
    </Button>
  )
}
