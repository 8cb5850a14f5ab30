import { z } from 'zod'
import { line, text } from '#domain/form/form.ts'
import { keysOf } from '#domain/text/keys.ts'
import { faqCategories } from './faq.ts'

/** Validates the question form and the body of its API calls. */
export const faqSchema = z.object({
  question: line(5, 'Vraag moet minimaal 5 tekens bevatten', 300),
  answer: text(10, 'Antwoord moet minimaal 10 tekens bevatten', 5_000),
  category: z.enum(keysOf(faqCategories), 'Kies een categorie'),
  /** 'ALL', or the code of one airport. */
  airportCode: z
    .string('Kies een luchthaven')
    .trim()
    .regex(/^[A-Z]{2,3}$/, 'Kies een luchthaven'),
  version: z.int().positive().optional(),
})

export type FaqInput = z.infer<typeof faqSchema>
