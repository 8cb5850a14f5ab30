import { Accordion } from '#app/ui/accordion.tsx'
import type { Faq } from '#domain/faq/faq.ts'
import { AllFaqsLink } from './all-faqs-link.tsx'

/** A few questions under a page, with a link to all of them. */
export function FaqSection({ title, faqs }: { title: string; faqs: Faq[] }) {
  return (
    <section aria-labelledby="veelgestelde-vragen" className="bg-subtle py-(--section-y)">
      <div className="container-page grid items-start gap-8 md:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] md:gap-[clamp(2rem,5vw,5rem)]">
        <div>
          <h2 id="veelgestelde-vragen">{title}</h2>
          <p className="mt-4 text-ink-soft">Staat je vraag er niet tussen?</p>
          <AllFaqsLink />
        </div>
        <Accordion name="vragen" items={faqs} />
      </div>
    </section>
  )
}
