import { href, type ShouldRevalidateFunctionArgs, useLocation } from 'react-router'
import { AirportFaqs, type AirportQuestions } from '#app/site/faq/airport-faqs.tsx'
import { AllFaqsLink } from '#app/site/faq/all-faqs-link.tsx'
import { AskBox } from '#app/site/faq/ask-box.tsx'
import { faqTab, faqTabLinks } from '#app/site/faq/faq-tab.ts'
import { NoFaqs } from '#app/site/faq/no-faqs.tsx'
import { pageMeta } from '#app/site/page/page-meta.ts'
import { readJson } from '#app/site/page/read-once.ts'
import { siteOf } from '#app/site/page/settings.ts'
import { PageHead } from '#app/site/shell/page-head.tsx'
import { TabLinks } from '#app/site/ui/tab-links.tsx'
import { Accordion } from '#app/ui/accordion.tsx'
import { faqPage } from '#domain/address/structured-data.ts'
import type { Airport } from '#domain/airport/airport.ts'
import {
  airportsOnFaqTab,
  type Faq,
  faqsForAirportsTab,
  faqsInCategory,
  isForAll,
} from '#domain/faq/faq.ts'
import { listFirstAirports } from '#server/db/airports.ts'
import { listFaqs } from '#server/db/faqs.ts'
import type { Route } from './+types/faq.ts'

export async function loader() {
  const [faqs, airports] = await Promise.all([listFaqs(), listFirstAirports(airportsOnFaqTab)])
  return withAirports(faqs, airports)
}

export async function clientLoader() {
  const [faqs, airports] = await Promise.all([
    readJson('/api/faqs'),
    readJson(`/api/airports?first=${airportsOnFaqTab}`),
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

/** The content of the tab in an address: questions, or questions per airport. */
function contentOf(search: string, { faqs, airports }: ReturnType<typeof withAirports>) {
  const tab = faqTab(search)
  if (tab !== 'airports') return { faqs: faqsInCategory(faqs, tab), airports: undefined }

  const perAirport: AirportQuestions[] = airports
    .map((airport) => ({ ...airport, faqs: faqsForAirportsTab(faqs, airport.code) }))
    .filter((airport) => airport.faqs.length > 0)
  // Questions for all airports are listed under each of them.
  const uniqueFaqs = new Set<Faq>(perAirport.flatMap((airport) => airport.faqs))

  return { faqs: [...uniqueFaqs], airports: perAirport }
}

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const site = siteOf(matches)
  const { faqs } = contentOf(location.search, loaderData)

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
  const { faqs, airports } = contentOf(useLocation().search, loaderData)

  return (
    <>
      <PageHead
        title="Veelgestelde vragen"
        crumb="FAQ"
        lead="Over vergelijken, reserveren en parkeren bij de luchthaven."
      />
      <div className="mx-auto w-full max-w-[calc(52rem+2*var(--gutter))] px-(--gutter) py-(--page-y)">
        {/* On a phone the tabs run off the screen, to show that there are more. */}
        <div className="max-sm:[--control-text:0.875rem] max-sm:[&>[role=tablist]]:flex-wrap max-sm:[&>[role=tablist]]:gap-0 max-sm:[&_[role=tab]]:px-1 max-md:[&>[role=tablist]]:-mx-(--gutter) max-md:[&>[role=tablist]]:bg-size-[100%_1px] max-md:[&>[role=tablist]]:px-(--gutter) max-md:[&>[role=tablist]]:pl-[calc(var(--gutter)-0.5rem)]">
          <TabLinks label="Onderwerpen" tabs={faqTabLinks}>
            {faqs.length === 0 ? (
              <NoFaqs />
            ) : (
              <>
                {airports ? (
                  <AirportFaqs airports={airports} />
                ) : (
                  <Accordion name="vragen" items={faqs} />
                )}
                <p className="mt-6">
                  <AllFaqsLink />
                </p>
              </>
            )}
          </TabLinks>
        </div>
        <AskBox />
      </div>
    </>
  )
}
