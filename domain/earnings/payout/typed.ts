import { formatCents } from '#domain/text/money.ts'

/** The numbers in a pasted text, each once: by line, or parted by commas, semicolons, tabs or spaces. */
export function readNumbers(pasted: string): string[] {
  return [...new Set(pasted.split(/[\s,;]+/).filter((number) => number !== ''))]
}

/** The cents of a typed amount: '2.555,60', '2555,6', '€ 12' and '-3.20'. Undefined for anything else. */
export function readCents(typed: string): number | undefined {
  const plain = typed.replace(/[€\s]/g, '').replace(/^[−–]/, '-')
  const isGrouped = /^-?\d{1,3}(\.\d{3})+(,\d{1,2})?$/.test(plain)
  const written = isGrouped ? plain.replaceAll('.', '') : plain
  if (!/^-?\d{1,9}([.,]\d{1,2})?$/.test(written)) return undefined
  return Math.round(Number(written.replace(',', '.')) * 100)
}

/** As it is typed: '2.555,60'. */
export const typedCents = (cents: number): string => formatCents(cents).replace('€', '')
