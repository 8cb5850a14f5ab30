import { type Compared, type Merged, mergeVersions, type Versions } from '#domain/changes/merged.ts'
import type { Result } from '#domain/form/result.ts'
import { listed } from '#domain/text/listed.ts'

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
  /** Fields that say something about another one: they go along with it in a save conflict. */
  follows?: Compared<Fields, keyof Fields & string>['follows']
  /** What tells the items of a list apart: in a save conflict each is compared by itself. */
  keys?: Compared<Fields, keyof Fields & string>['keys']
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
  return namesOf(kind).filter(
    (name) => displayText(kind, name, a[name]) !== displayText(kind, name, b[name]),
  )
}

/** What is left to ask when somebody else saved the same record meanwhile. */
export function mergeFields<Fields extends FormFields>(
  kind: Pick<FormKind<Fields, never>, 'labels' | 'show' | 'follows' | 'keys'>,
  versions: Versions<Fields>,
): Merged<Fields, keyof Fields & string> {
  const { follows, keys } = kind
  const isSame = (name: keyof Fields & string, a: Fields[string], b: Fields[string]) =>
    displayText(kind, name, a) === displayText(kind, name, b)
  return mergeVersions(versions, { names: namesOf(kind), isSame, follows, keys })
}

/** 'Overgenomen van een ander: Plaats en Beschrijving.' */
export function takenText<Fields extends FormFields>(
  { labels }: Pick<FormKind<Fields, never>, 'labels'>,
  taken: readonly (keyof Fields & string)[],
): string | undefined {
  if (taken.length === 0) return undefined
  return `Overgenomen van een ander: ${listed(taken.map((name) => labels[name]))}.`
}

/** The names of the fields, in the order of the labels. */
export function namesOf<Fields extends FormFields>({
  labels,
}: Pick<FormKind<Fields, never>, 'labels'>): (keyof Fields & string)[] {
  // The labels have exactly the names of the fields.
  return Object.keys(labels) as (keyof Fields & string)[]
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
