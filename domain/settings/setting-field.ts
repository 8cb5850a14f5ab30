// What a descriptor of a setting may say. The descriptors themselves are in setting-fields.ts.

/** The chapters of the form, by their anchor. */
export const chapters = {
  merk: 'Merk',
  bedrijf: 'Bedrijfsgegevens',
  sociaal: 'Sociale media',
  zoekmachines: 'Zoekmachines',
  affiliate: 'Affiliate',
  prijzen: 'Prijzen en feiten',
  meten: 'Cookies en meten',
  mail: 'E-mail over je cijfers',
  bewaken: 'Bewaking',
  bewaren: 'Bewaartermijnen',
  toegang: 'Toegang tot het beheer',
  luchthavens: 'Luchthavens',
} as const

export type Chapter = keyof typeof chapters

type Common = {
  chapter: Chapter
  label: string
  /** What it is for, beside its field. Null if that depends on another setting. */
  about: string | null
  /** Whether pages have it. Without it only the server and the admin read it. */
  isPublic?: true
}

/** A text of one line, or a code that is no word of any language. */
export type LineSetting = Common & { kind: 'line' | 'code'; longest: number; mayBeEmpty?: true }

/** A text of several lines, which may be empty. */
export type TextSetting = Common & { kind: 'text'; longest: number }

/** An e-mail address, a link that may be empty, the origin of a service, a source tag, networks, or a key of age. */
export type PatternSetting = Common & {
  kind: 'email' | 'link' | 'origin' | 'tag' | 'networks' | 'recipient'
}

export type ChoiceSetting = Common & {
  kind: 'choice'
  choices: Record<string, string>
  /** The message for any other value. */
  ask: string
}

export type WholeSetting = Common & {
  kind: 'whole'
  range: readonly [lowest: number, highest: number]
}

/** The kinds that a setting with such a value may have. */
export type SettingOf<Value> = Value extends number
  ? WholeSetting
  : LineSetting | TextSetting | PatternSetting | ChoiceSetting

export type SettingField = SettingOf<number | string>
