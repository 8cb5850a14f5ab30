import type { Result } from '#domain/form/result.ts'

/** The values of the fields, as typed or ticked. */
export type FormFields = Record<string, string | boolean>

export type FormErrors = Record<string, string[] | undefined>

/** What a form needs to know about the records that it creates and edits. */
export type FormKind<Fields extends FormFields, Row> = {
  labels: { [Name in keyof Fields]: string }
  /** The fields of a row, or the initial fields of a new one. */
  fields: (row?: Row) => Fields
  /** The body of the API call, or the errors per field. */
  check: (fields: Fields) => Result<object, FormErrors>
  /** Formats a value for comparison; the default is the value as typed. */
  show?: { [Name in keyof Fields]?: (value: Fields[Name]) => string }
}

/** A value as text, for comparison with another one. */
export function displayText<Fields extends FormFields, Name extends keyof Fields>(
  { show }: Pick<FormKind<Fields, never>, 'show'>,
  name: Name,
  value: Fields[Name],
): string {
  // Outer white space is not saved, so it is no difference.
  return show?.[name]?.(value) ?? (typeof value === 'boolean' ? yesOrNo(value) : value.trim())
}

/** The names of the fields whose text differs, in the order of the labels. */
export function differences<Fields extends FormFields>(
  kind: Pick<FormKind<Fields, never>, 'labels' | 'show'>,
  a: Fields,
  b: Fields,
): (keyof Fields & string)[] {
  // The labels have exactly the names of the fields.
  const names = Object.keys(kind.labels) as (keyof Fields & string)[]
  return names.filter(
    (name) => displayText(kind, name, a[name]) !== displayText(kind, name, b[name]),
  )
}

const yesOrNo = (value: boolean) => (value ? 'Ja' : 'Nee')
