import Plus from 'lucide-react/icons/plus'
import type { CallErrors } from '#app/admin/typed/use-call-form.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'

type Booking = { number: string; commission: string }

export const noBooking: Booking = { number: '', commission: '' }

const mostBookings = 100

type HandBookingsProps = {
  bookings: Booking[]
  errors: CallErrors
  onChange: (bookings: Booking[]) => void
}

/** The number and the commission of each booking. */
export function HandBookings({ bookings, errors, onChange }: HandBookingsProps) {
  const type = (at: number, typed: Partial<Booking>) =>
    onChange(bookings.map((one, index) => (index === at ? { ...one, ...typed } : one)))

  return (
    <>
      {bookings.map((booking, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a booking has no other name
        <div key={at} className="grid grid-cols-2 gap-4">
          <TextField
            label={`Nummer van boeking ${at + 1}`}
            name={`bookings.${at}.number`}
            optional
            hint={at === 0 ? 'Zonder nummer maken wij er een.' : undefined}
            value={booking.number}
            errors={errors[`bookings.${at}.number`] ?? (at === 0 ? errors.bookings : undefined)}
            onChange={(event) => type(at, { number: event.currentTarget.value })}
          />
          <TextField
            label={`Vergoeding van boeking ${at + 1}`}
            name={`bookings.${at}.commission`}
            inputMode="decimal"
            before="€"
            value={booking.commission}
            errors={errors[`bookings.${at}.commission`]}
            onChange={(event) => type(at, { commission: event.currentTarget.value })}
          />
        </div>
      ))}
      <div>
        <Button
          tone="ghost"
          disabled={bookings.length >= mostBookings}
          onClick={() => onChange([...bookings, noBooking])}
        >
          <Plus aria-hidden />
          Nog een boeking
        </Button>
      </div>
    </>
  )
}
