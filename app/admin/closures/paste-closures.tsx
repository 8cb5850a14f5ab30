import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import { useDeferredValue } from 'react'
import { createPortal } from 'react-dom'
import { DiscardDialog } from '#app/admin/typed/discard-dialog.tsx'
import { PutBack } from '#app/admin/typed/put-back.tsx'
import { typedIsThere } from '#app/admin/typed/still-there.ts'
import { useTyped } from '#app/admin/typed/use-typed.ts'
import { Dialog } from '#app/admin/ui/dialog.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { type Closure, closureText } from '#domain/closure/closure.ts'
import { maxClosures } from '#domain/closure/closure-schema.ts'
import { type ReadClosure, readClosures } from '#domain/closure/read-closures.ts'
import { amsterdamDay, formatDay } from '#domain/text/date.ts'
import { counted } from '#domain/text/number.ts'
import { numberWord } from '#domain/text/number-word.ts'
import { capitalized } from '#domain/text/text.ts'

type PasteClosuresProps = {
  /** What happens with them: 'Zet 9 parkings dicht'. */
  take: (periods: number) => string
  /** Whether they were taken; then the dialog closes. */
  onTake: (closures: Closure[]) => boolean | Promise<boolean>
  onClose: () => void
  isBusy?: boolean
  failure?: string | undefined
}

/** A pasted list of periods, with what is read in each line while it is typed. */
export function PasteClosures({ take, onTake, onClose, isBusy, failure }: PasteClosuresProps) {
  const { fields, set, discard, putBackFrom, takeAway } = useTyped('periods', { text: '' }, [
    'text',
  ])
  const { text } = fields
  const lines = readClosures(useDeferredValue(text), amsterdamDay(new Date()))
  const closures = lines.flatMap((line) => ('closure' in line ? line.closure : []))
  const wrong = lines.length - closures.length
  const isTooMuch = closures.length > maxClosures
  const close = isBusy ? () => undefined : discard.before(onClose)

  async function submit() {
    if (!isBusy && (await onTake(closures))) onClose()
  }

  // Outside the form's DOM, so that its fields are not fields of the form.
  return createPortal(
    <>
      <Dialog
        open
        size="lg"
        onClose={close}
        title="Plak een lijst met periodes"
        actions={
          <>
            <Button tone="secondary" disabled={isBusy} onClick={close}>
              Annuleren
            </Button>
            <Button
              disabled={closures.length === 0 || isTooMuch}
              busy={isBusy ? 'Opslaan...' : undefined}
              onClick={submit}
            >
              {closures.length === 0 ? 'Nog geen periodes' : take(closures.length)}
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
          <TextField
            label="Periodes, elk op een regel"
            lines={10}
            value={text}
            spellCheck={false}
            autoComplete="off"
            readOnly={isBusy}
            placeholder={'24 december t/m 3 januari\n24-12-2026;3-1-2027;Vol'}
            hint="Uit een mail of een werkblad. Zonder reden is het er vol."
            onChange={(event) => set({ text: event.currentTarget.value })}
          />
          <ClosuresRead lines={lines} periods={closures.length} wrong={wrong} />
        </div>
        {wrong > 0 && closures.length > 0 && (
          <p className="mt-4 text-caution-ink text-sm">
            {wrong === 1
              ? 'De regel die niet klopt, wordt overgeslagen.'
              : `De ${numberWord(wrong)} regels die niet kloppen, worden overgeslagen.`}
          </p>
        )}
        {isTooMuch && (
          <p role="alert" className="mt-4 font-medium text-negative-ink">
            Dit zijn {closures.length} periodes. Een parking heeft er hoogstens {maxClosures}.
          </p>
        )}
        {failure && (
          <p role="alert" className="mt-4 font-medium text-negative-ink">
            {failure} {typedIsThere}
          </p>
        )}
      </Dialog>
      <DiscardDialog discard={discard} title="Periodes niet opgeslagen" onDiscard={onClose} />
    </>,
    document.body,
  )
}

type ClosuresReadProps = { lines: ReadClosure[]; periods: number; wrong: number }

/** What a traveller will read, line by line, or what is wrong with it. */
function ClosuresRead({ lines, periods, wrong }: ClosuresReadProps) {
  return (
    <div className="min-w-0">
      <p className="mb-1 font-semibold text-[0.9375rem]/[1.35]">Zo lezen wij het</p>
      <p role="status" className="sr-only">
        {counted(periods, 'periode', 'periodes')} gelezen
        {wrong > 0 && `, ${counted(wrong, 'regel', 'regels')} niet`}.
      </p>
      {lines.length === 0 ? (
        <p className="text-ink-muted text-sm">Plak een lijst met op elke regel een periode.</p>
      ) : (
        <ol className="max-h-80 divide-y divide-line overflow-y-auto">
          {lines.map((line) => (
            <li key={line.row} className="wrap-anywhere py-2">
              {'closure' in line ? (
                <>
                  <span className="block">{capitalized(closureText(line.closure))}</span>
                  {/* Visitors don't read the years, and who pasted them may not have written them. */}
                  <span className="block text-ink-muted text-sm">{wholeDays(line.closure)}</span>
                </>
              ) : (
                <>
                  <span className="block text-ink-muted text-sm">‘{line.written}’</span>
                  <span className="flex items-start gap-2 font-medium text-negative-ink text-sm">
                    <CircleAlert size={18} className="mt-[0.1em] flex-none" aria-hidden />
                    {line.problem}
                  </span>
                </>
              )}
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

const wholeDays = ({ firstDay, lastDay }: Closure) =>
  firstDay === lastDay ? formatDay(firstDay) : `${formatDay(firstDay)} – ${formatDay(lastDay)}`
