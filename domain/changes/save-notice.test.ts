import { expect, test } from 'vitest'
import { saveNotice, saveSentences } from './save-notice.ts'

const airport = { one: 'luchthaven', article: 'de' } as const
const article = { one: 'artikel', article: 'het' } as const

test('the texts of an airport are those of the specification', () => {
  expect(saveSentences(airport)).toMatchObject({
    addTitle: 'Nieuwe luchthaven toevoegen',
    editTitle: 'Luchthaven bewerken',
    loading: 'Luchthaven gegevens worden geladen...',
    loadFailed:
      'Er is een fout opgetreden bij het laden van de luchthaven gegevens. Controleer of de luchthaven bestaat.',
    missing: 'Luchthaven niet gevonden. Mogelijk is deze verwijderd.',
    saveFailed: 'Er is een fout opgetreden bij het opslaan van de luchthaven.',
  })
  expect(saveNotice(airport, 'Schiphol', 'bijgewerkt')).toEqual({
    title: 'Luchthaven bijgewerkt',
    text: 'Luchthaven "Schiphol" is succesvol bijgewerkt.',
  })
})

test('a neuter noun gets its own adjective and article', () => {
  expect(saveSentences(article)).toMatchObject({
    addTitle: 'Nieuw artikel toevoegen',
    missing: 'Artikel niet gevonden. Mogelijk is dit verwijderd.',
    saveFailed: 'Er is een fout opgetreden bij het opslaan van het artikel.',
  })
})
