import { href, type ShouldRevalidateFunctionArgs } from 'react-router'
import { faqsOfTab } from '#app/site/faq/faqs-of-tab.ts'
import { pageMeta } from '#app/site/page/page-meta.ts'
import { readJson } from '#app/site/page/read-once.ts'
import { siteOf } from '#app/site/page/settings.ts'
import { faqPage } from '#domain/address/structured-data.ts'
import type { Airport } from '#domain/airport/airport.ts'
import { airportsOnFaqTab, type Faq, isForAll } from '#domain/faq/faq.ts'
import { listFirstAirports } from '#server/db/airports.ts'
import { listFaqs } from '#server/db/faqs.ts'
import type { Route } from './+types/faq.ts'
import { contents } from './contents.ts'

export async function loader() {
  const [faqs, airports] = await Promise.all([listFaqs(), listFirstAirports(airportsOnFaqTab)])
  return withAirports(faqs, airports)
}

export const clientLoader = () => contents.faq.beside(readFaqs())

async function readFaqs() {
  const [faqs, airports] = await Promise.all([
    readJson<Faq[]>('/api/faqs'),
    readJson<Airport[]>(`/api/airports?first=${airportsOnFaqTab}`),
  ])
  return withAirports(faqs, airports)
}

/** The airports of the last tab, and the questions that appear on any tab. */
function withAirports(faqs: Faq[], airports: Airport[]) {
  const tabAirports = airports
    .slice(0, airportsOnFaqTab)
    .map(({ code, name, slug }) => ({ code, name, slug }))
  const codes = new Set(tabAirports.map(({ code }) => code))

  return {
    faqs: faqs.filter((faq) => isForAll(faq) || codes.has(faq.airportCode)),
    airports: tabAirports,
  }
}

/** The tab only changes the view of loaded data. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const site = siteOf(matches)
  const { faqs } = faqsOfTab(location.search, loaderData)

  return pageMeta(
    {
      title: 'Veelgestelde vragen over luchthavenparkeren',
      description:
        'Antwoord op vragen over parkeren bij de luchthaven: vergelijken, reserveren, betalen, shuttles, valet parking en wat je bij elke luchthaven moet weten.',
      path: href('/faq'),
      crumbs: [{ label: 'FAQ', path: href('/faq') }],
      structuredData: faqs.length > 0 ? [faqPage(faqs)] : [],
    },
    site,
  )
}

export default function FaqPage({ loaderData }: Route.ComponentProps) {
  return <contents.faq {...loaderData} />
}
