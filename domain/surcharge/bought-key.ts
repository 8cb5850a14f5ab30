import { formatCents, formatEuro } from '#domain/text/money.ts'
import type { Surcharge, Unit } from './surcharge.ts'
import { perText } from './surcharge-text.ts'

/** What keeping the key costs where it is a choice. */
export type KeyPrice = Pick<Surcharge, 'amount' | 'per'>

/** That of the first surcharge that buys it, for who parks at any time. */
export function keyPrice(surcharges: Surcharge[]): KeyPrice | undefined {
  const buying = surcharges.find(({ buys }) => buys === 'keepKey')
  return buying && { amount: buying.amount, per: buying.per }
}

export type KeyPriced = {
  keyPrice?: KeyPrice | undefined
  quote?: { optional?: { cents: number; buys?: string | undefined }[] } | undefined
}

/** '+ €10,00 als je je sleutel houdt': beside the total of a stay, never in it. */
export function keyPriceText({ keyPrice, quote }: KeyPriced): string | undefined {
  if (!keyPrice) return undefined
  const asked = quote?.optional?.find(({ buys }) => buys === 'keepKey')
  const amount = asked ? formatCents(asked.cents) : statedAmount(keyPrice)
  return `+ ${amount} als je je sleutel houdt`
}

/** Where the key is handed in. Without the amount: a price has the day of its check beside it. */
export const keyForSaleText = 'Tegen een toeslag houd je je sleutel.'

const statedAmount = ({ amount, per }: { amount: number; per: Unit }) =>
  per === 'stay' ? formatEuro(amount) : `${formatEuro(amount)} ${perText[per]}`
