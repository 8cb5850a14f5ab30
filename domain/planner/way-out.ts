import { ownZone } from '#domain/text/zone.ts'
import type { Transfer } from '#domain/transfer/transfer.ts'
import { minutesShort } from './minutes-text.ts'
import type { CheckIn, PlannedParking } from './planned-parking.ts'
import { backwards, type Part, type Step } from './time-line.ts'

const marginMinutes = 15
const parkingMinutes = 10

type Flight = { moment: number; isFar: boolean; drive: number }

/** From the front door to the flight, with the longest wait on the way. */
export function wayOut(parking: PlannedParking, checkIn: CheckIn, flight: Flight): Step[] {
  const { moment, isFar, drive } = flight
  const before = isFar ? checkIn.checkInFar : checkIn.checkInEurope
  const parts: Part[] = [
    {
      place: 'home',
      what: 'Thuis weg',
      note: `met een marge van ${marginMinutes} minuten`,
      minutes: marginMinutes,
    },
    { place: 'road', what: 'Rijden', note: 'de tijd die je zelf invulde', minutes: drive },
    atTheGate(parking),
    toTerminal(parking),
    {
      place: 'hall',
      what: 'In de vertrekhal',
      note: `${minutesShort(before)} vooraf ${isFar ? 'buiten' : 'binnen'} Europa`,
      minutes: before,
    },
    { place: 'takeoff', what: 'Je vlucht vertrekt', note: '', minutes: 0 },
  ]
  const steps = backwards(parts, moment, parking.zone ?? ownZone)
  return steps.map((step) => (step.place === 'takeoff' ? { ...step, minutes: null } : step))
}

function atTheGate({ type, transfer, features }: PlannedParking): Part {
  if ((transfer?.mode ?? type) === 'valet') {
    return {
      place: 'gate',
      what: 'Auto afgeven',
      note: 'aan de chauffeur van de valet',
      minutes: transfer?.handover ?? parkingMinutes,
    }
  }
  return {
    place: 'gate',
    what: 'Aan de inrit',
    note: features.keyDrop ? 'parkeren en sleutel inleveren' : 'parkeren',
    minutes: parkingMinutes + (transfer?.handover ?? 0),
  }
}

function toTerminal({ transfer, distance }: PlannedParking): Part {
  const what = 'Naar de terminal'
  if (!transfer) {
    return { place: 'bus', what, note: 'hoe lang je wacht, is niet bekend', minutes: distance }
  }
  const legs = legsOf(transfer)
  const told = legs.map(([minutes, what]) => `${minutes} ${what}`).join(', ')
  return {
    place: transfer.mode === 'shuttle' ? 'bus' : 'walk',
    what,
    note: legs.length > 1 ? `op zijn langst: ${told}` : (legs[0]?.[1] ?? ''),
    minutes: legs.reduce((sum, [minutes]) => sum + minutes, 0),
  }
}

/** At worst: who just misses a ride waits for the next one. */
function legsOf({ walk, every, wait, ride }: Transfer): [minutes: number, what: string][] {
  const legs: [number, string][] = [
    [walk, 'lopen'],
    [every ?? wait, 'wachten'],
    [ride, 'rijden'],
  ]
  return legs.filter(([minutes]) => minutes > 0)
}
