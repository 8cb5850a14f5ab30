import ChevronUp from 'lucide-react/icons/chevron-up'
import ImageUp from 'lucide-react/icons/image-up'
import { useId } from 'react'
import type { FormErrors } from '#app/admin/form/form-kind.ts'
import { TextField } from '#app/ui/field/text-field.tsx'
import type { CardEntry, Draft } from './control-entry.ts'
import { PastChecks } from './past-checks.tsx'
import { Shot } from './shot.tsx'

type EvidenceProps = {
  entry: CardEntry
  today: string
  draft: Draft
  errors: FormErrors
  onChange: (changes: Partial<Draft>) => void
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  mayChange: boolean
}

/** What was seen, to look back at: amount, address and a picture, and the checks before. */
export function Evidence(props: EvidenceProps) {
  const { entry, today, draft, errors, onChange, isOpen, onOpen, mayChange } = props
  const bodyId = useId()
  const isPrice = entry.card.price !== null

  return (
    <section aria-label="Bewijs" className="border-line border-t">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={bodyId}
        onClick={() => onOpen(!isOpen)}
        className="flex min-h-13 w-full items-center gap-2.5 px-5 font-semibold -outline-offset-3 max-md:px-4"
      >
        <ImageUp size={18} aria-hidden />
        Bewijs
        <span className="truncate font-normal text-ink-muted">
          {isPrice
            ? 'optioneel: bedrag, adres of schermafbeelding'
            : 'optioneel: adres of schermafbeelding'}
        </span>
        <ChevronUp
          size={18}
          className={`ml-auto transition-transform duration-(--fast) ${isOpen ? '' : 'rotate-180'}`}
          aria-hidden
        />
      </button>
      {/* Folded it still takes a picture that is pasted. */}
      <div id={bodyId} hidden={!isOpen} className="grid gap-4 px-5 pb-5 max-md:px-4">
        {mayChange && (
          <>
            <div className={`grid gap-5 max-md:gap-4 ${isPrice ? 'md:grid-cols-2' : ''}`}>
              {isPrice && (
                <TextField
                  label="Bedrag dat je zag"
                  before="€"
                  inputMode="decimal"
                  autoComplete="off"
                  value={draft.amount}
                  errors={errors.amount}
                  onChange={(event) => onChange({ amount: event.currentTarget.value })}
                />
              )}
              <TextField
                label="Adres"
                type="url"
                data-address
                placeholder="https://"
                autoComplete="off"
                spellCheck={false}
                value={draft.url}
                errors={errors.url}
                onChange={(event) => onChange({ url: event.currentTarget.value })}
              />
            </div>
            <Shot
              picture={draft.picture}
              onPicture={(picture) => onChange({ picture })}
              onIncoming={() => onOpen(true)}
            />
          </>
        )}
        {isOpen && <PastChecks of={entry.card} today={today} />}
      </div>
    </section>
  )
}
