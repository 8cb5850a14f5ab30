import { sampleNotice } from '#domain/parking/example-parking.ts'
import type { CalendarEvent } from './calendar-file.ts'
import type { Plan } from './plan-address.ts'
import type { Board, TripPlan } from './trip-plan.ts'

type Trip = {
  airport: { name: string; slug: string }
  parking: { name: string; slug: string; isSample: boolean }
  /** Of the parking's entrance; null if unknown. */
  entrance: string | null
  /** Of the plan on the site. */
  address: string
}

/** Before leaving home, to get up. The way back begins in the air, where nobody is to be woken. */
const alarmMinutes = 60

/** The way out and the way back, as far as their days are given. */
export function tripEvents({ out, back }: TripPlan, plan: Plan, trip: Trip): CalendarEvent[] {
  const { airport, parking, entrance, address } = trip
  const event = (board: Board, way: string, day: string, title: string): CalendarEvent => ({
    id: `${airport.slug}-${parking.slug}-${day}-${way}@${new URL(address).hostname}`,
    begin: new Date(board.begins),
    end: new Date(board.ends),
    title,
    description: [
      ...(parking.isSample ? [sampleNotice] : []),
      ...lines(board),
      ...board.warnings.map(({ text, advice }) => (advice ? `${text} ${advice}.` : text)),
      address,
    ],
    place: [parking.name, entrance].filter(Boolean).join(', '),
    address,
    alarmBefore: way === 'heen' ? alarmMinutes : null,
  })

  return [
    ...(out && plan.from
      ? [event(out, 'heen', plan.from, `${out.title} naar ${airport.name}, via ${parking.name}`)]
      : []),
    ...(back && plan.to
      ? [event(back, 'terug', plan.to, `Terug op ${airport.name}, auto bij ${parking.name}`)]
      : []),
  ]
}

function lines({ steps }: Board): string[] {
  return steps.map(({ time, what, note, day }) => {
    const named = day ? `${time} (${day})` : time
    return `${named} ${what}${note && `, ${note}`}`
  })
}
