import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { admin } from '#app/admin/api/api.ts'
import { failureText } from '#app/admin/api/failure.ts'
import { useRows } from '#app/admin/api/use-list.ts'
import { useUndo } from '#app/admin/api/use-undo.ts'
import { Dialog } from '#app/admin/ui/dialog.tsx'
import { useToast } from '#app/admin/ui/toast.tsx'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { ConversionSummary } from '#domain/earnings/conversion/listed-conversion.ts'
import { readCents } from '#domain/earnings/conversion/read-told.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { counted } from '#domain/text/number.ts'
import { ParkingChoice } from './parking-choice.tsx'
import { useConversionsChanged } from './use-conversions.ts'

type HandDialogProps = { programmes: ConversionSummary['programmes']; onClose: () => void }

const empty = { number: '', commission: '' }

/** Bookings that a provider told by mail. */
export function HandDialog({ programmes, onClose }: HandDialogProps) {
  const direct = programmes.filter(({ network }) => network === 'direct')
  const [programmeId, setProgrammeId] = useState(direct.length === 1 ? (direct[0]?.id ?? 0) : 0)
  const [parkingId, setParkingId] = useState(0)
  const [day, setDay] = useState(amsterdamDay(new Date()))
  const [bookings, setBookings] = useState([empty])
  const [trouble, setTrouble] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const toast = useToast()
  const changed = useConversionsChanged()
  const undo = useUndo(useRows('conversions'))

  const type = (at: number, typed: Partial<typeof empty>) =>
    setBookings(bookings.map((one, index) => (index === at ? { ...one, ...typed } : one)))

  async function save() {
    if (programmeId === 0) return setTrouble('Kies een programma.')
    if (parkingId === 0) return setTrouble('Kies een parking.')
    const read = bookings.map(({ number, commission }) => ({
      number: number.trim() || null,
      commission: readCents(commission),
      value: null,
    }))
    for (const [at, { commission }] of read.entries()) {
      if (typeof commission !== 'number') {
        return setTrouble(`Boeking ${at + 1}: ${commission.reason}`)
      }
    }
    setTrouble(undefined)
    setBusy(true)
    try {
      const sent = { programmeId, parkingId, day, state: 'approved', bookings: read }
      const done = await admin.post('/api/admin/conversions/hand', sent)
      toast({
        title: `${counted(read.length, 'boeking', 'boekingen')} toegevoegd`,
        action: undo(done, {
          done: { title: 'De boekingen zijn weer weg' },
          failed: { title: 'Niet ongedaan gemaakt', text: 'De boekingen staan er nog.' },
        }),
      })
      await changed()
      onClose()
    } catch (error) {
      setTrouble(failureText(error, 'Er is niets toegevoegd.'))
      setBusy(false)
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title="Boekingen met de hand"
      text={<p>Voor een aanbieder die zelf meldt wat er via jou is geboekt.</p>}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            Annuleren
          </Button>
          <Button
            busy={isBusy ? 'Toevoegen...' : undefined}
            disabled={direct.length === 0}
            onClick={save}
          >
            Voeg {counted(bookings.length, 'boeking', 'boekingen')} toe
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {direct.length === 0 && (
          <Notice tone="caution">
            Dit kan bij een programma ‘rechtstreeks’, en dat is er nog niet.
          </Notice>
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            label="Programma"
            value={programmeId}
            onChange={(event) => setProgrammeId(Number(event.currentTarget.value))}
          >
            <option value={0}>Kies een programma</option>
            {direct.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <TextField
            label="Dag van boeking"
            type="date"
            value={day}
            onChange={(event) => setDay(event.currentTarget.value)}
          />
        </div>
        <ParkingChoice value={parkingId} onChoose={setParkingId} />
        {bookings.map((booking, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a booking has no other name
          <div key={at} className="grid grid-cols-2 gap-4">
            <TextField
              label={`Nummer van boeking ${at + 1}`}
              optional
              hint={at === 0 ? 'Zonder nummer maken wij er een.' : undefined}
              value={booking.number}
              onChange={(event) => type(at, { number: event.currentTarget.value })}
            />
            <TextField
              label={`Vergoeding van boeking ${at + 1}`}
              inputMode="decimal"
              before="€"
              value={booking.commission}
              onChange={(event) => type(at, { commission: event.currentTarget.value })}
            />
          </div>
        ))}
        <div>
          <Button
            tone="ghost"
            disabled={bookings.length >= 100}
            onClick={() => setBookings([...bookings, empty])}
          >
            <Plus aria-hidden />
            Nog een boeking
          </Button>
        </div>
        {trouble && <Notice tone="error">{trouble}</Notice>}
      </div>
    </Dialog>
  )
}
