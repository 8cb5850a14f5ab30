import { ownZone, type Zone } from '#domain/text/zone.ts'
import { runsAt, type Transfer } from '#domain/transfer/transfer.ts'
import type { PlannedParking } from './planned-parking.ts'
import { afterMinutes, clockAt, forwards, minutesUntil, type Part, type Step } from './time-line.ts'

/** From the plane to the exit of the terminal. */
const minutesWithBags = 45
const minutesWithoutBags = 30

type Landing = { moment: number; hasBags: boolean }

export type WayBack = {
  steps: Step[]
  /** 'de shuttle rijdt dan'; empty on foot. */
  service: string
  /** When a ride or the car is asked for. */
  askedAt: string
}

/** From the landing to the car, with the longest wait on the way. */
export function wayBack(parking: PlannedParking, { moment, hasBags }: Landing): WayBack {
  const { transfer, distance, zone = ownZone } = parking
  const baggage = hasBags ? minutesWithBags : minutesWithoutBags
  const walked = transfer?.mode === 'valet' ? transfer.walk : 0
  const asked = afterMinutes(moment, baggage + walked)
  const { time: askedAt } = clockAt(asked, zone)
  const parts: Part[] = [
    { place: 'landing', what: 'Je landt', note: '', minutes: 0 },
    {
      place: 'hall',
      what: `${hasBags ? 'Met je koffer' : 'Met je handbagage'} ${whereTo(transfer)}`,
      note: '',
      minutes: baggage,
    },
    ...(transfer
      ? toCar(transfer, runsAt(transfer, askedAt) ? 0 : minutesUntilService(transfer, asked, zone))
      : [atCar(distance, 'hoe lang je wacht, is niet bekend')]),
  ]
  const steps = forwards(parts, moment, zone)
  return {
    steps: steps.map((step) => (step.place === 'landing' ? { ...step, minutes: null } : step)),
    service: serviceAt(transfer, askedAt),
    askedAt,
  }
}

function whereTo(transfer: Transfer | null): string {
  return transfer?.mode === 'shuttle' ? 'bij de halte' : 'in de aankomsthal'
}

/** `closed` are the minutes until there is service. */
function toCar(transfer: Transfer, closed: number): Part[] {
  const { mode, walk, every, wait, ride, handover, service } = transfer
  if (mode === 'walk') return [atCar(walk + ride, 'lopen')]

  const opens = service?.from ?? ''
  if (mode === 'valet') {
    const atDesk: Part = { place: 'walk', what: 'Bij de balie', note: 'lopen', minutes: walk }
    const longest = (every ?? wait) + ride + handover
    const note = closed > 0 ? `de balie gaat om ${opens} open` : 'de chauffeur rijdt hem voor'
    return [...(walk > 0 ? [atDesk] : []), atCar(closed + longest, note)]
  }
  const longest = every ?? wait
  const inBus: Part = {
    place: 'bus',
    what: 'In de bus',
    note: closed > 0 ? `de eerste rijdt om ${opens}` : `hooguit ${longest} minuten wachten`,
    minutes: closed > 0 ? closed : longest,
  }
  return [inBus, atCar(ride + walk, '')]
}

const atCar = (minutes: number, note: string): Part => ({
  place: 'car',
  what: 'Bij je auto',
  note,
  minutes,
})

function minutesUntilService({ service }: Transfer, moment: number, zone: Zone): number {
  return service ? minutesUntil(service.from, moment, zone) : 0
}

function serviceAt(transfer: Transfer | null, time: string): string {
  if (!transfer) return 'de wachttijd is niet bekend'
  const runs = runsAt(transfer, time)
  if (transfer.mode === 'shuttle')
    return runs ? 'de shuttle rijdt dan' : 'de shuttle rijdt dan niet'
  if (transfer.mode === 'valet') return runs ? 'de balie is dan open' : 'de balie is dan dicht'
  return ''
}
