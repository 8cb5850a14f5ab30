import { expect, test } from 'vitest'
import { importKind } from './import-kinds.ts'
import { importNames } from './import-names.ts'
import type { ImportLine } from './import-report.ts'
import { fitsImport, maxImportBytes } from './import-size.ts'

const json = (value: unknown) => new TextEncoder().encode(JSON.stringify(value))
const link = 'https://www.aanbieder-van-parkeerplaatsen.example.com/schiphol/parkeren'

/** What a long line holds, other than a few words in each column. */
const longTexts: Record<string, string> = {
  affiliateUrl: `${link}?${'campagne=zomer&'.repeat(20)}`,
  imageUrl: `${link}/foto-van-het-terrein.webp`,
  steps: Array.from({ length: 30 }, (_, at) => `${at + 1} dagen: 123,45`).join(' | '),
  marks: Array(4).fill(`Keurmerk; 0000-02; 01-06-2027; ${link}`).join(' | '),
  website: link,
  source: link,
}

test.each(importNames)('the most lines of %s fit, each with a text in every column', (name) => {
  const { columns, maxLines } = importKind(name)
  const values = Object.fromEntries(
    Object.keys(columns).map((column) => [column, longTexts[column] ?? 'Terrein aan de weg']),
  )
  const lines: ImportLine[] = Array.from({ length: maxLines }, (_, at) => ({ row: at + 2, values }))
  const body = json({ lines, apply: true, seen: 'x'.repeat(43), addTag: true })

  expect(body.byteLength).toBeLessThan(maxImportBytes(name))
  expect(fitsImport(name, body)).toBe(true)
})

test.each([
  ['lines without values', '[{},{}', ',{}'],
  ['numbers', '[1', ',1'],
  ['lists', '[[]', ',[]'],
  ['keys', '{"a":0', ',"b":0'],
])('more %s than the most lines have do not fit', (_, start, one) => {
  const text = start + one.repeat(250_000)

  expect(fitsImport('facts', json(text))).toBe(true)
  expect(fitsImport('surcharges', new TextEncoder().encode(text))).toBe(false)
})

test('what is deeper than a value of a line does not fit', () => {
  const deep = (text: string) => fitsImport('facts', new TextEncoder().encode(text))

  expect(deep('{"lines":[{"row":2,"values":{"fact":"x"}}]}')).toBe(true)
  expect(deep('{"lines":[{"row":2,"values":{"fact":["x"]}}]}')).toBe(false)
  expect(deep('['.repeat(100))).toBe(false)
})

test('what stands in a text is no value', () => {
  const text = '[{",\\"\\'.repeat(100_000)

  expect(fitsImport('surcharges', json({ lines: [{ row: 2, values: { label: text } }] }))).toBe(
    true,
  )
})
