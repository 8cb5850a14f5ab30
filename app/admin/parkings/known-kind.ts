import {
  changedFacts,
  type FactFieldValues,
  factFieldsOf,
  factLabels,
  factTexts,
} from '#app/admin/facts/fact-kind.ts'
import { transferText } from '#app/admin/transfer/transfer-text.ts'
import type { EditedParking } from '#domain/parking/parking.ts'
import { keysOf } from '#domain/text/keys.ts'
import {
  alongWith,
  type TypedTransfer,
  transferInput,
  writeTransfer,
} from '#domain/transfer/typed-transfer.ts'

// What is known of a parking besides its own columns: who runs it, how to get there, its transfer and
// its facts. A save sends only what changed of these.

export const whoLabels = {
  providerId: 'Aanbieder',
  reviewsSource: 'Bron van de beoordelingen',
  reviewsReadOn: 'Gelezen op',
  directions: 'Zo rijd je erheen',
  avoid: 'Niet inrijden bij',
}

export const linkLabels = {
  providerCode: 'Code bij de aanbieder',
  bookingPage: 'Boekingspagina met verblijf',
  bookingText: 'Tekst op de boekingspagina',
}

const typedLabels = { ...whoLabels, ...linkLabels }
type TypedName = keyof typeof typedLabels

export type KnownFieldValues = Record<TypedName, string> & {
  transfer: TypedTransfer
} & FactFieldValues

export const whoNames = keysOf(whoLabels)
export const knownLabels = { ...typedLabels, transfer: 'Transfer', ...factLabels }

/** The fields of the section 'Feiten'. */
export const factNames = keysOf(factLabels)

export const knownTexts = { transfer: transferText, ...factTexts }

export function knownFields(parking?: EditedParking): KnownFieldValues {
  const { providerId, reviewsSource, reviewsReadOn, directions, avoid } = parking ?? {}
  const { providerCode, bookingPage, bookingText } = parking ?? {}
  return {
    providerId: providerId ? `${providerId}` : '',
    reviewsSource: reviewsSource ?? '',
    reviewsReadOn: reviewsReadOn ?? '',
    directions: directions ?? '',
    avoid: avoid ?? '',
    providerCode: providerCode ?? '',
    bookingPage: bookingPage ?? '',
    bookingText: bookingText ?? '',
    transfer: writeTransfer(parking?.transfer ?? null),
    ...factFieldsOf(parking?.facts),
  }
}

/** What is sent of these fields; undefined for what did not change. */
export function knownInput(fields: KnownFieldValues, saved = knownFields()) {
  const isSame = (name: TypedName) => fields[name].trim() === saved[name].trim()
  const typed = keysOf(typedLabels).map((name) => [
    name,
    isSame(name) ? undefined : sent(name, fields[name]),
  ])
  const hasSameTransfer = transferText(fields.transfer) === transferText(saved.transfer)
  return {
    ...Object.fromEntries(typed),
    transfer: hasSameTransfer ? undefined : transferInput(fields.transfer),
    facts: changedFacts(fields, saved),
  }
}

const sent = (name: TypedName, value: string) =>
  name === 'providerId' ? Number(value) || null : value

/**
 * What a copy keeps. Not the code at the provider, nor the facts and the source of the reviews: nobody checked those at the new
 * parking, and what is not known is not guessed.
 */
export function copiedKnown(fields: KnownFieldValues): Partial<KnownFieldValues> {
  return { ...fields, ...factFieldsOf(), reviewsSource: '', reviewsReadOn: '', providerCode: '' }
}

/** The changes of a form with this transfer, also of the fields that follow from it. */
export function withTransfer(transfer: TypedTransfer) {
  return { transfer, ...alongWith(transfer) }
}
