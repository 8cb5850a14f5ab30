/** When somebody last compared a tariff with its provider. */
export type TariffCheck = {
  /** Null: when the prices of its parking were. */
  checkedOn: string | null
  /** Whether it changed since, without anybody looking. */
  isChanged: boolean
  /** Where they looked; null if nobody said. */
  checkSource: CheckSource | null
}

export const checkSources = {
  website: 'Website',
  mail: 'E-mail',
  phone: 'Telefoon',
  feed: 'Feed',
  provider: 'Aanbieder',
  traveller: 'Reiziger',
} as const

export type CheckSource = keyof typeof checkSources

/** For travellers: by whom, and where. */
export const checkSourceTexts: Record<CheckSource, string> = {
  website: 'Gecontroleerd door ons, op de website van de aanbieder',
  mail: 'Gecontroleerd door ons, per e-mail met de aanbieder',
  phone: 'Gecontroleerd door ons, aan de telefoon met de aanbieder',
  feed: 'Gecontroleerd door ons, in het prijsbestand van de aanbieder',
  provider: 'Opgegeven door de aanbieder',
  traveller: 'Gemeld door een reiziger',
}

/** As typed or called, which may leave any of it out. */
export type GivenCheck = { [Name in keyof TariffCheck]?: TariffCheck[Name] | undefined }

/** The check of a tariff, if it is another than that of its parking. */
export function ownCheck(tariff: GivenCheck | undefined): TariffCheck | undefined {
  const { checkedOn = null, isChanged = false, checkSource = null } = tariff ?? {}
  return checkedOn !== null || isChanged ? { checkedOn, isChanged, checkSource } : undefined
}
