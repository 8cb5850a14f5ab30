import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { mostTries } from '#domain/media/picture-failure.ts'
import { db } from '#server/db/client.ts'
import { knownContentVersion, refreshContentVersion } from '#server/db/content-version.ts'
import { listFailedPictures } from '#server/db/media/kept-pictures.ts'
import {
  airports,
  keptPictures,
  mediaFiles,
  parkings,
  postDrafts,
  posts,
} from '#server/db/schema.ts'
import { withSeededDatabase } from '#test/database.ts'
import { type Internet, internetOf } from '#test/outside.ts'
import { aPhoto } from '#test/pictures.ts'
import { cleanUp } from './clean-up.ts'
import { fetchPictures } from './fetch-pictures.ts'

withSeededDatabase()

let internet: Internet
let photo: Buffer
/** Gone pictures, by their path. */
let gone: string[] = []

beforeEach(async () => {
  gone = []
  await db.delete(keptPictures)
  await db.delete(mediaFiles)
  await db.delete(postDrafts)
  await db.update(airports).set({ imageUrl: '/images/luchthaven-schiphol.svg' })
  await db.update(parkings).set({ imageUrl: '/images/parking-self-1.svg' })
  await db.update(posts).set({ imageUrl: '/images/blog-1.svg', content: '' })
  // Small: several are encoded at once, which a busy machine takes its time for.
  photo = await aPhoto({ width: 60, height: 36 })
  internet = await internetOf({ 'example.com': ['93.184.216.34'] }, ({ url = '' }, response) => {
    if (gone.includes(url)) response.writeHead(404).end()
    else response.end(photo)
  })
})
afterEach(() => internet.close())

async function run(): Promise<string | undefined> {
  await refreshContentVersion()
  return fetchPictures.run(internet)
}

const site = 'http://example.com'
const kept = async () => {
  const { address, url } = keptPictures
  const rows = await db.select({ address, url }).from(keptPictures).orderBy(address)
  return rows.map((row) => [row.address, row.url !== null])
}
const showAtAirport = (imageUrl: string) =>
  db.update(airports).set({ imageUrl }).where(eq(airports.id, 1))
const later = () =>
  db.update(keptPictures).set({ nextTryAt: sql`now()` }).where(sql`next_try_at is not null`)

test('a start without pictures of other sites fetches nothing', async () => {
  expect(await run()).toBeUndefined()
  expect(await kept()).toEqual([])
})

test('what airports, parkings, posts, their texts and their drafts show is fetched', async () => {
  await showAtAirport(`${site}/airport.jpg`)
  await db
    .update(parkings)
    .set({ imageUrl: `${site}/parking.jpg` })
    .where(eq(parkings.id, 1))
  const content = `<p><img alt="" src="${site}/text.jpg?a=1&amp;b=2"><img src='${site}/single.jpg'><img src="/images/a.svg"></p>`
  await db
    .update(posts)
    .set({ imageUrl: `${site}/post.jpg`, content })
    .where(eq(posts.id, 1))
  const [post] = await db.select().from(posts).where(eq(posts.id, 2))
  if (!post) throw new Error('there are posts')
  const fields = {
    ...post,
    imageUrl: `${site}/draft.jpg`,
    content: `<img src="${site}/drafted.jpg">`,
  }
  await db.insert(postDrafts).values({ postId: 2, fields, username: 'eva' })

  expect(await run()).toBe('7 afbeeldingen opgehaald')
  expect(await kept()).toEqual(
    [
      'airport.jpg',
      'draft.jpg',
      'drafted.jpg',
      'parking.jpg',
      'post.jpg',
      'single.jpg',
      'text.jpg?a=1&b=2',
    ].map((name) => [`${site}/${name}`, true]),
  )
})

test('it is fetched once, however often the job runs', async () => {
  await showAtAirport(`${site}/a.jpg`)
  await run()
  await run()

  expect(internet.connected).toHaveLength(1)
})

test('of 200 addresses four are asked at a time, each of them once, until none is left', async () => {
  const names = Array.from({ length: 200 }, (_, number) => `/${number}.jpg`)
  const asked: string[] = []
  let [now, most] = [0, 0]
  const many = await internetOf({ 'example.com': ['93.184.216.34'] }, ({ url = '' }, response) => {
    asked.push(url)
    now += 1
    most = Math.max(most, now)
    setImmediate(() => {
      now -= 1
      // Each tenth is gone.
      if (url.endsWith('7.jpg')) response.writeHead(404).end()
      else response.end(photo)
    })
  })
  const content = names.map((name) => `<img alt="" src="${site}${name}">`).join('')
  await db.update(posts).set({ content }).where(eq(posts.id, 1))
  await refreshContentVersion()
  // A run on a busy machine may leave some for the next, and those that are gone wait for their next try.
  while ((await fetchPictures.run(many)) !== undefined);
  await many.close()

  expect(most).toBeLessThanOrEqual(4)
  expect(asked.toSorted()).toEqual(names.toSorted())
  expect((await kept()).filter(([, isKept]) => isKept)).toHaveLength(180)
})

test('what draws a picture itself is told that it came', async () => {
  await showAtAirport(`${site}/a.jpg`)
  await refreshContentVersion()
  const before = knownContentVersion()
  await run()

  expect(knownContentVersion()).toBeGreaterThan(before)
})

test('what fails is tried again a few times, and then no more', async () => {
  gone = ['/a.jpg']
  await showAtAirport(`${site}/a.jpg`)
  expect(await run()).toBe('0 afbeeldingen opgehaald, 1 niet gelukt')
  // Not at once.
  expect(await run()).toBeUndefined()
  for (let time = 0; time < 10; time++) {
    await later()
    await run()
  }

  expect(internet.connected).toHaveLength(mostTries)
  expect(await listFailedPictures(10)).toMatchObject([{ isTriedAgain: false }])
})

test('what comes at a later try is kept, and no failure any more', async () => {
  gone = ['/a.jpg']
  await showAtAirport(`${site}/a.jpg`)
  await run()
  expect(await listFailedPictures(10)).toMatchObject([
    {
      address: `${site}/a.jpg`,
      why: 'De website geeft de afbeelding niet (antwoord 404).',
      isTriedAgain: true,
      uses: [{ kind: 'airport', id: 1 }],
    },
  ])
  gone = []
  await later()
  await run()

  expect(await kept()).toEqual([[`${site}/a.jpg`, true]])
  expect(await listFailedPictures(10)).toEqual([])
})

test('an address that we may not fetch is not tried again', async () => {
  await showAtAirport('http://10.0.0.1/a.jpg')
  await run()

  expect(await listFailedPictures(10)).toMatchObject([
    { why: 'Dit adres leidt naar een afgeschermd netwerk.', isTriedAgain: false },
  ])
  expect(internet.connected).toEqual([])
})

test('a failure of something that nothing shows any more is nobody’s work', async () => {
  await showAtAirport('http://10.0.0.1/a.jpg')
  await run()
  await showAtAirport('/images/luchthaven-schiphol.svg')

  expect(await listFailedPictures(10)).toEqual([])
})

test('a picture of our own that was typed in full is not fetched', async () => {
  await showAtAirport('http://localhost:3000/images/parking-self-1.svg')

  expect(await run()).toBeUndefined()
  await cleanUp.run()
  expect(await kept()).toEqual([])
})

const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`

test('what nothing showed for 30 days is deleted, with its files', async () => {
  await showAtAirport(`${site}/a.jpg`)
  await run()
  await db.update(keptPictures).set({ usedAt: daysAgo(31) })
  await db.update(mediaFiles).set({ createdAt: daysAgo(31) })
  await cleanUp.run()
  expect(await kept()).toEqual([[`${site}/a.jpg`, true]])
  expect(await db.$count(mediaFiles)).toBeGreaterThan(0)

  await showAtAirport('/images/luchthaven-schiphol.svg')
  await db.update(keptPictures).set({ usedAt: daysAgo(29) })
  await cleanUp.run()
  expect(await kept()).toHaveLength(1)
  await db.update(keptPictures).set({ usedAt: daysAgo(31) })
  await cleanUp.run()

  expect(await kept()).toEqual([])
  expect(await db.$count(mediaFiles)).toBe(0)
})
