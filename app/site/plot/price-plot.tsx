import ChevronDown from 'lucide-react/icons/chevron-down'
import { useDeferredValue, useMemo } from 'react'
import { bookable, type Parking } from '#domain/parking/parking.ts'
import type { PlotCanvas } from '#domain/plot/plot-layout.ts'
import { plotScale } from '#domain/plot/plot-scale.ts'
import { PlotDrawing } from './plot-drawing.tsx'
import { PlotLegend } from './plot-legend.tsx'
import { PlotTable } from './plot-table.tsx'

const wide: PlotCanvas = { minWidth: 760, top: 14, bottom: 176, names: 'whole' }
const middle: PlotCanvas = { minWidth: 560, top: 14, bottom: 176, names: 'whole' }
const narrow: PlotCanvas = { minWidth: 190, top: 14, bottom: 230, names: 'short' }

type PricePlotProps = {
  /** The parkings in the list. */
  parkings: Parking[]
  /** All parkings of the airport: they set the scale, so that a filter does not move marks. */
  all: Parking[]
}

/**
 * Plots the bookable parkings. Folded, so that the list begins on the first screen, with a separate
 * drawing for each width.
 */
export function PricePlot({ parkings: listed, all }: PricePlotProps) {
  // The list renders first.
  const deferred = useDeferredValue(listed)
  const parkings = useMemo(() => bookable(deferred), [deferred])
  const scale = useMemo(() => plotScale(bookable(all)), [all])
  if (parkings.length === 0) return null

  return (
    <details className="group/plot rounded-lg bg-subtle print:hidden">
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
      <div className="px-4 pb-4 md:px-5">
        <div className="@container">
          <div className="@min-[35rem]:hidden">
            <PlotDrawing parkings={parkings} scale={scale} canvas={narrow} />
          </div>
          <div className="@max-[35rem]:hidden @min-[51.25rem]:hidden">
            <PlotDrawing parkings={parkings} scale={scale} canvas={middle} />
          </div>
          <div className="@max-[51.25rem]:hidden">
            <PlotDrawing parkings={parkings} scale={scale} canvas={wide} />
          </div>
        </div>
        <PlotTable parkings={parkings} />
        <div className="mt-2 md:hidden">
          <PlotLegend />
        </div>
      </div>
    </details>
  )
}
