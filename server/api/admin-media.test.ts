import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import {
  type AdminMedia,
  type MediaRefusal,
  mediaRefusals,
  type UploadedMedia,
} from '#domain/media/media.ts'
import { pictureOf } from '#domain/media/picture.ts'
import { db } from '#server/db/client.ts'
import { airports, auditLog, media, mediaFiles, postDrafts, posts } from '#server/db/schema.ts'
import { cleanUp } from '#server/jobs/clean-up.ts'
import { mediaFiles as files } from '#server/media/serve.ts'
import { asAdmin, listAsAdmin, sendAsAdmin, withAdmin } from '#test/admin.ts'
import { withSeededDatabase } from '#test/database.ts'
import { aBomb, anAnimation, anUprightPhoto, aPhoto, svg } from '#test/pictures.ts'

withSeededDatabase()
withAdmin()
beforeEach(async () => {
  await db.delete(media)
  await db.delete(mediaFiles)
  await db.delete(postDrafts)
  await db.update(posts).set({ content: '' })
})

const calls = '/api/admin/media'
const upload = (bytes: Uint8Array, name = 'terrein.jpg') =>
  sendAsAdmin<UploadedMedia & { error?: string }>('POST', calls, bytes, {
    'x-file-name': encodeURIComponent(name),
  })
const served = async (address: string) => {
  const response = await files.request(address)
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

async function use(url: string) {
  const [airport] = await db
    .update(airports)
    .set({ imageUrl: url })
    .where(eq(airports.code, 'AMS'))
    .returning()
  return airport
}

test('a photo is stored as AVIF and WebP in several widths, none wider than the original', async () => {
  const { status, body } = await upload(await aPhoto(), 'Zo’n terrein.jpg')

  expect(status).toBe(201)
  expect(body).toMatchObject({
    name: 'Zo’n terrein.jpg',
    alt: '',
    type: 'image/webp',
    width: 1000,
    height: 600,
    tint: expect.stringMatching(/^#[0-9a-f]{6}$/),
    uses: [],
  })
  const { src, sources = [] } = pictureOf(body.url)
  for (const address of [src, ...sources.flatMap(({ srcSet }) => srcSet.split(', '))]) {
    const [url = '', width] = address.split(' ')
    const { response, bytes } = await served(url)
    const picture = await sharp(bytes).metadata()
    expect(response.headers.get('content-type')).toBe(
      url.endsWith('.avif') ? 'image/avif' : 'image/webp',
    )
    if (width) expect(`${picture.width}w`).toBe(width)
    expect(picture.width).toBeLessThanOrEqual(1000)
  }
})

test('EXIF is stripped after its orientation is applied', async () => {
  const { body } = await upload(await anUprightPhoto())
  const picture = await sharp((await served(pictureOf(body.url).src)).bytes).metadata()

  expect([body.width, body.height]).toEqual([200, 400])
  expect([picture.width, picture.height]).toEqual([200, 400])
  expect(picture.exif).toBeUndefined()
})

test('an animated GIF becomes an animated WebP', async () => {
  const { body } = await upload(await anAnimation(), 'vliegtuig.gif')
  const picture = await sharp((await served(pictureOf(body.url).src)).bytes).metadata()

  expect(picture).toMatchObject({ format: 'webp', pages: 3, width: 60, height: 40 })
})

test('an SVG stays an SVG, without metadata, data attributes and links', async () => {
  const drawing = svg(
    '<metadata>Zoë</metadata><rect width="9" height="9" data-x="image(1).svg"/><a href="https://x.nl"><circle r="3"/></a>',
  )
  const { status, body } = await upload(drawing, 'tekening.svg')
  const { response, bytes } = await served(body.url)

  expect(status).toBe(201)
  expect(response.headers.get('content-type')).toBe('image/svg+xml')
  expect(response.headers.get('content-security-policy')).toContain('sandbox')
  expect(bytes.toString()).toContain('<rect width="9" height="9">')
  expect(bytes.toString()).not.toMatch(/metadata|Zoë|data-x|https:\/\/x/)
})

test('uploading the same file again returns the existing media', async () => {
  const photo = await aPhoto()
  const first = await upload(photo)
  const again = await upload(photo, 'andere-naam.png')

  expect(again.status).toBe(200)
  expect(again.body).toEqual({ ...first.body, known: true })
  expect(await db.$count(media)).toBe(1)
})

type BadFile = [what: string, why: MediaRefusal, bytes: () => Uint8Array | Promise<Uint8Array>]

const comments = '<!-- -->'.repeat(60)
/** Each is parsed as a reference to another site, despite its spelling. */
const sheetsFromElsewhere = [
  '@import "https://example.com"',
  '@im<!-- -->port "https://example.com"',
  '&#64;import "https://example.com"',
  '@im<![CDATA[port "https://example.com"]]>',
  'a{fill:u&#114;l(https://example.com)}',
  'a{fill:ur<!-- -->l(https://example.com)}',
  'a{fill:image-set("https://example.com" 1x)}',
  'a{fill:image("https://example.com")}',
  'a{fill:src("https://example.com")}',
]

const bad: BadFile[] = [
  ['an empty file', 'empty', () => Buffer.alloc(0)],
  ['HTML named as a PNG', 'type', () => Buffer.from('<html><svg></svg></html>')],
  ['a PDF', 'type', () => Buffer.from('%PDF-1.7')],
  ['a truncated photo', 'damaged', async () => (await aPhoto()).subarray(0, 900)],
  ['a PNG of 900 megapixels in a few bytes', 'pixels', aBomb],
  ['a script', 'script', () => svg('<script>alert(1)</script>')],
  [
    'a script with a namespace prefix',
    'script',
    () => svg('<s:script xmlns:s="http://www.w3.org/2000/svg"/>'),
  ],
  ['an event handler', 'script', () => svg('<rect onclick="alert(1)"/>')],
  ['a javascript: URL', 'script', () => svg('<a href="java&#10;script:alert(1)"><rect/></a>')],
  ['HTML in an SVG', 'script', () => svg('<foreignObject><body/></foreignObject>')],
  ['an animated href', 'script', () => svg('<animate attributeName="href" to="x"/>')],
  ['an external image', 'outside', () => svg('<image href="https://example.com/a.png"/>')],
  ...sheetsFromElsewhere.map(
    (css): BadFile => [`a style sheet with ${css}`, 'outside', () => svg(`<style>${css}</style>`)],
  ),
  [
    'a style sheet under the element name that we rename it to',
    'outside',
    () => svg('<safe-style>@import "https://example.com"</safe-style>'),
  ],
  [
    'a style sheet with an element in it',
    'damaged',
    () => svg('<style>@im<desc/>port "https://example.com"</style>'),
  ],
  [
    'an external colour by image-set',
    'outside',
    () => svg('<rect fill="image-set(\'https://example.com\' 1x)"/>'),
  ],
  ['an external colour', 'outside', () => svg('<rect fill="url(https://example.com/#a)"/>')],
  ['entities', 'entities', () => svg('&a;', '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">]>')],
  ['a truncated SVG', 'damaged', () => Buffer.from('<svg><rect')],
  ['many comments and no SVG', 'type', () => Buffer.from(`${comments}<html>`)],
  ['an SVG with text after many comments', 'damaged', () => Buffer.from(`<svg></svg>${comments}x`)],
]

test.each(bad)('%s is refused, and nothing is stored', async (_, why, bytes) => {
  const { status, body } = await upload(await bytes(), 'foto.png')

  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(500)
  expect(body.error).toBe(mediaRefusals[why])
  expect([await db.$count(media), await db.$count(mediaFiles)]).toEqual([0, 0])
})

test('an encoded end tag in a style can’t inject a script', async () => {
  const { body } = await upload(svg('<style>a{}&lt;/style>&lt;script>1&lt;/script></style><rect/>'))
  const { bytes } = await served(body.url)

  expect(bytes.toString()).not.toContain('<script')
})

test('a file over 15 MB is refused, also without a content-length', async () => {
  const { status, body } = await upload(Buffer.alloc(16 * 1024 * 1024, 1))

  expect(status).toBe(413)
  expect(body.error).toBe('Dit bestand is te groot. Een afbeelding is maximaal 15 MB.')
  expect(await db.$count(media)).toBe(0)
})

test.each([
  ['a form', { 'content-type': 'multipart/form-data; boundary=x' }, 415],
  ['text', { 'content-type': 'text/plain' }, 415],
  ['another site', { origin: 'https://example.com' }, 403],
  ['another site, by Sec-Fetch-Site', { 'sec-fetch-site': 'cross-site' }, 403],
])('an upload from %s is refused', async (_, headers, status) => {
  const answer = await sendAsAdmin('POST', calls, await aPhoto(), headers)

  expect(answer.status).toBe(status)
  expect(await db.$count(media)).toBe(0)
})

test('a JSON call refuses application/octet-stream', async () => {
  const { status } = await sendAsAdmin('POST', '/api/admin/faqs', Buffer.from('{}'))

  expect(status).toBe(415)
})

test('a new focus is at once in the URL of every use', async () => {
  const { body } = await upload(await aPhoto())
  await use(body.url)
  const [post] = await db
    .update(posts)
    .set({ content: `<p><img src="${body.url.replaceAll('&', '&amp;')}" alt=""></p>` })
    .where(eq(posts.slug, 'vroeg-boeken-loont'))
    .returning()
  const { id: postId = 0, slug = '' } = post ?? {}
  const fields = { ...draftOf(body.url), slug }
  await db.insert(postDrafts).values({ postId, fields, username: 'eva' })

  const saved = await asAdmin<AdminMedia>('PUT', `${calls}/${body.id}`, {
    name: 'Terrein',
    alt: 'Auto’s bij zonsopgang',
    focusX: 20,
    focusY: 80,
    version: body.version,
  })
  const { url } = saved.body

  expect(saved.status).toBe(200)
  expect(url).toContain('focus=20-80')
  expect(saved.body.uses.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'airport Schiphol',
    `post ${post?.title}`,
  ])
  const [airport] = await db.select().from(airports).where(eq(airports.code, 'AMS'))
  const [published] = await db.select().from(posts).where(eq(posts.id, postId))
  const [draft] = await db.select().from(postDrafts)
  expect(airport?.imageUrl).toBe(url)
  expect(published?.content).toContain(`src="${url.replaceAll('&', '&amp;')}"`)
  expect(draft?.fields.imageUrl).toBe(url)
})

test('a replacement is used everywhere at once, and can be undone', async () => {
  const { body } = await upload(await aPhoto())
  await use(body.url)
  const replaced = await sendAsAdmin<AdminMedia & { change: string }>(
    'PUT',
    `${calls}/${body.id}/file`,
    await aPhoto({ width: 300, height: 300, color: '#ff0000' }),
    { 'x-version': String(body.version) },
  )
  const imageUrl = async () =>
    (await db.select().from(airports).where(eq(airports.code, 'AMS')))[0]?.imageUrl

  expect(replaced.body).toMatchObject({ id: body.id, name: body.name, width: 300 })
  expect(await imageUrl()).toBe(replaced.body.url)

  await asAdmin('POST', `/api/admin/changes/${replaced.body.change}/undo`, {})
  expect(await imageUrl()).toBe(body.url)
  expect((await served(pictureOf(body.url).src)).response.status).toBe(200)
})

test('a replacement is refused if it is invalid, stale or already in the library', async () => {
  const { body } = await upload(await aPhoto())
  const other = await aPhoto({ color: '#00ff00' })
  await upload(other, 'groen.jpg')
  const put = (bytes: Uint8Array, version = body.version) =>
    sendAsAdmin<{ error: string }>('PUT', `${calls}/${body.id}/file`, bytes, {
      'x-version': String(version),
    })

  expect((await put(svg('<script/>'))).body.error).toBe(mediaRefusals.script)
  expect((await put(other)).body.error).toContain('als "groen.jpg"')
  expect((await put(await aPhoto({ color: '#0000ff' }), 99)).status).toBe(409)
  expect((await asAdmin<AdminMedia>('GET', `${calls}/${body.id}`)).body).toEqual(body)
})

test('used media can’t be deleted and its uses are listed; unused media can be, and restored', async () => {
  const { body } = await upload(await aPhoto())
  const airport = await use(body.url)
  const refused = await asAdmin('DELETE', `${calls}/${body.id}`, {})

  expect(refused.status).toBe(409)
  expect(refused.body.usedBy).toEqual([{ kind: 'airport', id: airport?.id, name: 'Schiphol' }])

  await use('/images/luchthaven-schiphol.svg')
  const gone = await asAdmin<{ change: string }>('DELETE', calls, {
    rows: [{ id: body.id, version: body.version }],
  })
  expect(await listAsAdmin<AdminMedia>(calls)).toEqual([])

  await asAdmin('POST', `/api/admin/changes/${gone.body.change}/undo`, {})
  const [back] = await listAsAdmin<AdminMedia>(calls)
  expect(back?.url).toBe(body.url)
  expect((await served(pictureOf(body.url).src)).response.status).toBe(200)
})

test('files are deleted 30 days after their media, once nothing mentions them', async () => {
  const { body } = await upload(await aPhoto())
  await asAdmin('DELETE', `${calls}/${body.id}`, {})
  const left = () => db.$count(mediaFiles, eq(mediaFiles.mediaId, body.id))
  const ago = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000)
  await db.update(mediaFiles).set({ createdAt: ago(100) })

  await db.update(auditLog).set({ at: ago(29) })
  await cleanUp.run()
  expect(await left()).toBeGreaterThan(0)

  await db.update(auditLog).set({ at: ago(31) })
  await use(body.url)
  await cleanUp.run()
  expect(await left()).toBeGreaterThan(0)

  await use('/images/luchthaven-schiphol.svg')
  await cleanUp.run()
  expect(await left()).toBe(0)
})

test('deleted media that is uploaded again is served again', async () => {
  const photo = await aPhoto()
  const first = await upload(photo)
  await asAdmin('DELETE', `${calls}/${first.body.id}`, {})
  const again = await upload(photo)

  expect(again.status).toBe(201)
  expect(again.body.url).toBe(first.body.url)
})

function draftOf(imageUrl: string) {
  return {
    title: 'Vroeg boeken',
    excerpt: '',
    content: '',
    imageUrl,
    author: null,
    category: 'tips' as const,
    date: '2026-11-16',
  }
}
