import { expect, test } from 'vitest'
import { replyAddress } from './reply.ts'

const request = {
  id: 1234,
  name: 'Zoë Jansen',
  email: 'zoe@example.com',
  subject: 'Prijs & plaats?',
  message: 'Waar staat\nmijn auto?',
  createdAt: '2026-11-20T15:42:00.000Z',
}

const parts = (special: Partial<typeof request> = {}) => {
  const address = replyAddress({ ...request, ...special })
  const { pathname, searchParams } = new URL(address)
  return {
    address,
    to: decodeURIComponent(pathname),
    subject: searchParams.get('subject'),
    body: searchParams.get('body'),
  }
}

test('a reply starts with a subject, a greeting and the quoted message', () => {
  const { address, ...read } = parts()

  expect(read).toEqual({
    to: 'zoe@example.com',
    subject: 'Re: Prijs & plaats? (kenmerk PP-1234)',
    body: 'Beste Zoë Jansen,\r\n\r\n\r\n\r\nOp 20 november 2026 om 16:42 schreef je:\r\n> Waar staat\r\n> mijn auto?',
  })
  // Mail programs read a plus as a plus, not as a space.
  expect(address).not.toContain('+')
})

test('a reply to a reply is not Re: Re:', () => {
  expect(parts({ subject: 'RE: Mijn auto' }).subject).toBe('RE: Mijn auto (kenmerk PP-1234)')
})

test("an e-mail address can't add recipients or headers", () => {
  const { to, address } = parts({ email: 'a?cc=x&b@example.com', subject: 'Hallo\r\nBcc: x@y.nl' })

  expect(to).toBe('a?cc=x&b@example.com')
  expect(address.split('?')).toHaveLength(2)
  expect(address.match(/&/g)).toHaveLength(1)
  expect(new URL(address).searchParams.get('subject')).toBe(
    'Re: Hallo Bcc: x@y.nl (kenmerk PP-1234)',
  )
})

test('a long message is truncated between characters and marked', () => {
  const long = { message: '🅿️'.repeat(2_000), subject: 'ö'.repeat(300), name: 'ö'.repeat(200) }
  const { address, body, subject } = parts(long)

  expect(address.length).toBeLessThanOrEqual(1_900)
  expect(body).toMatch(/🅿️? \[…\]$/u)
  expect(body).not.toContain('\uFFFD')
  expect(subject).toMatch(/ö \[…\] \(kenmerk PP-1234\)$/)
})

test('a template takes the place of the greeting', () => {
  const address = replyAddress(request, 'Dag Zoë,\nje auto staat er nog.')

  expect(new URL(address).searchParams.get('body')).toMatch(
    /^Dag Zoë,\r\nje auto staat er nog\.\r\n\r\n\r\n\r\nOp 20 november/,
  )
})
