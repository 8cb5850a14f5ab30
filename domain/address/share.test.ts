import { expect, test } from 'vitest'
import { shareChannels, shareLinks } from './share.ts'

const url = 'https://parkeerpiloot.example/blog/tips?a=1&b=2'
const title = 'Shuttle & valet: 60% minder?'
const links = shareLinks(title, url)

test('every channel has a link', () => {
  expect(Object.keys(links)).toEqual([...shareChannels])
})

test.each([
  ['Facebook', 'u'],
  ['Twitter', 'url'],
  ['LinkedIn', 'url'],
] as const)('%s gets the full URL', (channel, parameter) => {
  expect(new URL(links[channel]).searchParams.get(parameter)).toBe(url)
})

test('Twitter also gets the title', () => {
  expect(new URL(links.Twitter).searchParams.get('text')).toBe(title)
})

test('a WhatsApp message contains the title and the URL', () => {
  expect(new URL(links.WhatsApp).searchParams.get('text')).toBe(`${title} ${url}`)
})

test('a mail has the title as its subject, with encoded spaces that mail programs read correctly', () => {
  expect(links['e-mail']).not.toContain('+')
  expect(new URL(links['e-mail']).searchParams.get('subject')).toBe(title)
  expect(new URL(links['e-mail']).searchParams.get('body')).toBe(url)
})
