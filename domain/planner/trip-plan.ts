import type { TimedStay } from '#domain/stay/timed-stay.ts'
import { holds, type Surcharge, surchargeCents } from '#domain/surcharge/surcharge.ts'
import { dayInYear, dayName } from '#domain/text/day-name.ts'
import { formatEuro } from '#domain/text/money.ts'
import { ownZone } from '#domain/text/zone.ts'
import { serviceWarnings } from '#domain/transfer/transfer.ts'
import { minutesInWords } from './minutes-text.ts'
import { droppedOff, type Parked, parkedDuring, pickedUp } from './parked.ts'
import type { Plan } from './plan-address.ts'
import type { CheckIn, PlannedParking } from './planned-parking.ts'
import { momentOf, type Step } from './time-line.ts'
import { wayBack } from './way-back.ts'
import { wayOut } from './way-out.ts'

/** A step as the board shows it. */
export type BoardStep = Pick<Step, 'place' | 'what' | 'note' | 'time' | 'minutes'> & {
  /** Where another day than that of the board begins. */
  day: string | null
}

export type BoardWarning = {
  text: string
  /** What to do about it; empty if nothing can be done. */
  advice: string
  /** The stay with which that is done, if the plan has both days. */
  stay: TimedStay | null
}

export type Board = {
  /** 'Vertrek om 04:35', 'En terug, zaterdag 19 december'. */
  title: string
  text: string
  /** At the side: the day, or whether the shuttle runs. */
  aside: string
  steps: BoardStep[]
  warnings: BoardWarning[]
  /** In milliseconds. */
  begins: number
  ends: number
}

export type TripPlan = {
  out: Board | null
  back: Board | null
  /** Null if a day is missing. */
  parked: Parked | null
}

/** Any day without a change of the clocks, for a plan without days. */
const anyDay = '2001-01-15'

/** When to leave for a flight, and when to be back at the car. */
export function planTrip(
  parking: PlannedParking,
  checkIn: CheckIn,
  plan: Plan,
  today: string,
): TripPlan {
  const { zone = ownZone } = parking
  const out = stepsOut(parking, checkIn, plan)
  const back = stepsBack(parking, plan)
  const atGate = out?.find(({ place }) => place === 'gate')
  const atCar = back?.steps.at(-1)
  const parked = parkedDuring(parking, plan, { atGate: atGate?.moment, atCar: atCar?.moment })
  const dropOff = atGate ? droppedOff(atGate.moment, zone).time : null
  const pickUp = atCar ? pickedUp(atCar.moment, zone).time : null

  return {
    out: out && {
      title: `Vertrek om ${out[0]?.time}`,
      text: answer(out, plan),
      aside: plan.from ? dayName(out[0]?.day ?? plan.from) : '',
      ...span(out),
      steps: named(out, plan.from),
      warnings: [
        ...otherClock(parking),
        ...movedStart(atGate, plan, parked),
        ...warningAt(parking, out.find(({ place }) => place === servedAt(parking))?.time),
        ...charged(parking, plan, { dropOff, pickUp: null }, parked),
      ],
    },
    back: back && {
      title: plan.to ? `En terug, ${dayInYear(plan.to, today)}` : 'En terug',
      text: '',
      aside: back.service,
      ...span(back.steps),
      steps: named(back.steps, plan.to),
      warnings: [
        ...(out ? [] : otherClock(parking)),
        ...movedEnd(atCar, plan, parked),
        ...warningAt(parking, back.askedAt),
        ...charged(parking, plan, { dropOff: null, pickUp }, parked),
      ],
    },
    parked,
  }
}

function stepsOut(parking: PlannedParking, checkIn: CheckIn, plan: Plan): Step[] | null {
  const { flight, drive, isFar } = plan
  if (flight === null || drive === null || isFar === null) return null
  return wayOut(parking, checkIn, {
    moment: momentOf(plan.from ?? anyDay, flight, parking.zone ?? ownZone),
    isFar,
    drive,
  })
}

function stepsBack(parking: PlannedParking, { landing, hasBags, to }: Plan) {
  if (landing === null || hasBags === null) return null
  return wayBack(parking, {
    moment: momentOf(to ?? anyDay, landing, parking.zone ?? ownZone),
    hasBags,
  })
}

const span = (steps: Step[]) => ({
  begins: steps[0]?.moment ?? 0,
  ends: steps.at(-1)?.moment ?? 0,
})

/** 'Dan sta je om 06:05 in de vertrekhal, twee uur voor je vlucht.' */
function answer(steps: Step[], { from }: Plan): string {
  const [first, hall] = [steps[0], steps.find(({ place }) => place === 'hall')]
  const before = minutesInWords(hall?.minutes ?? 0)
  const then = `Dan sta je om ${hall?.time} in de vertrekhal, ${before} voor je vlucht.`
  if (!first || first.day === (from ?? anyDay)) return then
  return `${from ? `Op ${dayName(first.day)}` : 'De dag ervoor'}. ${then}`
}

/** The day stands at a step if it is not that of the step before. */
function named(steps: Step[], given: string | null): BoardStep[] {
  return steps.map(({ place, what, note, time, minutes, day }, at) => {
    const before = steps[at - 1]?.day ?? given ?? anyDay
    return { place, what, note, time, minutes, day: day === before ? null : nameOf(day, before) }
  })

  function nameOf(day: string, before: string): string {
    if (given) return dayName(day)
    return day < before ? 'de dag ervoor' : 'de dag erna'
  }
}

function movedStart(
  atGate: Step | undefined,
  { from }: Plan,
  parked: Parked | null,
): BoardWarning[] {
  if (!atGate || !from || atGate.day === from) return []
  const text = `Je bent al op ${dayName(atGate.day)} aan de inrit.`
  return [{ text, advice: 'Reserveer vanaf die dag', stay: parked?.stay ?? null }]
}

function movedEnd(atCar: Step | undefined, { to }: Plan, parked: Parked | null): BoardWarning[] {
  if (!atCar || !to || atCar.day === to) return []
  const text = `Je bent pas op ${dayName(atCar.day)} bij je auto.`
  return [{ text, advice: 'Reserveer tot en met die dag', stay: parked?.stay ?? null }]
}

function otherClock({ zone }: PlannedParking): BoardWarning[] {
  return zone ? [toWarning('Alle tijden zijn die van de klok op de luchthaven.')] : []
}

const toWarning = (text: string): BoardWarning => ({ text, advice: '', stay: null })

/** A valet takes the car at the gate; who goes by bus needs it after that. */
const servedAt = ({ transfer }: PlannedParking) => (transfer?.mode === 'valet' ? 'gate' : 'bus')

function warningAt({ transfer }: PlannedParking, time: string | undefined): BoardWarning[] {
  return transfer ? serviceWarnings(transfer, [time ?? null]).map(toWarning) : []
}

/** What a parking charges for coming or leaving at this time, and whether it is in the total. */
function charged(
  parking: PlannedParking,
  { persons }: Plan,
  times: { dropOff: string | null; pickUp: string | null },
  parked: Parked | null,
): BoardWarning[] {
  const stay = { ...times, persons, days: 1 }
  return parking.surcharges
    .filter((each) => each.isCompulsory && isAt(each, times) && holds(each, stay))
    .map((each) => {
      const { when, at } = timed(each, times)
      const amount = formatEuro(surchargeCents(each, stay) / 100)
      return toWarning(
        `Je ${at} ${when}. Daar rekent ${parking.name} ${amount} voor${inTotal(parked)}.`,
      )
    })
}

function inTotal(parked: Parked | null): string {
  const total = parked?.quote.total ?? null
  if (!parked || total === null || !parked.stay.fromTime || !parked.stay.toTime) return ''
  const kind = parked.quote.basis === 'estimate' ? 'geschatte totaal' : 'totaal'
  return `, het zit al in je ${kind} van ${formatEuro(total / 100)}`
}

function isAt({ when, per }: Surcharge, times: { dropOff: string | null; pickUp: string | null }) {
  return when.kind === 'between' && times[when.at] !== null && per !== 'day'
}

/** 'na 23:00' and 'vóór 05:00' of a night, 'tussen 10:00 en 12:00' of a day. */
function timed(
  { when }: Surcharge,
  times: { dropOff: string | null; pickUp: string | null },
): { when: string; at: string } {
  if (when.kind !== 'between') return { when: '', at: '' }
  const at = when.at === 'dropOff' ? 'brengt je auto' : 'haalt op'
  if (when.from < when.until) return { when: `tussen ${when.from} en ${when.until}`, at }
  const isEvening = (times[when.at] ?? '') >= when.from
  return { when: isEvening ? `na ${when.from}` : `vóór ${when.until}`, at }
}
