import ChevronDown from 'lucide-react/icons/chevron-down'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { later } from '#app/site/hydration/later.tsx'
import { type ListedParking, priced } from '#domain/parking/listed-parking.ts'
import { plotScale } from '#domain/plot/plot-scale.ts'
import { PlotLegend } from './plot-legend.tsx'

const PlotContent = later(async () => (await import('./plot-content.tsx')).PlotContent)

type PricePlotProps = {
  /** The parkings in the list. */
  parkings: ListedParking[]
  /** All parkings of the airport: they set the scale, so that a filter does not move marks. */
  all: ListedParking[]
}

/**
 * Plots the bookable parkings. Folded, so that the list begins on the first screen, with a separate
 * drawing for each width.
 */
export function PricePlot({ parkings: listed, all }: PricePlotProps) {
  const parkings = useMemo(() => priced(listed), [listed])
  const [isOpen, setOpen] = useState(false)
  const details = useRef<HTMLDetailsElement>(null)
  // It may have been opened before the page was hydrated.
  useEffect(() => setOpen(details.current?.open === true), [])
  if (parkings.length === 0) return null

  return (
    <details
      ref={details}
      onToggle={() => setOpen(details.current?.open === true)}
      className="group/plot rounded-lg bg-subtle print:hidden"
    >
      <summary className="flex min-h-13 items-center justify-between gap-4 rounded-lg px-4 md:px-5">
        <h3 className="text-[1rem]">Prijs en afstand in één beeld</h3>
        <span className="ml-auto max-md:hidden">
          <PlotLegend />
        </span>
        <ChevronDown
          size={20}
          className="flex-none transition-[rotate] duration-(--base) group-open/plot:rotate-180"
          aria-hidden
        />
      </summary>
      <div className="min-h-60 px-4 pb-4 md:px-5">
        {isOpen ? (
          <Plot parkings={parkings} all={all} />
        ) : (
          // What scripts draw when it is opened. The browser keeps it as text.
          <noscript>
            <Plot parkings={parkings} all={all} isStill />
          </noscript>
        )}
      </div>
    </details>
  )
}

/** What is folded out: the list renders first. */
function Plot({ parkings, all, isStill }: PricePlotProps & { isStill?: boolean }) {
  const deferred = useDeferredValue(parkings)
  const scale = useMemo(() => plotScale(priced(all)), [all])
  return <PlotContent parkings={deferred} scale={scale} isStill={isStill} />
}
