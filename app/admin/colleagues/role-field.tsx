import type { ComponentProps } from 'react'
import { Radio } from '#app/admin/ui/radio.tsx'
import { FieldGroup } from '#app/ui/field/field-group.tsx'
import { type Role, roleLabels, roles, roleTexts } from '#domain/access/role.ts'

type RoleFieldProps = {
  radio: (role: Role) => Pick<ComponentProps<'input'>, 'name' | 'value' | 'checked' | 'onChange'>
  errors?: string[]
}

export function RoleField({ radio, errors }: RoleFieldProps) {
  return (
    <FieldGroup legend="Rol" errors={errors}>
      {roles.toReversed().map((role) => (
        <Radio
          key={role}
          {...radio(role)}
          label={
            <span className="py-1.5">
              <span className="font-semibold">{roleLabels[role]}</span>
              <span className="block text-ink-muted text-sm">{roleTexts[role]}</span>
            </span>
          }
        />
      ))}
    </FieldGroup>
  )
}
