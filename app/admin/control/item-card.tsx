import Check from 'lucide-react/icons/check'
import ClockAlert from 'lucide-react/icons/clock-alert'
import Pencil from 'lucide-react/icons/pencil'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { lateText, questionOf, whenText } from '#domain/check/check-texts.ts'
import { readItem } from '#domain/check/dated-item.ts'
import { CardActs, CardFrame, type CardProps, ProviderLink } from './card-parts.tsx'
import { ChangeFields } from './change-fields.tsx'
import { type CardEntry, correctableOf, type Entry } from './control-entry.ts'
import { Evidence } from './evidence.tsx'
import { GroupBar } from './group-bar.tsx'
import { GroupQuestions } from './group-questions.tsx'
import { Kbd } from './kbd.tsx'

type ItemCardProps = CardProps & {
  entry: CardEntry
  /** All that is asked of its provider, this one too. */
  questions: Entry[]
  onSelect: (key: string) => void
  /** The page of the provider, and whether it was opened before. */
  address: string | null
  isOpened: boolean
  onOpened: () => void
  isEvidenceOpen: boolean
  onEvidence: (isOpen: boolean) => void
  onMissingPage: () => void
}

/** One question about one thing that has a date. */
export function ItemCard(props: ItemCardProps) {
  const { entry, today, draft, failure, onDraft, isEditing, mayChange } = props
  const { card, key } = entry
  const read = readItem(card.item)
  const errors = failure?.fields ?? {}
  const correctable = isEditing ? correctableOf(entry) : null
  const isGroup = props.questions.length > 1

  return (
    <CardFrame
      label={`Controle van ${card.name}`}
      card={props}
      above={isGroup && <GroupBar {...props} />}
      beside={isGroup && <GroupQuestions {...props} />}
      foot={
        <>
          <Evidence
            key={key}
            entry={entry}
            today={today}
            draft={draft}
            errors={errors}
            onChange={onDraft}
            isOpen={props.isEvidenceOpen || Boolean(errors.amount ?? errors.url)}
            onOpen={props.onEvidence}
            mayChange={mayChange}
          />
          {mayChange && <Answers {...props} />}
        </>
      }
      head={{
        code: card.airportCode,
        name: card.name,
        about: whenText(card),
        badge: (
          <Badge tone="open" icon={ClockAlert}>
            {lateText(card)}
          </Badge>
        ),
      }}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] justify-items-center px-5 pt-8 pb-6 text-center max-md:px-4 max-md:pt-6 max-md:pb-5">
        {correctable ? (
          <ChangeFields
            key={key}
            of={correctable}
            typed={draft.typed}
            onType={(typed) => onDraft({ typed })}
            form={props.form}
            onSave={props.onChanged}
            onCancel={props.onCancel}
          />
        ) : (
          <Question entry={entry} />
        )}
        {read?.kind === 'mark' && mayChange && !correctable && (
          <div className="mb-5 w-full max-w-60 text-left">
            <TextField
              label="Nu geldig tot"
              type="date"
              data-valid-until
              min={today}
              value={draft.validUntil}
              errors={errors.validUntil}
              onChange={(event) => onDraft({ validUntil: event.currentTarget.value })}
            />
          </div>
        )}
        {!isGroup && (
          <div className={correctable ? 'mt-6' : ''}>
            <ProviderLink
              address={props.address}
              onOpen={props.onOpened}
              onMissing={props.onMissingPage}
            />
          </div>
        )}
      </div>
    </CardFrame>
  )
}

function Question({ entry: { card } }: { entry: CardEntry }) {
  const { question, value, detail } = questionOf(card)
  const size = value.length > 12 ? 'text-[2rem]/[1.2]' : 'text-[4rem]/[1.1] max-md:text-[3.25rem]'

  return (
    <>
      <p className="text-[1.0625rem] text-ink-soft">{question}</p>
      <p
        data-value
        className={`max-w-full break-words font-extrabold font-heading tabular-nums tracking-[-0.035em] ${size}`}
      >
        {value}
      </p>
      <p className="mb-5 text-ink-soft">{detail}</p>
    </>
  )
}

function Answers({ isEditing, onRight, onChange, onLater }: ItemCardProps) {
  return (
    <CardActs columns="grid-cols-[2fr_1.2fr_1fr]" onLater={onLater}>
      <Button size="lg" aria-keyshortcuts="Y" onClick={onRight}>
        <Check aria-hidden />
        Nog juist
        <Kbd onAction aria-hidden>
          Y
        </Kbd>
      </Button>
      <Button
        tone="secondary"
        size="lg"
        aria-keyshortcuts="E"
        aria-pressed={isEditing}
        onClick={onChange}
      >
        <Pencil aria-hidden />
        Wijzig
        <Kbd aria-hidden>E</Kbd>
      </Button>
    </CardActs>
  )
}
