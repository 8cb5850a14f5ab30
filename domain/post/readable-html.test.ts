import { expect, test } from 'vitest'
import { readableHtml } from './readable-html.ts'

test('a post becomes lines of text, without marks', () => {
  const html =
    '<h2>Op tijd</h2><p>Boek <strong>vroeg</strong> &amp; <a href="/contact">vraag</a> het.</p>' +
    '<ul><li>een<ul><li>in een</li></ul></li><li><p>twee</p></li></ul>' +
    '<table><tbody><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></tbody></table>' +
    '<img src="/a.svg" alt="Een bord"><div data-block="price" data-key="AMS"></div>'

  expect(readableHtml(html)).toBe(
    [
      'Op tijd',
      '',
      'Boek vroeg & vraag (/contact) het.',
      '',
      '• een',
      '',
      '• in een',
      '',
      '• twee',
      '',
      'a · b',
      'c · d',
      '',
      'Afbeelding: Een bord',
      '',
      'Laagste prijs bij AMS',
    ].join('\n'),
  )
})
