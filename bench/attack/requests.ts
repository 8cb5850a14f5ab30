import { amsterdamDay, dayAfter } from '#domain/text/date.ts'

// The kinds of requests of which a flood is made. Each connection comes from an address of its own.

const today = amsterdamDay(new Date())
/** Another stay each time: some 36,000 of them. */
const stay = (number: number) => {
  const from = dayAfter(today, 1 + (number % 300))
  return `van=${from}&tot=${dayAfter(from, 1 + (Math.floor(number / 300) % 120))}`
}

const json = (path: string, body: object) => ({ path, body: JSON.stringify(body) })
const person = (number: number) => ({ name: 'Jo de Vries', email: `jo${number}@example.com` })

const kinds = {
  cached: () => ({ path: '/parkeren/schiphol' }),
  /** An address that no page has. */
  uncached: (number: number) => ({ path: `/parkeren/bestaat-niet-${number}` }),
  dated: (number: number) => ({ path: `/parkeren/schiphol?${stay(number)}` }),
  search: (number: number) => ({ path: `/luchthavens?zoek=woord${number}` }),
  contact: (number: number) =>
    json('/api/contact', {
      ...person(number),
      ...{ subject: 'Vraag over parkeren', message: 'Hoe laat gaat de laatste bus terug?' },
    }),
  click: () => json('/api/affiliate-clicks', { parkingId: 1, page: '/parkeren/schiphol' }),
  report: (number: number) =>
    json('/api/reports', {
      ...{ airport: 'schiphol', parking: 'ringvaart-parking', topic: 'prijs' },
      ...{ message: 'De prijs is hoger dan hier staat.', email: person(number).email },
    }),
  login: () => json('/api/admin/sessions', {}),
  'social card': (number: number) => ({
    path: `/social/vergelijken/${1 + (number % 13)},${14 + (Math.floor(number / 13) % 2)}.png`,
  }),
} satisfies Record<string, (number: number) => { path: string; body?: string }>

export type FloodKind = keyof typeof kinds
export const floodKinds = Object.keys(kinds) as FloodKind[]

const guess = Buffer.from('beheer:niet het wachtwoord').toString('base64')

export function floodRequest(kind: FloodKind, connection: number, number: number): string {
  const { path, body }: { path: string; body?: string } = kinds[kind](number)
  const lines = [
    `${body === undefined ? 'GET' : 'POST'} ${path} HTTP/1.1`,
    'host: localhost',
    `x-forwarded-for: 10.1.${connection >> 8}.${connection & 255}`,
    'accept-encoding: br',
    ...(kind === 'login' ? [`authorization: Basic ${guess}`] : []),
    ...(body === undefined
      ? []
      : ['content-type: application/json', `content-length: ${Buffer.byteLength(body)}`]),
  ]
  return `${lines.join('\r\n')}\r\n\r\n${body ?? ''}`
}
