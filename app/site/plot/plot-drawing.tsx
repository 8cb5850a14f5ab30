import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { pageSearch } from '#app/site/page/page-search.ts'
import { fromName, maxDrawn, shownIn, shownName, skippedIn } from '#domain/filter/list-page.ts'
import type { ListedParking } from '#domain/parking/listed-parking.ts'
import { isZoneLabelFree, type PlotCanvas, plotMarks, zoneLabel } from '#domain/plot/plot-layout.ts'
import type { PlotScale } from '#domain/plot/plot-scale.ts'
import { plotSummary } from '#domain/plot/plot-summary.ts'
import { formatEuro } from '#domain/text/money.ts'
import { PlotItem } from './plot-item.tsx'

type PlotDrawingProps = {
  parkings: ListedParking[]
  listed: ListedParking[]
  scale: PlotScale
  canvas: PlotCanvas
}

const tickLook = 'fill-chart-axis font-medium text-[12px] tabular-nums'

/** Price against minutes. It fills its container's width without scaling text or marks. */
export function PlotDrawing({ parkings, listed, scale, canvas }: PlotDrawingProps) {
  const marks = useMemo(() => plotMarks(parkings, scale, canvas), [parkings, scale, canvas])
  const { top, bottom } = canvas
  const upward = (euros: number) => bottom - (euros / scale.euros) * (bottom - top)
  const [search] = useSearchParams()
  const shown = shownIn(search)
  const skipped = skippedIn(search, listed.length)
  const placeOf = useMemo(() => new Map(listed.map(({ id }, index) => [id, index])), [listed])
  // A card that is not drawn yet is on the page that shows so many, or that begins before it.
  function pageWith(index: number): string {
    if (index >= skipped && index < skipped + shown) return ''
    return index < maxDrawn
      ? pageSearch(search, { [shownName]: `${index + 1}`, [fromName]: null })
      : pageSearch(search, { [shownName]: `${maxDrawn}`, [fromName]: `${index + 1}` })
  }
  const lastTick = scale.minuteTicks.length - 1

  return (
    <figure aria-label={plotSummary(parkings)} className="pr-4 pl-14">
      <svg role="presentation" width="100%" height={bottom + 40} className="overflow-visible">
        <rect
          y={upward(scale.euros / 2)}
          width="50%"
          height={(bottom - top) / 2}
          className="fill-signal opacity-20"
        />
        {isZoneLabelFree(marks, canvas) && (
          <text
            x={zoneLabel.x}
            y={bottom - zoneLabel.above}
            className="fill-signal-ink font-semibold text-[12px]"
          >
            {zoneLabel.text}
          </text>
        )}
        {scale.euroTicks.map((euros) => (
          <g key={euros}>
            <line x2="100%" y1={upward(euros)} y2={upward(euros)} className="stroke-chart-grid" />
            <text x={-10} y={upward(euros) + 4} textAnchor="end" className={tickLook}>
              {formatEuro(euros)}
            </text>
          </g>
        ))}
        {scale.minuteTicks.map((minutes, index) => (
          <text
            key={minutes}
            x={`${(100 * minutes) / scale.minutes}%`}
            y={bottom + 18}
            textAnchor={index === 0 ? 'start' : index === lastTick ? 'end' : 'middle'}
            className={tickLook}
          >
            {index === lastTick && canvas.names === 'whole' ? `${minutes} min` : minutes}
          </text>
        ))}
        <text y={bottom + 36} className={tickLook}>
          Minuten tot de terminal
        </text>
        {marks.map((mark) => (
          <PlotItem
            key={mark.parking.id}
            mark={mark}
            page={pageWith(placeOf.get(mark.parking.id) ?? 0)}
          />
        ))}
      </svg>
    </figure>
  )
}
