/** A backup of the whole site. */
export type Backup = {
  id: number
  at: string
  file: string | null
  bytes: number
  rows: number
}

/** How many to keep of so many, to make room: a week of them, or else a few. The newest always stays. */
export function fewerThan(count: number): number {
  if (count > 7) return 7
  return count > 3 ? 3 : 1
}

/** What is left, and what goes, if so many of the newest are kept. The newest come first. */
export function splitBackups(backups: Backup[], kept: number) {
  const gone = backups.slice(kept)
  return {
    kept: backups.slice(0, kept),
    gone,
    bytes: gone.reduce((sum, { bytes }) => sum + bytes, 0),
  }
}
