import type { Airport } from '#domain/airport/airport.ts'
import { isRowId } from '#domain/form/row-id.ts'
import { outboundLink } from '#domain/outbound/outbound-link.ts'
import { type PricedParking, parkingTypes } from '#domain/parking/parking.ts'
import { formatEuro } from '#domain/text/money.ts'

type Linked = Pick<
  PricedParking,
  | 'id'
  | 'airportCode'
  | 'name'
  | 'type'
  | 'distance'
  | 'distanceUnit'
  | 'pricePerDay'
  | 'imageUrl'
  | 'unavailable'
  | 'affiliateUrl'
  | 'isSample'
  | 'outbound'
>
type Facts = { airports: Airport[]; parkings: Linked[] }

const block = /<div data-block="(parking|price)" data-key="([A-Za-z0-9]{1,10})"><\/div>/g

/** Whether a post has blocks that need data. */
export function hasBlocks(html: string): boolean {
  return html.search(block) !== -1
}

/** The parkings and airports that the blocks refer to. */
export function blocksIn(html: string): { parkingIds: number[]; airportCodes: string[] } {
  const found = [...html.matchAll(block)].map(([, kind, key = '']) => ({ kind, key }))
  const keysOf = (wanted: string) =>
    found.filter(({ kind }) => kind === wanted).map(({ key }) => key)
  return {
    parkingIds: keysOf('parking').map(Number).filter(isRowId),
    airportCodes: [...new Set(keysOf('price'))],
  }
}

/**
 * Fills the live blocks of a post with current data: a parking, or the lowest price at an airport.
 * A block about something deleted becomes empty.
 */
export function fillBlocks(html: string, facts: Facts): string {
  return html.replace(block, (_, kind: string, key: string) =>
    kind === 'parking' ? parkingBlock(key, facts) : priceBlock(key, facts),
  )
}

function parkingBlock(key: string, { airports, parkings }: Facts): string {
  const parking = parkings.find(({ id }) => String(id) === key)
  const airport = airports.find(({ code }) => code === parking?.airportCode)
  if (!parking || !airport || parking.unavailable) return ''

  const { name, type, distance, distanceUnit, pricePerDay, imageUrl } = parking
  return aside(
    'parking',
    `<img src="${escaped(imageUrl)}" alt="" width="240" height="144" loading="lazy">` +
      `<p><strong>${escaped(name)}</strong><br>` +
      `${parkingTypes[type]}, ${distance} ${distanceUnit} naar de terminal<br>` +
      `Vanaf ${formatEuro(pricePerDay)} per dag</p>` +
      `<p><a href="/parkeren/${airport.slug}">Bekijk bij ${escaped(airport.name)}</a>` +
      `<br>${reserveLink(parking)}</p>`,
  )
}

/** The page of the post gives it the stay and the reference of a visitor: app/site/blog/post-text.tsx. */
function reserveLink({ id, airportCode, name, affiliateUrl, isSample, outbound }: Linked): string {
  const parking = { id, airportCode, name, affiliateUrl, isSample, outbound }
  const { address } = outboundLink(parking, undefined)
  return (
    `<a href="${escaped(address)}" target="_blank" rel="sponsored noopener"` +
    ` ping="/api/affiliate-clicks?parkingId=${id}" data-reserve="${escaped(JSON.stringify(parking))}">` +
    `Bekijk &amp; reserveer bij ${escaped(name)}</a>` +
    `<small hidden> Je data gaan mee</small>${isSample ? '<small> voorbeeld</small>' : ''}`
  )
}

function priceBlock(key: string, { airports, parkings }: Facts): string {
  const airport = airports.find(({ code }) => code === key)
  const prices = parkings
    .filter(({ airportCode, unavailable }) => airportCode === key && !unavailable)
    .map(({ pricePerDay }) => pricePerDay)
  if (!airport || prices.length === 0) return ''

  return aside(
    'price',
    `<p>Parkeren bij ${escaped(airport.name)} kan al vanaf ` +
      `<strong>${formatEuro(Math.min(...prices))}</strong> per dag. ` +
      `<a href="/parkeren/${airport.slug}">Vergelijk ${prices.length} ${
        prices.length === 1 ? 'terrein' : 'terreinen'
      }</a></p>`,
  )
}

const aside = (kind: string, html: string) => `<aside data-block="${kind}">${html}</aside>`

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
