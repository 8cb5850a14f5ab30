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

const whoLabels = {
  providerId: 'Aanbieder',
  reviewsSource: 'Bron van de beoordelingen',
  reviewsReadOn: 'Gelezen op',
  directions: 'Zo rijd je erheen',
  avoid: 'Niet inrijden bij',
}

type WhoName = keyof typeof whoLabels

export type KnownFieldValues = Record<WhoName, string> & {
  transfer: TypedTransfer
} & FactFieldValues

export const whoNames = keysOf(whoLabels)
export const knownLabels = { ...whoLabels, transfer: 'Transfer', ...factLabels }

/** The fields of the tab 'Transfer en feiten'. */
export const knownNames = ['transfer', ...keysOf(factLabels)]

export const knownTexts = { transfer: transferText, ...factTexts }

export function knownFields(parking?: EditedParking): KnownFieldValues {
  const { providerId, reviewsSource, reviewsReadOn, directions, avoid } = parking ?? {}
  return {
    providerId: providerId ? `${providerId}` : '',
    reviewsSource: reviewsSource ?? '',
    reviewsReadOn: reviewsReadOn ?? '',
    directions: directions ?? '',
    avoid: avoid ?? '',
    transfer: writeTransfer(parking?.transfer ?? null),
    ...factFieldsOf(parking?.facts),
  }
}

/** What is sent of these fields. */
export function knownInput(fields: KnownFieldValues, saved = knownFields()) {
  const changed = whoNames.filter((name) => fields[name].trim() !== saved[name].trim())
  const facts = changedFacts(fields, saved)
  return {
    ...Object.fromEntries(changed.map((name) => [name, sentValue(name, fields[name])])),
    ...(transferText(fields.transfer) === transferText(saved.transfer)
      ? {}
      : { transfer: transferInput(fields.transfer) }),
    ...(facts && { facts }),
  }
}

const sentValue = (name: WhoName, value: string) =>
  name === 'providerId' ? Number(value) || null : value

/**
 * What a copy keeps. Not the facts and the source of the reviews: nobody checked those at the new
 * parking, and what is not known is not guessed.
 */
export function copiedKnown(fields: KnownFieldValues): Partial<KnownFieldValues> {
  return { ...fields, ...factFieldsOf(), reviewsSource: '', reviewsReadOn: '' }
}

/** The changes of a form with this transfer, also of the fields that follow from it. */
export function withTransfer(transfer: TypedTransfer) {
  return { transfer, ...alongWith(transfer) }
}
