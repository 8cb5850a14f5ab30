import { expect, test } from 'vitest'
import { resolveTexts } from './contact-texts.ts'

test('one request is named by its subject, several by their number', () => {
  expect(resolveTexts(['Prijs klopt niet'], true).done).toEqual({
    title: 'Bericht opgelost',
    text: '"Prijs klopt niet" staat nu bij Opgelost.',
  })
  expect(resolveTexts(['Prijs klopt niet', 'Laadpaal'], false).done).toEqual({
    title: '2 berichten heropend',
    text: 'Ze staan weer bij Open.',
  })
})
