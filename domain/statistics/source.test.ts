import { expect, test } from 'vitest'
import { sourceOf } from './source.ts'

const own = 'parkeerpiloot.nl'

test.each([
  [{}, 'direct'],
  [{ referrer: '' }, 'direct'],
  [{ referrer: 'about:blank' }, 'direct'],
  [{ referrer: 'geen adres' }, 'direct'],
  [{ referrer: 'https://www.google.nl/' }, 'zoekmachine: google'],
  [{ referrer: 'https://www.google.co.uk/' }, 'zoekmachine: google'],
  [{ referrer: 'android-app://com.google.android.googlequicksearchbox/' }, 'zoekmachine: google'],
  [{ referrer: 'https://duckduckgo.com/' }, 'zoekmachine: duckduckgo'],
  [{ referrer: 'https://l.facebook.com/' }, 'sociaal: facebook'],
  [{ referrer: 'https://t.co/' }, 'sociaal: x'],
  [{ referrer: 'https://www.parkeerpiloot.nl/faq' }, 'intern'],
  [{ referrer: 'https://www.Reisforum.nl/draadje?id=7' }, 'verwijzing: reisforum.nl'],
  [{ referrer: 'https://nietgoogle.nl/' }, 'verwijzing: nietgoogle.nl'],
  [{ campaign: 'Zomer-2026' }, 'campagne: zomer-2026'],
  [{ campaign: ' <b>nieuws</b> ', referrer: 'https://www.google.nl/' }, 'campagne: bnieuwsb'],
  [{ campaign: '"/"', referrer: 'https://www.google.nl/' }, 'zoekmachine: google'],
])('%j comes from %s', (origin, source) => {
  expect(sourceOf(origin, own)).toBe(source)
})

test('a source chosen by a visitor has a limited length', () => {
  expect(sourceOf({ campaign: 'a'.repeat(500) }, own)).toHaveLength('campagne: '.length + 40)
})
