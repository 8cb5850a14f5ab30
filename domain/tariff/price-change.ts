import { ok, type Result, refused } from '#domain/form/result.ts'
import type { AdminParking } from '#domain/parking/parking.ts'
import { type UnusualPrice, unusualPrice } from '#domain/parking/parking-price.ts'
import { dayCount } from '#domain/stay/stay.ts'
import { inCents } from '#domain/text/money.ts'
import { type AmountChange, changedCents } from './amount-change.ts'
import type { Tariff } from './tariff.ts'
import { maxTariffs } from './tariff-limits.ts'
import { beginText, usualCents } from './tariff-season.ts'

/** Which prices of several parkings change, and to what. */
export type PriceChange = AmountChange & {
  /** The name of the tariffs that change. Null: the typed price per day, for parkings without a tariff. */
  season: string | null
  /** The tariff that is made from each. Null: they change themselves. */
  into: NewSeason | null
}

export type NewSeason = Pick<Tariff, 'name' | 'validTo'> & { validFrom: string }

export type ChangeRefusal = 'no-tariff' | 'twin' | 'full' | 'too-dear' | 'too-cheap' | 'same'

/** In cents. */
export type ChangedAmount = {
  /** So many days together; null is each day after the last step. */
  days: number | null
  from: number
  to: number
}

/** What a change makes of one parking. */
export type ChangedParking = Pick<AdminParking, 'id' | 'version' | 'name' | 'airportCode'> & {
  /** What eight days cost, or a day without a tariff, in cents; null if that is too long for it. */
  from: number | null
  to: number | null
  /** The amounts that change. */
  amounts: ChangedAmount[]
  /** Why it can't change. */
  refusal: ChangeRefusal | null
  /** Whether travellers read the price per day of a tariff today, not the typed one. */
  isPriceOfTariff: boolean
  /** For a price per day: as the form warns. */
  unusual: UnusualPrice | null
}

/** The tariffs with one name. */
export type Season = Pick<Tariff, 'name'> & {
  parkings: number
  amounts: number
  /** Null if they differ. */
  period: Pick<Tariff, 'validFrom' | 'validTo'> | null
}

/** What a change would do or did, and once it is made, the id that undoes it. */
export type PriceReport = {
  parkings: ChangedParking[]
  /** Those of most parkings first. */
  seasons: Season[]
  /** How many parkings have no tariff for today. */
  withoutTariff: number
  change?: string
}

export type WithTariffs = Pick<
  AdminParking,
  'id' | 'version' | 'name' | 'airportCode' | 'pricePerDay' | 'isPriceOfTariff'
> & { tariffs: Tariff[] }

const highestCents = 9_999_900

/** A percentage changes every amount; an amount in euros changes every total, so each stay by as much. */
export function changedTariff(tariff: Tariff, change: AmountChange & { into: NewSeason | null }) {
  const changed = (euros: number) => changedCents(inCents(euros), change) / 100
  return {
    ...tariff,
    ...change.into,
    steps: tariff.steps.map(({ days, total }) => ({ days, total: changed(total) })),
    extraDay: change.unit === 'percent' ? changed(tariff.extraDay) : tariff.extraDay,
  }
}

/** The tariff of a parking that changes, and what it becomes. */
export function tariffChangeOf<Known extends Tariff>(
  tariffs: Known[],
  season: string,
  change: AmountChange & { into: NewSeason | null },
): Result<{ from: Known; to: Known }, ChangeRefusal> {
  const from = tariffNamed(tariffs, season)
  if (!from) return refused('no-tariff')
  const { into } = change
  if (into && tariffs.some(({ validFrom }) => validFrom === into.validFrom)) return refused('twin')
  if (into && tariffs.length >= maxTariffs) return refused('full')
  const to = changedTariff(from, change)
  const amounts = to.steps.map(({ total }) => inCents(total))
  if (amounts.some((cents) => cents === 0)) return refused('too-cheap')
  if ([...amounts, inCents(to.extraDay)].some((cents) => cents > highestCents))
    return refused('too-dear')
  if (!into && changedAmounts(from, to).length === 0) return refused('same')
  return ok({ from, to: { ...from, ...to } })
}

/** Of several with the same name the one that begins last. */
function tariffNamed<Known extends Tariff>(tariffs: Known[], wanted: string): Known | undefined {
  return tariffs
    .filter(({ name }) => name === wanted)
    .toSorted((a, b) => (a.validFrom ?? '').localeCompare(b.validFrom ?? ''))
    .at(-1)
}

/** The steps that change, and each day after the last one. */
function changedAmounts(from: Tariff, to: Tariff): ChangedAmount[] {
  const steps = from.steps.map(({ days, total }, at) => ({
    days,
    from: inCents(total),
    to: inCents(to.steps[at]?.total ?? total),
  }))
  const after = { days: null, from: inCents(from.extraDay), to: inCents(to.extraDay) }
  return [...steps, after].filter((amount) => amount.from !== amount.to)
}

/** @param all every parking at the airports of the one that changes, those included */
export function changedParking(
  parking: WithTariffs,
  change: PriceChange,
  all: Pick<AdminParking, 'id' | 'airportCode' | 'priceToday'>[] = [],
): ChangedParking {
  const { id, version, name, airportCode, isPriceOfTariff, tariffs } = parking
  const known = { id, version, name, airportCode, isPriceOfTariff, unusual: null }
  const { season } = change
  if (season === null) return { ...known, ...changedDay(parking, change, all) }

  const changed = tariffChangeOf(tariffs, season, change)
  if (!changed.ok) return { ...known, from: null, to: null, amounts: [], refusal: changed.why }
  const { from, to } = changed.value
  return {
    ...known,
    from: usualCents(from),
    to: usualCents(to),
    amounts: changedAmounts(from, to),
    refusal: null,
  }
}

function changedDay(
  { id, airportCode, pricePerDay }: WithTariffs,
  change: AmountChange,
  all: Pick<AdminParking, 'id' | 'airportCode' | 'priceToday'>[],
): Pick<ChangedParking, 'from' | 'to' | 'amounts' | 'refusal' | 'unusual'> {
  const from = inCents(pricePerDay)
  const to = changedCents(from, change)
  const refusal = refusalOfDay(from, to)
  const others = all.filter((other) => other.id !== id && other.airportCode === airportCode)
  return {
    from,
    to,
    amounts: refusal ? [] : [{ days: 1, from, to }],
    refusal,
    unusual: (!refusal && unusualPrice(to / 100, others)) || null,
  }
}

function refusalOfDay(from: number, to: number): ChangeRefusal | null {
  if (to === 0) return 'too-cheap'
  if (to > highestCents) return 'too-dear'
  return from === to ? 'same' : null
}

/** The seasons that may change, those of most parkings first. */
export function seasonsOf(parkings: Pick<WithTariffs, 'tariffs'>[]): Season[] {
  const named = parkings.flatMap(({ tariffs }) =>
    [...new Set(tariffs.map(({ name }) => name))].flatMap(
      (name) => tariffNamed(tariffs, name) ?? [],
    ),
  )
  return [...Map.groupBy(named, ({ name }) => name)]
    .map(([name, tariffs]) => ({
      name,
      parkings: tariffs.length,
      amounts: tariffs.reduce((sum, tariff) => sum + amountCount(tariff), 0),
      period: commonPeriod(tariffs),
    }))
    .toSorted((a, b) => b.parkings - a.parkings || a.name.localeCompare(b.name, 'nl'))
}

const amountCount = ({ steps, extraDay }: Tariff) => steps.length + (extraDay > 0 ? 1 : 0)

function commonPeriod(tariffs: Tariff[]): Season['period'] {
  const [first] = tariffs
  if (!first) return null
  const { validFrom, validTo } = first
  const isShared = tariffs.every((each) => each.validFrom === validFrom && each.validTo === validTo)
  return isShared ? { validFrom, validTo } : null
}

/** 'Heeft geen tarief ‘Winter 2026’.' */
export function refusalText(refusal: ChangeRefusal, { season, into }: PriceChange): string {
  switch (refusal) {
    case 'no-tariff':
      return `Heeft geen tarief ‘${season}’.`
    case 'twin':
      return `Heeft al een tarief dat ${beginText(into?.validFrom ?? null)}.`
    case 'full':
      return `Heeft al ${maxTariffs} tarieven.`
    case 'too-dear':
      return 'Een bedrag zou boven €99.999,00 komen.'
    case 'too-cheap':
      return 'Een bedrag zou onder €0,01 komen.'
    case 'same':
      return 'Door het afronden verandert er niets.'
  }
}

/** '8 dagen', or 'elke dag erna' for a day after the last step. */
export const amountName = (days: number | null) =>
  days === null ? 'elke dag erna' : dayCount(days)
