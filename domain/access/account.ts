import type { ListedPasskey, PasskeySite } from './passkey.ts'
import type { Role } from './role.ts'

/** The logged-in admin and the protection of the account. */
export type Account = {
  username: string
  role: Role
  /** By an app, a passkey, or both. */
  hasSecondFactor: boolean
  hasApp: boolean
  /** Whether two steps are compulsory for the role. */
  needsSecondFactor: boolean
  /** The number of unused recovery codes. */
  recoveryCodes: number
  passkeys: ListedPasskey[]
  passkeySite: PasskeySite
}

export type ListedAdmin = {
  id: number
  username: string
  role: Role
  hasSecondFactor: boolean
  isSelf: boolean
  createdAt: string
  /** The number of places where they are logged in. */
  sessions: number
  /** Only while they have no password: invited, or reset by a colleague. */
  waiting: WaitingAdmin | null
}

/** An admin who can't log in before choosing a password with a link. */
export type WaitingAdmin = {
  isInvitation: boolean
  /** Null once the link was withdrawn. */
  expiresAt: string | null
  /** Where the link was mailed to. */
  email: string | null
}

/** What an authenticator app needs for enrolment. */
export type SecondFactorOffer = {
  secret: string
  /** An SVG. */
  qr: string
}
