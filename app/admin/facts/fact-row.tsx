import Check from 'lucide-react/icons/check'
import MessageSquarePlus from 'lucide-react/icons/message-square-plus'
import { type KeyboardEvent, useId, useState } from 'react'
import type { FormErrors } from '#app/admin/form/form-kind.ts'
import { Button } from '#app/ui/button.tsx'
import { FieldErrors } from '#app/ui/field/field.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { type FactKey, factFields } from '#domain/fact/fact-fields.ts'
import { isKnown, type TypedFact, withValue } from '#domain/fact/typed-fact.ts'
import { FactDate } from './fact-date.tsx'
import { factName } from './fact-kind.ts'
import { FactValue } from './fact-value.tsx'

type FactRowProps = {
  fact: FactKey
  /** With its unit: 'Hoogtebeperking (cm)'. */
  label: string
  typed: TypedFact
  today: string
  /** The id of the list of sources. */
  sourcesId: string
  errors: FormErrors
  onChange: (typed: TypedFact) => void
  /** 'Nog juist' was pressed. */
  onConfirm: () => void
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void
}

/** One fact: its answer, where it was found, when, and a button to say that it still holds. */
export function FactRow({
  fact,
  label,
  typed,
  today,
  sourcesId,
  errors,
  onChange,
  onConfirm,
  onKeyDown,
}: FactRowProps) {
  const id = useId()
  const { kind } = factFields[fact]
  const known = isKnown(typed)
  const [isNoteOpen, setNoteOpen] = useState(typed.note !== '')
  const errorsOf = (part: string) => errors[`${factName(fact)}.${part}`]
  const labelLook = `wrap-break-word min-w-0 hyphens-auto @max-[41rem]:font-semibold ${known ? '' : 'text-ink-muted'}`
  const isInput = kind === 'number' || kind === 'text' || kind === 'choice'
  const wrong = errorsOf('value')

  return (
    <div
      // The address of a fact: /admin/parkings/3/edit?onderdeel=feiten#fact.heightLimit
      id={`fact.${fact}`}
      className={rowLook}
    >
      <div className="relative flex items-center justify-between gap-1 @max-[41rem]:col-span-2">
        {isInput ? (
          <label id={`${id}-label`} htmlFor={id} className={labelLook}>
            {label}
          </label>
        ) : (
          // The hours have a label of their own.
          <span id={`${id}-label`} aria-hidden={kind === 'hours'} className={labelLook}>
            {label}
          </span>
        )}
        {known && kind !== 'text' && !isNoteOpen && (
          <button
            type="button"
            aria-label={`Zet iets achter ${label}`}
            onClick={() => setNoteOpen(true)}
            className={noteButtonLook}
          >
            <MessageSquarePlus size={16} aria-hidden />
          </button>
        )}
      </div>
      <div className="grid min-w-0 gap-1.5">
        <FactValue
          fact={fact}
          label={label}
          labelId={`${id}-label`}
          id={id}
          value={typed.value}
          onChange={(value) => onChange(withValue(typed, value, today))}
          // The hours show them at their own fields.
          errors={wrong}
          errorsId={`${id}-errors`}
        />
        {wrong && kind !== 'hours' && <FieldErrors id={`${id}-errors`} errors={wrong} />}
        {isNoteOpen && known && (
          <TextField
            label={`Achter ${label}`}
            hideLabel
            value={typed.note}
            onChange={({ target }) => onChange({ ...typed, note: target.value })}
            errors={errorsOf('note')}
            autoComplete="off"
            placeholder="tot 31 maart 2027"
            maxLength={120}
          />
        )}
      </div>
      <div
        className={`min-w-0 [&_input]:px-2.5 @max-[41rem]:row-start-3 ${known ? '' : '@max-[41rem]:hidden'}`}
      >
        <TextField
          label={`Bron van ${label}`}
          hideLabel
          value={typed.source}
          onChange={({ target }) => onChange({ ...typed, source: target.value })}
          errors={errorsOf('source')}
          list={sourcesId}
          autoComplete="off"
          placeholder="bron"
          maxLength={100}
        />
      </div>
      <div
        className={`tabular-nums @max-[41rem]:row-start-3 ${known ? '' : '@max-[41rem]:hidden'}`}
      >
        <FactDate fact={fact} typed={typed} today={today} />
      </div>
      <div className="grid @max-[41rem]:row-start-2 @max-[41rem]:col-start-2">
        <Button
          tone="secondary"
          size="sm"
          disabled={!known}
          aria-label={known ? `${label} is nog juist` : undefined}
          data-confirms={known ? '' : undefined}
          onClick={onConfirm}
          onKeyDown={onKeyDown}
        >
          {known ? (
            <>
              <Check aria-hidden />
              Nog juist
            </>
          ) : (
            'Bewaar'
          )}
        </Button>
      </div>
    </div>
  )
}

const rowLook = [
  'group/fact grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 gap-y-2 px-4 py-2.5 text-sm [--control-text:0.875rem] [--field-h:2.75rem] not-first:border-line not-first:border-t',
  '@[41rem]:grid-cols-[minmax(0,1fr)_minmax(10.75rem,1.2fr)_minmax(0,0.85fr)_6rem_7.25rem] @[41rem]:items-start @[41rem]:border-t-0! @[41rem]:px-5 @[41rem]:py-1.25 @[41rem]:*:min-h-10 @[41rem]:*:content-center',
  'lg:pointer-fine:[--field-h:2.5rem]',
].join(' ')

const noteButtonLook =
  'grid size-7 flex-none cursor-pointer place-items-center rounded-sm text-ink-muted hover:bg-hover hover:text-ink @max-[41rem]:-my-2.5 @max-[41rem]:size-11 pointer-coarse:size-11 @[41rem]:pointer-fine:absolute @[41rem]:pointer-fine:bg-card @[41rem]:pointer-fine:right-0 @[41rem]:pointer-fine:opacity-0 group-focus-within/fact:opacity-100 group-hover/fact:opacity-100'
