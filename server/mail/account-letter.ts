import type { AccountEvent, AccountEventKind } from '#domain/access/account-event.ts'
import type { Settings } from '#domain/settings/setting.ts'
import { momentText } from '#domain/text/moment.ts'
import { env } from '#server/env.ts'
import type { Letter } from './send.ts'

const sentences: Record<AccountEventKind, (account: string) => string> = {
  device: (account) =>
    `Er is ingelogd op het account ${account}, vanaf een apparaat dat we niet kennen`,
  password: (account) => `Het wachtwoord van het account ${account} is gewijzigd`,
  'password-by-link': (account) =>
    `Met een link is een nieuw wachtwoord gekozen voor het account ${account}`,
  'password-withdrawn': (account) =>
    `Het wachtwoord van het account ${account} is gewist, er komt een link voor een nieuw`,
  'password-on-machine': (account) =>
    `Op de server is het wachtwoord van het account ${account} gewijzigd`,
  'factor-on': (account) => `Inloggen in twee stappen is aangezet voor het account ${account}`,
  'factor-off': (account) => `Inloggen in twee stappen is uitgezet voor het account ${account}`,
  'recovery-codes': (account) =>
    `Er zijn nieuwe herstelcodes gemaakt voor het account ${account}, de oude werken niet meer`,
  'passkey-added': (account) => `Er is een passkey toegevoegd aan het account ${account}`,
  'passkey-removed': (account) => `Er is een passkey verwijderd van het account ${account}`,
}

const subjects: Record<AccountEventKind, string> = {
  device: 'Nieuw apparaat bij',
  password: 'Wachtwoord gewijzigd van',
  'password-by-link': 'Wachtwoord gewijzigd van',
  'password-withdrawn': 'Wachtwoord gewist van',
  'password-on-machine': 'Wachtwoord gewijzigd van',
  'factor-on': 'Twee stappen aangezet bij',
  'factor-off': 'Twee stappen uitgezet bij',
  'recovery-codes': 'Nieuwe herstelcodes voor',
  'passkey-added': 'Nieuwe passkey bij',
  'passkey-removed': 'Passkey verwijderd van',
}

/**
 * The mail to the owner of an account about what happened to it. Without an address of their own it goes to that of
 * the site, so it names the account.
 */
export function accountLetter(
  { kind, username, at, device, by, email }: AccountEvent & { email: string | null },
  settings: Settings,
): Letter {
  const withWhat = device === '' ? '' : kind === 'device' ? `: ${device}` : `, met ${device}`
  const who = by === null ? '' : `, door ${by}`

  return {
    to: email ?? settings.email,
    from: { name: settings.product, address: settings.email },
    subject: `${subjects[kind]} je account ${username}`,
    text: [
      `${sentences[kind](username)}${who}${withWhat}.`,
      `Dat was op ${momentText(at)}, in het beheer van ${settings.product}.`,
      '',
      'Was jij dit, of weet je ervan? Dan hoef je niets te doen.',
      '',
      'Was jij dit niet? Kies dan meteen een ander wachtwoord en log je andere apparaten uit:',
      `${env.SITE_URL}/admin/settings/access`,
      'Kom je er niet meer in, vraag dan een beheerder om een link voor een nieuw wachtwoord.',
    ].join('\n'),
  }
}
