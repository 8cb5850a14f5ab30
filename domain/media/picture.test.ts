import { expect, test } from 'vitest'
import { mediaAddress, mediaIn, pictureOf, readMediaAddress, withMedia } from './picture.ts'

const hash = '0123456789abcdef0123'
const upload = {
  hash,
  width: 1000,
  height: 600,
  kind: 'still',
  focus: { x: 40, y: 60 },
  tint: '2a4b5c',
} as const
const address = `/media/${hash}/1000x600.webp?focus=40-60&tint=2a4b5c`

test('a media URL contains all that a page needs', () => {
  expect(mediaAddress(upload)).toBe(address)
  expect(readMediaAddress(address)).toEqual(upload)
})

test('default values are left out of the URL', () => {
  const plain = { ...upload, focus: { x: 50, y: 50 }, tint: null }

  expect(mediaAddress(plain)).toBe(`/media/${hash}/1000x600.webp`)
  expect(readMediaAddress(mediaAddress(plain))).toEqual(plain)
})

test('an upload has AVIF and WebP sources, in widths up to its own', () => {
  expect(pictureOf(address)).toEqual({
    src: `/media/${hash}/1000x600.webp`,
    width: 1000,
    height: 600,
    focus: '40% 60%',
    tint: '#2a4b5c',
    sources: [
      {
        type: 'image/avif',
        srcSet: [320, 640, 960, 1000].map((w) => `/media/${hash}/${w}.avif ${w}w`).join(', '),
      },
      {
        type: 'image/webp',
        srcSet: `/media/${hash}/320.webp 320w, /media/${hash}/640.webp 640w, /media/${hash}/960.webp 960w, /media/${hash}/1000x600.webp 1000w`,
      },
    ],
  })
})

test('an animation has WebP sources only, and an SVG is a single file', () => {
  const moving = pictureOf(mediaAddress({ ...upload, kind: 'moving' }))
  const drawing = pictureOf(mediaAddress({ ...upload, kind: 'drawing' }))

  expect(moving.sources?.map(({ type }) => type)).toEqual(['image/webp'])
  expect(drawing.sources).toBeUndefined()
})

test.each(['/images/luchthaven-schiphol.svg', '/media/oud.webp', `/media/${hash}/1000x600.exe`])(
  '%s has no sources',
  (src) => {
    expect(pictureOf(src)).toEqual({ src, width: 1200, height: 720 })
  },
)

test('replacing media changes every mention in a text, in any width', () => {
  const other = `/media/${hash.replace('0', 'f')}/`
  const text = `<img src="/media/${hash}/640.avif"> <img src="${address.replace('&', '&amp;')}"> <img src="${other}640.avif">`
  const next = `/media/aaaaaaaaaaaaaaaaaaaa/10x10.webp?focus=1-2&tint=ffffff`

  expect(withMedia(text, hash, next, true)).toBe(
    `<img src="${next.replace('&', '&amp;')}"> <img src="${next.replace('&', '&amp;')}"> <img src="${other}640.avif">`,
  )
  expect(withMedia(address, hash, next)).toBe(next)
})

test('the media mentioned in a text are found by hash', () => {
  expect(mediaIn(`<img src="${address}"><img src="/images/x.svg">`)).toEqual([hash])
})

test('a picture of another site is asked of us, in a few widths', () => {
  const of = 'of=https%3A%2F%2Fexample.com%2Fa%20b.jpg'.replace('%20', '%2520')
  const { src, width, height, sources } = pictureOf(' HTTPS://Example.com/a b.jpg#top')

  expect(src).toBe(`/media/outside/1280.webp?${of}`)
  expect([width, height]).toEqual([1200, 720])
  expect(sources?.map(({ type }) => type)).toEqual(['image/avif', 'image/webp'])
  expect(sources?.[0]?.srcSet).toBe(
    [320, 640, 1280].map((wide) => `/media/outside/${wide}.avif?${of} ${wide}w`).join(', '),
  )
})
