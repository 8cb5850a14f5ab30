import { CodeTile } from '#app/ui/code-tile.tsx'
import { Checkbox } from '#app/ui/field/checkbox.tsx'
import { type Raise, type RaisedParking, refusalText } from '#domain/tariff/raise.ts'
import { usualDays } from '#domain/tariff/tariff-season.ts'
import { formatCents } from '#domain/text/money.ts'
import { counted } from '#domain/text/number.ts'

type RaisedListProps = {
  parkings: RaisedParking[]
  raise: Raise & { from: string }
  /** Those that can be raised. */
  possible: RaisedParking[]
  /** The ids of those that are left as they are. */
  left: ReadonlySet<number>
  isBusy: boolean
  onLeave: (left: ReadonlySet<number>) => void
}

/** Each parking before and after a raise; those that can't be raised say why. */
export function RaisedList(props: RaisedListProps) {
  const { parkings, raise, possible, left, isBusy, onLeave } = props
  const others = parkings.filter((parking) => !possible.includes(parking))

  function toggle(id: number, isChosen: boolean) {
    const next = new Set(left)
    if (isChosen) next.delete(id)
    else next.add(id)
    onLeave(next)
  }

  return (
    <section
      aria-label="Voorbeeld"
      aria-busy={isBusy || undefined}
      className="aria-busy:opacity-60"
    >
      <p role="status" className="mb-2 text-ink-muted text-sm">
        {summary(possible.length, others.length)}
      </p>
      {possible.length > 0 && (
        <table className="block w-full text-left text-sm tabular-nums sm:table">
          <thead className="border-line border-y bg-subtle text-ink-muted max-sm:sr-only [&_th]:px-3 [&_th]:py-2 [&_th]:font-medium">
            <tr>
              <th scope="col">Parking</th>
              <th scope="col" className="text-right">
                {usualDays} dagen nu
              </th>
              <th scope="col" className="text-right">
                Straks
              </th>
              <th scope="col" className="text-right">
                Verschil
              </th>
            </tr>
          </thead>
          <tbody className="max-sm:block">
            {possible.map(({ id, name, airportCode, from, to }) => (
              <tr
                key={id}
                className="border-line border-b max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:gap-x-3 max-sm:pb-2 sm:[&_td]:px-3"
              >
                <td className="max-sm:basis-full">
                  <Checkbox
                    checked={!left.has(id)}
                    disabled={isBusy}
                    onChange={(event) => toggle(id, event.currentTarget.checked)}
                    label={
                      <span className="wrap-anywhere inline-flex items-center gap-2">
                        {name}
                        <CodeTile size="xs">{airportCode}</CodeTile>
                      </span>
                    }
                  />
                </td>
                <td className="text-right max-sm:pl-8 max-sm:text-ink-muted">{amount(from)}</td>
                <td className="text-right font-bold">
                  <span aria-hidden className="font-normal sm:hidden">
                    →{' '}
                  </span>
                  {amount(to)}
                </td>
                <td className="whitespace-nowrap text-right">{difference(from, to)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {others.length > 0 && (
        <ul aria-label="Kan niet" className="mt-4 grid gap-1.5 text-sm">
          {others.map(({ id, name, refusal }) => (
            <li key={id} className="wrap-anywhere">
              <b className="font-semibold">{name}</b>{' '}
              <span className="text-ink-muted">
                {refusal
                  ? refusalText(refusal, raise.from, raise.validFrom)
                  : 'Sla eerst op wat je in het formulier hebt gewijzigd.'}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const amount = (cents: number | null) => (cents === null ? 'Geen prijs' : formatCents(cents))

function difference(from: number | null, to: number | null): string {
  if (from === null || to === null) return ''
  const cents = to - from
  return cents < 0 ? `- ${formatCents(-cents)}` : `+ ${formatCents(cents)}`
}

function summary(possible: number, others: number): string {
  const can = counted(possible, 'parking krijgt', 'parkings krijgen')
  if (others === 0) return `${can} het nieuwe tarief.`
  return `${can} het nieuwe tarief, ${counted(others, 'kan', 'kunnen')} niet.`
}
