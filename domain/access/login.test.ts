import { expect, test } from 'vitest'
import { parse } from '#domain/form/form.ts'
import { loginSchema, whyLoginFailed } from './login.ts'

function form(username: string, password: string): FormData {
  const data = new FormData()
  data.set('username', username)
  data.set('password', password)
  return data
}

test('both fields are required', () => {
  expect(parse(loginSchema, form(' ', ''))).toEqual({
    ok: false,
    why: {
      username: ['Gebruikersnaam is verplicht'],
      password: ['Wachtwoord is verplicht'],
    },
  })
})

test('spaces around a username are trimmed, and those in a password are kept', () => {
  expect(parse(loginSchema, form(' beheer ', ' geheim '))).toEqual({
    ok: true,
    value: { username: 'beheer', password: ' geheim ' },
  })
})

test.each([
  ['a wrong password', { status: 401 }, 'Ongeldige gebruikersnaam of wachtwoord.'],
  [
    'too many attempts',
    { status: 429, retryAfter: 8 },
    'Te veel mislukte pogingen. Probeer het over 8 seconden opnieuw.',
  ],
  [
    'nearly over',
    { status: 429, retryAfter: 1 },
    'Te veel mislukte pogingen. Probeer het over 1 seconde opnieuw.',
  ],
  [
    'far too many attempts',
    { status: 429, retryAfter: 1_801 },
    'Te veel mislukte pogingen. Probeer het over 31 minuten opnieuw.',
  ],
  [
    'too many for today',
    { status: 429, retryAfter: 36_001 },
    'Te veel mislukte pogingen. Probeer het over 11 uur opnieuw.',
  ],
  [
    'too many, without a retry time',
    { status: 429 },
    'Te veel mislukte pogingen. Probeer het over een minuut opnieuw.',
  ],
  [
    'an error of the server',
    { status: 500 },
    'Je inloggegevens zijn geldig, maar er is een fout bij de API-toegang. Probeer het opnieuw.',
  ],
  [
    'no response',
    'none' as const,
    'Er is een fout opgetreden tijdens het inloggen. Probeer het later opnieuw.',
  ],
])('%s', (_, answer, why) => {
  expect(whyLoginFailed(answer)).toBe(why)
})
