import { expect, test } from 'vitest'
import { isAgeRecipient, recipientProblem } from './age-recipient.ts'
import { exampleSettings } from './setting.ts'
import { settingsFormSchema } from './setting-schema.ts'

const recipient = 'age1zne9fdsrd0m5a7kaaqtz43058qyrc54uu0chh3ajj3vngxs9sppsy5fdy6'
const secret = 'AGE-SECRET-KEY-1N7U4M9VQH0MEVCS374EWR8MCAVR0GMR22T2FH2N6HGGVV3LNY3UQ4EGL3C'

test('a public key of age is taken, with the space that was copied along', () => {
  const input = { ...exampleSettings, copiesRecipient: ` ${recipient}\n` }
  expect(settingsFormSchema.parse(input).copiesRecipient).toBe(recipient)
})

test('a letter that is wrong or missing is noticed, wherever it is', () => {
  for (let place = 0; place < recipient.length; place++) {
    const letter = recipient[place] === 'q' ? 'p' : 'q'
    expect(isAgeRecipient(recipient.slice(0, place) + letter + recipient.slice(place + 1))).toBe(
      false,
    )
    expect(isAgeRecipient(recipient.slice(0, place) + recipient.slice(place + 1))).toBe(false)
  }
})

test.each([
  ['a secret key', secret, 'Dit is de geheime sleutel'],
  [
    'the whole file of age-keygen',
    `# public key: ${recipient}\n${secret}`,
    'Dit is de geheime sleutel',
  ],
  ['a secret key in small letters', secret.toLowerCase(), 'Dit is de geheime sleutel'],
  ['a key of SSH', 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5', 'Plak de publieke sleutel van age'],
  [
    'a key of a passkey',
    `age1fido2-hmac1${recipient.slice(4)}`,
    'Plak de publieke sleutel van age',
  ],
])('%s is refused', (_, text, words) => {
  expect(recipientProblem(text)).toContain(words)
})
