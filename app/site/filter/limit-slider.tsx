import { Slider } from '#app/site/ui/slider.tsx'
import type { Limit } from '#domain/filter/filter-options.ts'
import { type FilterChange, limitTo } from '#domain/filter/parking-filter.ts'

type LimitSliderProps = {
  limit: Limit
  value: number
  onMove: (change: FilterChange) => void
  onRelease: (change: FilterChange) => void
}

export function LimitSlider({ limit, value, onMove, onRelease }: LimitSliderProps) {
  const { address, title, text, from, to, step, unit } = limit

  /**
   * The native change event, for which React has no prop: the slider was released, or moved by key.
   */
  function listen(input: HTMLInputElement | null) {
    if (!input) return
    const settle = () => onRelease(limitTo(limit, input.valueAsNumber))
    input.addEventListener('change', settle)
    return () => input.removeEventListener('change', settle)
  }

  return (
    <>
      <Slider
        ref={listen}
        label={title}
        name={address}
        min={from}
        max={to}
        step={step}
        value={value}
        onValueChange={(moved) => onMove(limitTo(limit, moved))}
        text={text}
      />
      <div aria-hidden="true" className="flex justify-between text-ink-muted text-xs">
        <span>
          {from} {unit}
        </span>
        <span>
          {to} {unit}
        </span>
      </div>
    </>
  )
}
