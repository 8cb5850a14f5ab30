import { ok, type Result, refused } from '#domain/form/result.ts'
import { formatDay } from '#domain/text/date.ts'
import { inCents } from '#domain/text/money.ts'
import type { Tariff } from './tariff.ts'
import { maxTariffs } from './tariff-limits.ts'
import { usualCents } from './tariff-season.ts'

/** A new tariff from a former one: so many percent dearer, in another period. */
export type Raise = {
  name: string
  validFrom: string
  validTo: string | null
  /** Negative makes it cheaper. */
  percent: number
  /** In cents. */
  roundTo: Rounding
}

export const roundings = [1, 10, 50, 100] as const

export type Rounding = (typeof roundings)[number]

const highestCents = 9_999_900

/** Each amount is raised by itself and rounded once; half upwards. */
export function raisedTariff(tariff: Tariff, raise: Raise): Tariff {
  const { name, validFrom, validTo } = raise
  const raised = (euros: number) => raisedCents(inCents(euros), raise) / 100
  return {
    ...tariff,
    name,
    validFrom,
    validTo,
    // Something that costs money does not become free.
    steps: tariff.steps.map(({ days, total }) => ({
      days,
      total: Math.max(raised(total), raise.roundTo / 100),
    })),
    extraDay: raised(tariff.extraDay),
  }
}

/** In whole cents and hundredths of a percent, as 1.08 is not exact. */
function raisedCents(cents: number, { percent, roundTo }: Raise): number {
  const factor = 10_000 + Math.round(percent * 100)
  return Math.round((cents * factor) / (10_000 * roundTo)) * roundTo
}

export type RaiseRefusal = 'no-tariff' | 'twin' | 'full' | 'too-dear'

/** The tariff that a parking gets, if it has one of this name and room for another. */
export function raiseOf(
  tariffs: Tariff[],
  from: string,
  raise: Raise,
): Result<{ from: Tariff; to: Tariff }, RaiseRefusal> {
  const base = tariffNamed(tariffs, from)
  if (!base) return refused('no-tariff')
  if (tariffs.some(({ validFrom }) => validFrom === raise.validFrom)) return refused('twin')
  if (tariffs.length >= maxTariffs) return refused('full')
  const to = raisedTariff(base, raise)
  const amounts = [to.extraDay, ...to.steps.map(({ total }) => total)]
  if (amounts.some((amount) => inCents(amount) > highestCents)) return refused('too-dear')
  return ok({ from: base, to })
}

/** Of several with the same name the one that begins last. */
function tariffNamed(tariffs: Tariff[], wanted: string): Tariff | undefined {
  return tariffs
    .filter(({ name }) => name === wanted)
    .toSorted((a, b) => (a.validFrom ?? '').localeCompare(b.validFrom ?? ''))
    .at(-1)
}

/** What a raise makes of one parking. */
export type RaisedParking = {
  id: number
  version: number
  name: string
  airportCode: string
  /** What eight days cost, in cents, before and after; null if that is too long. */
  from: number | null
  to: number | null
  /** Why it can't be raised. */
  refusal: RaiseRefusal | null
}

/** What a raise would do or did, and once it is made, the id that undoes it. */
export type RaiseReport = {
  parkings: RaisedParking[]
  /** The names of the tariffs of these parkings, by how many of them have it. */
  names: { name: string; parkings: number }[]
  change?: string
}

type WithTariffs = Pick<RaisedParking, 'id' | 'version' | 'name' | 'airportCode'> & {
  tariffs: Tariff[]
}

export function raisedParking(parking: WithTariffs, from: string, raise: Raise): RaisedParking {
  const { id, version, name, airportCode, tariffs } = parking
  const raised = raiseOf(tariffs, from, raise)
  const made = raised.ok
    ? { from: usualCents(raised.value.from), to: usualCents(raised.value.to), refusal: null }
    : { from: null, to: null, refusal: raised.why }
  return { id, version, name, airportCode, ...made }
}

/** The names that a raise may start from, those of most parkings first. */
export function tariffNames(parkings: WithTariffs[]): RaiseReport['names'] {
  const counts = new Map<string, number>()
  for (const { tariffs } of parkings) {
    for (const name of new Set(tariffs.map((tariff) => tariff.name))) {
      counts.set(name, (counts.get(name) ?? 0) + 1)
    }
  }
  return [...counts]
    .map(([name, parkings]) => ({ name, parkings }))
    .toSorted((a, b) => b.parkings - a.parkings || a.name.localeCompare(b.name, 'nl'))
}

/** 'Heeft geen tarief met de naam ‘Winter 2026’.' */
export function refusalText(refusal: RaiseRefusal, from: string, validFrom: string): string {
  switch (refusal) {
    case 'no-tariff':
      return `Heeft geen tarief ‘${from}’.`
    case 'twin':
      return `Heeft al een tarief dat ${beginText(validFrom)}.`
    case 'full':
      return `Heeft al ${maxTariffs} tarieven.`
    case 'too-dear':
      return 'Een bedrag zou boven €99.999,00 komen.'
  }
}

/** 'op 1 april 2027 begint'. */
export function beginText(validFrom: string | null): string {
  return validFrom === null ? 'geen begindag heeft' : `op ${formatDay(validFrom)} begint`
}
