import { counted } from '#domain/text/number.ts'
import { dayCount } from './stay.ts'
import type { TimedStay } from './timed-stay.ts'

const weekdays = ['zo', 'ma', 'di', 'wo', 'do', 'vr', 'za']
const months = 'jan feb mrt apr mei jun jul aug sep okt nov dec'.split(' ')

/** 'za 12 dec 05:30', 'za 19 dec 23:30' and '8 dagen, 2 reizigers'. */
export function stayMoments({ from, to, fromTime, toTime, days, persons }: TimedStay) {
  return {
    dropOff: moment(from, fromTime),
    pickUp: moment(to, toTime),
    party: `${dayCount(days)}, ${counted(persons, 'reiziger', 'reizigers')}`,
  }
}

function moment(day: string, time: string | null): string {
  const date = new Date(`${day}T00:00Z`)
  const parts = [
    weekdays[date.getUTCDay()],
    date.getUTCDate(),
    months[date.getUTCMonth()],
    ...(time === null ? [] : [time]),
  ]
  return parts.join(' ')
}
