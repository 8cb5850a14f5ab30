import type { Role } from './role.ts'

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

/** A session that was just started. */
export type NewSession = {
  username: string
  role: Role
  /** Whether it does nothing yet but set up the second step, which is compulsory for the role. */
  mustSetUp: boolean
  /** Sent in place of the password. */
  key: string
  expiresAt: string
  /** By which this browser is recognized at the next login. */
  device: string
}
