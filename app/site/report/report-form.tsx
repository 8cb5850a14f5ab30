import Bus from 'lucide-react/icons/bus'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Link2 from 'lucide-react/icons/link-2'
import MapPin from 'lucide-react/icons/map-pin'
import Tag from 'lucide-react/icons/tag'
import { sendMessage } from '#app/site/contact/send-message.ts'
import { Trap } from '#app/site/contact/trap.tsx'
import type { Trouble } from '#app/site/contact/trouble.ts'
import { TroubleNotice } from '#app/site/contact/trouble-notice.tsx'
import { useMessageForm } from '#app/site/contact/use-message-form.ts'
import { useWithFilter } from '#app/site/filter/use-with-filter.ts'
import { useKeptStay } from '#app/site/page/use-with-stay.ts'
import { Button } from '#app/ui/button.tsx'
import { PickGroup } from '#app/ui/field/pick-group.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { reportAddress } from '#domain/contact/report-address.ts'
import type { ReportFields } from '#domain/contact/report-schema.ts'
import { type ReportTopic, reportQuestion, reportTopics } from '#domain/contact/traveller-report.ts'
import { keysOf } from '#domain/text/keys.ts'
import { reportNotSent } from './report-text.ts'

export type TypedReport = Partial<Record<keyof ReportFields, string>>

export type ReportFormProps = {
  airport: { slug: string }
  parking: { name: string; slug: string }
  /** What is probably wrong: chosen at first. */
  defaultTopic?: ReportTopic
  /** The submitted values, returned with the errors when the form was sent without JavaScript. */
  typed?: TypedReport
  trouble?: Trouble<ReportFields>
}

type SentForm = {
  /** The visitor asked for a new form, so it takes the focus. */
  focused: boolean
  onSent: () => void
}

const icons = { prijs: Tag, shuttle: Bus, adres: MapPin, link: Link2, anders: Ellipsis }

const picks = keysOf(reportTopics).map((topic) => ({
  value: topic,
  label: reportTopics[topic],
  icon: icons[topic],
}))

/** What a traveller sees that we don't. */
export function ReportForm(props: ReportFormProps & SentForm) {
  const { airport, parking, defaultTopic, typed = {}, trouble: given, focused, onSent } = props
  const named = { airport: airport.slug, parking: parking.slug }
  // A price that is wrong is that of a stay.
  const stay = useKeptStay()
  const withFilter = useWithFilter()
  const { summary, sending, trouble, errors, wiring } = useMessageForm<ReportFields>({
    trouble: given,
    focused,
    loadCheck: async () => (await import('./check-report.ts')).checkReport,
    send: (message) =>
      sendMessage('/api/reports', { ...message, ...named, ...Object.fromEntries(stay) }),
    onSent,
    onFailure: withNotice,
  })

  return (
    <form
      {...wiring}
      action={`${withFilter(reportAddress(airport.slug, parking.slug))}#formulier`}
      className="grid gap-5"
    >
      <TroubleNotice trouble={trouble} what="je melding" ref={summary} />
      <fieldset disabled={sending} className="grid min-w-0 gap-5">
        <PickGroup
          legend={`Wat klopt er niet aan ${parking.name}?`}
          name="topic"
          picks={picks}
          defaultValue={typed.topic ?? defaultTopic}
          required
          errors={errors.topic}
        />
        <div className="grid items-start gap-5 md:grid-cols-[1.4fr_1fr]">
          <TextField
            label={reportQuestion}
            name="message"
            lines={3}
            aria-required
            defaultValue={typed.message}
            errors={errors.message}
          />
          <TextField
            label="E-mailadres"
            optional
            name="email"
            type="email"
            autoComplete="email"
            hint="Alleen om je te laten weten wat we ermee deden."
            defaultValue={typed.email}
            errors={errors.email}
          />
        </div>
        <Trap />
      </fieldset>
      <div>
        <Button type="submit" tone="secondary" busy={sending ? 'Versturen...' : undefined}>
          Verstuur melding
        </Button>
      </div>
    </form>
  )
}

/** Errors at the fields say enough by themselves. */
function withNotice(trouble: Trouble<ReportFields>): Trouble<ReportFields> {
  const isSaid = trouble.notice !== undefined || Object.keys(trouble.fields).length > 0
  return isSaid ? trouble : { ...trouble, notice: reportNotSent }
}
