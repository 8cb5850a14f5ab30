import { SelectField } from '#app/ui/field/select-field.tsx'
import { filterNames, readSort, sortValues } from '#domain/filter/filter-address.ts'
import { sortLabels } from '#domain/filter/filter-labels.ts'
import type { SortBy } from '#domain/filter/parking-filter.ts'
import { useFilter } from './filter-context.tsx'
import { filterForm } from './filter-form.ts'

const sorts: SortBy[] = ['price', 'distance', 'rating']

export function SortSelect() {
  const { filter, update } = useFilter()

  return (
    <div className="flex items-center gap-3 text-ink-muted text-sm [--field-h:2.75rem] md:font-medium md:[--control-text:0.9375rem]">
      <span aria-hidden="true" className="whitespace-nowrap font-normal max-md:hidden">
        Sorteer op
      </span>
      <div className="flex-1">
        <SelectField
          label="Sorteer op"
          hideLabel
          name={filterNames.sortBy}
          form={filterForm}
          autoComplete="off"
          value={sortValues[filter.sortBy]}
          onChange={(event) => update({ sortBy: readSort(event.currentTarget.value) })}
        >
          {sorts.map((sort) => (
            <option key={sort} value={sortValues[sort]}>
              {sortLabels[sort]}
            </option>
          ))}
        </SelectField>
      </div>
    </div>
  )
}
