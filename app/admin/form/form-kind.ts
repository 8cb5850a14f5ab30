import type { Result } from '#domain/form/result.ts'

/** The values of the fields, as typed or ticked. One that is a list or an object has fields of its own. */
export type FormFields = Record<string, string | boolean | object | null>

/** By field. A field within a list or an object has its path: `tariffs.0.validFrom`. */
export type FormErrors = Record<string, string[] | undefined>

/** What a form needs to know about the records that it creates and edits. */
export type FormKind<Fields extends FormFields, Row> = {
  labels: { [Name in keyof Fields]: string }
  /** The fields of a row, or the initial fields of a new one. */
  fields: (row?: Row) => Fields
  /**
   * The body of the API call, or the errors per field. With the fields of the saved version, it may leave
   * out what did not change. A new record may have fields that it started with, as those of a copy.
   */
  check: (fields: Fields, saved?: Fields, start?: Fields) => Result<object, FormErrors>
  /** Fields that the server sets along with others: nobody is asked about one that was not changed here. */
  follows?: readonly (keyof Fields)[]
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
  return show?.[name]?.(value) ?? plainText(value)
}

function plainText(value: FormFields[string]): string {
  if (typeof value === 'boolean') return yesOrNo(value)
  return typeof value === 'string' ? value.trim() : JSON.stringify(value)
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

/** Whether an error is in this field: that at `tariffs.0.validFrom` is in `tariffs`. */
export const isIn = (path: string, field: string) => path === field || path.startsWith(`${field}.`)

/** The errors after a change of some fields. A field that was not refused before gets no error yet. */
export function recheckedErrors(
  errors: FormErrors,
  changed: string[],
  checked: Result<object, FormErrors>,
): FormErrors {
  const changedField = (path: string) => changed.find((field) => isIn(path, field))
  const wrong = new Set(Object.keys(errors).map(changedField))
  const kept = Object.entries(errors).filter(([path]) => changedField(path) === undefined)
  const found = Object.entries(checked.ok ? {} : checked.why).filter(([path]) => {
    const field = changedField(path)
    return field !== undefined && wrong.has(field)
  })
  return Object.fromEntries([...kept, ...found])
}

const yesOrNo = (value: boolean) => (value ? 'Ja' : 'Nee')
