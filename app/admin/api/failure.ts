import { ApiError } from './api.ts'

/** The text of a toast about a failed call: the server's explanation, or else ours. */
export function failureText(error: unknown, ours: string): string {
  if (!(error instanceof ApiError)) return `${ours} Probeer het later opnieuw.`
  // The server's text for a 401 is about a login attempt, and nobody made one.
  if (error.status === 401) return `${ours} Je bent niet meer ingelogd.`
  return error.explanation ?? ours
}

/** Whether it was the site or the connection, of a call without an answer. */
export function unreachedText(error: unknown): string | undefined {
  if (error instanceof ApiError) return undefined
  return navigator.onLine ? 'De site antwoordt niet.' : 'Je hebt geen verbinding.'
}

/** What is shown differs from what the server has. */
export function isOutdated(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 409)
}
