import { expect, test } from 'vitest'
import { whyWeak } from './weak-password.ts'

const common = new Set(['wachtwoord', 'welkom', 'qwertyuiop'])
const known = {
  username: 'Nienke.Dijkstra',
  product: 'Parkeer Piloot',
  isCommon: (word: string) => common.has(word),
}

test.each([
  [
    'wachtwoord',
    'Dit is een van de meest gebruikte wachtwoorden. Een paar woorden achter elkaar is beter.',
  ],
  [
    'WachtWoord',
    'Dit is een van de meest gebruikte wachtwoorden. Een paar woorden achter elkaar is beter.',
  ],
  [
    'w e l k o m',
    'Dit is een van de meest gebruikte wachtwoorden. Een paar woorden achter elkaar is beter.',
  ],
  [
    'ｑｗｅｒｔｙｕｉｏｐ',
    'Dit is een van de meest gebruikte wachtwoorden. Een paar woorden achter elkaar is beter.',
  ],
  ['nienke.dijkstra', 'Dit is de gebruikersnaam. Een paar woorden achter elkaar is beter.'],
  ['parkeerpiloot', 'Dit is de naam van de site. Een paar woorden achter elkaar is beter.'],
  ['PARKEER  PILOOT', 'Dit is de naam van de site. Een paar woorden achter elkaar is beter.'],
  ['aaaaaaaaaa', 'Dit is steeds hetzelfde teken. Een paar woorden achter elkaar is beter.'],
  ['aAaAaAaAaA', 'Dit is steeds hetzelfde teken. Een paar woorden achter elkaar is beter.'],
  [
    '🚗🚗🚗🚗🚗🚗🚗🚗🚗🚗',
    'Dit is steeds hetzelfde teken. Een paar woorden achter elkaar is beter.',
  ],
  [' '.repeat(12), 'Dit is steeds hetzelfde teken. Een paar woorden achter elkaar is beter.'],
])('"%s" is refused: %s', (password, why) => {
  expect(whyWeak(password, known)).toBe(why)
})

test.each([
  'mijn wachtwoord is geheim',
  'wachtwoord wachtwoord',
  'nienke.dijkstra rijdt een lelijke eend',
  'parkeerpiloot aaaaaaaaaa',
  'correct paard batterij nietje',
])('a sentence that contains such a word is fine: %s', (password) => {
  expect(whyWeak(password, known)).toBeUndefined()
})
