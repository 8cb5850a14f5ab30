/** How long a link to choose a password works, in days. */
export const linkDays = 7

/** What became of a link. */
export type LinkState = 'open' | 'used' | 'expired' | 'withdrawn'

type LinkMoments = { expiresAt: Date; usedAt: Date | null; revokedAt: Date | null }

export function linkState({ expiresAt, usedAt, revokedAt }: LinkMoments, now: Date): LinkState {
  if (usedAt) return 'used'
  if (revokedAt) return 'withdrawn'
  return expiresAt > now ? 'open' : 'expired'
}

/** What a link is for, as its page shows it before a password is chosen. */
export type PasswordLink = {
  username: string
  /** Whether it is for a new colleague, and not for a forgotten password. */
  isInvitation: boolean
  /** Whether a second step is set up after it, because it is compulsory for the role. */
  needsSecondFactor: boolean
  expiresAt: string
}

/** A link that was just made: the only time that its token is known. */
export type NewPasswordLink = {
  id: number
  token: string
  expiresAt: string
  mail: 'sent' | 'failed' | 'off'
}

/** The path of its page. The token is in the fragment, which no server log holds. */
export const passwordLinkPath = (token: string) => `/admin/uitnodiging#${token}`

const otherStates: Record<Exclude<LinkState, 'open'>, string> = {
  used: 'Deze link is al gebruikt. Log in met het wachtwoord dat ermee is gekozen.',
  expired: 'Deze link is verlopen. Vraag je collega om een nieuwe.',
  withdrawn: 'Deze link is ingetrokken. Vraag je collega of er een nieuwe is.',
}

/** Why a link can't be used. An unknown one may have been copied halfway. */
export function whyNoLink(state: Exclude<LinkState, 'open'> | 'unknown'): string {
  return state === 'unknown'
    ? 'Deze link klopt niet. Kijk of je hem helemaal hebt overgenomen.'
    : otherStates[state]
}
