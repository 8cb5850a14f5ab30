import type { Registry } from './provider.ts'

export const registryNumberMessages: Record<Registry, string> = {
  KvK: 'Een KvK-nummer heeft acht cijfers',
  KBO: 'Dit KBO-nummer klopt niet: het heeft tien cijfers, waarvan de laatste twee een controle zijn',
  HRB: 'Vul het nummer zo in: HRB 12345',
}

/** The number as it is stored: '12345678', '0123.456.749', '12345'. Undefined if it can't be one. */
export function readRegistryNumber(registry: Registry, written: string): string | undefined {
  const plain = written.toUpperCase().replace(/[\s.]/g, '')
  if (registry === 'KvK') return /^\d{8}$/.test(plain) ? plain : undefined
  if (registry === 'HRB') return /^(?:HRB)?(\d{1,6}[A-Z]{0,3})$/.exec(plain)?.[1]
  return belgian(plain.replace(/^BE/, ''))
}

/** The last two of ten digits are what the others lack of a multiple of 97. */
function belgian(plain: string): string | undefined {
  const [, first, second, third, check] = /^(\d{4})(\d{3})(\d)(\d{2})$/.exec(plain) ?? []
  if (97 - (Number(`${first}${second}${third}`) % 97) !== Number(check)) return undefined
  return `${first}.${second}.${third}${check}`
}

/** 'KvK 12345678', 'HRB 12345'. Empty if the number is unknown. */
export function registryNumberText(registry: Registry | null, number: string | null): string {
  return [registry, number].every((part) => part !== null) ? `${registry} ${number}` : ''
}
