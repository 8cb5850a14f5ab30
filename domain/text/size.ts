import { formatNumber } from './number.ts'

const units = ['kB', 'MB', 'GB', 'TB']

/** A number of bytes: '5,1 GB', '730 MB', '1 kB'. */
export function sizeText(bytes: number): string {
  let value = Math.max(bytes, 1_000) / 1_000
  let unit = 0
  while (value >= 999.5 && unit < units.length - 1) {
    value /= 1_000
    unit += 1
  }
  const isSmall = unit > 0 && value < 100
  return `${formatNumber(isSmall ? Math.round(value * 10) / 10 : Math.round(value))} ${units[unit]}`
}
