import { expect, test } from 'vitest'
import { guessColumns, lacking } from './file-columns.ts'

test('the columns of Awin are known', () => {
  const headers = ['ID', 'Commission Status', 'Commission Amount', 'Sale Amount', 'Click Ref']
  const more = ['Click Date', 'Transaction Date', 'Validation Date', 'Decline Reason', 'IP Hash']
  const { columns } = guessColumns([...headers, ...more], 'awin', null)
  expect(columns).toEqual({
    ...{ ID: 'number', 'Commission Status': 'state', 'Commission Amount': 'commission' },
    ...{ 'Sale Amount': 'value', 'Click Ref': 'reference', 'Click Date': 'clickAt' },
    ...{ 'Transaction Date': 'bookedAt', 'Validation Date': 'changedAt' },
    'Decline Reason': 'reason',
  })
})

test('of Daisycon its own number is taken, not that of the advertiser', () => {
  const headers = ['Transaction ID', 'Affiliatemarketing ID', 'Part ID', 'Date', 'Status']
  const { columns } = guessColumns([...headers, 'Commission', 'Sub ID'], 'daisycon', null)
  expect(columns).toEqual({
    ...{ 'Affiliatemarketing ID': 'number', 'Part ID': 'part', Date: 'bookedAt' },
    ...{ Status: 'state', Commission: 'commission', 'Sub ID': 'reference' },
  })
})

test('what was matched before holds, as long as the file has what is needed', () => {
  const remembered = { A: 'number', B: 'bookedAt', C: 'commission', D: 'state' }
  expect(guessColumns(['A', 'B', 'C', 'D', 'E'], 'direct', remembered)).toEqual({
    columns: remembered,
    isRemembered: true,
  })
  expect(guessColumns(['A', 'Datum', 'C'], 'direct', remembered).isRemembered).toBe(false)
})

test('the columns that are needed are named', () => {
  expect(lacking({ Nummer: 'number', Bedrag: 'commission' })).toEqual(['bookedAt', 'state'])
})
