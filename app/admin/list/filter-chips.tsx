import { chipLook } from '#app/ui/chip-look.ts'
import { formatNumber } from '#domain/text/number.ts'

/** Without a number while it is not known. */
type Option = { value: string; label: string; count?: number }

type FilterChipsProps = {
  label: string
  options: Option[]
  /** What the choice of all is called. */
  allLabel?: string
  /** The number of rows without a choice. */
  total?: number
  chosen: string | null
  onChoose: (value: string | null) => void
}

/** A choice of one option, or all. */
export function FilterChips(props: FilterChipsProps) {
  const { label, options, allLabel = 'Alle', total, chosen, onChoose } = props
  const all = { value: null, label: allLabel, count: total }

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
          {label}{' '}
          {count !== undefined && (
            <span className="tabular-nums opacity-72">{formatNumber(count)}</span>
          )}
        </button>
      ))}
    </div>
  )
}
