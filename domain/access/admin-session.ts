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
