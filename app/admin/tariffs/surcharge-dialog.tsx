import { AskDialog } from '#app/admin/typed/ask-dialog.tsx'
import { useTyped } from '#app/admin/typed/use-typed.ts'
import { Radio } from '#app/admin/ui/radio.tsx'
import { FieldGroup } from '#app/ui/field/field-group.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { parse } from '#domain/form/form.ts'
import type { Bought, Condition, Surcharge, Unit } from '#domain/surcharge/surcharge.ts'
import { boughtFacts, units } from '#domain/surcharge/surcharge.ts'
import { surchargeSchema } from '#domain/surcharge/surcharge-schema.ts'
import { keysOf } from '#domain/text/keys.ts'
import { typedAmount } from './tariff-draft.ts'
import type { SurchargeDraft } from './tariff-fields.ts'

type SurchargeDialogProps = {
  /** The one to change; a new one without. */
  surcharge: SurchargeDraft | undefined
  onKeep: (surcharge: SurchargeDraft) => void
  onClose: () => void
}

/** When it holds, as one choice: 'between' at drop-off and at pick-up are two of them. */
const conditions = {
  always: 'Altijd',
  dropOff: 'Brengen tussen twee tijden',
  pickUp: 'Ophalen tussen twee tijden',
  personsOver: 'Meer dan zoveel reizigers',
} as const

type Typed = {
  label: string
  amount: string
  per: Unit
  when: keyof typeof conditions
  from: string
  until: string
  persons: string
  isCompulsory: boolean
  buys: Bought | ''
}

/** A surcharge joins those of the form; saving the form saves it. */
export function SurchargeDialog({ surcharge, onKeep, onClose }: SurchargeDialogProps) {
  const start = typedOf(surcharge)
  const name = `surcharge ${surcharge?.id ?? surcharge?.label ?? 'new'}`
  const fields = useTyped(name, start, keysOf(start))
  const { fields: typed, set, text } = fields
  const isTimed = typed.when === 'dropOff' || typed.when === 'pickUp'

  return (
    <AskDialog
      title={surcharge ? 'Toeslag bewerken' : 'Nieuwe toeslag'}
      action={{ rest: surcharge ? 'Overnemen' : 'Toevoegen' }}
      typed={{ in: fields, unsaved: 'Toeslag niet opgeslagen' }}
      check={() => parse(surchargeSchema, inputOf(typed))}
      call={(read) => onKeep({ ...read, ...(surcharge?.id ? { id: surcharge.id } : {}) })}
      failed="De toeslag is niet overgenomen."
      onClose={onClose}
      onDone={() => undefined}
    >
      {(errors) => (
        <>
          <TextField
            {...text('label')}
            label="Zoals de bezoeker het leest"
            errors={errors.label}
            maxLength={80}
            autoComplete="off"
            placeholder="Laat ophalen"
          />
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <TextField
              {...text('amount')}
              label="Bedrag"
              before="€"
              inputMode="decimal"
              autoComplete="off"
              errors={errors.amount}
            />
            <SelectField {...text('per')} label="Waarvoor" errors={errors.per}>
              {keysOf(units).map((unit) => (
                <option key={unit} value={unit}>
                  {units[unit]}
                </option>
              ))}
            </SelectField>
          </div>
          <SelectField {...text('when')} label="Wanneer" errors={errors.when}>
            {keysOf(conditions).map((when) => (
              <option key={when} value={when}>
                {conditions[when]}
              </option>
            ))}
          </SelectField>
          {isTimed && (
            <div className="grid grid-cols-2 items-start gap-4">
              <TextField
                {...text('from')}
                name="when.from"
                label="Van"
                type="time"
                step={900}
                errors={errors['when.from']}
              />
              <TextField
                {...text('until')}
                name="when.until"
                label="Tot"
                type="time"
                step={900}
                hint="Mag na middernacht zijn."
                errors={errors['when.until']}
              />
            </div>
          )}
          {typed.when === 'personsOver' && (
            <TextField
              {...text('persons')}
              name="when.persons"
              label="Meer dan zoveel reizigers"
              inputMode="numeric"
              autoComplete="off"
              hint="Een bedrag per persoon geldt voor wie erboven komt."
              errors={errors['when.persons']}
            />
          )}
          <FieldGroup legend="In het totaal" errors={errors.isCompulsory}>
            <Radio
              name="isCompulsory"
              label="Verplicht: in het totaal, als het geldt"
              checked={typed.isCompulsory}
              onChange={() => set({ isCompulsory: true })}
            />
            <Radio
              name="isCompulsory"
              label="Naar keuze: ernaast, nooit in het totaal"
              checked={!typed.isCompulsory}
              onChange={() => set({ isCompulsory: false })}
            />
          </FieldGroup>
          {!typed.isCompulsory && typed.when === 'always' && (
            <SelectField
              {...text('buys')}
              label="Wat de reiziger krijgt"
              hint="Dan vindt wie daarop filtert deze parking ook, met het bedrag erbij."
              errors={errors.buys}
            >
              <option value="">Iets anders</option>
              {keysOf(boughtFacts).map((fact) => (
                <option key={fact} value={fact}>
                  {boughtFacts[fact]}
                </option>
              ))}
            </SelectField>
          )}
        </>
      )}
    </AskDialog>
  )
}

function typedOf(surcharge: Surcharge | undefined): Typed {
  const when: Condition = surcharge?.when ?? { kind: 'always' }
  return {
    label: surcharge?.label ?? '',
    amount: surcharge ? typedAmount(surcharge.amount) : '',
    per: surcharge?.per ?? 'stay',
    when: when.kind === 'between' ? when.at : when.kind,
    from: when.kind === 'between' ? when.from : '23:00',
    until: when.kind === 'between' ? when.until : '05:00',
    persons: when.kind === 'personsOver' ? `${when.persons}` : '',
    isCompulsory: surcharge?.isCompulsory ?? true,
    buys: surcharge?.buys ?? '',
  }
}

function inputOf({ when, from, until, persons, buys, ...rest }: Typed) {
  const typed = { ...rest, buys: when === 'always' && !rest.isCompulsory && buys ? buys : null }
  if (when === 'always') return { ...typed, when: { kind: 'always' } }
  if (when === 'personsOver') return { ...typed, when: { kind: 'personsOver', persons } }
  return { ...typed, when: { kind: 'between', at: when, from, until } }
}
