import { linkDays, passwordLinkPath } from '#domain/access/password-link.ts'
import type { Settings } from '#domain/settings/setting.ts'
import { env } from '#server/env.ts'
import type { Letter } from './send.ts'

type Link = {
  username: string
  token: string
  isInvitation: boolean
  /** Whether two steps are compulsory for the role, and not set up yet. */
  needsSecondFactor: boolean
}

/** The mail to an admin with the link by which they choose a password. */
export function passwordLinkLetter(
  to: string,
  { username, token, isInvitation, needsSecondFactor }: Link,
  { product, email }: Settings,
): Letter {
  const why = isInvitation
    ? `Je bent uitgenodigd om mee te werken aan ${product}.`
    : `Een collega heeft je wachtwoord voor het beheer van ${product} gewist.`

  return {
    to,
    from: { name: product, address: email },
    subject: isInvitation
      ? `Uitnodiging voor het beheer van ${product}`
      : `Kies een nieuw wachtwoord voor ${product}`,
    text: [
      `${why} Kies een wachtwoord met deze link:`,
      '',
      `${env.SITE_URL}${passwordLinkPath(token)}`,
      '',
      `Je gebruikersnaam is ${username}.`,
      ...(needsSecondFactor
        ? ['Daarna stel je inloggen in twee stappen in: houd je telefoon bij de hand.']
        : []),
      `De link werkt één keer, en ${linkDays} dagen lang.`,
      'Ken je deze site niet? Dan hoef je niets te doen.',
    ].join('\n'),
  }
}
