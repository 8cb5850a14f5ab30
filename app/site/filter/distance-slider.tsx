import { Slider } from '#app/site/ui/slider.tsx'
import { filterNames } from '#domain/filter/filter-address.ts'
import { distanceLabel } from '#domain/filter/filter-labels.ts'
import { farthest } from '#domain/filter/parking-filter.ts'
import { useFilter } from './filter-context.tsx'

export function DistanceSlider() {
  const { filter, preview, update } = useFilter()

  /**
   * The native change event, for which React has no prop: the slider was released, or moved by key.
   */
  function listen(input: HTMLInputElement | null) {
    if (!input) return
    const settle = () => update({ maxDistance: input.valueAsNumber })
    input.addEventListener('change', settle)
    return () => input.removeEventListener('change', settle)
  }

  return (
    <>
      <Slider
        ref={listen}
        label="Afstand tot de terminal"
        name={filterNames.maxDistance}
        min={0}
        max={farthest}
        step={1}
        value={filter.maxDistance}
        onValueChange={(maxDistance) => preview({ maxDistance })}
        text={distanceLabel}
      />
      <div aria-hidden="true" className="flex justify-between text-ink-muted text-xs">
        <span>0 min</span>
        <span>{farthest} min</span>
      </div>
    </>
  )
}
