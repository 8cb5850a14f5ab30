const yes = new Set(['ja', 'j', 'yes', 'y', 'true', 'waar', '1', 'x'])
const no = new Set(['nee', 'n', 'no', 'false', 'onwaar', '0', ''])

/** Reads a yes or no as people write it in a spreadsheet; undefined if it is neither. */
export function readTick(written: string): boolean | undefined {
  const word = written.trim().toLowerCase()
  if (yes.has(word)) return true
  return no.has(word) ? false : undefined
}

/**
 * Reads a number as Dutch spreadsheets write it: '€ 1.234,50', '6,95', '6.95'. The last comma or
 * dot is the decimal separator. NaN if it is not a number.
 */
export function readAmount(written: string): number {
  const bare = written.replace(/[€\s\u00a0']/g, '')
  if (!/^-?[\d.,]+$/.test(bare)) return Number.NaN
  // '1.234' is a thousand: Dutch cents have a comma and two digits.
  if (/^-?\d{1,3}(\.\d{3})+$/.test(bare)) return Number(bare.replaceAll('.', ''))
  const decimal = bare.lastIndexOf(',') > bare.lastIndexOf('.') ? ',' : '.'
  const [whole = '', cents, ...more] = bare.split(decimal)
  if (more.length > 0) return readCount(written)
  return Number(`${whole.replace(/[.,]/g, '')}${cents === undefined ? '' : `.${cents}`}`)
}

/** Reads a whole number, also with thousands separators: '1.284'. */
export function readCount(written: string): number {
  const bare = written.replace(/[\s\u00a0']/g, '')
  if (/^\d{1,3}([.,]\d{3})+$/.test(bare)) return Number(bare.replace(/[.,]/g, ''))
  return bare === '' ? Number.NaN : Number(bare.replace(',', '.'))
}
