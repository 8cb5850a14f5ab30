import { Slider } from '#app/site/ui/slider.tsx'
import type { Limit } from '#domain/filter/filter-options.ts'
import { limitTo } from '#domain/filter/parking-filter.ts'
import { useFilter } from './filter-context.tsx'

export function LimitSlider({ limit }: { limit: Limit }) {
  const { filter, preview, update } = useFilter()
  const { name, address, title, text, from, to, step, unit } = limit

  /**
   * The native change event, for which React has no prop: the slider was released, or moved by key.
   */
  function listen(input: HTMLInputElement | null) {
    if (!input) return
    const settle = () => update(limitTo(limit, input.valueAsNumber))
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
        value={filter[name]}
        onValueChange={(value) => preview(limitTo(limit, value))}
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
