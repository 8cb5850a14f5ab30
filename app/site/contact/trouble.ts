import type { FieldErrors } from '#domain/form/form.ts'

/** Why a message was not sent, as far as the visitor can act on it. */
export type Trouble<Fields> = { fields: FieldErrors<Fields>; notice?: string }

export const notSent = notSentText('je bericht')

export function notSentText(what: string): string {
  return `Er is een fout opgetreden bij het verzenden van ${what}. Probeer het later opnieuw.`
}

export function tooManyMessages(retryAfter: number): string {
  const minutes = Math.max(1, Math.ceil(retryAfter / 60))
  const wait = minutes === 1 ? 'een minuut' : `${minutes} minuten`
  return `Je hebt veel berichten gestuurd. Probeer het over ${wait} opnieuw.`
}
