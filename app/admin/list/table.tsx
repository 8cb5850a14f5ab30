import { Fragment, type ReactNode } from 'react'
import { Checkbox } from '#app/ui/field/checkbox.tsx'
import { HeadCell, type Optional, optionalLook, SortCell, type TableSort } from './table-head.tsx'

type CardPlace = 'side' | 'title' | 'fact' | 'bare' | 'none'

export type Column<Row> = {
  header: string
  cell: (row: Row) => ReactNode
  /** The name of the sort, as the list's call knows it; without it the column is not sortable. */
  sort?: string
  /** Aligns at the end, for numbers. */
  end?: boolean
  /**
   * Hidden without plenty of room; with 'tablet', hidden on tablets only, as a phone shows it in
   * the card.
   */
  optional?: Optional
  /** Left out until somebody chooses it, on every screen. */
  isExtra?: boolean
  /** The position in the card on a phone. The default is a fact with its label. */
  card?: CardPlace | ((row: Row) => CardPlace)
  /** Replaces a header that is too long for the card. */
  cardLabel?: string
}

export type Selection<Row> = {
  has: (row: Row) => boolean
  toggle: (rows: Row[], selected: boolean) => void
}

/** The drag handle of a row, and the row being moved. */
export type Moving<Row> = { handle: (row: Row) => ReactNode; picked: number | undefined }

type TableProps<Row> = {
  label: string
  columns: Column<Row>[]
  rows: Row[]
  /** Whether other rows are on their way. */
  isBusy?: boolean
  /** The name of a row, for screen readers. */
  name: (row: Row) => string
  sort: TableSort
  onSort: (sort: string) => void
  selection?: Selection<Row>
  moving?: Moving<Row>
  /** What is unfolded below a row, over its whole width. */
  below?: (row: Row) => ReactNode
  /** The cell at the end of a row. */
  actions: (row: Row) => ReactNode
}

/** A table that becomes a list of cards on a phone. */
export function Table<Row extends { id: number }>(props: TableProps<Row>) {
  const { label, columns, rows, isBusy, name, sort, onSort, selection, moving, actions, below } =
    props
  const hasSide = columns.some(({ card }) => card === 'side')
  const cardLook = cardLooks[selection ? 'selectable' : 'plain'][hasSide ? 'side' : 'none']

  return (
    <div className="overflow-x-auto">
      <table
        aria-label={label}
        aria-busy={isBusy || undefined}
        className="w-full transition-opacity duration-(--fast) aria-busy:opacity-60 max-md:block"
      >
        <thead className="border-line border-y bg-subtle max-md:block">
          <tr
            data-movable={moving ? '' : undefined}
            className="max-md:flex max-md:flex-wrap max-md:gap-x-4 max-md:px-4"
          >
            {moving && (
              <th scope="col" className="w-10 p-0 max-md:sr-only">
                <span className="sr-only">Verplaatsen</span>
              </th>
            )}
            {selection && <SelectAll rows={rows} selection={selection} />}
            {columns.map(({ header, sort: name, end, optional }) =>
              name ? (
                <SortCell key={header} {...{ header, name, end, optional, onSort }} by={sort} />
              ) : (
                <HeadCell key={header} {...{ end, optional }}>
                  {header}
                </HeadCell>
              ),
            )}
            <HeadCell end>Acties</HeadCell>
          </tr>
        </thead>
        <tbody className="max-md:block [&_:is(a,button,input)]:scroll-mb-20">
          {rows.map((row) => {
            const unfolded = below?.(row)
            return (
              <Fragment key={row.id}>
                <tr
                  data-side={hasSide ? '' : undefined}
                  data-movable={moving ? '' : undefined}
                  data-picked={moving?.picked === row.id ? '' : undefined}
                  className={`border-line data-picked:relative data-picked:z-1 data-picked:bg-selected! data-picked:shadow-3 not-last:border-b hover:bg-hover has-[input:checked]:bg-selected max-md:relative max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-3 max-md:gap-y-1 max-md:py-3.5 max-md:pr-14 ${moving ? 'max-md:min-h-25' : ''} ${cardLook}`}
                >
                  {moving && (
                    <td className="w-10 py-2 pl-2 max-md:absolute max-md:top-13 max-md:right-2 max-md:w-auto max-md:p-0">
                      {moving.handle(row)}
                    </td>
                  )}
                  {selection && (
                    <td className="w-12 pl-5 in-data-movable:pl-1 max-md:absolute max-md:w-auto max-md:top-2 max-md:left-4 max-md:p-0">
                      <Checkbox
                        label={<span className="sr-only">Selecteer {name(row)}</span>}
                        checked={selection.has(row)}
                        onChange={(event) => selection.toggle([row], event.currentTarget.checked)}
                      />
                    </td>
                  )}
                  {columns.map((column) => (
                    <Cell key={column.header} column={column} row={row} />
                  ))}
                  <td className="w-16 py-2 pr-4 text-right max-md:absolute max-md:top-2 max-md:right-2 max-md:w-auto max-md:p-0">
                    {actions(row)}
                  </td>
                </tr>
                {unfolded && (
                  <tr className="border-line bg-subtle not-last:border-b max-md:block">
                    <td colSpan={columns.length + 3} className="max-md:block">
                      {unfolded}
                    </td>
                  </tr>
                )}
              </Fragment>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

/** Padding at the left of a card, for the checkbox, the side cell, or both. */
const cardLooks = {
  plain: { none: 'max-md:pl-4', side: 'max-md:pl-22 max-md:[--side:1rem]' },
  selectable: { none: 'max-md:pl-14', side: 'max-md:pl-32 max-md:[--side:3.5rem]' },
}

function SelectAll<Row>({ rows, selection }: { rows: Row[]; selection: Selection<Row> }) {
  return (
    <th
      scope="col"
      className="w-12 py-0 pl-5 in-data-movable:pl-1 text-left font-medium max-md:w-auto max-md:p-0"
    >
      <Checkbox
        label={<span className="sr-only">Selecteer alles op deze pagina</span>}
        checked={rows.length > 0 && rows.every(selection.has)}
        onChange={(event) => selection.toggle(rows, event.currentTarget.checked)}
      />
    </th>
  )
}

const labelLook =
  'max-md:before:mr-1.5 max-md:before:text-ink-muted max-md:before:text-sm max-md:before:content-[attr(data-label)]'

const cellCards = {
  side: 'max-md:absolute max-md:top-3.5 max-md:left-(--side)',
  title: 'max-md:basis-full',
  fact: labelLook,
  bare: '',
  none: 'max-md:hidden',
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { cell, header, end, optional, card = 'fact', cardLabel = header } = column
  const place = typeof card === 'function' ? card(row) : card

  return (
    <td
      data-label={place === 'fact' ? cardLabel : undefined}
      className={`h-15 min-w-0 px-2 py-2 2xl:px-3 first:pl-5 max-md:block max-md:h-auto max-md:p-0! ${end ? 'whitespace-nowrap text-right tabular-nums max-md:text-left' : ''} ${optionalLook(optional)} ${cellCards[place]}`}
    >
      {cell(row)}
    </td>
  )
}
