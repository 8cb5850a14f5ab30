import { useState } from 'react'
import { Slider } from '#app/site/ui/slider.tsx'
import type { Limit } from '#domain/filter/filter-options.ts'
import { type FilterChange, limitTo } from '#domain/filter/parking-filter.ts'

type LimitSliderProps = {
  limit: Limit
  value: number
  /** The highest value of a parking: the end of the slider, once the filter is beyond its own. */
  farthest: number
  onMove: (change: FilterChange) => void
  onRelease: (change: FilterChange) => void
}

export function LimitSlider({ limit, value, farthest, onMove, onRelease }: LimitSliderProps) {
  const { address, title, text, from, step, unit } = limit
  const [isExtended, setExtended] = useState(value > limit.to)
  if (value > limit.to && !isExtended) setExtended(true)
  // It stays so, for a hand that moves the slider back.
  const to = isExtended ? Math.max(limit.to, farthest, value) : limit.to

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
