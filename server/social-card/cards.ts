import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Airport } from '#domain/airport/airport.ts'
import { outsidePicture } from '#domain/media/outside-picture.ts'
import { jpegOf, readMediaAddress } from '#domain/media/picture.ts'
import { maxCompared } from '#domain/parking/compared-ids.ts'
import { eitherOf } from '#domain/parking/comparison.ts'
import { isExample, sampleNotice } from '#domain/parking/example-parking.ts'
import {
  bookable,
  isBookable,
  lowestPrice,
  type Parking,
  parkingCount,
  parkingTypes,
} from '#domain/parking/parking.ts'
import { postText } from '#domain/post/default-content.ts'
import { type Post, postCategories } from '#domain/post/post.ts'
import { readingTime } from '#domain/post/reading-time.ts'
import { formatDay } from '#domain/text/date.ts'
import { formatEuro } from '#domain/text/money.ts'
import { findAirport, listAirports } from '#server/db/airports.ts'
import { findKept } from '#server/db/media/kept-pictures.ts'
import { findMediaFile } from '#server/db/media/media.ts'
import { listParkings, listParkingsById, listSampleAirports } from '#server/db/parkings/parkings.ts'
import { findPost } from '#server/db/posts.ts'
import { findSettings } from '#server/db/settings.ts'
import { root } from '#server/root.ts'
import { cardSvg, cropAround } from './card-svg.ts'

const panorama = '/images/hero-panorama.svg'

export async function siteCard(): Promise<string> {
  const [{ product }, scene, samples] = await Promise.all([
    findSettings(),
    readScene(panorama),
    listSampleAirports(),
  ])
  return cardSvg({
    brand: product,
    title: 'Vind de beste parkeerplek bij elke luchthaven',
    line: 'Vergelijk op prijs, afstand en beveiliging.',
    note: samples.size > 0 ? sampleNotice : undefined,
    scene,
  })
}

export async function airportCard(slug: string): Promise<string | undefined> {
  const airport = await findAirport(slug)
  if (!airport) return undefined
  const [{ product }, parkings, scene] = await Promise.all([
    findSettings(),
    listParkings(airport.code),
    readScene(airport.imageUrl),
  ])
  return cardSvg({
    brand: product,
    sign: { text: airport.code, size: 'large' },
    title: `Parkeren ${airport.name}`,
    line: offer(airport, parkings),
    note: noteOn(parkings),
    scene,
  })
}

export async function parkingCard(airportSlug: string, slug: string): Promise<string | undefined> {
  const airport = await findAirport(airportSlug)
  const listed = airport ? await listParkings(airport.code) : []
  const parking = listed.find((one) => one.slug === slug)
  if (!airport || !parking) return undefined
  const [{ product }, scene] = await Promise.all([findSettings(), readScene(parking.imageUrl)])
  const price = isBookable(parking) ? `, vanaf ${formatEuro(parking.pricePerDay)} per dag` : ''
  return cardSvg({
    brand: product,
    sign: { text: airport.code, size: 'large' },
    title: parking.name,
    line: `${parkingTypes[parking.type]} bij ${airport.name}${price}`,
    note: noteOn([parking]),
    scene,
  })
}

/** Undefined unless there are two of these parkings, and no more than can be compared. */
export async function comparisonCard(ids: number[]): Promise<string | undefined> {
  const [parkings, airports] = await Promise.all([listParkingsById(ids), listAirports()])
  const compared = ids.flatMap((id) => {
    const parking = parkings.find((parking) => parking.id === id)
    const airport = airports.find(({ code }) => code === parking?.airportCode)
    return parking && airport ? [{ ...parking, airport }] : []
  })
  const [first, second] = compared
  if (!first || !second || compared.length > maxCompared) return undefined
  const [{ product }, scene] = await Promise.all([
    findSettings(),
    readScene(first.airport.imageUrl),
  ])
  const lowest = lowestPrice(compared)
  return cardSvg({
    brand: product,
    sign: { text: first.airport.code, size: 'large' },
    title: eitherOf(compared.map(({ name }) => name)),
    line:
      lowest === undefined
        ? 'Naast elkaar vergeleken.'
        : `Naast elkaar, vanaf ${formatEuro(lowest)} per dag.`,
    note: noteOn(compared),
    scene,
  })
}

export async function postCard(slug: string): Promise<string | undefined> {
  const post = await findPost(slug)
  if (!post) return undefined
  const [{ product }, scene] = await Promise.all([findSettings(), readScene(post.imageUrl)])
  return cardSvg({
    brand: product,
    sign: { text: postCategories[post.category], size: 'small' },
    title: post.title,
    line: facts(post),
    scene,
  })
}

const noteOn = (parkings: Parking[]) => (parkings.some(isExample) ? sampleNotice : undefined)

function offer({ officialParkings }: Airport, parkings: Parking[]): string {
  const lowest = lowestPrice(parkings)
  if (lowest === undefined) return `Officiële parkings: ${officialParkings}.`
  const count = parkingCount(bookable(parkings).length)
  return `Vergelijk ${count}. Vanaf ${formatEuro(lowest)} per dag.`
}

function facts({ date, content }: Post): string {
  return `${formatDay(date)} · ${readingTime(postText(content))}`
}

/** A picture of another site that we have no copy of is replaced by the panorama. */
async function readScene(imageUrl: string): Promise<string> {
  const photo = await readPhoto(imageUrl)
  if (photo) return photo
  const isOurs = /^\/images\/[\w-]+\.svg$/.test(imageUrl)
  const read = (path: string) => readFile(join(root, 'public', path), 'utf8')
  return isOurs ? read(imageUrl).catch(() => read(panorama)) : read(panorama)
}

/** An upload, or our copy of a picture of another site, as a scene, cropped around its focus. */
async function readPhoto(imageUrl: string): Promise<string | undefined> {
  const outside = outsidePicture(imageUrl)
  const url = outside === undefined ? imageUrl : ((await findKept(outside))?.url ?? '')
  const address = readMediaAddress(url)
  const file = address && (await findMediaFile(jpegOf(address.hash)))
  if (!file) return undefined
  const { width, height, focus } = address
  const view = cropAround(address, focus)
  const content = `data:${file.type};base64,${file.content.toString('base64')}`
  return `<svg viewBox="${view}"><image href="${content}" width="${width}" height="${height}"/></svg>`
}
