import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { type ListState, wholeList } from '#domain/admin/list-view.ts'
import { db } from '#server/db/client.ts'
import { refreshContentVersion } from '#server/db/content-version.ts'
import { airports, media, parkings, postDrafts, posts } from '#server/db/schema.ts'
import { withSeededDatabase } from '#test/database.ts'
import { pageMedia } from './media-page.ts'

withSeededDatabase()

const hashOf = (letter: string) => letter.repeat(64)
const addressOf = (letter: string) => `/media/${letter.repeat(20)}/1200x720.webp`

beforeEach(async () => {
  await db.delete(media)
  await db.delete(postDrafts)
  await db.update(posts).set({ content: '' })
  const facts = { type: 'image/webp', width: 1200, height: 720, size: 100, tint: '#102030' }
  await db.insert(media).values(
    ['a', 'b', 'c', 'd'].map((letter) => ({
      ...facts,
      hash: hashOf(letter),
      name: `${letter}.jpg`,
      alt: letter === 'd' ? '' : 'Een foto',
      url: addressOf(letter),
    })),
  )
  await db
    .update(airports)
    .set({ imageUrl: addressOf('a') })
    .where(eq(airports.id, 1))
  await db
    .update(parkings)
    .set({ imageUrl: addressOf('a') })
    .where(eq(parkings.id, 1))
  const image = `<img src="${addressOf('b')}">`
  await db
    .update(posts)
    .set({ content: `${image}<p>Of</p>${image}` })
    .where(eq(posts.id, 1))
  const [post] = await db.select().from(posts).where(eq(posts.id, 2))
  if (!post) throw new Error('there are posts')
  const fields = { ...post, content: `<img src="${addressOf('c')}">` }
  await db.insert(postDrafts).values({ postId: 2, fields, username: 'eva' })
  await refreshContentVersion()
})

const page = (state: Partial<ListState> = {}) => pageMedia({ ...wholeList, ...state })

const namesOn = async (state: Partial<ListState>) =>
  (await page(state)).rows.map(({ name }) => name).toSorted()

test.each([
  ['airport', ['a.jpg']],
  ['parking', ['a.jpg']],
  ['post', ['b.jpg', 'c.jpg']],
  ['unused', ['d.jpg']],
  ['textless', ['d.jpg']],
  ['', ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg']],
])('the filter "%s" finds pictures by who uses them', async (soort, names) => {
  expect(await namesOn({ filters: { soort } })).toEqual(names)
})

test('a picture has each of its uses once, also one in a draft', async () => {
  const { rows } = await page()

  expect(Object.fromEntries(rows.map(({ name, uses }) => [name, uses]))).toMatchObject({
    'a.jpg': [
      { kind: 'airport', id: 1 },
      { kind: 'parking', id: 1 },
    ],
    'b.jpg': [{ kind: 'post', id: 1 }],
    'c.jpg': [{ kind: 'post', id: 2 }],
    'd.jpg': [],
  })
})

test('a search also reads the names of the records that use a picture', async () => {
  await db.update(parkings).set({ name: 'Ëigen terrein' }).where(eq(parkings.id, 1))
  await db.update(posts).set({ title: 'Eigen auto' }).where(eq(posts.id, 2))

  expect(await namesOn({ q: 'eigen' })).toEqual(['a.jpg', 'c.jpg'])
  expect(await namesOn({ q: 'eigen', filters: { soort: 'post' } })).toEqual(['c.jpg'])
  expect(await namesOn({ q: 'b.JPG' })).toEqual(['b.jpg'])
})

test('the numbers of all pictures follow an edit, and the drafts that visitors do not see', async () => {
  const counts = async () => (await page()).counts.soort
  expect(await counts()).toEqual({ airport: 1, parking: 1, post: 2, unused: 1, textless: 1 })

  await db.delete(postDrafts)
  expect(await counts()).toEqual({ airport: 1, parking: 1, post: 1, unused: 2, textless: 1 })

  await db
    .update(parkings)
    .set({ imageUrl: addressOf('d') })
    .where(eq(parkings.id, 1))
  await refreshContentVersion()
  expect(await counts()).toEqual({ airport: 1, parking: 1, post: 1, unused: 1, textless: 1 })
  expect(await page()).toMatchObject({ total: 4, bytes: 400 })
})
