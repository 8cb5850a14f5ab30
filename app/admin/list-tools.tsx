import { Search } from 'lucide-react'
import { FilterChips } from '#app/ui/filter-chips.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { ListState } from '#domain/list-view.ts'

/** Which texts of a row are searched. */
export type ListSearch<Row> = { placeholder: string; in: (row: Row) => string[] }

/** One chip for each option, with how many rows there are of it. */
export type ListFilter<Row> = {
  label: string
  options: { value: string; label: string }[]
  of: (row: Row) => string
}

type ListToolsProps<Row> = {
  rows: Row[]
  total: string
  search?: ListSearch<Row>
  filter?: ListFilter<Row>
  state: ListState
  onSearch: (q: string) => void
  onFilter: (filter: string | null) => void
}

/** Above a list: how many there are, or which of them to see, and the search. */
export function ListTools<Row>(props: ListToolsProps<Row>) {
  const { rows, total, search, filter, state, onSearch, onFilter } = props

  return (
    <div className="flex flex-wrap items-center gap-3 px-5 py-4">
      <div className="mr-auto">
        {filter ? (
          <FilterChips
            label={filter.label}
            options={filter.options.map((option) => ({
              ...option,
              count: rows.filter((row) => filter.of(row) === option.value).length,
            }))}
            total={rows.length}
            chosen={state.filter}
            onChoose={onFilter}
          />
        ) : (
          <p className="text-ink-soft">{total}</p>
        )}
      </div>
      {search && (
        <search className="w-80 max-md:w-full">
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
      )}
    </div>
  )
}
