import { expect, test } from 'vitest'
import { inDayOrder, publishedNotes, seasonNotes } from './day-note.ts'

test('several posts of a day are one note', () => {
  const day = '2026-11-13'
  const posts = ['Handbagage', 'Elektrisch op reis'].map((title) => ({ day, title }))

  expect(publishedNotes(posts)).toEqual([{ day, text: '2 artikelen gepubliceerd', by: null }])
  expect(publishedNotes(posts.slice(0, 1))).toEqual([
    { day, text: 'Artikel ‘Handbagage’ gepubliceerd', by: null },
  ])
})

test('of the tariffs that begin on a day, the one of most parkings is named', () => {
  const day = '2026-11-04'
  const seasons = [
    { day, name: 'Kerst', parkings: 1 },
    { day, name: 'Winter 2026', parkings: 1_485 },
  ]

  expect(seasonNotes(seasons)).toEqual([
    { day, text: 'Tarief Winter 2026 gaat in bij 1.485 parkings, en 1 ander', by: null },
  ])
  expect(seasonNotes(seasons.slice(0, 1))[0]?.text).toBe('Tarief Kerst gaat in bij één parking')
  const third = { day, name: 'Tarief 3', parkings: 2 }
  expect(seasonNotes([third])[0]?.text).toBe('Tarief 3 gaat in bij 2 parkings')
})

test('notes stand by day, with what was typed first', () => {
  const notes = [
    { day: '2026-11-17', text: 'Parkings geïmporteerd', by: null },
    { day: '2026-11-17', text: 'Nieuwsbrief', by: 'sanne' },
    { day: '2026-11-04', text: 'Tarief', by: null },
  ]

  expect(inDayOrder(notes).map(({ text }) => text)).toEqual([
    'Tarief',
    'Nieuwsbrief',
    'Parkings geïmporteerd',
  ])
})
