import { useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { DiscardDialog } from '#app/admin/form/discard-dialog.tsx'
import type { FormErrors } from '#app/admin/form/form-kind.ts'
import { useDialogForm } from '#app/admin/form/use-dialog-form.ts'
import { useTyped } from '#app/admin/form/use-typed.ts'
import { Dialog } from '#app/admin/ui/dialog.tsx'
import { Radio } from '#app/admin/ui/radio.tsx'
import { Button } from '#app/ui/button.tsx'
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
  const id = useId()
  const start = typedOf(surcharge)
  const name = `surcharge ${surcharge?.id ?? surcharge?.label ?? 'new'}`
  const { fields: typed, set, discard } = useTyped(name, start, keysOf(start))
  const close = discard.before(onClose)
  const [errors, setErrors] = useState<FormErrors>({})
  const [times, setTimes] = useState(0)
  const dialog = useDialogForm({ submit: keep, refused: { times } })

  function keep() {
    const read = parse(surchargeSchema, inputOf(typed))
    if (read.ok) return onKeep({ ...read.value, ...(surcharge?.id ? { id: surcharge.id } : {}) })
    setErrors(read.why)
    setTimes(times + 1)
  }

  const isTimed = typed.when === 'dropOff' || typed.when === 'pickUp'

  return createPortal(
    <>
      <Dialog
        open
        onClose={close}
        title={surcharge ? 'Toeslag bewerken' : 'Nieuwe toeslag'}
        actions={
          <>
            <Button tone="secondary" onClick={close}>
              Annuleren
            </Button>
            <Button type="submit" form={id}>
              {surcharge ? 'Overnemen' : 'Toevoegen'}
            </Button>
          </>
        }
      >
        <form {...dialog} id={id} className="grid gap-4">
          <TextField
            label="Zoals de bezoeker het leest"
            value={typed.label}
            errors={errors.label}
            maxLength={80}
            autoComplete="off"
            placeholder="Laat ophalen"
            onChange={(event) => set({ label: event.currentTarget.value })}
          />
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <TextField
              label="Bedrag"
              before="€"
              inputMode="decimal"
              autoComplete="off"
              value={typed.amount}
              errors={errors.amount}
              onChange={(event) => set({ amount: event.currentTarget.value })}
            />
            <SelectField
              label="Waarvoor"
              value={typed.per}
              errors={errors.per}
              onChange={(event) => set({ per: chosen(units, event.currentTarget.value) })}
            >
              {keysOf(units).map((unit) => (
                <option key={unit} value={unit}>
                  {units[unit]}
                </option>
              ))}
            </SelectField>
          </div>
          <SelectField
            label="Wanneer"
            value={typed.when}
            errors={errors.when}
            onChange={(event) => set({ when: chosen(conditions, event.currentTarget.value) })}
          >
            {keysOf(conditions).map((when) => (
              <option key={when} value={when}>
                {conditions[when]}
              </option>
            ))}
          </SelectField>
          {isTimed && (
            <div className="grid grid-cols-2 items-start gap-4">
              <TextField
                label="Van"
                type="time"
                step={900}
                value={typed.from}
                errors={errors['when.from']}
                onChange={(event) => set({ from: event.currentTarget.value })}
              />
              <TextField
                label="Tot"
                type="time"
                step={900}
                hint="Mag na middernacht zijn."
                value={typed.until}
                errors={errors['when.until']}
                onChange={(event) => set({ until: event.currentTarget.value })}
              />
            </div>
          )}
          {typed.when === 'personsOver' && (
            <TextField
              label="Meer dan zoveel reizigers"
              inputMode="numeric"
              autoComplete="off"
              hint="Een bedrag per persoon geldt voor wie erboven komt."
              value={typed.persons}
              errors={errors['when.persons']}
              onChange={(event) => set({ persons: event.currentTarget.value })}
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
              label="Wat de reiziger krijgt"
              hint="Dan vindt wie daarop filtert deze parking ook, met het bedrag erbij."
              value={typed.buys}
              errors={errors.buys}
              onChange={(event) =>
                set({ buys: event.currentTarget.value === 'keepKey' ? 'keepKey' : '' })
              }
            >
              <option value="">Iets anders</option>
              {keysOf(boughtFacts).map((fact) => (
                <option key={fact} value={fact}>
                  {boughtFacts[fact]}
                </option>
              ))}
            </SelectField>
          )}
        </form>
      </Dialog>
      <DiscardDialog discard={discard} title="Toeslag niet opgeslagen" onDiscard={onClose} />
    </>,
    document.body,
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

function chosen<Name extends string>(table: Record<Name, string>, value: string): Name {
  const [first, ...others] = keysOf(table)
  return others.find((name) => name === value) ?? (first as Name)
}
