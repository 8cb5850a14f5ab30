import Check from 'lucide-react/icons/check'
import { type Stage, stages } from './use-import.ts'

const names: Record<Stage, string> = {
  choose: 'Bestand',
  columns: 'Kolommen',
  check: 'Controle',
  done: 'Klaar',
}

export function stepName(stage: Stage): string {
  return `Stap ${stages.indexOf(stage) + 1} van ${stages.length}: ${names[stage]}`
}

const looks = {
  done: 'bg-(--ink-900) text-(--yellow-500)',
  current: 'bg-signal text-on-signal',
  ahead: 'bg-sunken text-ink-muted',
}

/** The progress through the steps. */
export function ImportSteps({ stage }: { stage: Stage }) {
  const at = stages.indexOf(stage)

  return (
    <ol aria-label="Stappen" className="flex flex-wrap items-center gap-x-6 gap-y-2">
      {stages.map((step, index) => {
        const look = index < at || stage === 'done' ? 'done' : index === at ? 'current' : 'ahead'

        return (
          <li
            key={step}
            aria-current={index === at ? 'step' : undefined}
            className={`flex items-center gap-2.5 text-[0.9375rem] ${index === at ? 'font-semibold' : 'text-ink-muted'}`}
          >
            <span
              className={`grid size-8 flex-none place-items-center rounded-sm font-extrabold font-heading text-sm ${looks[look]}`}
            >
              {look === 'done' ? <Check size={18} aria-hidden /> : index + 1}
            </span>
            <span className={index === at ? '' : 'max-sm:sr-only'}>
              {names[step]}
              {look === 'done' && index < at && <span className="sr-only">, gedaan</span>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
