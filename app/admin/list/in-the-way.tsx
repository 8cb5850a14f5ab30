import { Link } from 'react-router'
import { textLinkLook } from '#app/ui/text-link-look.ts'
import type { NamedRow } from '#domain/changes/change.ts'
import { kindOfTable } from '#domain/kinds.ts'
import { formatNumber } from '#domain/text/number.ts'

const maxShown = 20

/** The records that changed again, so that they stay as they are. */
export function InTheWay({ rows }: { rows: NamedRow[] }) {
  const more = rows.length - maxShown

  return (
    <ul aria-label="Intussen opnieuw gewijzigd" className="list-disc pl-5">
      {rows.slice(0, maxShown).map((row) => (
        <li key={`${row.subject} ${row.id}`} className="wrap-anywhere">
          <RowLink row={row} />
        </li>
      ))}
      {more > 0 && <li>en nog {formatNumber(more)}</li>}
    </ul>
  )
}

function RowLink({ row: { subject, id, name } }: { row: NamedRow }) {
  const kind = kindOfTable(subject)
  const text = name || `${kind?.noun.one ?? 'onderdeel'} ${id}`
  if (!kind?.page?.hasEdit) return text
  return (
    <Link to={`/admin/${kind.path}/${id}/edit`} className={textLinkLook}>
      {text}
    </Link>
  )
}
