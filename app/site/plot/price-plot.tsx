import ChevronDown from 'lucide-react/icons/chevron-down'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { later } from '#app/site/hydration/later.tsx'
import { textLinkLook } from '#app/ui/text-link-look.ts'
import { type ListedParking, priced } from '#domain/parking/listed-parking.ts'
import { cheapest, mostPlotted } from '#domain/plot/most-plotted.ts'
import { plotScale } from '#domain/plot/plot-scale.ts'
import { PlotLegend } from './plot-legend.tsx'

const PlotContent = later(async () => (await import('./plot-content.tsx')).PlotContent)

const wholeTitle = 'Prijs en afstand in één beeld'

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
  const [isWhole, setWhole] = useState(false)
  const few = useMemo(() => cheapest(parkings), [parkings])
  const isCut = few !== parkings && !isWhole
  const plot = isCut ? { parkings: few, all: few, listed } : { parkings, all, listed }
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
        <h3 className="text-[1rem]">
          {isCut ? (
            <>
              <span className="noscript:hidden">
                Prijs en afstand, de {mostPlotted} goedkoopste
              </span>
              {/* Without scripts there is no button for the others. */}
              <span className="hidden noscript:inline">{wholeTitle}</span>
            </>
          ) : (
            wholeTitle
          )}
        </h3>
        <span className="ml-auto max-md:hidden">
          <PlotLegend />
        </span>
        <ChevronDown
          size="1.25rem"
          className="flex-none transition-[rotate] duration-(--base) group-open/plot:rotate-180"
          aria-hidden
        />
      </summary>
      <div className="min-h-60 px-4 pb-4 md:px-5">
        {isOpen ? (
          <>
            <Plot {...plot} />
            {few !== parkings && (
              <button
                type="button"
                onClick={() => setWhole(!isWhole)}
                className={`min-h-11 text-sm ${textLinkLook}`}
              >
                Toon {isCut ? `alle ${parkings.length}` : `de ${mostPlotted} goedkoopste`}
              </button>
            )}
          </>
        ) : (
          // What scripts draw when it is opened. The browser keeps it as text.
          <noscript>
            <Plot parkings={parkings} all={all} listed={listed} isStill />
          </noscript>
        )}
      </div>
    </details>
  )
}

type PlotProps = PricePlotProps & { listed: ListedParking[]; isStill?: boolean }

/** What is folded out: the list renders first. */
function Plot({ parkings, all, listed, isStill }: PlotProps) {
  const deferred = useDeferredValue(parkings)
  const scale = useMemo(() => plotScale(priced(all)), [all])
  return <PlotContent parkings={deferred} listed={listed} scale={scale} isStill={isStill} />
}
