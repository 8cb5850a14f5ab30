import type { PlotLabel, PlotMark } from '#domain/plot/plot-layout.ts'
import { markName } from '#domain/plot/plot-summary.ts'
import { PlotShape } from './plot-shape.tsx'

const labelLook = [
  'fill-ink-soft font-medium text-[13px]',
  'within-hover:fill-ink within-hover:font-bold within-focus:fill-ink within-focus:font-bold within-active:fill-ink within-active:font-bold',
].join(' ')

/** A label that does not fit shows only on hover or focus. */
const passingLook =
  'opacity-0 [paint-order:stroke] stroke-(--surface-subtle) stroke-4 within-hover:opacity-100 within-focus:opacity-100 within-active:opacity-100'

type PlotItemProps = {
  mark: PlotMark
  /** The query of the page that shows its card; empty for this page. */
  page: string
}

/** One parking in the plot: a link to its card. */
export function PlotItem({ mark: { parking, x, y, label }, page }: PlotItemProps) {
  const { text, dx, dy, anchor }: PlotLabel = label ?? {
    text: parking.name,
    dx: x > 0.5 ? -14 : 14,
    dy: 4.5,
    anchor: x > 0.5 ? 'end' : 'start',
  }

  return (
    // Positioned by percentage, so that only distances scale with the plot.
    <svg x={`${100 * x}%`} y={y} className="overflow-visible" role="presentation">
      <a
        href={`${page}#terrein-${parking.id}`}
        aria-label={markName(parking)}
        data-parking={parking.id}
        className="group outline-none!"
      >
        <circle r={16} className="fill-transparent" />
        <circle
          r={13}
          className="fill-none stroke-(--focus-outer) stroke-[3] opacity-0 within-focus:opacity-100"
        />
        <g className="transition-[scale] duration-(--fast) within-hover:scale-125 within-active:scale-125">
          <PlotShape type={parking.type} />
        </g>
        <text
          x={dx}
          y={dy}
          textAnchor={anchor}
          className={label ? labelLook : `${labelLook} ${passingLook}`}
        >
          {text}
        </text>
      </a>
    </svg>
  )
}
