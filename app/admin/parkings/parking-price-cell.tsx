import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { failureText } from '#app/admin/api/failure.ts'
import { useMay } from '#app/admin/api/role.ts'
import { useParkingsAt } from '#app/admin/api/use-parkings-at.ts'
import { FieldErrors } from '#app/ui/field/field.tsx'
import type { AdminParking } from '#domain/parking/parking.ts'
import { unusualPrice, unusualTexts } from '#domain/parking/parking-price.ts'
import { parkingSchema } from '#domain/parking/parking-schema.ts'
import { formatEuro } from '#domain/text/money.ts'

type ParkingPriceCellProps = {
  parking: AdminParking
  onSave: (parking: AdminParking, price: number) => Promise<void>
}

export function ParkingPriceCell(props: ParkingPriceCellProps) {
  if (useMay('editor')) return <PriceButton {...props} />
  return <span className="tabular-nums">{formatEuro(props.parking.pricePerDay)}</span>
}

/** A price that becomes a field when clicked. Tab saves it, and moves to the next one. */
function PriceButton({ parking, onSave }: ParkingPriceCellProps) {
  const noteId = useId()
  const cellRef = useRef<HTMLDivElement>(null)
  // Beside the state, which updates too late: Tab also blurs the field.
  const isSent = useRef(false)
  const [typed, setTyped] = useState<string>()
  const [error, setError] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const { name, pricePerDay } = parking
  const others = useParkingsAt(typed === undefined ? '' : parking.airportCode) ?? []
  const warning = typed === undefined ? undefined : warningFor(parking, typed, others)

  function close(focus: boolean) {
    // Synchronously, so that the button exists when it gets focus.
    flushSync(() => {
      setTyped(undefined)
      setError(undefined)
    })
    if (focus) cellRef.current?.querySelector('button')?.focus()
  }

  /** False if the price is invalid. */
  function save({ focus }: { focus: boolean }): boolean {
    if (typed === undefined || isSent.current) return true
    const checked = parkingSchema.shape.pricePerDay.safeParse(typed.replace(/^\s*€/, ''))
    if (!checked.success) {
      setError(checked.error.issues[0]?.message)
      return false
    }
    if (checked.data === pricePerDay) close(focus)
    else send(checked.data, focus)
    return true
  }

  async function send(price: number, focus: boolean) {
    setError(undefined)
    setSaving(true)
    isSent.current = true
    try {
      await onSave(parking, price)
      close(focus)
    } catch (reason) {
      setError(failureText(reason, 'De prijs is niet opgeslagen.'))
    }
    setSaving(false)
    isSent.current = false
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') {
      // Otherwise the key would click the button, which may have focus before keyup.
      event.preventDefault()
      save({ focus: true })
    } else if (event.key === 'Escape') close(true)
    else if (event.key === 'Tab' && moveOn(event.shiftKey ? -1 : 1)) event.preventDefault()
  }

  /** Moves to the price in the next or previous row. True if Tab is handled, or must stay here. */
  function moveOn(by: -1 | 1): boolean {
    const prices = [...(cellRef.current?.closest('table')?.querySelectorAll(priceCells) ?? [])]
    const next = cellRef.current && prices[prices.indexOf(cellRef.current) + by]
    if (!save({ focus: false })) return true
    next?.querySelector('button')?.click()
    next?.querySelector('input')?.focus()
    return Boolean(next)
  }

  return (
    <div
      ref={cellRef}
      data-price
      className="md:-mr-2 max-md:inline-block max-md:has-[[role=alert]]:align-top"
    >
      {typed === undefined ? (
        <button
          type="button"
          aria-label={`Prijs van ${name}: ${formatEuro(pricePerDay)}. Wijzigen`}
          className="min-h-9 cursor-text rounded-sm px-2 tabular-nums shadow-[inset_0_0_0_1px_transparent] transition-shadow duration-(--fast) hover:bg-card hover:shadow-[inset_0_0_0_1px_var(--line-control)] max-lg:min-h-11 pointer-coarse:min-h-11 max-md:-my-2 max-md:-ml-2 underline decoration-dotted underline-offset-4"
          onClick={() => setTyped(pricePerDay.toFixed(2).replace('.', ','))}
        >
          {formatEuro(pricePerDay)}
        </button>
      ) : (
        <>
          <input
            // biome-ignore lint/a11y/noAutofocus: the click on the price asked for this field.
            autoFocus
            onFocus={(event) => event.currentTarget.select()}
            inputMode="decimal"
            enterKeyHint="done"
            autoComplete="off"
            aria-label={`Prijs per dag van ${name}`}
            aria-invalid={error ? true : undefined}
            aria-describedby={error || warning ? noteId : undefined}
            aria-busy={isSaving || undefined}
            readOnly={isSaving}
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value)
              // It was about what stood there.
              setError(undefined)
            }}
            onKeyDown={press}
            onBlur={() => save({ focus: false })}
            className="h-9 w-20 rounded-sm border-[1.5px] border-line-control bg-card px-2 text-right tabular-nums aria-busy:opacity-60 aria-invalid:border-negative max-lg:h-11 pointer-coarse:h-11 max-md:-my-1 max-md:h-9! max-md:w-18 max-md:text-left"
          />
          {error && (
            <div role="alert" className="mt-1 max-w-56 whitespace-normal text-left">
              <FieldErrors id={noteId} errors={[error]} />
            </div>
          )}
          <div aria-live="polite">
            {warning && !error && (
              <p
                id={noteId}
                className="mt-1 max-w-56 whitespace-normal rounded-sm bg-caution-soft px-2 py-1 text-left text-caution-ink text-sm/[1.4]"
              >
                <strong className="font-bold">{warning.title}</strong> {warning.text}
              </p>
            )}
          </div>
        </>
      )}
    </div>
  )
}

/** As the form warns: a warning never prevents saving. */
function warningFor(parking: AdminParking, typed: string, all: AdminParking[]) {
  const price = Number(typed.replace(/^\s*€/, '').replace(',', '.'))
  const others = all.filter(({ id }) => id !== parking.id)
  const unusual = unusualPrice(price, others)
  return unusual && unusualTexts(unusual)
}

const priceCells = '[data-price]'
