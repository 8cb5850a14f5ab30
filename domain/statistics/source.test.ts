import { expect, test } from 'vitest'
import { sourceName, sourceOf } from './source.ts'

const own = 'parkeerpiloot.nl'

test.each([
  [{}, 'direct'],
  [{ referrer: '' }, 'direct'],
  [{ referrer: 'about:blank' }, 'direct'],
  [{ referrer: 'geen adres' }, 'direct'],
  [{ referrer: 'https://www.google.nl/' }, 'zoekmachine: google'],
  [{ referrer: 'https://www.google.co.uk/' }, 'zoekmachine: google'],
  [{ referrer: 'android-app://com.google.android.googlequicksearchbox/' }, 'zoekmachine: google'],
  [{ referrer: 'https://gemini.google.com/' }, 'assistent: gemini'],
  [{ referrer: 'https://chatgpt.com/' }, 'assistent: chatgpt'],
  [{ referrer: 'https://chat.openai.com/' }, 'assistent: chatgpt'],
  [{ campaign: 'chatgpt.com' }, 'assistent: chatgpt'],
  [{ referrer: 'https://www.perplexity.ai/search' }, 'assistent: perplexity'],
  [{ referrer: 'https://copilot.microsoft.com/' }, 'assistent: copilot'],
  [{ referrer: 'https://claude.ai/' }, 'assistent: claude'],
  [{ referrer: 'https://mijnclaude.ai/' }, 'verwijzing: mijnclaude.ai'],
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

test.each([
  ['zoekmachine: google', 'Google'],
  ['assistent: chatgpt', 'ChatGPT'],
  ['sociaal: facebook', 'Facebook'],
  ['verwijzing: reisforum.nl', 'reisforum.nl'],
  ['campagne: zomer-2026', 'campagne zomer-2026'],
  ['direct', 'rechtstreeks'],
  ['intern', 'intern'],
])('%s is called %s', (source, name) => {
  expect(sourceName(source)).toBe(name)
})
