import { readDecimal } from '#domain/form/decimal.ts'
import type { Parking } from '#domain/parking/parking.ts'
import { dayCount } from '#domain/stay/stay.ts'
import { hasOtherPrices } from '#domain/tariff/checked-tariff.ts'
import { type Billing, billings, type Step, type Tariff, twins } from '#domain/tariff/tariff.ts'
import { type CheckSource, checkSources } from '#domain/tariff/tariff-check.ts'
import { tariffSchema, twinTariff } from '#domain/tariff/tariff-schema.ts'
import { seasonText } from '#domain/tariff/tariff-season.ts'
import { amsterdamDay, formatDay } from '#domain/text/date.ts'
import { formatEuro } from '#domain/text/money.ts'
import { lowerFirst } from '#domain/text/text.ts'

/** A tariff as typed. */
export type TariffDraft = {
  /** Tells tariffs apart while they are edited. */
  key: string
  name: string
  validFrom: string
  validTo: string
  billing: Billing
  steps: StepDraft[]
  extraDay: string
  minimumDays: string
  maximumDays: string
  /** The day on which somebody last compared it; empty: as its parking. */
  checkedOn: string
  /** Whether it changed since, without anybody looking. */
  isChanged: boolean
  checkSource: CheckSource | null
}

export type StepDraft = { key: string; days: string; total: string }

let made = 0
const newKey = () => `new-${made++}`

export const typedAmount = (euros: number) => euros.toFixed(2).replace('.', ',')

export function draftOf(tariff: Tariff): TariffDraft {
  const { validFrom, validTo, steps, extraDay, minimumDays, maximumDays } = tariff
  return {
    key: validFrom ?? 'open',
    name: tariff.name,
    validFrom: validFrom ?? '',
    validTo: validTo ?? '',
    billing: tariff.billing,
    steps: stepDrafts(steps),
    extraDay: typedAmount(extraDay),
    minimumDays: minimumDays === null ? '' : `${minimumDays}`,
    maximumDays: maximumDays === null ? '' : `${maximumDays}`,
    checkedOn: tariff.checkedOn ?? '',
    isChanged: tariff.isChanged ?? false,
    checkSource: tariff.checkSource ?? null,
  }
}

export const stepDrafts = (steps: Step[]): StepDraft[] =>
  steps.map(({ days, total }) => ({ key: newKey(), days: `${days}`, total: typedAmount(total) }))

export const emptyStep = (): StepDraft => ({ key: newKey(), days: '', total: '' })

/** Who types or pastes a tariff has just seen it. */
export function newTariff(differences: Partial<TariffDraft> = {}): TariffDraft {
  return {
    ...seenNow(unseen),
    key: newKey(),
    name: '',
    validFrom: '',
    validTo: '',
    billing: 'day',
    steps: [emptyStep()],
    extraDay: '',
    minimumDays: '',
    maximumDays: '',
    ...differences,
  }
}

type Check = Pick<TariffDraft, 'checkedOn' | 'isChanged' | 'checkSource'>

type PriceCheck = Pick<Parking, 'priceCheckedOn' | 'isPriceChanged' | 'priceCheckSource'>

/** As somebody just saw it; where they did is yet to be said. */
export function seenNow({ checkedOn, isChanged, checkSource }: Check): Check {
  const today = amsterdamDay(new Date())
  const isSeen = checkedOn === today && !isChanged
  return { checkedOn: today, isChanged: false, checkSource: isSeen ? checkSource : null }
}

/** The price per day, as somebody just saw it. */
export function priceSeenNow(price: PriceCheck): PriceCheck & { priceCheckedOn: string } {
  const { priceCheckedOn, isPriceChanged: isChanged, priceCheckSource: checkSource } = price
  const seen = seenNow({ checkedOn: priceCheckedOn ?? '', isChanged, checkSource })
  return {
    ...{ priceCheckedOn: seen.checkedOn, isPriceChanged: false },
    priceCheckSource: seen.checkSource,
  }
}

/** What nobody looked at, as a copy at another parking. */
export const unseen: Check = { checkedOn: '', isChanged: true, checkSource: null }

/** With these changes, which date it if they are of its prices. */
export function changedDraft(draft: TariffDraft, changes: Partial<TariffDraft>): TariffDraft {
  const next = { ...draft, ...changes }
  const [was, is] = [tariffOf(draft), tariffOf(next)]
  const isTyped = is !== undefined && (!was || hasOtherPrices(was, is))
  return isTyped ? { ...next, ...seenNow(next) } : next
}

/** A tariff, if what is typed is one. */
export function tariffOf(draft: TariffDraft): Tariff | undefined {
  const read = tariffSchema.safeParse(draft)
  return read.success ? read.data : undefined
}

/** The typed tariffs that are ready to be charged, and why the others are not. */
export function readDrafts(drafts: TariffDraft[]): { tariffs: Tariff[]; problems: string[] } {
  const tariffs: Tariff[] = []
  const problems: string[] = []
  for (const draft of drafts) {
    const read = tariffSchema.safeParse(draft)
    const name = draft.name.trim() || 'Nieuw tarief'
    const isTwin = read.success && twins([...tariffs, read.data]).length > 0
    if (read.success && !isTwin) tariffs.push(read.data)
    else problems.push(`${name}: ${lowerFirst(firstMessage(read.error?.issues) ?? twinTariff)}.`)
  }
  return { tariffs, problems }
}

const firstMessage = (issues: { message: string }[] | undefined) => issues?.[0]?.message

/** '€7,81' for what a day of a step costs, if both its fields are numbers. */
export function perDay({ days, total }: StepDraft): string {
  const [count, amount] = [readDecimal(days.trim()), readDecimal(total.trim())]
  return count >= 1 && amount >= 0 ? formatEuro(amount / count) : ''
}

/** For a save conflict and the comparison with the saved version: each tariff on a line. */
export function tariffsText(drafts: TariffDraft[]): string {
  return drafts
    .toSorted((a, b) => a.validFrom.localeCompare(b.validFrom))
    .map(tariffText)
    .join('\n')
}

function tariffText(draft: TariffDraft): string {
  const { name, validFrom, validTo, billing, steps, extraDay, minimumDays, maximumDays } = draft
  const season = seasonText({ validFrom: validFrom || null, validTo: validTo || null })
  const { checkedOn, checkSource } = draft
  const at = checkSource === null ? '' : ` (${lowerFirst(checkSources[checkSource])})`
  const check = checkedOn === '' ? '' : `. Gecontroleerd op ${formatDay(checkedOn)}${at}`
  const prices = [
    ...steps
      .toSorted((a, b) => Number(a.days) - Number(b.days))
      .map(({ days, total }) => `${daysText(days)} ${amountText(total)}`),
    `elke dag erna ${amountText(extraDay)}`,
    ...(minimumDays.trim() === '' ? [] : [`minstens ${daysText(minimumDays)}`]),
    ...(maximumDays.trim() === '' ? [] : [`hoogstens ${daysText(maximumDays)}`]),
  ]
  return `${name.trim()}, ${lowerFirst(season)}, ${lowerFirst(billings[billing])}: ${prices.join(', ')}${check}`
}

const daysText = (typed: string) => {
  const days = readDecimal(typed.trim())
  return Number.isInteger(days) ? dayCount(days) : `${typed.trim()} dagen`
}

const amountText = (typed: string) => {
  const amount = readDecimal(typed.trim())
  return Number.isNaN(amount) ? typed.trim() : formatEuro(amount)
}
