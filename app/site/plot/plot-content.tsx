import { useSearchParams } from 'react-router'
import { shownIn, shownName } from '#domain/filter/list-page.ts'
import type { ListedParking } from '#domain/parking/listed-parking.ts'
import type { PlotCanvas } from '#domain/plot/plot-layout.ts'
import type { PlotScale } from '#domain/plot/plot-scale.ts'
import { PlotDrawing } from './plot-drawing.tsx'
import { PlotElsewhere } from './plot-elsewhere.tsx'
import { PlotLegend } from './plot-legend.tsx'
import { PlotTable } from './plot-table.tsx'

const wide: PlotCanvas = { minWidth: 760, top: 14, bottom: 176, names: 'whole' }
const middle: PlotCanvas = { minWidth: 560, top: 14, bottom: 176, names: 'whole' }
const narrow: PlotCanvas = { minWidth: 190, top: 14, bottom: 230, names: 'short' }

type PlotContentProps = {
  parkings: ListedParking[]
  /** All that are in the list, in its order. */
  listed: ListedParking[]
  scale: PlotScale
  /** It is part of the page for a browser without scripts. */
  isStill?: boolean
}

/** The drawing for each width, and the same numbers as a table. */
export function PlotContent({ parkings, listed, scale, isStill = false }: PlotContentProps) {
  const [search] = useSearchParams()
  // Few look at it without scripts, and it would be a tenth of every page, or most of a long one.
  const isAskedFor = search.has(shownName) && listed.length <= shownIn(search)
  if (isStill && !isAskedFor) {
    return <PlotElsewhere parkings={listed.length} />
  }

  return (
    <>
      <div className="@container">
        <div className="@min-[35rem]:hidden">
          <PlotDrawing parkings={parkings} listed={listed} scale={scale} canvas={narrow} />
        </div>
        <div className="@max-[35rem]:hidden @min-[51.25rem]:hidden">
          <PlotDrawing parkings={parkings} listed={listed} scale={scale} canvas={middle} />
        </div>
        <div className="@max-[51.25rem]:hidden">
          <PlotDrawing parkings={parkings} listed={listed} scale={scale} canvas={wide} />
        </div>
      </div>
      <PlotTable parkings={parkings} />
      <div className="mt-2 md:hidden">
        <PlotLegend />
      </div>
    </>
  )
}
