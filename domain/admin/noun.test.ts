import { expect, test } from 'vitest'
import { kinds } from '#domain/kinds.ts'
import { deleteTexts, listTexts } from './noun.ts'

test('a list speaks of airports in the words of the specification', () => {
  const texts = listTexts(kinds.airport.noun)

  expect(texts.title).toBe('Luchthavens beheren')
  expect(texts.subtitle).toBe('Bekijk, voeg toe, wijzig en verwijder luchthavens')
  expect(texts.add).toBe('Nieuwe luchthaven')
  expect(texts.total(8)).toBe('Er zijn in totaal 8 luchthavens in het systeem.')
  expect(texts.loading).toBe('Luchthavens worden geladen...')
  expect(texts.none).toBe('Er zijn nog geen luchthavens toegevoegd')
  expect(texts.noneFound).toBe('Geen luchthavens gevonden voor deze zoekopdracht')
})

test('so does deleting one', () => {
  const texts = deleteTexts(kinds.airport.noun, ['Schiphol'])

  expect(texts.question).toBe('Weet je zeker dat je luchthaven "Schiphol" wilt verwijderen?')
  expect(texts.done).toEqual({
    title: 'Luchthaven verwijderd',
    text: 'Luchthaven "Schiphol" is succesvol verwijderd.',
  })
  expect(texts.failed).toEqual({
    title: 'Fout bij verwijderen',
    text: 'Er is een fout opgetreden bij het verwijderen van de luchthaven.',
  })
})

test('it is nieuwe luchthaven, but nieuw artikel, and a FAQ keeps its capitals', () => {
  expect(listTexts(kinds.post.noun).add).toBe('Nieuw artikel')
  expect(deleteTexts(kinds.post.noun, ['Tips']).failed.text).toContain('het artikel.')
  expect(listTexts(kinds.faq.noun).add).toBe('Nieuwe FAQ')
})

test('several at once are counted', () => {
  const texts = deleteTexts(kinds.parking.noun, ['Ringvaart', 'Polderpark'])

  expect(texts.question).toBe('Weet je zeker dat je 2 parkings wilt verwijderen?')
  expect(texts.done.text).toBe('2 parkings zijn succesvol verwijderd.')
  expect(texts.restored.text).toBe('2 parkings zijn teruggezet.')
})
