import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { PageHead } from '#app/site/shell/page-head.tsx'
import { TabLinks } from '#app/site/ui/tab-links.tsx'
import { Accordion } from '#app/ui/accordion.tsx'
import { AirportFaqs } from './airport-faqs.tsx'
import { AllFaqsLink } from './all-faqs-link.tsx'
import { AskBox } from './ask-box.tsx'
import { faqTabLinks } from './faq-tab.ts'
import { type FaqPage, faqsOfTab } from './faqs-of-tab.ts'
import { NoFaqs } from './no-faqs.tsx'

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
            <Suspense>
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
            </Suspense>
          </TabLinks>
        </div>
        <AskBox />
      </div>
    </>
  )
}
