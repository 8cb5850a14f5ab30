import { useProviders } from '#app/admin/api/use-providers.ts'
import { useSettings } from '#app/admin/api/use-settings.ts'
import { optionalBookingPage } from '#domain/outbound/booking-page-schema.ts'
import type { OutboundParking } from '#domain/outbound/outbound-link.ts'
import { outboundOf } from '#domain/outbound/outbound-of.ts'

/** What is typed in the form of a parking of where it leads. */
export type LinkFields = Record<
  'airportCode' | 'affiliateUrl' | 'bookingPage' | 'providerCode' | 'providerId',
  string
>

/** As it is saved; a new one is not yet. */
export type LinkedRow =
  | { id: number; slug: string; isSample: boolean; affiliateUrl: string }
  | undefined

/** The parking as visitors will have it, and what is wrong with the booking page that is typed. */
export function useTypedParking(fields: LinkFields, row: LinkedRow) {
  const tag = useSettings().data?.values.affiliateTag ?? ''
  const { providers, hasFailed } = useProviders()
  const page = optionalBookingPage.safeParse(fields.bookingPage)
  const provider = providers?.find(({ id }) => `${id}` === fields.providerId)
  return {
    parking: typedParking({ ...fields, bookingPage: page.data ?? '' }, row, { tag, provider }),
    problem: page.error?.issues[0]?.message,
    // Of a provider that is not known yet nobody can say which sites are its own.
    isKnown: fields.providerId === '' || providers !== undefined,
    hasFailed,
  }
}

type Known = {
  tag: string
  provider: { bookingPage: string | null; website: string | null } | undefined
}

/** The parking as visitors will have it. */
function typedParking(
  { airportCode, affiliateUrl, bookingPage, providerCode }: LinkFields,
  parking: LinkedRow,
  { tag, provider }: Known,
): OutboundParking {
  const { id = 0, slug = '' } = parking ?? {}
  const known = { airportCode, affiliateUrl: affiliateUrl.trim() }
  const isSample = staysSample(parking, known.affiliateUrl)
  const outbound = outboundOf(
    {
      ...known,
      isSample,
      slug,
      bookingPage: bookingPage || null,
      providerCode: providerCode.trim() || null,
      provider: provider ?? null,
    },
    tag,
  )
  return { ...known, isSample, id, ...(outbound && { outbound }) }
}

/** A sample that gets a link of its own is one no more: the database says so when it is saved. */
function staysSample(parking: LinkedRow, affiliateUrl: string): boolean {
  const before = (address = '') => address.split('?', 1)[0]
  return parking?.isSample === true && before(parking.affiliateUrl) === before(affiliateUrl)
}
