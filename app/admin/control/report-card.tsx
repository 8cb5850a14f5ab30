import Check from 'lucide-react/icons/check'
import Mail from 'lucide-react/icons/mail'
import Pencil from 'lucide-react/icons/pencil'
import Send from 'lucide-react/icons/send'
import { Switch } from '#app/admin/ui/switch.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button, buttonLook } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { stayText } from '#domain/check/check-texts.ts'
import { claimedCents, usualAnswer } from '#domain/check/report-answer.ts'
import { replyAddress } from '#domain/contact/reply.ts'
import { reportQuestion, reportTopics, travellerName } from '#domain/contact/traveller-report.ts'
import { formatDay } from '#domain/text/date.ts'
import { formatCents } from '#domain/text/money.ts'
import { CardActs, CardFrame, type CardProps, ProviderLink, pageOf } from './card-parts.tsx'
import { ChangeFields } from './change-fields.tsx'
import { correctableOf, type Draft, type ReportEntry } from './control-entry.ts'
import { Kbd } from './kbd.tsx'
import { momentText } from './moment-text.ts'

type ReportCardProps = CardProps & {
  entry: ReportEntry
  canMail: boolean
  isSaving: boolean
  /** Whether what it reports was just put right. */
  isCorrected: boolean
  onAnswered: () => void
  onClosed: (reason: string) => void
  /** It was put right elsewhere. */
  onCorrected: () => void
}

/** What a traveller says is wrong, beside what we show. */
export function ReportCard(props: ReportCardProps) {
  const { entry, today, draft, mayChange } = props
  const { report, message, createdAt, parking } = entry.report
  const claimed = report.topic === 'prijs' ? claimedCents(message) : null
  const correctable = props.isEditing ? correctableOf(entry) : null
  const stay = report.topic === 'prijs' ? parking?.price.stay : null

  return (
    <CardFrame
      label={`Melding over ${report.parkingName}`}
      card={props}
      foot={
        mayChange && (
          <>
            <AnswerFields {...props} />
            <Answers {...props} />
          </>
        )
      }
      head={{
        code: report.airportCode,
        name: report.parkingName,
        about: `Melding van een reiziger, ${reportTopics[report.topic].toLowerCase()}`,
        badge: <Badge tone="blue">{momentText(createdAt, today)}</Badge>,
      }}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 px-5 pt-8 pb-6 max-md:px-4 max-md:pt-6 max-md:pb-5">
        <blockquote className="whitespace-pre-line break-words border-signal border-l-6 pl-4 font-bold font-heading text-[1.25rem]/[1.45] tracking-[-0.012em]">
          {message.replace(`${reportQuestion} `, '')}
        </blockquote>
        {parking ? (
          <dl className="flex flex-wrap gap-x-8 gap-y-2">
            {parking.shown !== null && <Told term="Wij tonen">{parking.shown}</Told>}
            {claimed !== null && <Told term="Volgens de reiziger">{formatCents(claimed)}</Told>}
            {(report.topic === 'prijs' || report.topic === 'adres') && (
              <Told term="Laatst gecontroleerd">
                {parking.checkedOn ? formatDay(parking.checkedOn) : 'nooit'}
              </Told>
            )}
          </dl>
        ) : (
          <p className="text-ink-soft">Deze parking staat niet meer op de site.</p>
        )}
        {stay && (
          <p className="-mt-3 text-ink-muted text-sm">Wij tonen dit voor {stayText(stay)}.</p>
        )}
        {correctable && (
          <ChangeFields
            of={correctable}
            typed={draft.typed}
            onType={(typed) => props.onDraft({ typed })}
            form={props.form}
            busy={props.isSaving}
            onSave={props.onChanged}
            onCancel={props.onCancel}
          />
        )}
        {parking && pageOf(draft.url, parking.address) && (
          <div>
            <ProviderLink
              address={pageOf(draft.url, parking.address)}
              onOpen={() => undefined}
              onMissing={() => undefined}
            />
          </div>
        )}
      </div>
    </CardFrame>
  )
}

function Told({ term, children }: { term: string; children: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-muted text-sm">{term}</dt>
      <dd className="break-words font-extrabold font-heading text-[1.375rem]/[1.3] tabular-nums tracking-[-0.02em]">
        {children}
      </dd>
    </div>
  )
}

/** What is said to the traveller: until it is typed over, the usual words. */
export const answerText = ({ report }: ReportEntry, { answer }: Draft, today: string) =>
  answer ?? usualAnswer(report.report.topic, 'changed', today)

function AnswerFields(props: ReportCardProps) {
  const { entry, draft, today, onDraft, canMail, failure, onClosed } = props
  const { id, email, message, createdAt, report } = entry.report
  const { reason } = draft
  const setReason = (reason: string | null) => onDraft({ reason })
  const text = answerText(entry, draft, today)
  const subject = `Je melding over ${report.parkingName}`
  const mailed = { id, name: travellerName.toLowerCase(), email, subject, message, createdAt }

  return (
    <div className="grid gap-4 border-line border-t px-5 pt-4 pb-5 max-md:px-4">
      {email === '' ? (
        <p className="text-ink-muted">De reiziger liet geen e-mailadres achter.</p>
      ) : canMail ? (
        <Switch
          label={<span className="min-w-0 break-words">Laat het weten aan {email}</span>}
          checked={draft.byMail}
          onChange={(event) => onDraft({ byMail: event.currentTarget.checked })}
        />
      ) : (
        <p className="text-ink-soft">
          Mail is niet ingesteld, dus de site kan {email} niet antwoorden.{' '}
          <a href={replyAddress(mailed, text)} className={buttonLook({ tone: 'link', size: 'sm' })}>
            <Mail aria-hidden />
            Antwoord met je eigen mail
          </a>
        </p>
      )}
      <TextField
        label="Antwoord"
        lines={3}
        value={text}
        errors={failure?.fields.answer}
        hint={
          draft.answer === null
            ? 'Bij ‘Klopte al’ schrijven we dat het is gecontroleerd en al klopte.'
            : undefined
        }
        onChange={(event) => onDraft({ answer: event.currentTarget.value })}
      />
      {reason === null ? (
        <div className="flex flex-wrap gap-x-6">
          {!props.isCorrected && (
            <Button tone="link" size="sm" onClick={props.onCorrected}>
              Ik heb het al aangepast
            </Button>
          )}
          <Button tone="link" size="sm" onClick={() => setReason('')}>
            Sluit zonder antwoord, met een reden
          </Button>
        </div>
      ) : (
        <div className="grid items-end gap-3 md:grid-cols-[minmax(0,1fr)_auto_auto]">
          <TextField
            label="Reden"
            autoFocus
            hint="Alleen voor collega’s, de reiziger krijgt geen bericht."
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <Button
            tone="secondary"
            disabled={reason.trim().length < 3}
            onClick={() => onClosed(reason)}
          >
            Sluit de melding
          </Button>
          <Button tone="ghost" onClick={() => setReason(null)}>
            Annuleren
          </Button>
        </div>
      )}
    </div>
  )
}

function Answers({ entry, isCorrected, draft, canMail, ...props }: ReportCardProps) {
  const { topic } = entry.report.report
  const change = { prijs: 'Pas de prijs aan', adres: 'Pas het adres aan' }[topic as string]
  const isMailed = canMail && draft.byMail && entry.report.email !== ''

  return (
    <CardActs columns="grid-cols-[1.7fr_1.2fr_1fr]" onLater={props.onLater}>
      {isCorrected ? (
        <Button size="lg" onClick={props.onAnswered}>
          <Send aria-hidden />
          {isMailed ? 'Verstuur antwoord' : 'Aangepast'}
        </Button>
      ) : (
        <Button
          size="lg"
          aria-keyshortcuts="E"
          disabled={!entry.report.parking}
          onClick={props.onChange}
        >
          <Pencil aria-hidden />
          {change ?? 'Pas het aan'}
          <Kbd onAction aria-hidden>
            E
          </Kbd>
        </Button>
      )}
      <Button tone="secondary" size="lg" aria-keyshortcuts="Y" onClick={props.onRight}>
        <Check aria-hidden />
        Klopte al
        <Kbd aria-hidden>Y</Kbd>
      </Button>
    </CardActs>
  )
}
