import { href, useLocation } from 'react-router'
import { Link } from '#app/site/page/link.tsx'
import { PageHead } from '#app/site/shell/page-head.tsx'
import { TabLinks } from '#app/site/ui/tab-links.tsx'
import { Accordion } from '#app/ui/accordion.tsx'
import { buttonLook } from '#app/ui/button.tsx'
import { State } from '#app/ui/state.tsx'
import { AirportFaqs } from './airport-faqs.tsx'
import { AllFaqsLink } from './all-faqs-link.tsx'
import { faqTabLinks } from './faq-tab.ts'
import { type FaqPage, faqsOfTab } from './faqs-of-tab.ts'

const tabs = faqTabLinks.map(({ to, label }) => ({ to: () => to, label }))

export function FaqContent(page: FaqPage) {
  const { faqs, airports } = faqsOfTab(useLocation().search, page)

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
          <TabLinks label="Onderwerpen" tabs={tabs}>
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

function NoFaqs() {
  return (
    <State image="/images/leeg-lijst.svg" title="Over dit onderwerp zijn er nog geen vragen.">
      <p>Kijk bij een ander onderwerp, of stel je vraag aan ons.</p>
      <AllFaqsLink />
    </State>
  )
}

function AskBox() {
  return (
    <aside className="focus-inverse mt-12 flex flex-col gap-6 rounded-xl bg-(--ink-900) p-6 text-white md:flex-row md:items-center md:justify-between md:p-8">
      <div>
        <h2 className="text-[1.5rem]">Staat je vraag er niet tussen?</h2>
        <p className="mt-1.5 text-on-inverse-soft">
          Stuur ons een bericht. We streven ernaar binnen 24 uur te reageren.
        </p>
      </div>
      <Link to={href('/contact')} className={buttonLook({ tone: 'signal', size: 'lg' })}>
        Contact opnemen
      </Link>
    </aside>
  )
}
