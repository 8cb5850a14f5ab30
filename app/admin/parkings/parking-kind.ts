import {
  closureDrafts,
  closureInput,
  closuresText,
  type KeyedClosure,
} from '#app/admin/closures/closure-draft.ts'
import { factName } from '#app/admin/facts/fact-kind.ts'
import type { FormKind } from '#app/admin/form/form-kind.ts'
import type { SaveForm } from '#app/admin/form/use-save-form.ts'
import { priceSeenNow } from '#app/admin/tariffs/tariff-draft.ts'
import {
  copiedTariffFields,
  refuseUnread,
  showTariffs,
  type TariffFields,
  tariffFields,
  tariffLabels,
} from '#app/admin/tariffs/tariff-fields.ts'
import { factsFor } from '#domain/fact/fact.ts'
import type { FactSubject } from '#domain/fact/fact-fields.ts'
import { isKnown } from '#domain/fact/typed-fact.ts'
import { parse } from '#domain/form/form.ts'
import {
  type ColumnName,
  columnFields,
  type NumberName,
  numberFields,
  type TickName,
  tickFields,
} from '#domain/parking/fields.ts'
import {
  type AdminParking,
  cardFeatures,
  type EditedParking,
  parkingTypes,
} from '#domain/parking/parking.ts'
import { type ParkingInput, parkingSchema } from '#domain/parking/parking-schema.ts'
import { keysOf } from '#domain/text/keys.ts'
import { formatEuro } from '#domain/text/money.ts'
import { alongWith, writeTransfer } from '#domain/transfer/typed-transfer.ts'
import {
  copiedKnown,
  type KnownFieldValues,
  knownFields,
  knownInput,
  knownLabels,
  knownTexts,
  linkLabels,
} from './known-kind.ts'

/** Every feature of a parking, those on its card first. */
export const allFeatures: TickName[] = [...new Set([...cardFeatures, ...keysOf(tickFields)])]

export type ParkingFieldValues = Record<ColumnName, string> &
  Record<TickName | 'isAvailable', boolean> &
  KnownFieldValues &
  TariffFields & { closures: KeyedClosure[] }

export type ParkingSaveForm = SaveForm<ParkingFieldValues, EditedParking>

export const parkingKind: FormKind<ParkingFieldValues, EditedParking> = {
  labels: { ...labels(), closures: 'Periodes dicht', ...tariffLabels, ...knownLabels },
  fields: (parking) => ({
    ...columns((name) => written(name, parking?.[name])),
    type: parking?.type ?? 'shuttle',
    ...ticks((feature) => parking?.features[feature] ?? false),
    isAvailable: !parking?.unavailable,
    ...knownFields(parking),
    ...alongWith(writeTransfer(parking?.transfer ?? null)),
    ...tariffFields(parking),
    closures: closureDrafts(parking?.closures),
  }),
  check: (fields, saved, start) =>
    refuseUnread(
      fields,
      parse(parkingSchema, {
        ...fields,
        ...knownInput(fields, saved),
        ...seenPrice(fields, saved ?? start),
        features: ticks((feature) => fields[feature]),
        // Empty would mean available; a switched-off parking needs a reason, so this fails
        // validation.
        unavailable: fields.isAvailable ? null : fields.unavailable.trim() || '?',
        closures: fields.closures.map(closureInput),
      }),
    ),
  follows: {
    priceCheckedOn: 'pricePerDay',
    isPriceChanged: 'pricePerDay',
    priceCheckSource: 'pricePerDay',
  },
  keys: {
    ...{ tariffs: ({ key }) => key, surcharges: ({ id, label }) => `${id ?? label}` },
    closures: ({ firstDay, only }) => `${firstDay} ${only}`,
  },
  show: {
    type: (type) => parkingTypes[typeOf(type)],
    pricePerDay: (price) => formatEuro(Number(price)),
    ...knownTexts,
    ...showTariffs,
    closures: closuresText,
  },
}

/** The fields of the section about its link. */
export const linkNames: string[] = ['affiliateUrl', ...keysOf(linkLabels)]

/** And of the one about its picture and when it can be booked. */
export const shownNames: string[] = ['imageUrl', 'isAvailable', 'unavailable', 'closures']

/** The fields of the first section. */
export const mainNames = keysOf(labels()).filter(
  (name) => ![...linkNames, ...shownNames].includes(name),
)

/** In the order of the form. */
function labels() {
  const { name, type, affiliateUrl, imageUrl, unavailable, ...others } = columns(
    (name) => columnFields[name].form ?? columnFields[name].label,
  )
  const features = ticks((feature) => tickFields[feature].label)
  const isAvailable = 'Beschikbaar op de site'
  return { name, type, ...others, ...features, affiliateUrl, imageUrl, isAvailable, unavailable }
}

/** The text of a value in its field. */
function written(name: ColumnName, value: string | number | null | undefined): string {
  if (typeof value !== 'number') return value ?? ''
  return columnFields[name].kind === 'euros' ? value.toFixed(2) : withComma(value)
}

/** Who types a price has just seen it. That of a copy nobody compared with its provider. */
function seenPrice(
  { pricePerDay, priceCheckedOn, isPriceChanged, priceCheckSource }: ParkingFieldValues,
  former: ParkingFieldValues | undefined,
): Pick<ParkingInput, 'priceCheckedOn' | 'isPriceChanged' | 'priceCheckSource'> {
  const isTyped = former !== undefined && Number(pricePerDay) !== Number(former.pricePerDay)
  if (isTyped && priceCheckedOn === former.priceCheckedOn) {
    const seen = priceSeenNow({ priceCheckedOn, isPriceChanged, priceCheckSource })
    const isChosen = priceCheckSource !== former.priceCheckSource
    return isChosen ? { ...seen, priceCheckSource } : seen
  }
  // Left out while it is unknown: a price that is added is seen on the day of the save.
  const day = priceCheckedOn || (isPriceChanged ? null : undefined)
  return { priceCheckedOn: day, isPriceChanged, priceCheckSource }
}

/** The fields of a copy. */
export function copiedFields(parking: EditedParking): ParkingFieldValues {
  const fields = parkingKind.fields(parking)
  return {
    ...fields,
    ...copiedKnown(fields),
    ...copiedTariffFields(fields),
    // When another parking is full, says nothing of this one.
    closures: [],
    name: `${fields.name} (kopie)`,
  }
}

export const typeOf = (type: string) =>
  keysOf(parkingTypes).find((known) => known === type) ?? 'shuttle'

/** The typed numbers, for the preview. An invalid one is 0. */
export function typedNumbers(fields: ParkingFieldValues): Pick<AdminParking, NumberName> {
  const typed = keysOf(numberFields).map((name) => {
    const text = fields[name].trim()
    const isNothing = text === '' && numberFields[name].optional
    return [name, isNothing ? null : Number(withDot(text)) || 0]
  })
  // The entries are every number of the type.
  return Object.fromEntries(typed) as Pick<AdminParking, NumberName>
}

function columns(of: (name: ColumnName) => string): Record<ColumnName, string> {
  const made = keysOf(columnFields).map((name) => [name, of(name)])
  return Object.fromEntries(made) as Record<ColumnName, string>
}

export function ticks<Value>(of: (feature: TickName) => Value): Record<TickName, Value> {
  const made = allFeatures.map((feature) => [feature, of(feature)])
  return Object.fromEntries(made) as Record<TickName, Value>
}

export const withComma = (value: number | string) => String(value).replace('.', ',')

const withDot = (text: string) => text.replace(',', '.')

/** What decides which facts are asked. */
export function subjectOf(fields: ParkingFieldValues): FactSubject {
  return { type: typeOf(fields.type), features: ticks((feature) => fields[feature]) }
}

/** The number of facts, the provider among them, that travellers read as unknown. */
export function unknownCount(fields: ParkingFieldValues): number {
  const unknown = factsFor(subjectOf(fields)).filter((key) => !isKnown(fields[factName(key)]))
  return unknown.length + (fields.providerId === '' ? 1 : 0)
}
