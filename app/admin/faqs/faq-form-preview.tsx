import { Accordion } from '#app/ui/accordion.tsx'
import type { FaqFieldValues } from './faq-kind.ts'

/** The question as the site shows it, expanded. */
export function FaqFormPreview({ fields: { question, answer } }: { fields: FaqFieldValues }) {
  const item = { question: question.trim() || 'Vraag', answer: answer.trim() || 'Antwoord' }

  return (
    <div ref={unfold} className="wrap-anywhere rounded-lg bg-card px-5 py-6 shadow-hairline">
      <Accordion name="voorbeeld" items={[{ id: 1, ...item }]} />
    </div>
  )
}

/** The site's accordion starts collapsed. */
function unfold(preview: HTMLElement | null) {
  preview?.querySelector('details')?.setAttribute('open', '')
}
