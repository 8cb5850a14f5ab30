import { useMemo, useState } from 'react'
import {
  data,
  href,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useSearchParams,
} from 'react-router'
import { AirportTabs } from '#app/site/airports/airport-tabs.tsx'
import { AirportTop } from '#app/site/airports/airport-top.tsx'
import { fetchAirport } from '#app/site/airports/fetch-airport.ts'
import { CompareProvider } from '#app/site/compare/compare-provider.tsx'
import { CompareTray } from '#app/site/compare/compare-tray.tsx'
import { FilterProvider } from '#app/site/filter/filter-context.tsx'
import { later } from '#app/site/page/later.tsx'
import { pageMeta } from '#app/site/page/page-meta.ts'
import { readJson } from '#app/site/page/read-once.ts'
import { resultsId } from '#app/site/page/results-id.ts'
import { siteOf } from '#app/site/page/settings.ts'
import { fetchParkings } from '#app/site/parkings/fetch-parkings.ts'
import { ParkingResults } from '#app/site/parkings/parking-results.tsx'
import { useAged } from '#app/site/parkings/use-aged.ts'
import { SkipLink } from '#app/site/shell/skip-link.tsx'
import { useStay } from '#app/site/stay/use-stay.ts'
import { pageDescription } from '#domain/address/page-description.ts'
import { socialCard } from '#domain/address/social-card.ts'
import { faqPage, parkingOffer } from '#domain/address/structured-data.ts'
import type { Airport } from '#domain/airport/airport.ts'
import { airportPage } from '#domain/airport/airport-page.ts'
import type { AirportSuggestion } from '#domain/airport/airport-search.ts'
import { allOf, shortened } from '#domain/airport/long-list.ts'
import { suggestAirports } from '#domain/airport/suggest-airports.ts'
import { cheapestParking } from '#domain/alternative/cheapest-parking.ts'
import type { CardParking, ListedParking } from '#domain/parking/listed-parking.ts'
import { bookable, lowestPrice } from '#domain/parking/parking.ts'
import { withQuotes } from '#domain/quote/quote.ts'
import { stayNames } from '#domain/stay/stay-names.ts'
import { givenStay, readTimedStay, type TimedStay } from '#domain/stay/timed-stay.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { formatEuro } from '#domain/text/money.ts'
import { listSearchedAirports } from '#server/db/airports.ts'
import { listFaqs } from '#server/db/faqs.ts'
import { findAirportWithNearby } from '#server/db/nearby.ts'
import { listPricedParkings } from '#server/db/parkings/priced-parkings.ts'
import { findSettings } from '#server/db/settings.ts'
import type { Route } from './+types/airport.ts'

const NoParkings = later(
  async () => (await import('#app/site/parkings/no-parkings.tsx')).NoParkings,
)
const LateCards = later(async () => (await import('#app/site/parkings/late-cards.tsx')).LateCards)
const ParkingOptions = later(
  async () => (await import('#app/site/parkings/parking-options.tsx')).ParkingOptions,
)
const ParkingAlternatives = later(
  async () => (await import('#app/site/alternative/parking-alternatives.tsx')).ParkingAlternatives,
)
const AirportDescription = later(
  async () => (await import('#app/site/airports/airport-description.tsx')).AirportDescription,
)
const FaqSection = later(async () => (await import('#app/site/faq/faq-section.tsx')).FaqSection)

export async function loader({ params, url }: Route.LoaderArgs) {
  const airport = await findAirportWithNearby(params.slug)
  if (airport?.slug !== params.slug) {
    if (airport) throw redirectTo(airport, url)
    throw notFound(suggestAirports(await listSearchedAirports(), params.slug))
  }

  const [parkings, faqs, { priceStaleDays }] = await Promise.all([
    listPricedParkings(airport.code),
    listFaqs(airport.code),
    findSettings(),
  ])
  const stay = stayIn(url)
  const quoted = stay ? withQuotes(parkings, stay) : parkings
  const page = airportPage(airport, { parkings: quoted, faqs }, new Date())
  return {
    ...page,
    ...shortened(page.parkings, url.searchParams, { today: page.today, priceStaleDays }),
    cheapest: cheapestParking(quoted),
  }
}

/** A stay that is wrong is none: its fields say what is wrong. */
function stayIn({ searchParams }: URL): TimedStay | undefined {
  const stay = readTimedStay(givenStay(searchParams), amsterdamDay(new Date()))
  return stay.ok ? stay.value : undefined
}

export async function clientLoader({ params, url }: Route.ClientLoaderArgs) {
  const named = encodeURIComponent(params.slug)
  const [airport, parkings, faqs] = await Promise.all([
    fetchAirport(params.slug),
    fetchParkings(params.slug, stayIn(url)),
    readJson(`/api/faqs?airport=${named}`),
  ])
  if (airport?.slug !== params.slug) {
    if (airport) throw redirectTo(airport, url)
    throw notFound(await readJson(`/api/airports?search=${named}`).catch(() => []))
  }
  return {
    ...airportPage(airport, { parkings, faqs }, new Date()),
    cheapest: cheapestParking(parkings),
  }
}

/** An address that names no airport may still mean one: the page suggests it. */
const notFound = (suggested: AirportSuggestion[]) => data({ suggested }, { status: 404 })

/** From an alias to the airport's page. */
function redirectTo(airport: Airport, { search }: URL) {
  // From the visitor's address: the request's URL also has the router's own parameters.
  return redirect(href('/parkeren/:slug', { slug: airport.slug }) + search, 301)
}

/** The tab and the filter only change the view of loaded data; a stay has its own quotes. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname ||
  stayNames.some((name) => currentUrl.searchParams.get(name) !== nextUrl.searchParams.get(name))

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { airport, faqs } = loaderData
  const parkings = allOf(loaderData)
  const site = siteOf(matches)
  const path = href('/parkeren/:slug', { slug: airport.slug })
  const description = pageDescription(
    `${airport.description} Vergelijk parkeren bij ${airport.name} op prijs, afstand en beoordeling. Je betaalt dezelfde prijs als bij rechtstreeks boeken.`,
  )
  const offer = parkingOffer(airport, parkings, description, site.siteUrl)

  return pageMeta(
    {
      title: title(airport, lowestPrice(parkings)),
      description,
      path,
      card: socialCard.ofAirport(airport),
      crumbs: [
        { label: 'Luchthavens', path: href('/luchthavens') },
        { label: airport.name, path },
      ],
      structuredData: [...(offer ? [offer] : []), ...(faqs.length > 0 ? [faqPage(faqs)] : [])],
    },
    site,
  )
}

function title({ name }: Airport, price: number | undefined): string {
  return price === undefined
    ? `Parkeren ${name}: officiële parkings`
    : `Parkeren ${name} vanaf ${formatEuro(price)} per dag`
}

/** Scrolls a focused element clear of the tray. */
const clearOfTray = '[&_:is(a,button,input,select,summary)]:scroll-mb-32'

export default function AirportPage({ loaderData }: Route.ComponentProps) {
  const { airport, faqs, nearby } = loaderData
  const [search] = useSearchParams()
  const asked = useStay(loaderData.today)
  const [late, setLate] = useState<CardParking[]>()
  const isShortened = 'others' in loaderData
  const all = useMemo(
    () => (isShortened && late) || allOf(loaderData),
    [isShortened, late, loaderData],
  )
  const parkings = useAged(all, asked.today)
  const hasParkings = parkings.length > 0
  const isInformation = search.get('tab') === 'informatie'
  const comparable = useMemo(() => bookable(parkings), [parkings])

  return (
    <FilterProvider>
      <CompareProvider parkings={comparable}>
        <div className={clearOfTray}>
          {!isInformation && <SkipLink to={`#${resultsId}`} label="Naar de resultaten" />}
          <AirportTop airport={airport} parkings={parkings} asked={asked} />
          <div
            className={`container-page pb-(--section-y) print:p-0 ${hasParkings ? `pt-2 ${asked.stay ? '' : 'md:pt-4'}` : 'pt-5 md:pt-10'}`}
          >
            <AirportTabs airport={airport}>
              <div className="mt-4 md:mt-5">
                {isInformation ? (
                  <Information {...loaderData} parkings={parkings} />
                ) : (
                  <Prices airport={airport} parkings={parkings} nearby={nearby} stay={asked.stay} />
                )}
              </div>
            </AirportTabs>
          </div>
          {faqs.length > 0 && (
            <div className="print:hidden">
              <FaqSection
                title={`Veelgestelde vragen over parkeren bij ${airport.name}`}
                faqs={faqs}
              />
            </div>
          )}
        </div>
        <CompareTray parkings={comparable} stay={asked.stay} />
        {isShortened && !late && (
          <LateCards read={() => fetchParkings(airport.slug, asked.stay)} onRead={setLate} />
        )}
      </CompareProvider>
    </FilterProvider>
  )
}

type PricesProps = Pick<Route.ComponentProps['loaderData'], 'airport' | 'nearby'> & {
  parkings: ListedParking[]
  stay: TimedStay | undefined
}

function Prices({ airport, parkings, nearby, stay }: PricesProps) {
  if (parkings.length === 0) return <NoParkings airport={airport} nearby={nearby} />
  return <ParkingResults parkings={parkings} stay={stay} />
}

type InformationProps = Pick<
  Route.ComponentProps['loaderData'],
  'airport' | 'cheapest' | 'today'
> & { parkings: ListedParking[] }

function Information({ airport, parkings, cheapest, today }: InformationProps) {
  return (
    <>
      {cheapest && <ParkingAlternatives cheapest={cheapest} today={today} />}
      <ParkingOptions airport={airport} parkings={parkings} />
      <AirportDescription airport={airport} />
    </>
  )
}
