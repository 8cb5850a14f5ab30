import { Radio } from '#app/admin/ui/radio.tsx'
import { FieldGroup } from '#app/ui/field/field-group.tsx'
import { type Role, roleLabels, roles, roleTexts } from '#domain/access/role.ts'

type RoleFieldProps = { defaultValue: Role; errors?: string[] }

export function RoleField({ defaultValue, errors }: RoleFieldProps) {
  return (
    <FieldGroup legend="Rol" errors={errors}>
      {roles.toReversed().map((role) => (
        <Radio
          key={role}
          name="role"
          value={role}
          defaultChecked={role === defaultValue}
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
