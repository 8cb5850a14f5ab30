import type { ComponentProps } from 'react'
import { SelectField } from '#app/ui/field/select-field.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import type { Settings } from '#domain/settings/setting.ts'
import type { SettingField as Field } from '#domain/settings/setting-field.ts'
import { settingFields } from '#domain/settings/setting-fields.ts'
import { keysOf } from '#domain/text/keys.ts'
import { SettingRow } from './setting-row.tsx'
import type { SettingsSaveForm } from './settings-kind.ts'

export type SettingFieldProps = {
  form: SettingsSaveForm
  name: keyof Settings
  /** In place of what its descriptor says. */
  about?: string
  placeholder?: string
  /** In place of setting the field of a choice. */
  onChoose?: (value: string) => void
}

/** A setting with its explanation, as its descriptor says. */
export function SettingField({ name, about, ...rest }: SettingFieldProps) {
  const field = settingFields[name]

  return (
    <SettingRow title={field.label} text={about ?? field.about ?? ''}>
      <Control {...rest} name={name} field={field} />
    </SettingRow>
  )
}

const code = { autoCapitalize: 'none', spellCheck: false } as const
const address = { ...code, inputMode: 'url' } as const

const looks = {
  line: {},
  code,
  email: { type: 'email' },
  link: address,
  origin: address,
  tag: address,
  networks: code,
  recipient: code,
} satisfies Record<string, ComponentProps<'input'>>

type ControlProps = Omit<SettingFieldProps, 'about'> & { field: Field }

function Control({ form, name, placeholder, onChoose, field }: ControlProps) {
  const labelled = { ...form.text(name), id: name, hideLabel: true }
  const typed = { ...labelled, autoComplete: 'off', placeholder }

  switch (field.kind) {
    case 'choice':
      return (
        <SelectField
          {...labelled}
          {...(onChoose && { onChange: ({ target }) => onChoose(target.value) })}
        >
          {keysOf(field.choices).map((choice) => (
            <option key={choice} value={choice}>
              {field.choices[choice]}
            </option>
          ))}
        </SelectField>
      )
    case 'whole': {
      const [min, max] = field.range
      return (
        <div className="[&_input]:w-24">
          <TextField {...typed} type="number" inputMode="numeric" min={min} max={max} />
        </div>
      )
    }
    case 'networks':
      return <TextField {...typed} {...code} lines={4} />
    case 'text':
      return <TextField {...typed} lines={4} />
    default:
      return <TextField {...typed} {...looks[field.kind]} />
  }
}
