import BellRing from 'lucide-react/icons/bell-ring'
import type { ReactNode } from 'react'
import { type AlarmNews, countTroubles, type Trouble } from '#domain/system/alarm.ts'
import { counted } from '#domain/text/number.ts'

type AlarmPanelProps = {
  alarms: AlarmNews[]
  /** What can be done about one of them. */
  action?: (trouble: Trouble) => ReactNode
  foot: ReactNode
}

/** What is not well: each cause with its effects, as one list. */
export function AlarmPanel({ alarms, action, foot }: AlarmPanelProps) {
  const troubles = alarms.flatMap(({ found }) => [found, ...found.effects])

  return (
    <section
      role="alert"
      aria-label="Niet in orde"
      className="overflow-clip rounded-lg border-2 border-negative bg-card"
    >
      <div className="flex items-center gap-4 bg-negative px-5 py-4 text-on-negative">
        <BellRing className="flex-none" aria-hidden />
        <div>
          <h2 className="text-lg">{headline(alarms)}</h2>
          <p>{summaryOf(alarms)}</p>
        </div>
      </div>
      <ol className="divide-y divide-line">
        {troubles.map((trouble, index) => (
          <li key={trouble.cause} className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4">
            <span
              className="grid size-8 flex-none place-items-center rounded-sm bg-negative-soft font-bold text-negative-ink text-sm"
              aria-hidden
            >
              {index + 1}
            </span>
            <p className="wrap-anywhere min-w-[min(100%,14rem)] flex-1 text-ink-soft">
              <strong className="block font-semibold text-ink">{trouble.title}</strong>
              {trouble.text}
            </p>
            {action?.(trouble)}
          </li>
        ))}
      </ol>
      <div className="border-line border-t px-5 py-3 text-ink-muted text-sm">{foot}</div>
    </section>
  )
}

function headline(alarms: AlarmNews[]): string {
  const count = countTroubles(alarms.map(({ found }) => found))
  return count === 1
    ? '1 ding is niet in orde'
    : `${counted(count, '', 'dingen')} zijn niet in orde`
}

function summaryOf(alarms: AlarmNews[]): string {
  if (alarms.length > 1) return `${counted(alarms.length, '', 'oorzaken')}. De site zelf draait.`
  const [{ found }] = alarms as [AlarmNews]
  const isExplained = found.effects.length > 0
  return isExplained ? 'Eén oorzaak, bovenaan. De site zelf draait.' : 'De site zelf draait.'
}
