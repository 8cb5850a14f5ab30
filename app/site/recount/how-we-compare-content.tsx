import { type Coverage, howWeCompareText } from '#app/site/legal/how-we-compare-text.tsx'
import { LegalPage } from '#app/site/legal/legal-page.tsx'
import { useSettings } from '#app/site/page/settings.ts'
import { RecountBox, type RecountQuestion } from './recount-box.tsx'

type HowWeCompareContentProps = Coverage & { question: RecountQuestion | undefined }

export function HowWeCompareContent({ question, ...coverage }: HowWeCompareContentProps) {
  const recount = question && <RecountBox question={question} />
  return <LegalPage text={howWeCompareText(useSettings(), coverage, recount)} />
}
