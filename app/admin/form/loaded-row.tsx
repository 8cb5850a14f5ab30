import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type RowKind, useRow, type WholeRow } from '#app/admin/api/use-row.ts'
import { AdminHead } from '#app/admin/ui/admin-head.tsx'
import { buttonLook } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { State } from '#app/ui/state.tsx'
import type { SavedNoun } from '#domain/changes/save-notice.ts'
import { saveSentences } from '#domain/changes/save-notice.ts'

type LoadedRowProps<Kind extends RowKind> = {
  noun: SavedNoun
  rows: Kind
  id: string
  /** The address of the list, for the link back. */
  list: string
  /** The title until the row is loaded. */
  title: string
  children: (row: WholeRow<Kind>) => ReactNode
}

/** Loads the row that a form edits, and shows the loading and error states. */
export function LoadedRow<Kind extends RowKind>({
  noun,
  rows,
  id,
  list,
  title,
  children,
}: LoadedRowProps<Kind>) {
  const { row, missing, loading } = useRow(rows, id)
  const texts = saveSentences(noun)
  const back = (
    <Link to={list} className={buttonLook({ tone: 'secondary' })}>
      <ArrowLeft aria-hidden />
      Terug naar lijst
    </Link>
  )

  if (row) return children(row)
  return (
    <>
      <AdminHead title={title} back={loading ? list : undefined} />
      {loading ? (
        <div className="rounded-lg bg-card p-5 shadow-hairline">
          <Spinner label={texts.loading} />
        </div>
      ) : missing ? (
        <div className="rounded-lg bg-card shadow-hairline">
          <State image="/images/fout.svg" title={texts.missing} small>
            {back}
          </State>
        </div>
      ) : (
        <Notice tone="error" title="Fout!" action={back}>
          <p>{texts.loadFailed}</p>
        </Notice>
      )}
    </>
  )
}
