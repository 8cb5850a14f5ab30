import type { ReactNode } from 'react'
import { FieldGroup } from '#app/ui/field/field-group.tsx'
import { filterNames, typeValues } from '#domain/filter/filter-address.ts'
import type { FilterCounts } from '#domain/filter/filter-counts.ts'
import { carWishes, extraWishes, limits, securityWishes } from '#domain/filter/filter-options.ts'
import { parkingTypes } from '#domain/parking/parking.ts'
import { keysOf } from '#domain/text/keys.ts'
import { useFilter } from './filter-context.tsx'
import { type CountedOption, FilterOption } from './filter-option.tsx'
import { LimitSlider } from './limit-slider.tsx'

const types = keysOf(parkingTypes).map((type) => ({
  name: type,
  label: parkingTypes[type],
  value: typeValues[type],
}))

/** The whole filter except the sort order, for the sidebar and the sheet. */
export function FilterGroups({ counts }: { counts: FilterCounts }) {
  const { filter, update, preview } = useFilter()

  return (
    <>
      <Options
        legend="Type parkeren"
        counts={counts}
        name={filterNames.parkingTypes}
        options={types}
        checked={filter.parkingTypes}
        onToggle={(parkingTypes) => update({ parkingTypes })}
      />
      {limits.map((limit) => (
        <Group key={limit.name}>
          <LimitSlider
            limit={limit}
            value={filter[limit.name]}
            farthest={counts.farthest}
            onMove={preview}
            onRelease={update}
          />
        </Group>
      ))}
      <Options
        legend="Beveiliging"
        counts={counts}
        name={filterNames.security}
        options={securityWishes}
        checked={filter.security}
        onToggle={(security) => update({ security })}
      />
      <Options
        legend="Extra’s"
        counts={counts}
        name={filterNames.extras}
        options={extraWishes}
        checked={filter.extras}
        onToggle={(extras) => update({ extras })}
      />
      <Options
        legend="Je auto"
        counts={counts}
        name={filterNames.car}
        options={carWishes}
        checked={filter.car}
        onToggle={(car) => update({ car })}
      />
    </>
  )
}

type OptionsProps<Name extends CountedOption> = {
  legend: string
  counts: FilterCounts
  /** Of the field that all of them are. */
  name: string
  options: { name: Name; label: string; value: string }[]
  checked: Record<NoInfer<Name>, boolean>
  onToggle: (change: Partial<Record<NoInfer<Name>, boolean>>) => void
}

function Options<Name extends CountedOption>({
  legend,
  counts,
  name: field,
  options,
  checked,
  onToggle,
}: OptionsProps<Name>) {
  return (
    <Group>
      <FieldGroup legend={legend}>
        {options.map(({ name, label, value }) => (
          <FilterOption
            key={name}
            option={name}
            count={counts.options[name]}
            label={label}
            name={field}
            value={value}
            checked={checked[name]}
            onToggle={(option, isOn) => onToggle(only(option, isOn))}
          />
        ))}
      </FieldGroup>
    </Group>
  )
}

function Group({ children }: { children: ReactNode }) {
  return <div className="border-line border-t pt-4 pb-3">{children}</div>
}

function only<Option extends string>(option: Option, isOn: boolean) {
  // TypeScript types a computed key as string; this one is the option.
  return { [option]: isOn } as Partial<Record<Option, boolean>>
}
