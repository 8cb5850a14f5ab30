import { z } from 'zod'
import {
  type AdminContact,
  type ContactPerson,
  type ContactRequest,
  contactChangeSchema,
  contactSchema,
} from '#domain/contact/contact.ts'
import { reportSchema } from '#domain/contact/report-schema.ts'
import { personSchema, stateSchema } from '#server/api/contacts.ts'
import { listParameters } from '#server/api/list-query.ts'
import { rowsSchema } from '#server/api/rows.ts'
import { contactSource } from '#server/db/contacts.ts'
import { report } from './checks.ts'
import { answerOf, type Descriptions, type Shape } from './description.ts'
import { count, editableShape, id, moment, noted, pageOf } from './shapes.ts'

export const contactShape = {
  id,
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  createdAt: moment,
  isResolved: z.boolean(),
} satisfies Shape<ContactRequest>

const contact = answerOf<AdminContact>({
  ...contactShape,
  ...editableShape,
  note: z.string(),
  probableSpam: z.boolean(),
  resolvedAt: moment.nullable(),
  report: report.nullable(),
  answer: z.string().nullable(),
  answerByMail: z.boolean(),
  answerMailedAt: moment.nullable(),
})

export const contactCalls = {
  'POST /api/contact': {
    does: 'Verstuurt een bericht van een bezoeker.',
    status: 201,
    reads: contactSchema,
    answers: answerOf<{ id: number }>({ id }),
  },
  'POST /api/reports': {
    does: 'Meldt wat er niet klopt aan een parking.',
    status: 201,
    reads: reportSchema,
    answers: answerOf<{ id: number }>({ id }),
  },
  'GET /api/admin/contacts': {
    does: 'Geeft een pagina van de aanvragen, de nieuwste eerst.',
    status: 200,
    reads: listParameters({
      sorts: Object.keys(contactSource.sortBy),
      filters: Object.keys(contactSource.filters),
    }),
    answers: pageOf(contact),
  },
  'DELETE /api/admin/contacts': {
    does: 'Verwijdert aanvragen: alle, of geen.',
    status: 200,
    reads: rowsSchema,
    answers: noted,
  },
  'PUT /api/admin/contacts/state': {
    does: 'Maakt aanvragen open of opgelost.',
    status: 200,
    reads: stateSchema,
    answers: noted,
  },
  'GET /api/admin/contacts/person': {
    does: 'Geeft alles van één persoon.',
    status: 200,
    reads: personSchema,
    answers: answerOf<ContactPerson>({ email: z.string(), requests: z.array(contact) }),
  },
  'DELETE /api/admin/contacts/person': {
    does: 'Wist alles van één persoon.',
    status: 200,
    reads: personSchema,
    answers: answerOf<{ deleted: number }>({ deleted: count }),
  },
  'GET /api/admin/contacts/:id': {
    does: 'Geeft één aanvraag.',
    status: 200,
    answers: contact,
  },
  'PUT /api/admin/contacts/:id': {
    does: 'Wijzigt een aanvraag.',
    status: 200,
    reads: contactChangeSchema,
    answers: contact,
  },
  'DELETE /api/admin/contacts/:id': {
    does: 'Verwijdert een aanvraag.',
    status: 200,
    answers: noted,
  },
} satisfies Partial<Descriptions>
