import { type ChangeEvent, useEffect, useRef } from 'react'
import { Form, href, useSubmit } from 'react-router'
import { useKeptFilter } from '#app/site/filter/use-with-filter.ts'
import { HiddenFields } from '#app/site/page/hidden-fields.tsx'
import { PersonsField } from '#app/site/stay/persons-field.tsx'
import { Button } from '#app/ui/button.tsx'
import { controlLook } from '#app/ui/field/control-look.ts'
import { Field } from '#app/ui/field/field.tsx'
import { PickGroup } from '#app/ui/field/pick-group.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { filteredName } from '#domain/filter/filter-address.ts'
import type { GivenPlan, PlanErrors } from '#domain/planner/plan-address.ts'
import { isDay } from '#domain/text/is-day.ts'

export type PlannerFormProps = {
  given: GivenPlan
  errors: PlanErrors
  airports: { code: string; name: string; slug: string }[]
  /** The chosen one, if it exists. */
  airport: { slug: string } | undefined
  /** Those of the chosen airport. */
  parkings: { name: string; slug: string }[]
  parking: { slug: string } | undefined
  /** Whether its answer stands beside it. */
  isAnswered: boolean
  onSend: () => void
}

/** A plain GET form: the address is the plan. Without a script, an airport is chosen by sending it. */
export function PlannerForm(props: PlannerFormProps) {
  const { given, errors, airports, airport, parkings, parking, isAnswered, onSend } = props
  const send = useSubmit()
  const select = useRef<HTMLSelectElement>(null)
  const chosen = airport?.slug ?? ''
  const filter = useKeptFilter()
  const isHydrated = useHydrated()

  useEffect(() => {
    if (select.current) select.current.value = chosen
  }, [chosen])

  /** Only for its parkings: what is typed stays in its fields. The filter was that of another airport. */
  function choose({ currentTarget }: ChangeEvent<HTMLSelectElement>) {
    const { terrein: _, ...kept } = given
    const query = Object.entries({ ...kept, luchthaven: currentTarget.value })
    send(new URLSearchParams(query.filter((pair): pair is [string, string] => pair[1] !== null)), {
      action: href('/vertrekplanner'),
      preventScrollReset: true,
      replace: true,
    })
  }

  return (
    <Form
      action={href('/vertrekplanner')}
      noValidate
      preventScrollReset
      aria-labelledby="je-vlucht"
      onSubmit={onSend}
      className="grid gap-5 rounded-xl bg-card p-5 shadow-[0_0_0_1px_var(--line),var(--elevation-1)] print:hidden"
    >
      <h2 id="je-vlucht" className="text-[1.25rem]">
        Je vlucht
      </h2>
      <HiddenFields pairs={filter} />
      {filter.length > 0 && !isHydrated && <HiddenFields pairs={[[filteredName, chosen]]} />}
      {given.personen && !errors.personen && (
        <HiddenFields pairs={[['personen', given.personen]]} />
      )}
      <SelectField
        ref={select}
        label="Luchthaven"
        name="luchthaven"
        defaultValue={chosen}
        errors={errors.luchthaven}
        onChange={choose}
      >
        <option value="">Kies een luchthaven</option>
        {airports.map(({ code, name, slug }) => (
          <option key={slug} value={slug}>
            {code}, {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        key={`${chosen} ${parking?.slug}`}
        label="Parkeerterrein"
        name="terrein"
        defaultValue={parking?.slug ?? ''}
        errors={errors.terrein}
      >
        <option value="">
          {!airport
            ? 'Kies eerst een luchthaven'
            : parkings.length > 0
              ? 'Kies een terrein'
              : 'Nog geen terreinen'}
        </option>
        {parkings.map(({ name, slug }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </SelectField>
      <Two>
        <DayField label="Dag van vertrek" name="van" value={given.van} errors={errors.van} />
        <TimeField label="Vertrektijd" name="vlucht" value={given.vlucht} errors={errors.vlucht} />
      </Two>
      <TextField
        key={given.rijden}
        label="Rijden"
        name="rijden"
        defaultValue={given.rijden ?? ''}
        autoComplete="off"
        hint="Minuten, of zo: 1:15 of 1 uur."
        errors={errors.rijden}
      />
      <PickGroup
        key={`bestemming ${given.bestemming}`}
        legend="Bestemming"
        name="bestemming"
        picks={[
          { value: 'europa', label: 'Binnen Europa' },
          { value: 'ver', label: 'Buiten Europa' },
        ]}
        defaultValue={given.bestemming?.trim() || 'europa'}
        errors={errors.bestemming}
      />
      <Two>
        <DayField label="Dag terug" name="tot" value={given.tot} errors={errors.tot} />
        <TimeField label="Landing" name="landing" value={given.landing} errors={errors.landing} />
      </Two>
      <PickGroup
        key={`bagage ${given.bagage}`}
        legend="Ruimbagage"
        name="bagage"
        picks={[
          { value: 'ja', label: 'Ja' },
          { value: 'nee', label: 'Nee' },
        ]}
        defaultValue={given.bagage?.trim() || 'ja'}
        errors={errors.bagage}
      />
      {errors.personen && <PersonsField value={given.personen} errors={errors.personen} />}
      <Button type="submit" size="lg" tone={isAnswered ? 'secondary' : 'primary'} block>
        {isAnswered ? 'Reken opnieuw' : 'Reken uit'}
      </Button>
      <p className="text-ink-muted text-sm/[1.45]">
        De rijtijd vul je zelf in, bijvoorbeeld uit je navigatie. Wij bewaren niets.
      </p>
    </Form>
  )
}

function Two({ children }: { children: React.ReactNode }) {
  return (
    <div className="grid grid-cols-2 items-start gap-4 max-[20rem]:grid-cols-1">{children}</div>
  )
}

type InputProps = {
  label: string
  name: string
  value: string | null
  errors: string[] | undefined
}

const TimeField = ({ value, ...rest }: InputProps) => (
  <TextField
    key={value}
    defaultValue={value ?? ''}
    placeholder="uu:mm"
    autoComplete="off"
    {...rest}
  />
)

/** A value that is no day stays out of the field: its error explains it. */
const DayField = ({ label, name, value, errors }: InputProps) => (
  <Field key={value} label={label} errors={errors}>
    {(wiring) => (
      <input
        type="date"
        name={name}
        defaultValue={value && isDay(value) ? value : ''}
        className={`min-w-0 appearance-none px-3 py-2 tabular-nums [&::-webkit-calendar-picker-indicator]:ml-0 max-[26rem]:[&::-webkit-calendar-picker-indicator]:hidden [&::-webkit-date-and-time-value]:text-left ${controlLook}`}
        {...wiring}
      />
    )}
  </Field>
)
