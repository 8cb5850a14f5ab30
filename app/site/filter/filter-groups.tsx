import type { ReactNode } from 'react'
import { FieldGroup } from '#app/ui/field/field-group.tsx'
import {
  extraValues,
  filterNames,
  securityValues,
  typeValues,
} from '#domain/filter/filter-address.ts'
import type { FilterCounts } from '#domain/filter/filter-counts.ts'
import { extraLabels, securityLabels } from '#domain/filter/filter-labels.ts'
import { parkingTypes } from '#domain/parking/parking.ts'
import { keysOf } from '#domain/text/keys.ts'
import { DistanceSlider } from './distance-slider.tsx'
import { useFilter } from './filter-context.tsx'
import { FilterOption } from './filter-option.tsx'

/** The whole filter except the sort order, for the sidebar and the sheet. */
export function FilterGroups({ counts: { options } }: { counts: FilterCounts }) {
  const { filter, update } = useFilter()

  return (
    <>
      <Options
        legend="Type parkeren"
        name={filterNames.parkingTypes}
        labels={parkingTypes}
        values={typeValues}
        checked={filter.parkingTypes}
        counts={options}
        onToggle={(parkingTypes) => update({ parkingTypes })}
      />
      <Group>
        <DistanceSlider />
      </Group>
      <Options
        legend="Beveiliging"
        name={filterNames.security}
        labels={securityLabels}
        values={securityValues}
        checked={filter.security}
        counts={options}
        onToggle={(security) => update({ security })}
      />
      <Options
        legend="Extra’s"
        name={filterNames.extras}
        labels={extraLabels}
        values={extraValues}
        checked={filter.extras}
        counts={options}
        onToggle={(extras) => update({ extras })}
      />
    </>
  )
}

type OptionsProps<Option extends keyof FilterCounts['options']> = {
  legend: string
  name: string
  labels: Record<Option, string>
  values: Record<NoInfer<Option>, string>
  checked: Record<NoInfer<Option>, boolean>
  counts: Record<NoInfer<Option>, number>
  onToggle: (change: Partial<Record<NoInfer<Option>, boolean>>) => void
}

function Options<Option extends keyof FilterCounts['options']>({
  legend,
  name,
  labels,
  values,
  checked,
  counts,
  onToggle,
}: OptionsProps<Option>) {
  return (
    <Group>
      <FieldGroup legend={legend}>
        {keysOf(labels).map((option) => (
          <FilterOption
            key={option}
            label={labels[option]}
            count={counts[option]}
            name={name}
            value={values[option]}
            checked={checked[option]}
            onToggle={(isOn) => onToggle(only(option, isOn))}
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
