import { chipLook } from '#app/ui/chip-look.ts'
import { formatNumber } from '#domain/text/number.ts'

type Option = { value: string; label: string; count: number }

type FilterChipsProps = {
  label: string
  options: Option[]
  /** The number of rows without a choice. */
  total: number
  chosen: string | null
  onChoose: (value: string | null) => void
}

/** A choice of one option, or all. */
export function FilterChips({ label, options, total, chosen, onChoose }: FilterChipsProps) {
  const all = { value: null, label: 'Alle', count: total }

  return (
    // biome-ignore lint/a11y/useSemanticElements: nothing is filled in here, so it is no fieldset.
    <div
      role="group"
      aria-label={label}
      className="flex flex-wrap gap-2 lg:pointer-fine:[--chip-h:2.25rem]"
    >
      {[all, ...options].map(({ value, label, count }) => (
        <button
          key={label}
          type="button"
          aria-pressed={value === chosen}
          className={chipLook(value === chosen)}
          onClick={() => onChoose(value)}
        >
          {label} <span className="tabular-nums opacity-72">{formatNumber(count)}</span>
        </button>
      ))}
    </div>
  )
}
