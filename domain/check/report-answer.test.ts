import { expect, test } from 'vitest'
import { directAddress } from './direct-address.ts'
import { claimedCents, usualAnswer } from './report-answer.ts'

test.each([
  ['Op de site kost 12 tot en met 19 december nu €79,00.', 7900],
  ['Nu € 79', 7900],
  ['het is 79,50 euro', 7950],
  ['€1249,00 in totaal', 124_900],
  ['€79 of €89', null],
  ['de bus komt niet', null],
  ['', null],
])('the amount that a traveller names: %s', (message, cents) => {
  expect(claimedCents(message)).toBe(cents)
})

test('the answer is written beforehand', () => {
  expect(usualAnswer('prijs', 'changed', '2026-11-20')).toBe(
    'Dank je wel, je had gelijk. De prijs is aangepast en gecontroleerd op 20 november 2026.',
  )
  expect(usualAnswer('adres', 'right', '2026-11-20')).toContain('het klopte al')
})

const affiliateUrl = 'https://tussen.example/?bron=wij'

test('the page to check is never the affiliate link', () => {
  const website = 'https://aanbieder.example'

  expect(directAddress({ evidence: affiliateUrl, website, affiliateUrl })).toBe(website)
  expect(directAddress({ evidence: 'https://a.example/x', website, affiliateUrl })).toBe(
    'https://a.example/x',
  )
  expect(directAddress({ evidence: null, website: affiliateUrl, affiliateUrl })).toBeNull()
  expect(directAddress({ evidence: null, website: '', affiliateUrl })).toBeNull()
})
