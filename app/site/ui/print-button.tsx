import Printer from 'lucide-react/icons/printer'
import { Button } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'

type PrintButtonProps = { label: string; tone?: 'primary' | 'inverse' }

/** Without a script it could not print. It is in the page all the same, so that its rules are too. */
export function PrintButton({ label, tone = 'primary' }: PrintButtonProps) {
  return (
    <Button tone={tone} hidden={!useHydrated()} onClick={() => window.print()}>
      <Printer aria-hidden />
      {label}
    </Button>
  )
}
