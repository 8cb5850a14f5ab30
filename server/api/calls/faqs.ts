import { z } from 'zod'
import { type AdminFaq, type Faq, faqCategories } from '#domain/faq/faq.ts'
import { faqSchema } from '#domain/faq/faq-schema.ts'
import { keysOf } from '#domain/text/keys.ts'
import { basisSchema } from '#server/api/json.ts'
import { orderSchema, rowsSchema } from '#server/api/rows.ts'
import { answerOf, type Descriptions, type Shape } from './description.ts'
import { editableShape, id, noted, oneAirport } from './shapes.ts'

const faqShape = {
  id,
  question: z.string(),
  answer: z.string(),
  category: z.enum(keysOf(faqCategories)),
  airportCode: z.string(),
  position: z.int(),
} satisfies Shape<Faq>

const adminFaq = answerOf<AdminFaq>({ ...faqShape, ...editableShape })

export const faqCalls = {
  'GET /api/faqs': {
    does: 'Geeft alle vragen, of die van één luchthaven.',
    status: 200,
    reads: oneAirport,
    answers: z.array(answerOf<Faq>(faqShape)),
  },
  'GET /api/admin/faqs': {
    does: 'Geeft alle vragen, zoals jij ze beheert.',
    status: 200,
    answers: z.array(adminFaq),
  },
  'POST /api/admin/faqs': {
    does: 'Voegt een vraag toe.',
    status: 201,
    reads: faqSchema,
    answers: adminFaq,
  },
  'DELETE /api/admin/faqs': {
    does: 'Verwijdert vragen: alle, of geen.',
    status: 200,
    reads: rowsSchema,
    answers: noted,
  },
  'PUT /api/admin/faqs/order': {
    does: 'Zet vragen in deze volgorde.',
    status: 200,
    reads: orderSchema,
    answers: noted,
  },
  'GET /api/admin/faqs/:id': { does: 'Geeft één vraag.', status: 200, answers: adminFaq },
  'PUT /api/admin/faqs/:id': {
    does: 'Wijzigt een vraag.',
    status: 200,
    reads: faqSchema,
    answers: adminFaq,
  },
  'DELETE /api/admin/faqs/:id': {
    does: 'Verwijdert een vraag.',
    status: 200,
    reads: basisSchema,
    answers: noted,
  },
} satisfies Partial<Descriptions>
