/** The logged-in admin and the protection of the account. */
export type Account = {
  username: string
  hasSecondFactor: boolean
  /** The number of unused recovery codes. */
  recoveryCodes: number
}

export type ListedAdmin = {
  id: number
  username: string
  hasSecondFactor: boolean
  isSelf: boolean
  createdAt: string
}

/** What an authenticator app needs for enrolment. */
export type SecondFactorOffer = {
  secret: string
  /** An SVG. */
  qr: string
}
