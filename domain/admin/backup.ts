/** A backup of the whole site. */
export type Backup = {
  id: number
  at: string
  file: string | null
  bytes: number
  rows: number
}
