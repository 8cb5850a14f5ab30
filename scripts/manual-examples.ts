import sharp from 'sharp'
import type { PageOf } from '#domain/admin/list-view.ts'
import type { AdminParking } from '#domain/parking/parking.ts'

export const admin = { username: 'beheer', password: 'een lang wachtwoord' }

export const draftTitle = 'Met de auto naar de wintersport'

const messages = [
  {
    name: 'Hilde Claes',
    email: 'hilde@example.com',
    subject: 'Kan ik mijn reservering wijzigen?',
    message: 'Mijn vlucht terug is een dag later. Kan ik mijn parkeerplek langer houden?',
  },
  {
    name: 'Jo Peters',
    email: 'jo@example.com',
    subject: 'Hoe laat rijdt de eerste shuttle?',
    message: 'We vliegen om 06.15 uur vanaf Eindhoven. Rijdt er dan al een shuttle?',
  },
  {
    name: 'Samira Haddad',
    email: 'samira@example.com',
    subject: 'Parkeren met een camper',
    message: 'Onze camper is 6,40 meter lang. Bij welke parking kunnen we terecht?',
  },
  {
    name: 'Daan de Wit',
    email: 'daan@example.com',
    subject: 'Laadpaal bij Eindhoven',
    message:
      'Goedendag,\n\nIk zoek een plek met laadpaal. Staat de auto dan de hele week aan de lader?\n\nGroet, Daan',
  },
]

/**
 * Example data as after some time of use: messages, clicks, pictures, a draft, changes, a backup.
 */
export async function fill(site: string): Promise<void> {
  const basic = Buffer.from(`${admin.username}:${admin.password}`).toString('base64')
  const asAdmin = { authorization: `Basic ${basic}` }

  for (const message of messages) await send('/api/contact', { ...message, secondsOpen: 60 })
  for (let visitor = 0; visitor < 120; visitor++) {
    const from = {
      'x-forwarded-for': `192.0.2.${visitor}`,
      'user-agent': 'Mozilla/5.0 (X11; Linux x64) Firefox/140.0',
    }
    const parkingId = 1 + ((visitor * visitor) % 15)
    const page = visitor % 3 === 0 ? '/parkeren/eindhoven' : '/parkeren/schiphol'
    const referrer = visitor % 2 === 0 ? 'https://www.google.com/' : undefined
    await send('/api/page-views', { path: page, referrer }, from)
    const click = { parkingId, position: 1 + (visitor % 5), sort: 'price', page, referrer }
    if (visitor % 2 === 0) await send('/api/affiliate-clicks', click, from)
  }
  for (const name of ['luchthaven-schiphol', 'parking-valet-1', 'blog-reizen-1', 'verkeerstoren']) {
    const picture = await sharp(`public/images/${name}.svg`).resize(1200).png().toBuffer()
    await send('/api/admin/media', new Uint8Array(picture), {
      ...asAdmin,
      'content-type': 'application/octet-stream',
      'x-file-name': `${name}.png`,
    })
  }
  const draft = {
    title: draftTitle,
    slug: 'met-de-auto-naar-de-wintersport',
    excerpt: 'Met vier tips sta je zonder stress op de piste.',
    content: '<h2>Boek op tijd</h2><p>In de krokusvakantie zijn de beste plekken snel weg.</p>',
    imageUrl: '/images/blog-reizen-2.svg',
    author: null,
    category: 'travel',
    date: new Date().toISOString().slice(0, 10),
  }
  await send('/api/admin/blog', draft, asAdmin)
  await send('/api/admin/backups', {}, asAdmin)

  const parkings = await fetch(`${site}/api/admin/parkings`, { headers: asAdmin })
  const { rows }: PageOf<AdminParking> = await parkings.json()
  const [parking] = rows
  if (parking === undefined) throw new Error('There are no parkings.')
  await send(`/api/admin/parkings/${parking.id}`, { ...parking, pricePerDay: 7.25 }, asAdmin, 'PUT')

  async function send(path: string, body: unknown, headers = {}, method = 'POST'): Promise<void> {
    const answer = await fetch(site + path, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  }
}
