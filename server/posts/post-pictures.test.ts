import { expect, test } from 'vitest'
import { withPictures } from './post-pictures.ts'
import { sanitizePost } from './sanitize.ts'

const folder = '/media/0123456789abcdef0123'

test('an upload in a post gets sources for its displayed width', () => {
  const html = sanitizePost(
    `<p><img src="${folder}/600x400.webp?focus=1-2&tint=aabbcc" alt="Een bus"></p>`,
  )

  expect(withPictures(html)).toBe(
    `<p><picture><source type="image/avif" srcset="${folder}/320.avif 320w, ${folder}/600.avif 600w" sizes="(min-width: 46rem) min(44rem, 600px), min(100vw, 600px)">` +
      `<img src="${folder}/600x400.webp" srcset="${folder}/320.webp 320w, ${folder}/600x400.webp 600w" sizes="(min-width: 46rem) min(44rem, 600px), min(100vw, 600px)" width="600" height="400" loading="lazy" style="background-color:#aabbcc" alt="Een bus" /></picture></p>`,
  )
})

test('an image with its own width gets sizes for that width', () => {
  const html = `<img src="${folder}/600x400.webp" alt="" width="240" height="160" loading="lazy">`

  expect(withPictures(html)).toContain('min(100vw, 240px)"')
  expect(withPictures(html).match(/ width=/g)).toHaveLength(1)
})

test('an image whose media was replaced gets the new dimensions', () => {
  const html = `<img src="${folder}/900x1400.webp" alt="" width="1600" height="1067">`

  expect(withPictures(html)).toContain('width="900" height="1400"')
  expect(withPictures(html)).not.toContain('1600')
})

test.each([
  '<p>Zonder beeld</p>',
  '<img src="/images/bus.svg" alt="">',
  `<img src="${folder}/600x400.svg" alt="">`,
])('%s is left unchanged', (html) => {
  expect(withPictures(html)).toBe(html)
})

test('a picture of another site is shown from our copy', () => {
  const html = sanitizePost('<p><img src="https://example.com/a.png?b=1&c=2" alt="Een bus"></p>')

  expect(withPictures(html)).toBe(
    '<p><img src="/media/outside/1280.webp?of=https%3A%2F%2Fexample.com%2Fa.png%3Fb%3D1%26c%3D2" loading="lazy" alt="Een bus" /></p>',
  )
})
