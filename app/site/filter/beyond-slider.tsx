import type { FilterCounts } from '#domain/filter/filter-counts.ts'
import { limitNamed } from '#domain/filter/filter-options.ts'
import { FilterAction } from './filter-action.tsx'

const { to } = limitNamed('maxDistance')

type BeyondSliderProps = {
  counts: FilterCounts
  /** Moves the focus, because the button disappears. */
  onShown: () => void
}

/** That the end of the slider hides parkings, and a way to see them. */
export function BeyondSlider({ counts: { beyond, farthest }, onShown }: BeyondSliderProps) {
  if (beyond === 0) return null

  return (
    <div className="text-sm/[1.5] print:hidden">
      {beyond === 1 ? '1 terrein ligt' : `${beyond} terreinen liggen`} verder dan {to} minuten.{' '}
      <FilterAction change={{ maxDistance: farthest }} onDone={onShown}>
        <button
          type="submit"
          className="inline-block py-2 font-semibold text-link underline underline-offset-[0.2em]"
        >
          {beyond === 1 ? 'Toon het' : 'Toon ze'}
        </button>
      </FilterAction>
    </div>
  )
}
