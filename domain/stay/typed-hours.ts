import type { Period } from './time-of-day.ts'

// Hours of each day as a form holds them: 'dag en nacht', or '04:30 tot 00:30'. While they are being
// chosen, an end may still be empty: '04:30 tot '.

export const roundTheClock = 'dag en nacht'

export const writeHours = ({ from, until }: Period) => `${from} tot ${until}`

/** The two ends, as far as they were chosen. */
export function endsOf(hours: string): Period {
  const [from = '', until = ''] = hours === roundTheClock ? [] : hours.split(' tot ')
  return { from, until }
}

/** Whether these hours leave nothing out. A period with equal ends is the whole day. */
export function isRoundTheClock(hours: string): boolean {
  const { from, until } = endsOf(hours)
  return hours === roundTheClock || (from !== '' && from === until)
}
