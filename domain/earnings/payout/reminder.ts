import { networks } from '#domain/earnings/programme/network.ts'
import { formatDay } from '#domain/text/date.ts'
import { formatCents } from '#domain/text/money.ts'
import { counted } from '#domain/text/number.ts'
import type { Outstanding } from './payout.ts'

export const payerName = ({
  network,
  programme,
}: {
  network: Outstanding['network']
  programme: string | null
}): string => (programme ? `${networks[network]}, ${programme}` : networks[network])

/** A text to send to who pays too late. */
export function reminderOf(
  owed: Outstanding,
  product: string,
): { subject: string; text: string } | undefined {
  const { owing, terms, amount, conversions, oldest } = owed
  if (owing.state !== 'late' || !terms) return undefined
  const name = payerName(owed)
  return {
    subject: `Openstaande vergoedingen van ${product}: ${formatCents(amount)}`,
    text: [
      'Beste lezer,',
      `Voor ${product} staat bij ${name} nog ${formatCents(amount)} open, zonder btw: ${counted(conversions, 'goedgekeurde boeking', 'goedgekeurde boekingen')}. De oudste is goedgekeurd op ${formatDay(oldest)}.`,
      `We spraken af dat je binnen ${counted(terms.days, 'dag', 'dagen')} na goedkeuring betaalt. Dat had uiterlijk ${formatDay(owing.expectedOn)} moeten zijn, ${counted(owing.daysLate, 'dag', 'dagen')} geleden.`,
      'Wil je het bedrag overmaken, of laten weten wanneer dat gebeurt?',
      `Met vriendelijke groet,\n${product}`,
    ].join('\n\n'),
  }
}
