/** Where nothing is agreed. Zero is for 'verlegd'. */
export const usualVat = 21

/** The VAT on an amount without it, both in cents. */
export const vatOf = (amount: number, percent: number): number =>
  Math.sign(amount) * Math.round((Math.abs(amount) * percent) / 100)

export const vatText = (percent: number): string =>
  percent === 0 ? 'zonder btw (verlegd)' : `met ${percent}% btw`
