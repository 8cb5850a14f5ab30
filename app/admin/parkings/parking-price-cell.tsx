import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useMay } from '#app/admin/api/role.ts'
import { useOpenField } from '#app/admin/saving/use-save-queue.ts'
import { FieldErrors } from '#app/ui/field/field.tsx'
import type { ListedParking } from '#domain/parking/parking.ts'
import { unusualAgainst, unusualTexts } from '#domain/parking/parking-price.ts'
import { parkingSchema } from '#domain/parking/parking-schema.ts'
import { formatEuro } from '#domain/text/money.ts'
import type { PriceSaves } from './use-price-saves.ts'

type ParkingPriceCellProps = { parking: ListedParking; saves: PriceSaves }

/** The typed price of a parking without a tariff for today. */
export function ParkingPriceCell(props: ParkingPriceCellProps) {
  if (useMay('editor')) return <PriceButton {...props} />
  return <span className="tabular-nums">{formatEuro(props.parking.pricePerDay)}</span>
}

/** A price that becomes a field when clicked. Tab saves it, and moves to the next one. */
function PriceButton({ parking, saves }: ParkingPriceCellProps) {
  const noteId = useId()
  const cellRef = useRef<HTMLDivElement>(null)
  const { id, name } = parking
  const { queue } = saves
  const [typed, setTyped] = useState(() => queue.leftIn(id))
  // Beside the state, which updates too late: Tab also blurs the field.
  const isOpen = useRef(typed !== undefined)
  const [error, setError] = useState<string>()
  const waiting = saves.waitingFor(id)
  const price = waiting?.price ?? parking.pricePerDay
  const start = price.toFixed(2).replace('.', ',')
  const warning = typed === undefined ? undefined : warningFor(parking, typed)

  useOpenField(queue, id)

  function open() {
    isOpen.current = true
    queue.field(id, null)
    setTyped(start)
  }

  function change(text: string) {
    queue.field(id, text === start ? null : text)
    setTyped(text)
    // It was about what stood there.
    setError(undefined)
  }

  function close(focus: boolean) {
    isOpen.current = false
    queue.field(id, undefined)
    setTyped(undefined)
    setError(undefined)
    if (!focus) return
    // Synchronously, so that the button exists when it gets focus.
    flushSync(() => undefined)
    cellRef.current?.querySelector('button')?.focus()
  }

  /** A dialog over the page is no reason to save a price that is half typed. */
  function leaveField() {
    if (!document.querySelector('dialog:modal')) save({ focus: false })
  }

  /** False if the price is invalid. */
  function save({ focus }: { focus: boolean }): boolean {
    if (typed === undefined || !isOpen.current) return true
    const checked = parkingSchema.shape.pricePerDay.safeParse(typed.replace(/^\s*€/, ''))
    if (!checked.success) {
      setError(checked.error.issues[0]?.message)
      return false
    }
    if (checked.data !== price) saves.savePrice(parking, checked.data)
    close(focus)
    return true
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
      className="relative md:-mr-2 max-md:inline-block max-md:has-[[role=alert]]:align-top"
    >
      {typed === undefined ? (
        <button
          type="button"
          aria-label={`Prijs van ${name}: ${formatEuro(price)}${waiting ? notYet[waiting.state] : ''}. Wijzigen`}
          data-state={waiting?.state}
          className="min-h-9 cursor-text data-[state]:text-ink-muted data-[state=failed]:text-negative-ink rounded-sm px-2 tabular-nums shadow-[inset_0_0_0_1px_transparent] transition-shadow duration-(--fast) hover:bg-card hover:shadow-[inset_0_0_0_1px_var(--line-control)] max-lg:min-h-11 pointer-coarse:min-h-11 max-md:-my-2 max-md:-ml-2 underline decoration-dotted underline-offset-4"
          onClick={open}
        >
          {formatEuro(price)}
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
            value={typed}
            onChange={(event) => change(event.currentTarget.value)}
            onKeyDown={press}
            onBlur={leaveField}
            className="h-9 w-20 rounded-sm border-[1.5px] border-line-control bg-card px-2 text-right tabular-nums aria-invalid:border-negative max-lg:h-11 pointer-coarse:h-11 max-md:-my-1 max-md:h-9! max-md:w-18 max-md:text-left"
          />
          {error && (
            <div role="alert" className="mt-1 max-w-56 whitespace-normal text-left">
              <FieldErrors id={noteId} errors={[error]} />
            </div>
          )}
          <div aria-live="polite" className="absolute top-full right-0 z-1 max-md:left-0">
            {warning && !error && (
              <p
                id={noteId}
                className="w-fit whitespace-nowrap rounded-sm bg-caution-soft px-1.5 text-caution-ink text-xs/4"
              >
                <strong className="font-bold">{warning.title}</strong> Doorsnee{' '}
                {formatEuro(warning.median)}
              </p>
            )}
          </div>
        </>
      )}
    </div>
  )
}

/** As the form warns, in a line that fits in the row. A warning never prevents saving. */
function warningFor({ usualPrice }: ListedParking, typed: string) {
  const price = Number(typed.replace(/^\s*€/, '').replace(',', '.'))
  const unusual = unusualAgainst(price, usualPrice)
  return unusual && { ...unusual, ...unusualTexts(unusual) }
}

const notYet = {
  waiting: ', wordt opgeslagen',
  saving: ', wordt opgeslagen',
  failed: ', niet opgeslagen',
}

const priceCells = '[data-price]'
