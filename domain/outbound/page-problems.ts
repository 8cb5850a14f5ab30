import { hasParameter } from './parameter-clash.ts'

type Typed = { bookingPage?: string | null | undefined; providerCode?: string | null | undefined }
type Linked = { bookingPage: string | null; providerCode: string | null }

const needsCode = 'De boekingspagina vraagt {parking}. Vul in hoe de aanbieder deze parking noemt.'

/** A page that asks for the code of its parking is never used without one. What stays as it was is not refused. */
export function codeProblem(typed: Typed, former: Linked | undefined): string | undefined {
  const page = typed.bookingPage === undefined ? former?.bookingPage : typed.bookingPage
  const code = typed.providerCode === undefined ? former?.providerCode : typed.providerCode
  if (!page?.includes('{parking}') || code) return undefined
  const isAsBefore = former && page === former.bookingPage && !former.providerCode
  return isAsBefore ? undefined : needsCode
}

/** A part of the page by the name of the reference: that would take the place of what the provider asks. */
export function clashProblem(
  page: string | null | undefined,
  former: string | null | undefined,
  references: string[],
): string | undefined {
  if (!page || page === former) return undefined
  const taken = references.find((name) => hasParameter(page, name))
  return taken === undefined
    ? undefined
    : `Het programma zet onze verwijzing in '${taken}', en dit adres heeft al een deel dat zo heet. Laat dat weg, of geef de verwijzing bij het programma een andere naam.`
}
