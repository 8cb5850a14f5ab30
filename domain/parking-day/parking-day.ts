import { hoursText } from '#domain/fact/fact.ts'
import type { ParkingDetail } from '#domain/parking/parking.ts'
import { type KeyPriced, keyForSaleText } from '#domain/surcharge/bought-key.ts'
import type { TransferMode } from '#domain/transfer/transfer.ts'

/** What decides what a traveller does on the day. */
export type DayAt = Pick<
  ParkingDetail,
  'name' | 'type' | 'features' | 'distance' | 'transfer' | 'directions' | 'provider' | 'facts'
> &
  Pick<KeyPriced, 'keyPrice'>

export type DayStep = { title: string; text: string }

const usualMode = { shuttle: 'shuttle', valet: 'valet', self: 'walk' } as const

/** How a traveller reaches the terminal, also while the minutes of it are unknown. */
export function modeOf({ type, transfer }: Pick<DayAt, 'type' | 'transfer'>): TransferMode {
  return transfer?.mode ?? usualMode[type]
}

/** What to do on the day, in order. What we don't know is not guessed, but said. */
export function daySteps(parking: DayAt): DayStep[] {
  if (modeOf(parking) === 'valet') {
    return [call(parking), drive(parking), walkAround(parking), back(parking)]
  }
  return [drive(parking), key(parking), toTerminal(parking), back(parking)]
}

function drive({ name, facts, directions }: DayAt): DayStep {
  const entrance = facts.entrance?.value
  const [street, ...place] = typeof entrance === 'string' ? entrance.split(', ') : []
  const town = place.join(', ')
  const isNamed = directions?.toLowerCase().includes(town.toLowerCase()) ?? false
  const known = [isNamed ? '' : town, directions ?? ''].filter(Boolean).map(sentence)
  return {
    title: `Rijd naar ${street ?? name}`,
    text:
      known.join(' ') || 'Hoe je er rijdt, is onbekend. Vraag het de aanbieder als je reserveert.',
  }
}

function key(parking: DayAt): DayStep {
  const { facts, features, keyPrice } = parking
  const isKept = facts.keepKey?.value ?? (features.keyDrop || keyPrice ? false : undefined)
  if (isKept === true) {
    return {
      title: 'Zet je auto in een vrij vak',
      text: 'Je houdt je sleutel. Onthoud je vaknummer, maak er een foto van.',
    }
  }
  if (isKept === undefined) {
    return { title: 'Zet je auto neer', text: 'Of je je sleutel houdt, is onbekend.' }
  }
  const place = facts.keyPlace?.value
  const isDesk = place === 'desk' || place === 'deskSafe'
  return {
    title: isDesk ? 'Lever je sleutel in bij de balie' : 'Lever je sleutel in',
    text: `${keyPrice ? `${keyForSaleText} ` : ''}Neem je bagage mee, en haal huissleutels van je sleutelbos.`,
  }
}

function toTerminal(parking: DayAt): DayStep {
  const { transfer, distance } = parking
  const about = `Reken op ${minutes(distance)}.`
  if (modeOf(parking) === 'walk') {
    return {
      title: 'Loop naar de vertrekhal',
      text: transfer ? `${minutes(transfer.walk)} lopen.` : about,
    }
  }
  const title = 'Neem de bus naar de vertrekhal'
  if (!transfer) return { title, text: `${about} Hoe vaak de bus rijdt, is onbekend.` }
  const walk = transfer.walk > 0 ? `${minutes(transfer.walk)} lopen naar de halte. ` : ''
  return { title, text: `${walk}${howOften(transfer.every)}` }
}

const howOften = (every: number | null) =>
  every === null
    ? 'De bus komt als je erom vraagt.'
    : `De bus rijdt elke ${every === 1 ? 'minuut' : minutes(every)}.`

function call({ provider }: DayAt): DayStep {
  return {
    title: 'Bel 20 minuten voor je er bent',
    text: `${phoneOf(provider)} De chauffeur loopt dan naar de plek waar je je auto afgeeft.`,
  }
}

function walkAround({ facts }: DayAt): DayStep {
  const noted = [
    ...(facts.photos?.value === true ? ['de foto’s'] : []),
    ...(facts.mileage?.value === true ? ['de kilometerstand'] : []),
  ]
  return {
    title: 'Loop samen om je auto',
    text:
      noted.length > 0
        ? `Check ${noted.join(' en ')} op het formulier.`
        : 'Maak zelf foto’s en noteer de kilometerstand: of de chauffeur dat doet, weten we niet.',
  }
}

function back(parking: DayAt): DayStep {
  const { provider, transfer } = parking
  const mode = modeOf(parking)
  if (mode === 'walk') {
    return { title: 'Ben je terug, loop naar je auto', text: 'Dezelfde weg als op de heenweg.' }
  }
  const ride =
    mode === 'valet'
      ? 'De chauffeur brengt je auto.'
      : transfer
        ? howOften(transfer.every)
        : 'Vraag waar de bus stopt.'
  // A bus with a timetable comes by itself.
  const isCalled = mode === 'valet' || (provider?.phone && transfer?.every === null)
  return isCalled
    ? { title: 'Ben je terug, bel bij de bagageband', text: `${phoneOf(provider)} ${ride}` }
    : { title: 'Ben je terug, neem de bus', text: ride }
}

/** '020 555 01 44, 04:00 tot 00:30.' */
function phoneOf(provider: DayAt['provider']): string {
  if (!provider?.phone) return 'Het telefoonnummer is onbekend.'
  const { phone, phoneHours } = provider
  const hours = phoneHours ? `, ${hoursText(phoneHours).toLowerCase()}` : ''
  return `${phone}${hours}.`
}

const minutes = (count: number) => `${count} ${count === 1 ? 'minuut' : 'minuten'}`

function sentence(text: string): string {
  const whole = text.charAt(0).toUpperCase() + text.slice(1)
  return /[.!?]$/.test(whole) ? whole : `${whole}.`
}
