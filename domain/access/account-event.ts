import { keysOf } from '#domain/text/keys.ts'

/** What happens to an account that its owner hears of, in the words of the back office. */
export const accountEvents = {
  device: 'Ingelogd vanaf een nieuw apparaat',
  password: 'Wachtwoord gewijzigd',
  'password-by-link': 'Wachtwoord gekozen met een link',
  'password-withdrawn': 'Wachtwoord gewist',
  'password-on-machine': 'Wachtwoord gewijzigd op de server',
  'factor-on': 'Inloggen in twee stappen aangezet',
  'factor-off': 'Inloggen in twee stappen uitgezet',
  'recovery-codes': 'Nieuwe herstelcodes gemaakt',
  'passkey-added': 'Passkey toegevoegd',
  'passkey-removed': 'Passkey verwijderd',
} as const

export type AccountEventKind = keyof typeof accountEvents

export const accountEventKinds = keysOf(accountEvents)

/** So many of one kind are kept and mailed of an account in a day: whoever repeats it floods nobody. */
export const eventsPerDay = 10

/** So long managers read of them. */
export const accountEventDays = 30

export type AccountEvent = {
  at: string
  username: string
  kind: AccountEventKind
  /** The browser, by its own words. Empty if there was none. */
  device: string
  /** The colleague who did it. Null: the owner, or whoever has their password. */
  by: string | null
}

/** 'Inloggen in twee stappen uitgezet door eva, met Chrome op Windows'. */
export function accountEventText({ kind, device, by }: AccountEvent): string {
  const who = by === null ? '' : ` door ${by}`
  return `${accountEvents[kind]}${who}${device === '' ? '' : `, met ${device}`}`
}
