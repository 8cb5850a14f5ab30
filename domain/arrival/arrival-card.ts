import type { Parking } from '#domain/parking/parking.ts'
import { isWithin, type Period } from '#domain/stay/time-of-day.ts'
import { keyForSaleText } from '#domain/surcharge/bought-key.ts'
import {
  serviceWarnings,
  type Transfer,
  typicalMinutes,
  worstMinutes,
} from '#domain/transfer/transfer.ts'

/** What the card needs of a parking. Null is unknown, and the card says so. */
export type ArrivingAt = Pick<Parking, 'type' | 'distance'> & {
  features: Pick<Parking['features'], 'keyDrop'>
  transfer: Transfer | null
  phone: string | null
  phoneHours: Period | null
  /** Where the navigation leads and should not: 'P3 Lang Parkeren'. */
  avoid: string | null
  /** Whether keeping the key is a choice that costs something. */
  isKeyForSale?: boolean
}

export const unknown = 'onbekend'

const hurried = 'Bel 20 minuten voor je er bent.'

/** What to do on the day, in order. */
export function arrivalSteps({ type, features, transfer, isKeyForSale }: ArrivingAt): string[] {
  if (isValet({ type, transfer })) {
    return [
      hurried,
      'Rijd naar de plek waar je je auto afgeeft.',
      'Loop samen met de chauffeur om je auto.',
      'Geef alleen de autosleutel af.',
    ]
  }
  return [
    'Rijd naar de inrit.',
    'Zet je auto in een vrij vak.',
    features.keyDrop || isKeyForSale
      ? `Lever je sleutel in bij de balie.${isKeyForSale ? ` ${keyForSaleText}` : ''}`
      : 'Neem je sleutel mee.',
    toTerminal({ type, transfer }),
  ]
}

function toTerminal({ type, transfer }: Pick<ArrivingAt, 'type' | 'transfer'>): string {
  if ((transfer?.mode ?? waysOf[type]) === 'walk') return 'Loop naar de vertrekhal.'
  if (!transfer) return 'Stap in bij de halte.'
  if (transfer.every === null) return 'Vraag om de bus, hij rijdt op afroep.'
  return `Stap in bij de halte, elke ${transfer.every} minuten.`
}

const waysOf = { shuttle: 'shuttle', valet: 'valet', self: 'walk' } as const

export function isValet({ type, transfer }: Pick<ArrivingAt, 'type' | 'transfer'>): boolean {
  return (transfer?.mode ?? waysOf[type]) === 'valet'
}

export type Caution = { strong?: string; text: string }

/** What goes wrong most. */
export function cautions({ avoid, type, transfer }: ArrivingAt): Caution[] {
  const wrongWay = avoid
    ? [{ strong: `Niet inrijden bij ${avoid}.`, text: 'De navigatie stuurt je soms daarheen.' }]
    : []
  if (isValet({ type, transfer })) {
    return [
      ...wrongWay,
      { text: 'Haal huissleutels van je sleutelbos.' },
      { text: 'Vraag naar het adres waar je auto staat.' },
    ]
  }
  const isWalk = (transfer?.mode ?? waysOf[type]) === 'walk'
  return [
    ...wrongWay,
    { text: 'Onthoud je vaknummer, maak er een foto van.' },
    ...(isWalk ? [] : [{ text: 'Vraag waar de bus op de luchthaven stopt als je terug bent.' }]),
  ]
}

/** When the traveller comes and is back, if that is known: what is closed then. */
export type ArrivalClock = { dropOff: string | null; pickUp: string | null }

export function closedThen(
  { transfer, phone, phoneHours }: ArrivingAt,
  { dropOff, pickUp }: ArrivalClock,
): Caution[] {
  const service = transfer ? serviceWarnings(transfer, [dropOff, pickUp]) : []
  const isUnanswered =
    phone !== null && phoneHours !== null && pickUp !== null && !isAnswered(phoneHours, pickUp)
  const unanswered = isUnanswered
    ? [
        `De telefoon wordt niet opgenomen om ${pickUp}, wel van ${phoneHours.from} tot ${phoneHours.until}.`,
      ]
    : []
  return [...service, ...unanswered].map((text) => ({ text }))
}

/** The closing minute included, as of the shuttle. */
const isAnswered = (hours: Period, time: string) => time === hours.until || isWithin(time, hours)

/** When the phone is answered, and when to call. */
export function phoneText({ phone, phoneHours, type, transfer }: ArrivingAt): string {
  const hours = phoneHours ? hoursText(phoneHours) : 'Wanneer er wordt opgenomen, is onbekend.'
  if (phone === null) return ''
  if (isValet({ type, transfer })) return `${hours} ${hurried}`
  if ((transfer?.mode ?? waysOf[type]) === 'walk') return hours
  if (!transfer) return `${hours} Of je voor de bus moet bellen, is ${unknown}.`
  // A bus with a timetable comes by itself.
  return transfer.every === null ? `${hours} Bel bij de bagageband als je terug bent.` : hours
}

const hoursText = ({ from, until }: Period) =>
  from === until ? 'Dag en nacht.' : `${from} tot ${until}.`

/** From the car to the terminal: stops, with what lies between them. */
export type Route = { title: string; stops: { place: Stop; name: string; after: string | null }[] }

export type Stop = 'car' | 'stop' | 'bus' | 'hall'

export function routeOf({ type, transfer, distance }: ArrivingAt): Route {
  const name = 'Van slot tot terminal'
  if (!transfer) {
    const wait = type === 'shuttle' ? ', hoe lang je wacht is onbekend' : ''
    return { title: `${name}: ${minutes(distance)}${wait}`, stops: [] }
  }
  const [typical, worst] = [typicalMinutes(transfer), worstMinutes(transfer)]
  const { mode, walk, ride } = transfer
  const car = { place: 'car', name: 'Je plek', after: `${walk} min lopen` } as const
  const hall = { place: 'hall', name: 'Vertrekhal', after: null } as const
  return {
    title:
      typical === worst
        ? `${name}: ${minutes(typical)}`
        : `${name}: meestal ${minutes(typical)}, hooguit ${worst}`,
    stops:
      mode === 'shuttle'
        ? [
            car,
            { place: 'stop', name: 'Halte', after: waitText(transfer) },
            { place: 'bus', name: 'Bus', after: `${ride} min rijden` },
            hall,
          ]
        : [car, hall],
  }
}

function waitText({ every, wait }: Transfer): string {
  return every === null
    ? `${wait} min wachten`
    : `${Math.round(every / 2)} tot ${every} min wachten`
}

const minutes = (count: number) => `${count} ${count === 1 ? 'minuut' : 'minuten'}`
