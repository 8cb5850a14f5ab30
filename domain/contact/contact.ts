import { z } from 'zod'
import type { Editable } from '#domain/changes/editable.ts'
import { line, text } from '#domain/form/form.ts'
import type { LastMessage, ThreadMessage } from './thread.ts'
import type { TravellerReport } from './traveller-report.ts'

export const contactSchema = z.object({
  name: line(2, 'Naam moet minimaal 2 karakters bevatten', 200),
  email: z.email('Ongeldig e-mailadres').max(254, 'Ongeldig e-mailadres'),
  subject: line(5, 'Onderwerp moet minimaal 5 karakters bevatten', 300),
  message: text(10, 'Bericht moet minimaal 10 karakters bevatten'),
})

export type ContactMessage = z.infer<typeof contactSchema>

/** A stored message. */
export type ContactRequest = {
  id: number
  name: string
  email: string
  subject: string
  message: string
  createdAt: string
  isResolved: boolean
}

/** As the admin sees it. */
export type AdminContact = ContactRequest &
  Editable & {
    /** A private note of the admin. */
    note: string
    probableSpam: boolean
    resolvedAt: string | null
    /** What a traveller says is wrong about a parking; null for a message from the contact page. */
    report: TravellerReport | null
    /** What the admin answered to a report, or why it was closed. */
    answer: string | null
    /** Whether the answer is mailed to the visitor who reported it, and when it was. */
    answerByMail: boolean
    answerMailedAt: string | null
    /** When the site answered it last, and when the visitor wrote again last: see `waitingSince`. */
    answeredAt: string | null
    repliedAt: string | null
    /** What was written last, of which a list gives the beginning. Null if nothing followed. */
    last?: LastMessage | null
  }

/** Everything that is stored about one person. */
export type ContactPerson = {
  email: string
  requests: (AdminContact & { thread: ThreadMessage[] })[]
}

/** A change by the admin: the state, the note, or both. */
export const contactChangeSchema = z.object({
  isResolved: z.boolean('Kies open of opgelost').optional(),
  note: text(0, 'Schrijf een notitie', 5_000).optional(),
  version: z.int().positive().optional(),
})

export type ContactChange = z.infer<typeof contactChangeSchema>

/** What the page sends with the form: a honeypot field, and how long the form was open. */
type SpamSigns = { website?: string; secondsOpen?: number }

/** Faster than a person can read the form. */
const minHumanSeconds = 2

/** A guess: probable spam is stored and marked, never refused, so that no message is lost. */
export function isProbableSpam({ website = '', secondsOpen }: SpamSigns): boolean {
  return website.trim() !== '' || (secondsOpen !== undefined && secondsOpen < minHumanSeconds)
}
