import { formatEuro } from '#domain/text/money.ts'

/** Another admin changed the price meanwhile, or took it away; a second try is a choice. */
export class PriceTaken extends Error {
  constructor(price?: number) {
    super(
      price === undefined
        ? 'Iemand anders heeft dit bedrag intussen weggehaald.'
        : `Iemand anders maakte er intussen ${formatEuro(price)} van.`,
    )
  }
}
