import Check from 'lucide-react/icons/check'
import Minus from 'lucide-react/icons/minus'
import X from 'lucide-react/icons/x'
import type { Light as LightOf } from '#domain/system/system-report.ts'

const lights = {
  good: { word: 'In orde', icon: Check, look: 'bg-positive-soft text-positive-ink' },
  bad: { word: 'Niet in orde', icon: X, look: 'bg-negative text-white' },
  off: { word: 'Niet ingesteld', icon: Minus, look: 'bg-sunken text-ink-muted' },
} as const

/** Green, red or grey, and the word for it. */
export function Light({ light }: { light: LightOf }) {
  const { word, icon: Icon, look } = lights[light]
  return (
    <span className={`grid size-8 flex-none place-items-center rounded-sm ${look}`}>
      <Icon size={18} aria-hidden />
      <span className="sr-only">{word}</span>
    </span>
  )
}
