import { getTableColumns, getTableName } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { fieldName, hiddenFields } from '#app/admin/changes/change-fields.ts'
import { changeDetails } from '#app/admin/changes/change-words.ts'
import { columnOf } from '#app/admin/changes/column-of.ts'
import type { Change } from '#domain/changes/change.ts'
import {
  conversions,
  couplings,
  matchRules,
  networkAccounts,
  paymentTerms,
  payoutLines,
  payouts,
  programmeRates,
  programmes,
} from '#server/db/earnings/tables.ts'

const tables = [
  ...[programmes, programmeRates, couplings, matchRules, conversions],
  ...[networkAccounts, paymentTerms, payouts, payoutLines],
]

/** Those that the log leaves out of every row. */
const own = new Set(['id', 'version', 'created_at', 'updated_at'])

test.each(tables.map((table) => [getTableName(table), table] as const))(
  'every column of %s has a Dutch name in the log',
  (_, table) => {
    const columns = Object.keys(getTableColumns(table)).map(columnOf)
    const shown = columns.filter((column) => !own.has(column) && !hiddenFields.has(column))

    expect(shown.length).toBeGreaterThan(0)
    expect(shown.filter((column) => fieldName(column) === column)).toEqual([])
  },
)

const change = {
  ...{ id: 1, at: '2026-11-20T10:00:00.000Z', username: 'beheer', change: 'c' },
  ...{ action: 'update' as const, subjectId: 1, isUndone: false },
}

const detailsOf = (given: Pick<Change, 'subject' | 'before' | 'after'>, names = {}) =>
  changeDetails({ ...change, ...given }, names)

test('what a programme, a rate and a coupling were reads as Dutch', () => {
  expect(
    detailsOf({
      subject: 'programmes',
      before: { status: 'active', status_since: '2026-05-25', hosts: ['a.nl', 'b.nl'] },
      after: { status: 'ended', status_since: '2026-11-20', hosts: ['a.nl'] },
    }),
  ).toEqual([
    { field: 'Status', before: 'Actief', after: 'Gestopt' },
    { field: 'Status sinds', before: '25 mei 2026', after: '20 november 2026' },
    { field: 'Toegestane hosts', before: 'a.nl, b.nl', after: 'a.nl' },
  ])
  expect(
    detailsOf({
      subject: 'programme_rates',
      before: { unit: 'percent', rate: 750 },
      after: { unit: 'amount', rate: 400 },
    }),
  ).toEqual([
    { field: 'Soort vergoeding', before: 'Percentage', after: 'Bedrag per boeking' },
    { field: 'Vergoeding', before: '7,5%', after: '€4,00' },
  ])
  const names = { programme_id: new Map([['3', 'Ringvaart via Awin']]) }
  expect(
    detailsOf(
      { subject: 'couplings', before: { programme_id: 3 }, after: { programme_id: null } },
      names,
    ),
  ).toEqual([{ field: 'Programma', before: 'Ringvaart via Awin', after: 'geen' }])
})
