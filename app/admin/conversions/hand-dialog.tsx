import { admin } from '#app/admin/api/api.ts'
import { useRows } from '#app/admin/api/use-list.ts'
import { useUndo } from '#app/admin/api/use-undo.ts'
import { AskDialog } from '#app/admin/typed/ask-dialog.tsx'
import { useTyped } from '#app/admin/typed/use-typed.ts'
import { useToast } from '#app/admin/ui/toast.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { conversionStates } from '#domain/earnings/conversion/conversion.ts'
import { type HandInput, handSchema, toldStates } from '#domain/earnings/conversion/hand-input.ts'
import type { ConversionSummary } from '#domain/earnings/conversion/listed-conversion.ts'
import { readCents } from '#domain/earnings/conversion/read-told.ts'
import { parse } from '#domain/form/form.ts'
import { refused } from '#domain/form/result.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { counted } from '#domain/text/number.ts'
import { HandBookings, noBooking } from './hand-bookings.tsx'
import { ParkingChoice } from './parking-choice.tsx'
import { useConversionsChanged } from './use-conversions.ts'

type HandDialogProps = { programmes: ConversionSummary['programmes']; onClose: () => void }

/** Bookings that a provider told by mail. */
export function HandDialog({ programmes, onClose }: HandDialogProps) {
  const direct = programmes.filter(({ network }) => network === 'direct')
  const start = {
    programmeId: direct.length === 1 ? (direct[0]?.id ?? 0) : 0,
    ...{ code: '', parkingId: 0, day: amsterdamDay(new Date()), state: 'approved', reason: '' },
    bookings: [noBooking],
  }
  const typed = useTyped('hand', start, ({ reason, bookings }) =>
    [reason, ...bookings.flatMap((one) => Object.values(one))].some((text) => text.trim() !== ''),
  )
  const { programmeId, code, parkingId, state, reason, day, bookings } = typed.fields
  const toast = useToast()
  const changed = useConversionsChanged()
  const undo = useUndo(useRows('conversions'))

  function check() {
    const read = bookings.map((one) => readCents(one.commission))
    const wrong = read.flatMap((cents, at) =>
      typeof cents === 'number' ? [] : [[`bookings.${at}.commission`, [cents.reason]] as const],
    )
    const errors = {
      ...(programmeId === 0 && { programmeId: ['Kies een programma.'] }),
      ...(parkingId === 0 && { parkingId: ['Kies een parking.'] }),
      ...Object.fromEntries(wrong),
    }
    const parsed = parse(handSchema, {
      ...{ programmeId, parkingId, day, state },
      reason: state === 'declined' ? reason : null,
      bookings: bookings.map(({ number }, at) => ({
        ...{ number: number.trim() || null, commission: read[at], value: null },
      })),
    })
    if (Object.keys(errors).length === 0) return parsed
    return refused(parsed.ok ? errors : { ...parsed.why, ...errors })
  }

  const save = (input: HandInput) => admin.post('/api/admin/conversions/hand', input)

  return (
    <AskDialog
      title="Boekingen met de hand"
      size="lg"
      text={<p>Voor een aanbieder die zelf meldt wat er via jou is geboekt.</p>}
      action={{
        rest: `Voeg ${counted(bookings.length, 'boeking', 'boekingen')} toe`,
        busy: 'Toevoegen...',
      }}
      typed={{ in: typed, unsaved: 'Boekingen niet toegevoegd' }}
      check={check}
      call={save}
      failed="Er is niets toegevoegd."
      onClose={onClose}
      onDone={(done) => {
        toast({
          title: `${counted(bookings.length, 'boeking', 'boekingen')} toegevoegd`,
          action: undo(done, {
            done: { title: 'De boekingen zijn weer weg' },
            failed: { title: 'Niet ongedaan gemaakt', text: 'De boekingen staan er nog.' },
          }),
        })
        void changed()
        onClose()
      }}
    >
      {(errors) => (
        <>
          {direct.length === 0 && (
            <Notice tone="caution">
              Dit kan bij een programma ‘rechtstreeks’, en dat is er nog niet.
            </Notice>
          )}
          <div className="grid gap-4 sm:grid-cols-2">
            <SelectField
              {...typed.text('programmeId')}
              label="Programma"
              errors={errors.programmeId}
              onChange={({ currentTarget: { value } }) => typed.set({ programmeId: Number(value) })}
            >
              <option value={0}>Kies een programma</option>
              {direct.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
            <TextField
              {...typed.text('day')}
              label="Dag van boeking"
              type="date"
              errors={errors.day}
            />
          </div>
          <ParkingChoice
            code={code}
            value={parkingId}
            onChoose={(chosen) => typed.set(chosen)}
            errors={parkingId === 0 ? errors.parkingId : undefined}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <SelectField
              {...typed.text('state')}
              label="Toestand"
              hint={state === 'open' ? 'Je keurt ze later goed met ‘Verbeter’.' : undefined}
            >
              {toldStates.map((name) => (
                <option key={name} value={name}>
                  {conversionStates[name]}
                </option>
              ))}
            </SelectField>
            {state === 'declined' && (
              <TextField
                {...typed.text('reason')}
                label="Reden"
                maxLength={500}
                errors={errors.reason}
              />
            )}
          </div>
          <HandBookings
            bookings={bookings}
            errors={errors}
            onChange={(changes) => typed.set({ bookings: changes })}
          />
        </>
      )}
    </AskDialog>
  )
}
