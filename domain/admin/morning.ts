/** What an admin wants to know first in the morning. */
export type Morning = {
  yesterday: { day: string; clicks: number }
  /** The clicks on the same weekday of the four weeks before. */
  sameWeekdays: number[]
  /** With the number of all that are open. */
  oldestOpen: { id: number; createdAt: string; isResolved: boolean; open: number } | null
  /** Left out for an admin who may not see the copies. */
  lastBackup?: string | null
  /** Login attempts that were refused since the start of yesterday. */
  refusedLogins: number
}

export const comparedWeeks = 4
/** A copy is made every night; after a missed one it is tried every hour. */
const staleBackupHours = 30
/** Below this, a difference means nothing. */
const minUsualClicks = 5
const ratios = { few: 0.5, many: 2 }

/** The usual number of clicks: the median of the same weekday in four weeks. */
export function usualClicks({ sameWeekdays }: Pick<Morning, 'sameWeekdays'>): number {
  const sorted = sameWeekdays.toSorted((a, b) => a - b)
  const below = sorted[(sorted.length - 1) >> 1] ?? 0
  const above = sorted[sorted.length >> 1] ?? 0
  return Math.round((below + above) / 2)
}

/** Whether yesterday stands out. Undefined if there are too few clicks to tell. */
export function clicksCompared(
  morning: Pick<Morning, 'yesterday' | 'sameWeekdays'>,
): 'few' | 'usual' | 'many' | undefined {
  const usual = usualClicks(morning)
  const { clicks } = morning.yesterday
  if (Math.max(usual, clicks) < minUsualClicks || usual === 0) return undefined
  if (clicks < ratios.few * usual) return 'few'
  return clicks > ratios.many * usual ? 'many' : 'usual'
}

export function isStaleBackup(lastBackup: Morning['lastBackup'], now: Date): boolean {
  if (lastBackup === undefined) return false
  if (lastBackup === null) return true
  return now.getTime() - Date.parse(lastBackup) > staleBackupHours * 3_600_000
}
