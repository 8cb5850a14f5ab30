import { useQuery } from '@tanstack/react-query'
import { admin } from '#app/admin/api/api.ts'
import { once } from '#app/admin/api/queries.ts'
import { useProviders } from '#app/admin/api/use-providers.ts'
import { useSettings } from '#app/admin/api/use-settings.ts'
import { optionalBookingPage } from '#domain/outbound/booking-page-schema.ts'
import type { LinkWay } from '#domain/outbound/link-way.ts'
import type { OutboundParking } from '#domain/outbound/outbound-link.ts'
import { outboundOf, type ParkingWay } from '#domain/outbound/outbound-of.ts'
import { type Gone, withoutGone } from '#domain/outbound/without-gone.ts'

/** What is typed in the form of a parking of where it leads. */
export type LinkFields = Record<
  'airportCode' | 'affiliateUrl' | 'bookingPage' | 'providerCode' | 'providerId',
  string
>

/** As it is saved; a new one is not yet. */
export type LinkedRow =
  | {
      id: number
      slug: string
      isSample: boolean
      affiliateUrl: string
      airportCode: string
      bookingPage: string | null
      providerCode: string | null
      providerId: number | null
    }
  | undefined

/** The parking as visitors will have it, and what is wrong with the booking page that is typed. */
export function useTypedParking(fields: LinkFields, row: LinkedRow) {
  const tag = useSettings().data?.values.affiliateTag ?? ''
  const { providers, hasFailed } = useProviders()
  const { data: saved, isError } = useQuery({
    queryKey: ['link-way', row?.id],
    queryFn: () => admin.get(`/api/admin/parkings/${row?.id ?? 0}/link-way`),
    retry: once,
    enabled: row !== undefined,
  })
  const page = optionalBookingPage.safeParse(fields.bookingPage)
  const provider = providers?.find(({ id }) => `${id}` === fields.providerId)
  const programme = saved?.programme ?? null
  const gone = goneOf(fields, row, saved)
  const typed = { ...fields, bookingPage: page.data ?? '' }
  const parking = typedParking(typed, row, { tag, provider, programme })
  const { affiliateUrl, outbound } = parking
  const left = withoutGone(affiliateUrl, outbound, provider?.website, gone)
  const { outbound: _, ...plain } = parking
  return {
    parking: { ...plain, ...(left && { outbound: left }) },
    problem: page.error?.issues[0]?.message,
    /** Whether the booking page is found no more, so that the button leads elsewhere. */
    isGone: gone.bookingPage && outbound?.bookingPage !== undefined,
    /** Whether the programme is paused or has ended. */
    isOff: programme?.way === 'off' && !parking.isSample,
    // Of a provider or a programme that is not known yet nobody can say which sites are its own.
    isKnown:
      (fields.providerId === '' || providers !== undefined) &&
      (row === undefined || saved !== undefined),
    hasFailed: hasFailed || isError,
  }
}

/** Of the pages that are typed only what is known of those that are saved: others were never looked at. */
function goneOf(fields: LinkFields, row: LinkedRow, saved: LinkWay | undefined): Gone {
  const isSameProvider = fields.providerId === `${row?.providerId ?? ''}`
  const isSamePage =
    isSameProvider &&
    fields.airportCode === row?.airportCode &&
    fields.bookingPage.trim() === (row.bookingPage ?? '') &&
    fields.providerCode.trim() === (row.providerCode ?? '')
  return {
    bookingPage: isSamePage && saved?.gone.bookingPage === true,
    website: isSameProvider && saved?.gone.website === true,
  }
}

type Known = {
  tag: string
  provider: { bookingPage: string | null; website: string | null } | undefined
  programme: ParkingWay | null
}

/** The parking as visitors will have it. */
function typedParking(
  { airportCode, affiliateUrl, bookingPage, providerCode }: LinkFields,
  parking: LinkedRow,
  { tag, provider, programme }: Known,
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
      programme,
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
