import type { Result } from '#domain/form/result.ts'

/** What is in the fields, as it is typed or ticked. */
export type FormFields = Record<string, string | boolean>

export type FormErrors = Record<string, string[] | undefined>

/** What a form has to know of the things that it makes and changes. */
export type FormKind<Fields extends FormFields, Row> = {
  labels: { [Name in keyof Fields]: string }
  /** The fields of one that there is; and without it, what a new one begins with. */
  fields: (row?: Row) => Fields
  /** The body of the call, or what is wrong at which field. */
  check: (fields: Fields) => Result<object, FormErrors>
  /** How a value reads where two of them are compared. Without it: as it was typed. */
  show?: { [Name in keyof Fields]?: (value: Fields[Name]) => string }
}

/** How a value reads beside another one. */
export function shown<Fields extends FormFields, Name extends keyof Fields>(
  { show }: Pick<FormKind<Fields, never>, 'show'>,
  name: Name,
  value: Fields[Name],
): string {
  // White space at the ends is no difference: it is not saved.
  return show?.[name]?.(value) ?? (typeof value === 'boolean' ? yesOrNo(value) : value.trim())
}

/** The names of the fields that read differently, in the order of the labels. */
export function differences<Fields extends FormFields>(
  kind: Pick<FormKind<Fields, never>, 'labels' | 'show'>,
  a: Fields,
  b: Fields,
): (keyof Fields & string)[] {
  // The labels are those of the fields, and no others.
  const names = Object.keys(kind.labels) as (keyof Fields & string)[]
  return names.filter((name) => shown(kind, name, a[name]) !== shown(kind, name, b[name]))
}

const yesOrNo = (value: boolean) => (value ? 'Ja' : 'Nee')
