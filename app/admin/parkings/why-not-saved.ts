import { ApiError } from '#app/admin/api/api.ts'
import { failureText } from '#app/admin/api/failure.ts'
import { columnFields } from '#domain/parking/fields.ts'
import { PriceTaken } from './price-taken.ts'

/** Why a price of the list was not saved. Which price it is, stands before it. */
export function whyNotSaved(error: unknown): string {
  if (error instanceof PriceTaken) return error.message
  if (!(error instanceof ApiError)) return failureText(error, 'De prijs is niet opgeslagen.')
  if (error.status === 404) return 'Deze parking is verwijderd.'
  const wrong = Object.entries(error.fields).map(([path, messages]) => ({
    path,
    message: messages?.[0] ?? '',
  }))
  const ofPrice = wrong.find(({ path }) => isPrice(path))
  if (ofPrice) return `${ofPrice.message}.`
  const [other] = wrong
  if (!other) return failureText(error, 'De prijs is niet opgeslagen.')
  // The whole parking is saved, so what was valid once may be in the way.
  return `Eerst moet in het formulier van de parking iets goed staan. ${labelOf(other.path)}${other.message}.`
}

const isPrice = (path: string) => path === 'pricePerDay' || path.endsWith('.total')

const labels: Record<string, { label: string } | undefined> = columnFields
const labelOf = (path: string) => (labels[path] ? `${labels[path].label}: ` : '')
