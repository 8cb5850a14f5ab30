import { FieldGroup } from '#app/ui/field/field-group.tsx'

type PickGroupProps = {
  legend: string
  name: string
  options: [value: string, label: string][]
  /** None is chosen if the address has another value: the error says so. */
  chosen: string
  errors: string[] | undefined
}

const lookOfPick = [
  'inline-flex min-h-11 items-center rounded-full bg-card px-3.5 py-1 font-medium text-[0.9375rem] shadow-[inset_0_0_0_1.5px_var(--line-control)]',
  'peer-hover:shadow-[inset_0_0_0_1.5px_var(--text)] peer-checked:bg-action peer-checked:text-on-action peer-checked:shadow-none',
  'peer-focus-visible:outline-3 peer-focus-visible:outline-(--focus-outer) peer-focus-visible:outline-offset-2',
].join(' ')

/** Radios that look like chips. */
export function PickGroup({ legend, name, options, chosen, errors }: PickGroupProps) {
  return (
    <FieldGroup legend={legend} errors={errors}>
      <div className="flex flex-wrap gap-2">
        {options.map(([value, label]) => (
          <label key={value} className="relative">
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={chosen === value}
              aria-invalid={errors ? true : undefined}
              className="peer absolute inset-0 m-0 size-full cursor-pointer opacity-0"
            />
            <span className={lookOfPick}>{label}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
