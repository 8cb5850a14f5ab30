import { useState } from 'react'
import { flushSync } from 'react-dom'
import { failureText } from '#app/admin/api/failure.ts'
import { useTakeBack } from '#app/admin/api/use-changes.ts'
import { inTheWayIn } from '#app/admin/api/use-undo.ts'
import { Dialog } from '#app/admin/ui/dialog.tsx'
import { useToast } from '#app/admin/ui/toast.tsx'
import { Button } from '#app/ui/button.tsx'
import type { ChangeGroup, UndoRefusal } from '#domain/changes/change.ts'
import { namesOf } from '#domain/changes/in-the-way.ts'
import { formatNumber } from '#domain/text/number.ts'
import { canUndo, groupTitle, isKindUndone } from './change-words.ts'
import { LeftOutDialog } from './left-out-dialog.tsx'

type UndoDialogProps = {
  /** The changes to undo together; undefined keeps the dialog closed. */
  groups: ChangeGroup[] | undefined
  onClose: () => void
  /** Called after the undo; the button that opened the dialog may be gone. */
  onDone: () => void
}

export function UndoDialog({ groups, onClose, onDone }: UndoDialogProps) {
  const takeBack = useTakeBack()
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<UndoRefusal>()
  const [group, ...others] = groups ?? []
  const isRun = others.length > 0
  const back = groups?.filter(canUndo) ?? []
  const close = busy ? () => undefined : shut

  function shut() {
    setRefusal(undefined)
    onClose()
  }

  async function undo() {
    if (!group) return
    setBusy(true)
    try {
      const changes = (groups ?? []).filter(isKindUndone).map(({ change }) => change)
      await takeBack(isRun ? changes : group.change, { onlyOthers: refusal !== undefined })
      toast(
        refusal
          ? {
              title: 'Rest ongedaan gemaakt',
              text: `${namesOf(refusal.inTheWay)} ${refusal.inTheWay.length === 1 ? 'bleef' : 'bleven'} staan.`,
            }
          : {
              title: isRun
                ? `${formatNumber(back.length)} wijzigingen ongedaan gemaakt`
                : 'Wijziging ongedaan gemaakt',
            },
      )
      // Synchronously, because closing returns focus to a button that may be gone.
      flushSync(shut)
      onDone()
    } catch (error) {
      const inTheWay = inTheWayIn(error)
      if (inTheWay) return setRefusal(inTheWay)
      toast({
        title: 'Fout bij ongedaan maken',
        text: failureText(error, 'Er is een fout opgetreden bij het ongedaan maken.'),
        tone: 'error',
      })
      shut()
    } finally {
      setBusy(false)
    }
  }

  if (group && refusal) {
    return (
      <LeftOutDialog
        refusal={refusal}
        action="Maak de rest ongedaan"
        busy={busy ? 'Ongedaan maken...' : undefined}
        onClose={close}
        onConfirm={undo}
      />
    )
  }

  return (
    <Dialog
      urgent
      open={group !== undefined}
      onClose={close}
      title={`Weet je zeker dat je deze ${isRun ? `${formatNumber(back.length)} wijzigingen` : 'wijziging'} ongedaan wilt maken?`}
      text={
        isRun ? (
          <RunText back={back} left={groups?.filter((each) => !canUndo(each)) ?? []} />
        ) : (
          <>
            <p className="wrap-anywhere">{group && groupTitle(group)}.</p>
            <p>Alles wat daarbij tegelijk is gewijzigd, wordt weer zoals het daarvoor was.</p>
          </>
        )
      }
      actions={
        <>
          <Button tone="secondary" disabled={busy} onClick={close}>
            Annuleren
          </Button>
          <Button busy={busy ? 'Ongedaan maken...' : undefined} onClick={undo}>
            Ongedaan maken
          </Button>
        </>
      }
    />
  )
}

/** Titles of a run in the dialog; the log below has them all. */
const mostTitles = 5

/** What an undo of several changes puts back, and what it can't. */
function RunText({ back, left }: { back: ChangeGroup[]; left: ChangeGroup[] }) {
  const undone = left.filter(({ size, undone }) => undone === size)
  const never = left.filter((group) => !undone.includes(group))
  return (
    <>
      <p>Alles wat daarbij is gewijzigd, wordt weer zoals het vóór de eerste was:</p>
      <Titles groups={back} />
      {undone.length > 0 && <p>Al ongedaan gemaakt: {formatNumber(undone.length)}.</p>}
      {never.length > 0 && (
        <>
          <p>Dit kan niet ongedaan worden gemaakt, en blijft zo:</p>
          <Titles groups={never} />
        </>
      )}
    </>
  )
}

function Titles({ groups }: { groups: ChangeGroup[] }) {
  const titles = Map.groupBy(groups, groupTitle)
  const more = titles.size - mostTitles
  return (
    <ul className="list-disc pl-5">
      {[...titles].slice(0, mostTitles).map(([title, { length }]) => (
        <li key={title} className="wrap-anywhere">
          {title}
          {length > 1 && `, ${formatNumber(length)} keer`}
        </li>
      ))}
      {more > 0 && <li>en nog {formatNumber(more)}</li>}
    </ul>
  )
}
