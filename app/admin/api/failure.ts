import { ApiError } from './api.ts'

/** What a toast says about a call that failed: the server's own words, or else ours. */
export function failureText(error: unknown, ours: string): string {
  if (!(error instanceof ApiError)) return `${ours} Probeer het later opnieuw.`
  // What the server says about it is about a login that nobody typed.
  if (error.status === 401) return `${ours} Je bent niet meer ingelogd.`
  return error.explanation ?? ours
}
