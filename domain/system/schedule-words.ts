const days = ['zondag', 'maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag']

/**
 * When a job runs, in words. Of a cron schedule it knows what our jobs use: every so many minutes, a minute of
 * each hour, a time of each day or of one weekday.
 */
export function scheduleInWords(cron: string): string {
  const [minute = '', hour = '', , , weekday = ''] = cron.split(' ')
  if (minute === '*') return 'elke minuut'
  if (minute.startsWith('*/')) return `elke ${minute.slice(2)} minuten`
  if (hour === '*') return `elk uur, ${Number(minute)} over heel`
  const time = `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`
  return weekday === '*' ? `elke dag om ${time}` : `${days[Number(weekday)]} om ${time}`
}
