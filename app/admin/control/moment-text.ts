import { amsterdamDay, dayAfter, formatDay } from '#domain/text/date.ts'
import { amsterdamMinute } from '#domain/text/local-moment.ts'

/** 'vandaag 14:12', 'gisteren 09:30', '18 november 2026'. */
export function momentText(moment: string, today: string): string {
  const day = amsterdamDay(new Date(moment))
  const time = amsterdamMinute(moment).slice(-5)
  if (day === today) return `vandaag ${time}`
  return day === dayAfter(today, -1) ? `gisteren ${time}` : formatDay(day)
}
