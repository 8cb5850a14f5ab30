/** Who is logged in, and how well that is guarded. */
export type Account = {
  username: string
  hasSecondFactor: boolean
  /** How many of the ten codes are left. */
  recoveryCodes: number
}

export type Administrator = {
  id: number
  username: string
  hasSecondFactor: boolean
  isSelf: boolean
  createdAt: string
}

/** What a telephone needs to become the second factor. */
export type SecondFactorOffer = {
  secret: string
  /** An SVG. */
  qr: string
}
