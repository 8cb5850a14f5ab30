import { counted } from '#domain/text/number.ts'

/** Compares e-mail addresses without case or surrounding spaces. */
export function isSameAddress(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}

/** The name of the export file with all data of a person. */
export function personFile(email: string): string {
  return `gegevens-${email
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9.@_-]+/g, '-')}.json`
}

/** '1 bericht', '3 berichten'. */
export const countedMessages = (count: number) => counted(count, 'bericht', 'berichten')
