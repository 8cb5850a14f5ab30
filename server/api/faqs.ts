import { z } from 'zod'
import { type AdminFaq, type Faq, faqCategories, isForAll } from '#domain/faq/faq.ts'
import { type FaqPlace, faqPlaces } from '#domain/faq/faq-places.ts'
import { faqSchema } from '#domain/faq/faq-schema.ts'
import { parse } from '#domain/form/form.ts'
import { keysOf } from '#domain/text/keys.ts'
import { findAirportByName, listAirports } from '#server/db/airports.ts'
import { faqRows, listFaqs } from '#server/db/faqs.ts'
import { answerOf, editableShape, id, type Shape } from './answer.ts'
import { call } from './call.ts'
import { invalidInput } from './json.ts'
import { rowCalls } from './rows.ts'

const faqShape = {
  id,
  question: z.string(),
  answer: z.string(),
  category: z.enum(keysOf(faqCategories)),
  airportCode: z.string(),
  position: z.int(),
} satisfies Shape<Faq>

const adminFaq = answerOf<AdminFaq>({ ...faqShape, ...editableShape })

export const rows = rowCalls('faq', {
  reads: faqSchema,
  answers: adminFaq,
  rows: faqRows,
  noun: { one: 'vraag', many: 'vragen' },
})

export const list = call({
  method: 'GET',
  path: '/api/faqs',
  does: 'Geeft alle vragen, of die van één luchthaven.',
  reads: z.object({ airport: z.string().optional() }),
  answers: z.array(answerOf<Faq>(faqShape)),
  async handle(call) {
    const named = call.req.query('airport')
    if (named === undefined) return call.json(await listFaqs())
    const airport = await findAirportByName(named)
    return call.json(airport ? await listFaqs(airport.code) : (await listFaqs()).filter(isForAll))
  },
})

const placesSchema = z.object({
  id: z.coerce.number().int().positive().optional(),
  category: z.enum(keysOf(faqCategories)),
  airport: z.string(),
})

export const listPlaces = call({
  method: 'GET',
  path: '/api/admin/faqs/places',
  does: 'Zegt waar een vraag op de site komt te staan, met deze categorie en luchthaven.',
  role: 'reader',
  reads: placesSchema,
  answers: z.array(answerOf<FaqPlace>({ isShown: z.boolean(), text: z.string() })),
  async handle(call) {
    const asked = parse(placesSchema, call.req.query())
    if (!asked.ok) return invalidInput(call, asked.why)
    const { airport: airportCode, ...faq } = asked.value
    const [faqs, airports] = await Promise.all([listFaqs(), listAirports()])
    return call.json(faqPlaces(faqs, { ...faq, airportCode }, airports))
  },
})
