import Percent from 'lucide-react/icons/percent'
import { useState } from 'react'
import { href, Link } from 'react-router'
import { useRow } from '#app/admin/api/use-row.ts'
import type { SaveKey } from '#app/admin/saving/save-queue.ts'
import { useOpenField } from '#app/admin/saving/use-save-queue.ts'
import { perDay, typedAmount } from '#app/admin/tariffs/tariff-draft.ts'
import { Button, buttonLook } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { noAmount } from '#domain/form/euros.ts'
import type { EditedParking, ListedParking } from '#domain/parking/parking.ts'
import { dayCount } from '#domain/stay/stay.ts'
import { type Step, tariffOn } from '#domain/tariff/tariff.ts'
import {
  dayPriceOf,
  inSeasonOrder,
  seasonText,
  usualCents,
  usualDays,
} from '#domain/tariff/tariff-season.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { formatCents, formatEuro } from '#domain/text/money.ts'
import type { PriceSaves } from './use-price-saves.ts'

type TariffInPlaceProps = {
  parking: ListedParking
  saves: PriceSaves
  /** Asks for the prices of its tariffs with this name. */
  onChangeSeason: (season: string) => void
}

/** The tariff of today, below the row of its parking. */
export function TariffInPlace({ parking, ...rest }: TariffInPlaceProps) {
  const { row, loading } = useRow('parkings', `${parking.id}`)
  if (row) return <TodaysTariff opened={row} {...rest} />

  return (
    <p role="status" className="px-5 py-4 text-ink-muted text-sm">
      {loading ? 'Tarief laden...' : 'Het tarief kon niet worden geladen.'}
    </p>
  )
}

type TodaysTariffProps = Omit<TariffInPlaceProps, 'parking'> & { opened: EditedParking }

function TodaysTariff({ opened: parking, saves, onChangeSeason }: TodaysTariffProps) {
  const today = amsterdamDay(new Date())
  const tariff = tariffOn(parking.tariffs, today)
  if (!tariff) return <p className="px-5 py-4 text-sm">Vandaag geldt hier geen tarief meer.</p>
  const seasons = [...new Set(inSeasonOrder(parking.tariffs, today).map(({ name }) => name))]
  const cents = usualCents(tariff)
  const perDayToday = dayPriceOf([tariff], today)

  return (
    <section
      aria-label={`${tariff.name} van ${parking.name}`}
      className="grid gap-3 px-5 py-4 max-md:px-4"
    >
      <p className="text-sm">
        <b className="font-semibold">{tariff.name}</b>{' '}
        <span className="text-ink-muted">{seasonText(tariff)}</span>
      </p>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] items-start gap-3 [&_input]:pl-8">
        {tariff.steps.map((step) => (
          <TotalField
            key={step.days}
            id={`${parking.id} ${step.days}`}
            step={step}
            saves={saves}
            onSave={(typed) => saves.saveTotal(parking, tariff, step, typed)}
          />
        ))}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3 border-line border-t pt-3 text-sm">
        <p>
          {cents !== null && perDayToday !== undefined && (
            <>
              Een bezoeker ziet bij {usualDays} dagen <b>{formatCents(cents)}</b>, in de lijst
              ‘Vanaf <b>{formatEuro(perDayToday)}</b> per dag’.
            </>
          )}
        </p>
        <div className="flex flex-wrap gap-2">
          {seasons.map((name) => (
            <Button key={name} tone="secondary" size="sm" onClick={() => onChangeSeason(name)}>
              <Percent aria-hidden />
              <span className="sr-only">Prijs wijzigen: </span>
              {name}
            </Button>
          ))}
          <Link
            to={`${href('/admin/parkings/:id/edit', { id: `${parking.id}` })}?onderdeel=tarieven`}
            className={buttonLook({ tone: 'secondary', size: 'sm' })}
          >
            Alle tarieven
          </Link>
        </div>
      </div>
    </section>
  )
}

type TotalFieldProps = {
  /** Of its save. */
  id: SaveKey
  step: Step
  saves: PriceSaves
  /** False if what is typed is no amount. */
  onSave: (typed: string) => boolean
}

/** What so many days cost together. Enter saves it, and so does leaving the field. */
function TotalField({ id, step: { days, total }, saves, onSave }: TotalFieldProps) {
  const { queue } = saves
  const waiting = saves.saves.findLast(({ key }) => key === id)
  const stored = typedAmount(waiting?.price ?? total)
  const [typed, setTyped] = useState(() => queue.leftIn(id))
  const [error, setError] = useState<string>()
  const [isSaved, setSaved] = useState(false)
  const shown = typed ?? stored

  useOpenField(queue, id)

  function type(text: string | undefined) {
    setTyped(text)
    setError(undefined)
    queue.field(id, text === stored ? null : text)
  }

  function save() {
    if (typed === undefined) return
    if (!onSave(typed)) return setError(noAmount)
    setSaved(true)
    type(undefined)
  }

  return (
    <TextField
      label={dayCount(days)}
      before="€"
      inputMode="decimal"
      autoComplete="off"
      enterKeyHint="done"
      value={shown}
      hint={
        waiting
          ? hints[waiting.state]
          : isSaved && typed === undefined
            ? 'opgeslagen'
            : `${perDay({ key: '', days: `${days}`, total: shown })} per dag`
      }
      errors={error === undefined ? undefined : [error]}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') save()
        if (event.key === 'Escape') type(undefined)
      }}
      onBlur={save}
    />
  )
}

const hints = { waiting: 'bezig...', saving: 'bezig...', failed: 'niet opgeslagen' }
