import { Link } from 'react-router'
import { textLinkLook } from '#app/ui/text-link-look.ts'
import type { NamedRow, UndoRefusal } from '#domain/changes/change.ts'
import { kindOfTable } from '#domain/kinds.ts'
import { formatNumber } from '#domain/text/number.ts'

const maxShown = 20

type InTheWayProps = Pick<UndoRefusal, 'inTheWay' | 'isTaken'>

/** The records that changed again, or can't be brought back, so that they stay as they are. */
export function InTheWay({ inTheWay, isTaken }: InTheWayProps) {
  const more = inTheWay.length - maxShown

  return (
    <ul
      aria-label={isTaken ? 'Blijft verwijderd' : 'Intussen opnieuw gewijzigd'}
      className="list-disc pl-5"
    >
      {inTheWay.slice(0, maxShown).map((row) => (
        <li key={`${row.subject} ${row.id}`} className="wrap-anywhere">
          {isTaken ? textOf(row) : <RowLink row={row} />}
        </li>
      ))}
      {more > 0 && <li>en nog {formatNumber(more)}</li>}
    </ul>
  )
}

function RowLink({ row }: { row: NamedRow }) {
  const kind = kindOfTable(row.subject)
  if (!kind?.page?.hasEdit) return textOf(row)
  return (
    <Link to={`/admin/${kind.path}/${row.id}/edit`} className={textLinkLook}>
      {textOf(row)}
    </Link>
  )
}

const textOf = ({ subject, id, name }: NamedRow) =>
  name || `${kindOfTable(subject)?.noun.one ?? 'onderdeel'} ${id}`
