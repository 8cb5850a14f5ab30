import { expect, test } from 'vitest'
import { parse } from '#domain/form/form.ts'
import { contactSchema, isProbableSpam } from './contact.ts'

const message = {
  name: 'Jo',
  email: 'jo@example.com',
  subject: 'Vraag',
  message: 'Waar staat mijn auto?',
}

test('the shortest allowed message is valid', () => {
  const shortest = { ...message, message: 'Tien teken' }

  expect(parse(contactSchema, shortest)).toEqual({ ok: true, value: shortest })
})

test.each([
  ['name', 'J', 'Naam moet minimaal 2 karakters bevatten'],
  ['name', ' J ', 'Naam moet minimaal 2 karakters bevatten'],
  ['email', 'jo@', 'Ongeldig e-mailadres'],
  ['subject', 'Vraa', 'Onderwerp moet minimaal 5 karakters bevatten'],
  ['message', 'Te kort..', 'Bericht moet minimaal 10 karakters bevatten'],
])('%s is refused if it is "%s"', (field, value, error) => {
  expect(parse(contactSchema, { ...message, [field]: value })).toEqual({
    ok: false,
    why: { [field]: [error] },
  })
})

test('a missing or non-text field gets the same message', () => {
  const result = parse(contactSchema, { name: 7 })

  expect(result).toEqual({
    ok: false,
    why: {
      name: ['Naam moet minimaal 2 karakters bevatten'],
      email: ['Ongeldig e-mailadres'],
      subject: ['Onderwerp moet minimaal 5 karakters bevatten'],
      message: ['Bericht moet minimaal 10 karakters bevatten'],
    },
  })
})

test('surrounding spaces and NUL characters are removed', () => {
  expect(parse(contactSchema, { ...message, name: ' J\u0000o ' })).toMatchObject({
    value: { name: 'Jo' },
  })
})

test('a filled honeypot or a too fast form is probable spam; a normal message is not', () => {
  expect(isProbableSpam({ website: 'https://spam.example' })).toBe(true)
  expect(isProbableSpam({ secondsOpen: 0.4 })).toBe(true)
  expect(isProbableSpam({ website: '', secondsOpen: 30 })).toBe(false)
  expect(isProbableSpam({})).toBe(false)
})
