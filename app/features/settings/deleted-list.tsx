import { Undo2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { failureText } from '#app/admin/failure.ts'
import { Moment } from '#app/admin/moment.tsx'
import { useDeleted, useTakeBack } from '#app/admin/use-changes.ts'
import { Button } from '#app/ui/button.tsx'
import { State } from '#app/ui/state.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { type Deleted, keptDeleted } from '#domain/change.ts'
import { Asked } from './asked.tsx'
import { subjectsTitle, subjectTitle } from './change-words.ts'

/** What was deleted lately, and can still come back. */
export function DeletedList() {
  const query = useDeleted()
  const takeBack = useTakeBack()
  const toast = useToast()
  const list = useRef<HTMLElement>(null)
  const [busy, setBusy] = useState<string>()

  async function restore({ change, items }: Deleted) {
    setBusy(change)
    try {
      await takeBack(change)
      // Its row goes, and the button with it.
      list.current?.focus({ preventScroll: true })
      toast({
        title: 'Teruggezet',
        text: `${subjectsTitle(items)} ${items.length === 1 ? 'is' : 'zijn'} teruggezet.`,
      })
    } catch (error) {
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
      className="rounded-lg bg-card shadow-hairline outline-none"
    >
      <p className="px-5 py-4 text-ink-soft">
        Wat je verwijdert, kun je {keptDeleted} dagen lang terugzetten.
      </p>
      <div className="border-line border-t">
        <Asked query={query} what="verwijderde onderdelen">
          {(deleted) =>
            deleted.length === 0 ? (
              <State
                image="/images/leeg-lijst.svg"
                title={`Er is de laatste ${keptDeleted} dagen niets verwijderd`}
                small
              />
            ) : (
              <ul aria-label="Verwijderde onderdelen" className="divide-y divide-line">
                {deleted.map((each) => (
                  <DeletedRow
                    key={each.change}
                    deleted={each}
                    isBusy={busy === each.change}
                    onRestore={() => restore(each)}
                  />
                ))}
              </ul>
            )
          }
        </Asked>
      </div>
    </section>
  )
}

type DeletedRowProps = { deleted: Deleted; isBusy: boolean; onRestore: () => void }

function DeletedRow({ deleted, isBusy, onRestore }: DeletedRowProps) {
  const { at, username, items } = deleted
  const title = subjectsTitle(items)

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3.5">
      <div className="min-w-0 flex-[1_1_14rem]">
        <p className="wrap-anywhere font-semibold">{title}</p>
        {items.length > 1 && (
          <p className="wrap-anywhere text-ink-soft text-sm">
            {and.format(items.map(({ subject, name }) => subjectTitle(subject, name)))}
          </p>
        )}
        <p className="text-ink-muted text-sm">
          Verwijderd door {username} op <Moment at={at} between=" om " />
        </p>
      </div>
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
    </li>
  )
}

const and = new Intl.ListFormat('nl')
