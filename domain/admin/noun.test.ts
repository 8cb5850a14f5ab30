import { expect, test } from 'vitest'
import { kinds } from '#domain/kinds.ts'
import { deleteTexts, listTexts } from './noun.ts'

test('the texts of a list of airports are those of the specification', () => {
  const texts = listTexts(kinds.airport.noun)

  expect(texts.title).toBe('Luchthavens beheren')
  expect(texts.subtitle).toBe('Bekijk, voeg toe, wijzig en verwijder luchthavens')
  expect(texts.add).toBe('Nieuwe luchthaven')
  expect(texts.total(8)).toBe('Er zijn in totaal 8 luchthavens in het systeem.')
  expect(texts.loading).toBe('Luchthavens worden geladen...')
  expect(texts.none).toBe('Er zijn nog geen luchthavens toegevoegd')
  expect(texts.noneFound).toBe('Geen luchthavens gevonden voor deze zoekopdracht')
})

test('the texts of deleting an airport are those of the specification', () => {
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

test('adjectives follow the gender of the noun, and FAQ keeps its capitals', () => {
  expect(listTexts(kinds.post.noun).add).toBe('Nieuw artikel')
  expect(deleteTexts(kinds.post.noun, ['Tips']).failed.text).toContain('het artikel.')
  expect(listTexts(kinds.faq.noun).add).toBe('Nieuwe FAQ')
})

test('the text for several records has their number', () => {
  const texts = deleteTexts(kinds.parking.noun, ['Ringvaart', 'Polderpark'])

  expect(texts.question).toBe('Weet je zeker dat je 2 parkings wilt verwijderen?')
  expect(texts.done.text).toBe('2 parkings zijn succesvol verwijderd.')
  expect(texts.restored.text).toBe('2 parkings zijn teruggezet.')
})
