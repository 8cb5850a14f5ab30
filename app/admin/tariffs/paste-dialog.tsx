import { useDeferredValue } from 'react'
import { createPortal } from 'react-dom'
import { DiscardDialog } from '#app/admin/typed/discard-dialog.tsx'
import { PutBack } from '#app/admin/typed/put-back.tsx'
import { useTyped } from '#app/admin/typed/use-typed.ts'
import { Dialog } from '#app/admin/ui/dialog.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { type PriceList, readPriceList } from '#domain/tariff/read-price-list.ts'
import { PriceListRead, SkippedLines } from './price-list-read.tsx'
import { takeText } from './tariff-fields.ts'

type PasteDialogProps = {
  /** What was pasted. */
  text: string
  onTake: (list: PriceList) => void
  onClose: () => void
}

/** A pasted price list, with what is read in it while it is changed. */
export function PasteDialog({ text: pasted, onTake, onClose }: PasteDialogProps) {
  const { fields, set, discard, putBackFrom, takeAway } = useTyped('price list', { text: pasted }, [
    'text',
  ])
  const { text } = fields
  const close = discard.before(onClose)
  const list = readPriceList(useDeferredValue(text))
  const { steps } = list

  // Outside the form's DOM, so that its fields are not fields of the form.
  return createPortal(
    <>
      <Dialog
        open
        size="lg"
        onClose={close}
        title="Plak een prijslijst"
        actions={
          <>
            <Button tone="secondary" onClick={close}>
              Annuleren
            </Button>
            <Button disabled={steps.length === 0} onClick={() => onTake(list)}>
              {steps.length === 0 ? 'Nog geen stappen' : takeText(steps.length)}
            </Button>
          </>
        }
      >
        {putBackFrom && (
          <div className="mb-4">
            <PutBack at={putBackFrom} onTakeAway={takeAway} />
          </div>
        )}
        <div className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-2">
          <div className="[&_textarea]:font-mono [&_textarea]:text-sm">
            <TextField
              label="Geplakt"
              lines={10}
              value={text}
              spellCheck={false}
              onChange={(event) => set({ text: event.currentTarget.value })}
            />
          </div>
          <PriceListRead list={list} isEmpty={text.trim() === ''} />
        </div>
        <SkippedLines skipped={list.skipped} />
      </Dialog>
      <DiscardDialog discard={discard} title="Prijslijst niet overgenomen" onDiscard={onClose} />
    </>,
    document.body,
  )
}
