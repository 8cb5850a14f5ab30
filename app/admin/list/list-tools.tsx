import Search from 'lucide-react/icons/search'
import type { ReactNode } from 'react'
import { SearchSelect } from '#app/admin/ui/search-select.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import type { Counts, ListState } from '#domain/admin/list-view.ts'
import { FilterChips } from './filter-chips.tsx'

export type ListSearch = { placeholder: string }

/** A filter on one property of the rows. */
export type ListFilter = {
  /** The name of the query parameter. */
  name: string
  label: string
  /** `name` is what the label is short for. */
  options: { value: string; label: string; name?: string }[]
  /** The default is a chip per option, with its number of rows. */
  look?: 'select'
}

type ListToolsProps = {
  /** The number of all rows as a sentence. */
  total: string
  /** The number on the chip of all rows, and of each value. */
  count?: number
  counts?: Counts
  search?: ListSearch
  filters: ListFilter[]
  state: ListState
  onSearch: (q: string) => void
  onFilter: (name: string, chosen: string) => void
  /** Beside the search. */
  beside?: ReactNode
  /** Actions on all rows that match. */
  children?: ReactNode
}

/** As wide as its longest words. On a phone two short ones share a row. */
function lookOf(label: string, options: { label: string }[]): string {
  const words = [`${label}: alle`, ...options.map((option) => option.label)]
  const longest = Math.max(...words.map(({ length }) => length))
  const atDesk = longest > 16 ? 'w-64' : 'w-44'
  return `${atDesk} ${longest > 14 ? 'max-md:w-full' : 'max-md:w-auto max-md:min-w-32 max-md:flex-1'}`
}

/** With more options than this, a filter is one select that can be searched. */
const maxOptions = 12

/** Above a list: the total or the filters, and the search. */
export function ListTools(props: ListToolsProps) {
  const {
    total,
    count = 0,
    counts = {},
    search,
    filters,
    state,
    onSearch,
    onFilter,
    beside,
    children,
  } = props
  const chips = filters.filter(
    ({ look, options }) => look !== 'select' && options.length <= maxOptions,
  )
  const selects = filters.filter((filter) => !chips.includes(filter))
  // A single extra control fits beside the search; several get a line of their own.
  const isOne = selects.length + (children ? 1 : 0) === 1

  return (
    <div className="flex flex-wrap items-center gap-3 px-5 py-4 max-md:px-4">
      <div className="mr-auto grid gap-2">
        {chips.length === 0 && <p className="text-ink-soft">{total}</p>}
        {chips.map(({ name, label, options }) => (
          <FilterChips
            key={name}
            label={label}
            options={options.map((option) => ({
              ...option,
              count: counts[name]?.[option.value] ?? 0,
            }))}
            total={count}
            chosen={state.filters[name] || null}
            onChoose={(chosen) => onFilter(name, chosen ?? '')}
          />
        ))}
      </div>
      {search && (
        <div className="flex items-center gap-3 max-md:w-full max-md:gap-2 max-md:[&>button]:px-2.5">
          <search className="w-80 max-md:w-auto max-md:flex-1">
            <TextField
              label="Zoeken"
              hideLabel
              type="search"
              placeholder={search.placeholder}
              autoComplete="off"
              spellCheck={false}
              before={<Search size={18} />}
              value={state.q}
              onChange={(event) => onSearch(event.currentTarget.value)}
            />
          </search>
          {beside}
        </div>
      )}
      {(selects.length > 0 || children) && (
        <div className={`flex flex-wrap items-center gap-3 ${isOne ? 'max-md:w-full' : 'w-full'}`}>
          {selects.map(({ name, label, options, look }) =>
            options.length > maxOptions ? (
              <div key={name} className="w-60 max-md:w-auto max-md:min-w-full max-md:flex-1">
                <SearchSelect
                  label={label}
                  hideLabel
                  value={state.filters[name] ?? ''}
                  options={[
                    { value: '', label: `${label}: alle` },
                    ...options.map((option) => ({
                      value: option.value,
                      label: option.name ? `${option.label} · ${option.name}` : option.label,
                      ...(look !== 'select' && { count: counts[name]?.[option.value] ?? 0 }),
                    })),
                  ]}
                  onChoose={(chosen) => onFilter(name, chosen)}
                />
              </div>
            ) : (
              <div key={name} className={lookOf(label, options)}>
                <SelectField
                  label={label}
                  hideLabel
                  value={state.filters[name] ?? ''}
                  onChange={(event) => onFilter(name, event.currentTarget.value)}
                >
                  <option value="">{label}: alle</option>
                  {options.map((option) => (
                    <option key={option.value} value={option.value}>
                      {option.label}
                    </option>
                  ))}
                </SelectField>
              </div>
            ),
          )}
          {children && (
            <div className="flex flex-wrap gap-3 max-md:w-full max-md:*:flex-1 md:ml-auto">
              {children}
            </div>
          )}
        </div>
      )}
    </div>
  )
}
