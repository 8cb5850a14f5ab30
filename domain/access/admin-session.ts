/** One session of an admin. */
export type AdminSession = {
  id: number
  /** Whether this is the session of the request. */
  isCurrent: boolean
  /** The name of the device, by its user agent: 'Chrome op Windows'. */
  device: string
  createdAt: string
  lastUsedAt: string
}
