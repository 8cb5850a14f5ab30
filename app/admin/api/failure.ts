import { ApiError } from './api.ts'

/** What the browser did not do, in a sentence for the screen. */
export class NotDone extends Error {}

/** Why a call failed: the server's explanation, or whether it was the site or the connection, and ours. */
export function failureText(error: unknown, ours: string): string {
  if (error instanceof NotDone) return error.message
  if (!(error instanceof ApiError)) {
    return `${unreachedText()} ${ours} Probeer het later opnieuw.`
  }
  // The server's text for a 401 is about a login attempt, and nobody made one.
  if (error.status === 401) return `${ours} Je bent niet meer ingelogd.`
  return error.explanation ?? ours
}

/** The specified text of a toast: without an answer it says no more than this, to the letter. */
export const specifiedFailure = (error: unknown, ours: string): string =>
  error instanceof ApiError ? failureText(error, ours) : `${ours} Probeer het later opnieuw.`

/** A call got no answer: whether that is the site or the connection. */
export const unreachedText = () =>
  navigator.onLine ? 'De site antwoordt niet.' : 'Je hebt geen verbinding.'

/** What is shown differs from what the server has. */
export function isOutdated(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 409)
}
