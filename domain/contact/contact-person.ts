import { counted } from '#domain/text/number.ts'

/** However somebody wrote their address: it is theirs. */
export function isSameAddress(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}

/** The name of the file with everything that we have of somebody. */
export function personFile(email: string): string {
  return `gegevens-${email
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9.@_-]+/g, '-')}.json`
}

/** '1 bericht', '3 berichten'. */
export const countedMessages = (count: number) => counted(count, 'bericht', 'berichten')
