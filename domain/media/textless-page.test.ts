import { expect, test } from 'vitest'
import { pageIn, wholeList } from '#domain/admin/list-view.ts'
import { aMedia } from '#test/fixtures.ts'
import type { AdminMedia } from './media.ts'
import { changedElsewhereText, renewedPage } from './textless-page.ts'

const [roof, gate, bus] = ['dak.jpg', 'poort.jpg', 'bus.jpg'].map((name, at) =>
  aMedia({ id: at + 1, version: 4, name, alt: '' }),
) as [AdminMedia, AdminMedia, AdminMedia]
const pageOf = (...rows: AdminMedia[]) => pageIn(rows, wholeList, {})
const renamed = { ...gate, name: 'hek.jpg', version: 5 }

test('a picture that changed elsewhere is renewed in its place, and named', () => {
  const { page, ...elsewhere } = renewedPage(pageOf(roof, gate, bus), pageOf(bus, renamed, roof), [
    roof,
    gate,
    bus,
  ])

  expect(page.rows).toEqual([roof, renamed, bus])
  expect(changedElsewhereText(elsewhere)).toBe(
    '"hek.jpg" is intussen gewijzigd. Kijk of je tekst nog klopt, en sla opnieuw op.',
  )
})

test('pictures that are gone or have a text leave the page, and are named', () => {
  const { page, ...elsewhere } = renewedPage(pageOf(roof, gate, bus), pageOf(bus), [
    roof,
    gate,
    bus,
  ])

  expect(page).toMatchObject({ rows: [bus], found: 1 })
  expect(changedElsewhereText(elsewhere)).toBe(
    '"dak.jpg" en "poort.jpg" zijn er niet meer, of hebben al een alt-tekst.',
  )
})

test('a picture whose text this page saved stays, and still counts as found', () => {
  const { page } = renewedPage(pageOf(roof, gate, bus), pageOf(renamed, bus), [gate])

  expect(page).toMatchObject({ rows: [roof, renamed, bus], found: 3 })
})

test('a page that is left empty shows the next pictures', () => {
  const { page } = renewedPage(pageOf(roof), pageOf(gate, bus), [roof])

  expect(page).toMatchObject({ rows: [gate, bus], found: 2 })
})

test('a picture that was added elsewhere does not move the others', () => {
  const { page } = renewedPage(pageOf(gate, bus), pageOf(roof, gate, bus), [gate])

  expect(page).toMatchObject({ rows: [gate, bus], found: 3 })
})

test('without a change there is nothing to say', () => {
  const { page, ...elsewhere } = renewedPage(pageOf(roof), pageOf(roof), [roof])

  expect(page.rows).toEqual([roof])
  expect(changedElsewhereText(elsewhere)).toBe('')
})
