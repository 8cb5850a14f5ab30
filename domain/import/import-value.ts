const yes = new Set(['ja', 'j', 'yes', 'y', 'true', 'waar', '1', 'x'])
const no = new Set(['nee', 'n', 'no', 'false', 'onwaar', '0', ''])

/** A tick, as people write it in a sheet; undefined when it says neither. */
export function readTick(written: string): boolean | undefined {
  const word = written.trim().toLowerCase()
  if (yes.has(word)) return true
  return no.has(word) ? false : undefined
}

/**
 * A number as a Dutch sheet has it: '€ 1.234,50', '6,95', '6.95'. The last of the two signs is the
 * decimal one; NaN when it is no number.
 */
export function readAmount(written: string): number {
  const bare = written.replace(/[€\s\u00a0']/g, '')
  if (!/^-?[\d.,]+$/.test(bare)) return Number.NaN
  // '1.234' has no cents: a Dutch sheet writes those with a comma, and two of them.
  if (/^-?\d{1,3}(\.\d{3})+$/.test(bare)) return Number(bare.replaceAll('.', ''))
  const decimal = bare.lastIndexOf(',') > bare.lastIndexOf('.') ? ',' : '.'
  const [whole = '', cents, ...more] = bare.split(decimal)
  if (more.length > 0) return readCount(written)
  return Number(`${whole.replace(/[.,]/g, '')}${cents === undefined ? '' : `.${cents}`}`)
}

/** A whole number, perhaps with dots in its thousands: '1.284'. */
export function readCount(written: string): number {
  const bare = written.replace(/[\s\u00a0']/g, '')
  if (/^\d{1,3}([.,]\d{3})+$/.test(bare)) return Number(bare.replace(/[.,]/g, ''))
  return bare === '' ? Number.NaN : Number(bare.replace(',', '.'))
}
