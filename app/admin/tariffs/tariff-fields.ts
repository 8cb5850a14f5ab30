import type { FormErrors, FormKind } from '#app/admin/form/form-kind.ts'
import { type Result, refused } from '#domain/form/result.ts'
import type { EditedParking } from '#domain/parking/parking.ts'
import { boughtFacts, type Surcharge } from '#domain/surcharge/surcharge.ts'
import { conditionText, perText } from '#domain/surcharge/surcharge-text.ts'
import { readPriceList } from '#domain/tariff/read-price-list.ts'
import { type CheckSource, checkSources } from '#domain/tariff/tariff-check.ts'
import { inSeasonOrder } from '#domain/tariff/tariff-season.ts'
import { amsterdamDay, formatDay } from '#domain/text/date.ts'
import { formatEuro } from '#domain/text/money.ts'
import { counted } from '#domain/text/number.ts'
import { lowerFirst } from '#domain/text/text.ts'
import { draftOf, type TariffDraft, tariffsText, unseen } from './tariff-draft.ts'

/** With the id of a stored one. */
export type SurchargeDraft = Surcharge & { id?: number }

/** What the form of a parking holds of its prices. */
export type TariffFields = {
  tariffs: TariffDraft[]
  surcharges: SurchargeDraft[]
  /** Empty while it was never checked. */
  priceCheckedOn: string
  /** Whether the price changed since, without anybody looking. */
  isPriceChanged: boolean
  priceCheckSource: CheckSource | null
  /** A typed price list that is not taken over yet. */
  priceList: string
}

type TariffKind = FormKind<TariffFields, EditedParking>

export const tariffLabels: TariffKind['labels'] = {
  tariffs: 'Tarieven',
  surcharges: 'Toeslagen',
  priceCheckedOn: 'Prijs gecontroleerd op',
  isPriceChanged: 'Prijs gewijzigd, nog niet gecontroleerd',
  priceCheckSource: 'Bron van de prijscontrole',
  priceList: 'Prijslijst',
}

/** Of a parking, or of a new one. */
export function tariffFields(parking?: EditedParking): TariffFields {
  const today = amsterdamDay(new Date())
  return {
    tariffs: inSeasonOrder(parking?.tariffs ?? [], today).map(draftOf),
    surcharges: parking?.surcharges ?? [],
    priceCheckedOn: parking?.priceCheckedOn ?? '',
    isPriceChanged: parking?.isPriceChanged ?? false,
    priceCheckSource: parking?.priceCheckSource ?? null,
    priceList: '',
  }
}

/** For a copy: its surcharges are not stored yet, and nobody compared its prices with its provider. */
export function copiedTariffFields({ tariffs, surcharges }: TariffFields): Partial<TariffFields> {
  return {
    priceCheckedOn: '',
    isPriceChanged: true,
    priceCheckSource: null,
    tariffs: tariffs.map((tariff) => ({ ...tariff, ...unseen })),
    surcharges: surcharges.map(({ id: _, ...surcharge }) => surcharge),
  }
}

/** Refuses a save that would lose a price list. */
export function refuseUnread<Value>(
  { priceList }: Pick<TariffFields, 'priceList'>,
  checked: Result<Value, FormErrors>,
): Result<Value, FormErrors> {
  if (priceList.trim() === '') return checked
  const { steps } = readPriceList(priceList)
  const why =
    steps.length === 0
      ? 'In deze prijslijst lezen we nog geen prijzen. Verbeter hem, of maak het vak leeg.'
      : `Deze prijslijst is nog niet overgenomen. Klik op ‘${takeText(steps.length)}’, of maak het vak leeg.`
  return refused({ ...(checked.ok ? {} : checked.why), priceList: [why] })
}

export const takeText = (steps: number) => `Neem ${counted(steps, 'stap', 'stappen')} over`

export const showTariffs = {
  tariffs: tariffsText,
  surcharges: (surcharges: SurchargeDraft[]) => surcharges.map(surchargeText).join('\n'),
  priceCheckedOn: (day: string) => (day === '' ? '' : formatDay(day)),
  priceCheckSource: (source: CheckSource | null) => (source ? checkSources[source] : ''),
} satisfies TariffKind['show']

function surchargeText(surcharge: SurchargeDraft): string {
  const { label, amount, per, isCompulsory, buys } = surcharge
  const gets = buys ? `, geeft ${lowerFirst(boughtFacts[buys])}` : ''
  const when = lowerFirst(conditionText(surcharge))
  return `${label}: ${formatEuro(amount)} ${perText[per]}, ${when}, ${isCompulsory ? 'verplicht' : 'naar keuze'}${gets}`
}

/** The part of the form of a parking that its prices read and change. */
export type TariffForm = {
  fields: TariffFields & { name: string; airportCode: string; pricePerDay: string }
  errors: FormErrors
  /** The stored parking; none while it is new. */
  row?: { id: number; version: number }
  dirty: boolean
  adopt: (current: EditedParking) => void
  set: (changes: Partial<TariffFields & { pricePerDay: string }>) => void
}
