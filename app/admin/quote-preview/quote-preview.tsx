import FlaskConical from 'lucide-react/icons/flask-conical'
import { type ReactNode, useState } from 'react'
import { FormPreview } from '#app/admin/form/form-preview.tsx'
import { Panel } from '#app/admin/ui/panel.tsx'
import { explainQuote } from '#domain/quote/explain-quote.ts'
import { type Charges, type Quote, quote } from '#domain/quote/quote.ts'
import { type GivenTimedStay, readTimedStay, type TimedStay } from '#domain/stay/timed-stay.ts'
import { tariffOn } from '#domain/tariff/tariff.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { firstStay, PreviewStay } from './preview-stay.tsx'
import { RuleList } from './rule-list.tsx'

type QuotePreviewProps = {
  /** What is typed now. A price per day that is none yet is 0. */
  charges: Charges
  /** What of it does not count yet, and why. */
  problems: string[]
  /** The site's own card; without a stay as on a list without dates. */
  card: (quoted: { stay: TimedStay; quote: Quote } | undefined) => ReactNode
}

/** A stay, the visitor's card for it, and the rules that gave each amount. */
export function QuotePreview({ charges, problems, card }: QuotePreviewProps) {
  const today = amsterdamDay(new Date())
  const [given, setGiven] = useState<GivenTimedStay>(() => firstStay(today))
  const read = readTimedStay(given, today)
  const stay = read.ok ? read.value : undefined
  const isPriced = stay && (charges.pricePerDay > 0 || tariffOn(charges.tariffs, stay.from))
  const quoted = stay && isPriced ? { stay, quote: quote(charges, stay) } : undefined
  const missing =
    stay && !isPriced ? ['Vul een prijs per dag in, of een tarief voor deze dag.'] : []

  return (
    <div className="grid gap-4">
      <Panel
        title="Proefbank"
        icon={FlaskConical}
        note={<span className="text-ink-muted text-sm">rekent met wat hier staat</span>}
      >
        <p className="px-5 pt-4 text-ink-muted text-sm">
          Typ een verblijf en zie wat een bezoeker dan betaalt. Hier wordt niets bewaard.
          {quoted?.quote.isUpperBound &&
            ' ‘Hooguit’ is het meeste dat het kan kosten: zonder tijden is niet te zien hoeveel keer 24 uur het is.'}
        </p>
        <PreviewStay
          given={given}
          today={today}
          errors={read.ok ? {} : read.why}
          onChange={(changes) => setGiven({ ...given, ...changes })}
        />
      </Panel>
      <FormPreview label="Zo ziet de bezoeker het">{card(quoted)}</FormPreview>
      <RuleList
        explanation={quoted && explainQuote(charges, quoted.stay)}
        missing={[...missing, ...problems]}
      />
    </div>
  )
}
