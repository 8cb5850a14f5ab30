import { networks } from '#domain/earnings/programme/network.ts'
import { writeCsv } from '#domain/import/csv.ts'
import { differenceOf, type Payout } from './payout.ts'
import { vatOf } from './vat.ts'

const heads = [
  ...['Datum', 'Netwerk', 'Programma', 'Nummer', 'Conversies', 'Verwacht', 'Ontvangen zonder btw'],
  ...['Verschil', 'Btw (%)', 'Btw', 'Met btw', 'Notitie'],
]

/** The payouts for the bookkeeper, in euros. */
export function payoutCsv(payouts: Payout[]): string {
  const rows = payouts.map((payout) => {
    const { amount, expected, vatPercent } = payout
    const vat = vatOf(amount, vatPercent)
    return [
      ...[payout.day, networks[payout.network], payout.programme ?? '', payout.number],
      ...[payout.conversions, expected / 100, amount / 100, differenceOf(payout) / 100],
      ...[vatPercent, vat / 100, (amount + vat) / 100, payout.note ?? ''],
    ]
  })
  return writeCsv([heads, ...rows])
}
