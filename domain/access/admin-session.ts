/** One login of an administrator, somewhere. */
export type AdminSession = {
  id: number
  /** The one that this page works with. */
  isCurrent: boolean
  /** What the browser called itself: 'Chrome op Windows'. */
  device: string
  createdAt: string
  lastUsedAt: string
}

/** A session that was just started. */
export type NewSession = {
  username: string
  /** Sent in place of the password. */
  key: string
  expiresAt: string
  /** By which this browser is recognized at the next login. */
  device: string
}
