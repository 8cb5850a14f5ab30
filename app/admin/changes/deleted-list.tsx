import Undo2 from 'lucide-react/icons/undo-2'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { failureText } from '#app/admin/api/failure.ts'
import { useMay } from '#app/admin/api/role.ts'
import { useDeleted, useTakeBack } from '#app/admin/api/use-changes.ts'
import { inTheWayIn } from '#app/admin/api/use-undo.ts'
import { type ListFilter, ListTools } from '#app/admin/list/list-tools.tsx'
import { Pager } from '#app/admin/list/pager.tsx'
import { useListView } from '#app/admin/list/use-list-view.ts'
import { Moment } from '#app/admin/ui/moment.tsx'
import { QueryState } from '#app/admin/ui/query-state.tsx'
import { useToast } from '#app/admin/ui/toast.tsx'
import { Button } from '#app/ui/button.tsx'
import { State } from '#app/ui/state.tsx'
import { pageSize } from '#domain/admin/list-view.ts'
import { type Deleted, restorableDays, type UndoRefusal } from '#domain/changes/change.ts'
import { allKinds } from '#domain/kinds.ts'
import { listed } from '#domain/text/listed.ts'
import { counted, formatNumber } from '#domain/text/number.ts'
import { capitalized } from '#domain/text/text.ts'
import { nounInLog, subjectsTitle, subjectTitle } from './change-words.ts'
import { LeftOutDialog } from './left-out-dialog.tsx'

/** What was deleted recently and can be restored. */
export function DeletedList() {
  const query = useDeleted()
  const takeBack = useTakeBack()
  const toast = useToast()
  const list = useRef<HTMLElement>(null)
  const [busy, setBusy] = useState<string>()
  const [partly, setPartly] = useState<{ deleted: Deleted; refusal: UndoRefusal }>()

  async function restore(deleted: Deleted, refusal?: UndoRefusal) {
    const { change, items } = deleted
    setBusy(change)
    try {
      await takeBack(change, { onlyOthers: refusal !== undefined })
      // Synchronously, because closing returns focus to a button that is removed with its row.
      flushSync(() => setPartly(undefined))
      list.current?.focus({ preventScroll: true })
      toast({
        title: 'Teruggezet',
        text: refusal
          ? 'De rest is teruggezet.'
          : `${subjectsTitle(items)} ${items.length === 1 ? 'is' : 'zijn'} teruggezet.`,
      })
    } catch (error) {
      const refusal = inTheWayIn(error)
      if (refusal) return setPartly({ deleted, refusal })
      setPartly(undefined)
      toast({
        title: 'Fout bij terugzetten',
        text: failureText(error, 'Er is een fout opgetreden bij het terugzetten.'),
        tone: 'error',
      })
    } finally {
      setBusy(undefined)
    }
  }

  return (
    <section
      ref={list}
      tabIndex={-1}
      aria-label="Verwijderd"
      className="scroll-mt-20 rounded-lg bg-card shadow-hairline outline-none"
    >
      <p className="px-5 py-4 text-ink-soft">
        Wat je verwijdert, kun je {restorableDays} dagen lang terugzetten.
      </p>
      <div className="border-line border-t">
        <QueryState query={query} what="verwijderde onderdelen">
          {(deleted) =>
            deleted.length === 0 ? (
              <State
                image="/images/leeg-lijst.svg"
                title={`Er is de laatste ${restorableDays} dagen niets verwijderd`}
                small
              />
            ) : (
              <DeletedRows
                deleted={deleted}
                busy={busy}
                onRestore={restore}
                onMove={() => {
                  list.current?.focus({ preventScroll: true })
                  list.current?.scrollIntoView()
                }}
              />
            )
          }
        </QueryState>
      </div>
      {partly && (
        <LeftOutDialog
          refusal={partly.refusal}
          action="Zet de rest terug"
          busy={busy ? 'Terugzetten...' : undefined}
          onClose={() => setPartly(undefined)}
          onConfirm={() => restore(partly.deleted, partly.refusal)}
        />
      )}
    </section>
  )
}

type DeletedRowsProps = {
  deleted: Deleted[]
  busy: string | undefined
  onRestore: (deleted: Deleted) => void
  /** Scrolls to the top of the list, as the focused element may be gone. */
  onMove: () => void
}

function DeletedRows({ deleted, busy, onRestore, onMove }: DeletedRowsProps) {
  const { state, view, ...shown } = useListView(deleted, {
    searchIn: textsOf,
    filterOn: { [filter.name]: kindsOf },
  })

  return (
    <>
      <ListTools
        {...{ search, filters: [filter], state }}
        total={counted(view.found.length, 'verwijdering', 'verwijderingen')}
        onSearch={shown.search}
        onFilter={shown.filter}
      />
      <div className="border-line border-t">
        {view.shown.length === 0 ? (
          <State image="/images/leeg-resultaten.svg" title="Niets gevonden." small>
            <Button
              tone="secondary"
              onClick={() => {
                shown.clear()
                onMove()
              }}
            >
              Zoekopdracht wissen
            </Button>
          </State>
        ) : (
          <ul aria-label="Verwijderde onderdelen" className="divide-y divide-line">
            {view.shown.map((each) => (
              <DeletedRow
                key={each.change}
                deleted={each}
                isBusy={busy === each.change}
                onRestore={() => onRestore(each)}
              />
            ))}
          </ul>
        )}
      </div>
      {view.found.length > pageSize && (
        <Pager
          {...view}
          total={view.found.length}
          onPage={(page) => {
            shown.change({ page })
            onMove()
          }}
        />
      )}
    </>
  )
}

const search = { placeholder: 'Zoek op naam...' }
const textsOf = ({ items, username }: Deleted) => [...items.map(({ name }) => name), username]
const kindsOf = ({ items }: Deleted) => items.map(({ subject }) => subject)

const filter: ListFilter = {
  name: 'soort',
  label: 'Soort',
  look: 'select',
  options: allKinds
    .filter(({ log }) => log.bin)
    .map(({ table }) => ({ value: table, label: capitalized(nounInLog(table).one) })),
}

type DeletedRowProps = { deleted: Deleted; isBusy: boolean; onRestore: () => void }

function DeletedRow({ deleted, isBusy, onRestore }: DeletedRowProps) {
  const { at, username, items } = deleted
  const title = subjectsTitle(items)
  const mayChange = useMay('editor')

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3.5">
      <div className="min-w-0 flex-[1_1_14rem]">
        <p className="wrap-anywhere font-semibold">{title}</p>
        {items.length > 1 && (
          <p className="wrap-anywhere text-ink-soft text-sm">{namesOf(items)}</p>
        )}
        <p className="wrap-anywhere text-ink-muted text-sm">
          Verwijderd door {username} op <Moment at={at} between=" om " />
        </p>
      </div>
      {mayChange && (
        <Button
          tone="secondary"
          size="sm"
          busy={isBusy ? 'Terugzetten...' : undefined}
          onClick={onRestore}
        >
          <Undo2 aria-hidden />
          Zet terug
          <span className="sr-only">: {title}</span>
        </Button>
      )}
    </li>
  )
}

/** More names than this are a number. */
const maxNamed = 10

function namesOf(items: Deleted['items']): string {
  const names = items.slice(0, maxNamed).map(({ subject, name }) => subjectTitle(subject, name))
  const more = items.length - names.length
  return listed(more > 0 ? [...names, `nog ${formatNumber(more)}`] : names)
}
