/** A copy of the whole site that was made. */
export type Backup = {
  id: number
  at: string
  file: string | null
  bytes: number
  rows: number
}
