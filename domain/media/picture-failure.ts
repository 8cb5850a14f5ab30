import { type MediaRefusal, mediaRefusals } from './media.ts'

/** Why the picture of another site could not be fetched, as an admin reads it. */
const fetchFailures = {
  address: 'Dit adres kan de site niet ophalen.',
  private: 'Dit adres leidt naar een afgeschermd netwerk.',
  name: 'Deze website bestaat niet.',
  connection: 'De website antwoordt niet.',
  certificate: 'Het certificaat van de website klopt niet.',
  slow: 'Het duurt te lang.',
  redirects: 'De website stuurt te vaak door.',
  status: 'De website geeft de afbeelding niet.',
} as const

export type PictureFailure = keyof typeof fetchFailures | MediaRefusal

/** What may be over when it is tried again. The rest is as it is. */
const passing: PictureFailure[] = ['name', 'connection', 'certificate', 'slow', 'status']

const minute = 60_000
/** How long to wait after the first failure, the second... After the last there is no other try. */
const waits = [10 * minute, 2 * 60 * minute, 24 * 60 * minute]

export const mostTries = waits.length + 1

/** When to try again, in milliseconds. Undefined if that is no use. */
export function waitAfter(failure: PictureFailure, tries: number): number | undefined {
  return passing.includes(failure) ? waits[tries - 1] : undefined
}

export function failureText(failure: PictureFailure, status: number | null): string {
  if (failure === 'status' && status !== null) {
    return `De website geeft de afbeelding niet (antwoord ${status}).`
  }
  if (failure === 'type') return 'Op dit adres staat geen afbeelding.'
  return failure in fetchFailures
    ? fetchFailures[failure as keyof typeof fetchFailures]
    : mediaRefusals[failure as MediaRefusal]
}

/** A picture of another site of which we have no copy, and what shows it. */
export type FailedPicture = {
  address: string
  why: string
  /** Whether it will be tried again by itself. */
  isTriedAgain: boolean
  uses: { kind: 'airport' | 'parking' | 'post'; id: number; name: string }[]
}
