import { z } from 'zod'
import { type AdminFaq, type Faq, faqCategories } from '#domain/faq/faq.ts'
import type { FaqPlace } from '#domain/faq/faq-places.ts'
import { faqSchema } from '#domain/faq/faq-schema.ts'
import { keysOf } from '#domain/text/keys.ts'
import { placesSchema } from '#server/api/faqs.ts'
import { plainKind } from '#server/api/plain/plain-kind.ts'
import { faqRows } from '#server/db/faqs.ts'
import { answerOf, type Descriptions, type Shape } from './description.ts'
import { editableShape, id, oneAirport } from './shapes.ts'

const faqShape = {
  id,
  question: z.string(),
  answer: z.string(),
  category: z.enum(keysOf(faqCategories)),
  airportCode: z.string(),
  position: z.int(),
} satisfies Shape<Faq>

const adminFaq = answerOf<AdminFaq>({ ...faqShape, ...editableShape })

export const faqs = plainKind('faq', faqSchema, adminFaq, faqRows, { one: 'vraag', many: 'vragen' })

export const faqCalls = {
  'GET /api/faqs': {
    does: 'Geeft alle vragen, of die van één luchthaven.',
    status: 200,
    reads: oneAirport,
    answers: z.array(answerOf<Faq>(faqShape)),
  },
  'GET /api/admin/faqs/places': {
    does: 'Zegt waar een vraag op de site komt te staan, met deze categorie en luchthaven.',
    status: 200,
    reads: placesSchema,
    answers: z.array(answerOf<FaqPlace>({ isShown: z.boolean(), text: z.string() })),
  },
} satisfies Partial<Descriptions>
