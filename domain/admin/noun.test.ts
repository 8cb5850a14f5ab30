import { expect, test } from 'vitest'
import { deleteTexts, listTexts, nouns } from './noun.ts'

test('a list speaks of airports in the words of the specification', () => {
  const texts = listTexts(nouns.airport)

  expect(texts.title).toBe('Luchthavens beheren')
  expect(texts.subtitle).toBe('Bekijk, voeg toe, wijzig en verwijder luchthavens')
  expect(texts.add).toBe('Nieuwe luchthaven')
  expect(texts.total(8)).toBe('Er zijn in totaal 8 luchthavens in het systeem.')
  expect(texts.loading).toBe('Luchthavens worden geladen...')
  expect(texts.none).toBe('Er zijn nog geen luchthavens toegevoegd')
  expect(texts.noneFound).toBe('Geen luchthavens gevonden voor deze zoekopdracht')
})

test('so does deleting one', () => {
  const texts = deleteTexts(nouns.airport, ['Schiphol'])

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
  expect(listTexts(nouns.post).add).toBe('Nieuw artikel')
  expect(deleteTexts(nouns.post, ['Tips']).failed.text).toContain('het artikel.')
  expect(listTexts(nouns.faq).add).toBe('Nieuwe FAQ')
})

test('several at once are counted', () => {
  const texts = deleteTexts(nouns.parking, ['Ringvaart', 'Polderpark'])

  expect(texts.question).toBe('Weet je zeker dat je 2 parkings wilt verwijderen?')
  expect(texts.done.text).toBe('2 parkings zijn succesvol verwijderd.')
  expect(texts.restored.text).toBe('2 parkings zijn teruggezet.')
})
