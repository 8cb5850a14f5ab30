import { z } from 'zod'
import type { Editable } from '#domain/changes/editable.ts'
import { line, text } from '#domain/form/form.ts'
import { keysOf } from '#domain/text/keys.ts'

/** A text to reply with. */
export type ReplyTemplate = Editable & { id: number; name: string; text: string; position: number }

/** What `{naam}` and the others stand for in a text. */
export const placeholders = {
  naam: 'de naam van de bezoeker',
  onderwerp: 'het onderwerp van het bericht',
  datum: 'de dag waarop het bericht kwam',
  product: 'de naam van je site',
} as const

export type Placeholder = keyof typeof placeholders

const namePattern = /\{([^{}\n]*)\}/g

/** Replaces the placeholders, whatever their capitals. */
export function fillTemplate(text: string, values: Record<Placeholder, string>): string {
  return text.replace(namePattern, (written, name: string) => {
    const known = placeholderOf(name)
    return known ? values[known] : written
  })
}

const placeholderOf = (name: string) =>
  keysOf(placeholders).find((placeholder) => placeholder === name.trim().toLowerCase())

/** Mail programs open a reply up to a limited length. */
const maxTextLength = 800

const known = keysOf(placeholders)
  .map((name) => `{${name}}`)
  .join(', ')

/** Validates the form of a template and the body of its API calls. */
export const replyTemplateSchema = z.object({
  name: line(2, 'Naam moet minimaal 2 karakters bevatten', 80),
  text: text(10, 'Tekst moet minimaal 10 karakters bevatten', maxTextLength).superRefine(
    (text, { addIssue }) => {
      const strange = [...text.matchAll(namePattern)].find(([, name = '']) => !placeholderOf(name))
      if (strange) addIssue(`${strange[0]} kennen we niet. Kies uit ${known}.`)
    },
  ),
  version: z.int().positive().optional(),
})

export type ReplyTemplateInput = z.infer<typeof replyTemplateSchema>
