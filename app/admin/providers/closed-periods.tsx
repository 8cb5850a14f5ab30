import { useEffect, useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import { type Closure, closureText, isSameClosure } from '#domain/closure/closure.ts'
import type { ListedParking } from '#domain/parking/parking.ts'
import { counted } from '#domain/text/number.ts'
import { capitalized } from '#domain/text/text.ts'
import { DeedTitle, deedLook } from './deed.tsx'
import { usePeriods } from './use-periods.ts'

/** The periods in which parkings of a provider are closed, each with a way to open them again. */
export function ClosedPeriods({ parkings }: { parkings: ListedParking[] }) {
  const { change, isBusy, failure } = usePeriods()
  const periods = periodsOf(parkings)
  const opened = useRef<HTMLElement>(null)

  // The row of a period that is opened goes with its button: the next one takes the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the periods are others
  useEffect(() => {
    const deeds = opened.current
    opened.current = null
    const next = deeds?.querySelector('[data-periods] button') ?? deeds?.querySelector('input')
    if (next instanceof HTMLElement) next.focus({ preventScroll: true })
  }, [periods.length])

  if (periods.length === 0) return null

  async function open(button: HTMLElement, { closure, closed }: Period) {
    // Not disabled meanwhile, which would take its focus.
    if (isBusy) return
    opened.current = button.closest<HTMLElement>('[data-deeds]')
    if (!(await change(closed, [closure], false))) opened.current = null
  }

  return (
    <section data-periods aria-label="Periodes dicht" className={`px-5 py-4 ${deedLook}`}>
      <DeedTitle>Periodes dicht</DeedTitle>
      <ul className="divide-y divide-line">
        {periods.map((period) => {
          const { closure, closed } = period
          const title = capitalized(closureText(closure))
          return (
            <li key={title} className="grid justify-items-start gap-1 py-3 last:pb-0">
              <span className="wrap-anywhere">
                <span className="block">{title}</span>
                <span className="block text-ink-muted text-sm">{whichOf(closed, parkings)}</span>
              </span>
              <span className="-ml-2">
                <Button
                  tone="ghost"
                  size="sm"
                  onClick={(event) => open(event.currentTarget, period)}
                >
                  Weer open
                  <span className="sr-only">: {title}</span>
                </Button>
              </span>
            </li>
          )
        })}
      </ul>
      {failure && (
        <p role="alert" className="pt-3 font-medium text-negative-ink">
          {failure}
        </p>
      )}
    </section>
  )
}

type Period = { closure: Closure; closed: ListedParking[] }

/** Each period once, the first to begin first. */
function periodsOf(parkings: ListedParking[]): Period[] {
  const periods: Period[] = []
  for (const parking of parkings) {
    for (const closure of parking.comingClosures) {
      const known = periods.find((period) => isSameClosure(period.closure, closure))
      if (known) known.closed.push(parking)
      else periods.push({ closure, closed: [parking] })
    }
  }
  return periods.toSorted(({ closure: a }, { closure: b }) => Number(a.firstDay > b.firstDay) || -1)
}

const mostNamed = 2

function whichOf(closed: ListedParking[], all: ListedParking[]): string {
  if (closed.length <= mostNamed) return closed.map(({ name }) => name).join(', ')
  const parkings = counted(closed.length, 'parking', 'parkings')
  return closed.length === all.length ? `Alle ${parkings}` : parkings
}
