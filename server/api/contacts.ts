import { z } from 'zod'
import {
  type AdminContact,
  type ContactPerson,
  type ContactRequest,
  contactChangeSchema,
} from '#domain/contact/contact.ts'
import { deliveries, type ThreadMessage, threadSenders } from '#domain/contact/thread.ts'
import { reportTopics, type TravellerReport } from '#domain/contact/traveller-report.ts'
import { parse } from '#domain/form/form.ts'
import { kinds } from '#domain/kinds.ts'
import { keysOf } from '#domain/text/keys.ts'
import { noteEvent } from '#server/db/changes/note-event.ts'
import {
  contactSource,
  deleteContacts,
  findContact,
  listContactsOf,
  pageContacts,
  resolveContacts,
  updateContact,
} from '#server/db/contacts.ts'
import { forgetPerson } from '#server/erasures/forget-person.ts'
import {
  answerOf,
  count,
  editableShape,
  id,
  moment,
  pageOf,
  type Shape,
  undoable,
} from './answer.ts'
import { call } from './call.ts'
import { idOf, readInput } from './json.ts'
import { answerPage, listParameters } from './list-query.ts'
import { refusals, rowRefs, rowsSchema } from './rows.ts'

export const contactShape = {
  id,
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  createdAt: moment,
  isResolved: z.boolean(),
} satisfies Shape<ContactRequest>

export const report = answerOf<TravellerReport>({
  parkingId: id,
  parkingName: z.string(),
  airportCode: z.string(),
  topic: z.enum(keysOf(reportTopics)),
  airportSlug: z.string(),
  parkingSlug: z.string(),
})

const adminShape = {
  ...contactShape,
  ...editableShape,
  note: z.string(),
  probableSpam: z.boolean(),
  resolvedAt: moment.nullable(),
  report: report.nullable(),
  answer: z.string().nullable(),
  answerByMail: z.boolean(),
  answerMailedAt: moment.nullable(),
  answeredAt: moment.nullable(),
  repliedAt: moment.nullable(),
  last: z
    .object({
      sender: z.enum(threadSenders),
      text: z.string(),
      username: z.string(),
      createdAt: moment,
    })
    .nullable()
    .optional(),
} satisfies Shape<AdminContact>

export const contact = answerOf<AdminContact>(adminShape)

export const threadMessage = answerOf<ThreadMessage>({
  id,
  sender: z.enum(threadSenders),
  text: z.string(),
  username: z.string(),
  createdAt: moment,
  delivery: z.enum(deliveries).nullable(),
  sentAt: moment.nullable(),
  refusal: z.string().nullable(),
  resolves: z.boolean(),
})

const says = refusals(kinds.contact.noun)
const stateSchema = z.object({
  rows: rowRefs,
  isResolved: z.boolean('Kies open of opgelost'),
})
const personSchema = z.object({
  email: z.string().trim().min(3, 'Vul een e-mailadres in').max(254),
})

export const listAll = call({
  method: 'GET',
  path: '/api/admin/contacts',
  does: 'Geeft een pagina van de berichten, de nieuwste eerst.',
  role: 'editor',
  reads: listParameters({
    sorts: Object.keys(contactSource.sortBy),
    filters: Object.keys(contactSource.filters),
  }),
  answers: pageOf(contact),
  handle: (call) => answerPage(call, Object.keys(contactSource.filters), pageContacts),
})

export const read = call({
  method: 'GET',
  path: '/api/admin/contacts/:id',
  does: 'Geeft één bericht.',
  role: 'editor',
  answers: contact,
  async handle(call) {
    const request = await findContact(idOf(call))
    return request ? call.json(request) : says.missing(call)
  },
})

export const update = call({
  method: 'PUT',
  path: '/api/admin/contacts/:id',
  does: 'Wijzigt een bericht.',
  role: 'editor',
  reads: contactChangeSchema,
  answers: contact,
  async handle(call) {
    const change = await readInput(call, contactChangeSchema, says.invalid)
    if (!change.ok) return change.why

    const saved = await updateContact(call.get('admin'), idOf(call), change.value)
    return saved.ok ? call.json(saved.value) : says.refuse(call, saved.why)
  },
})

export const resolveAll = call({
  method: 'PUT',
  path: '/api/admin/contacts/state',
  does: 'Maakt berichten open of opgelost.',
  role: 'editor',
  reads: stateSchema,
  answers: undoable,
  async handle(call) {
    const input = await readInput(call, stateSchema, says.invalid)
    if (!input.ok) return input.why

    const ids = input.value.rows.map(({ id }) => id)
    const resolved = await resolveContacts(call.get('admin'), ids, input.value.isResolved)
    return resolved.ok ? call.json(resolved.value) : says.refuse(call, resolved.why)
  },
})

export const remove = call({
  method: 'DELETE',
  path: '/api/admin/contacts/:id',
  does: 'Verwijdert een bericht.',
  role: 'editor',
  answers: undoable,
  async handle(call) {
    const deleted = await deleteContacts(call.get('admin'), [idOf(call)])
    return deleted.ok ? call.json(deleted.value) : says.refuse(call, deleted.why)
  },
})

export const removeAll = call({
  method: 'DELETE',
  path: '/api/admin/contacts',
  does: 'Verwijdert berichten: alle, of geen.',
  role: 'editor',
  reads: rowsSchema,
  answers: undoable,
  async handle(call) {
    const input = await readInput(call, rowsSchema, says.invalid)
    if (!input.ok) return input.why

    const ids = input.value.rows.map(({ id }) => id)
    const deleted = await deleteContacts(call.get('admin'), ids)
    return deleted.ok ? call.json(deleted.value) : says.refuse(call, deleted.why)
  },
})

/** All contact requests of one person (GDPR right of access). */
export const exportPerson = call({
  method: 'GET',
  path: '/api/admin/contacts/person',
  does: 'Geeft alles van één persoon.',
  role: 'editor',
  reads: personSchema,
  answers: answerOf<ContactPerson>({
    email: z.string(),
    requests: z.array(
      answerOf<ContactPerson['requests'][number]>({
        ...adminShape,
        thread: z.array(threadMessage),
      }),
    ),
  }),
  async handle(call) {
    const person = parse(personSchema, call.req.query())
    if (!person.ok) return says.invalid(call, person.why)
    const requests = await listContactsOf(person.value.email)
    await noteEvent(call.get('admin'), { action: 'export', subject: 'contact_requests' })
    return call.json({ ...person.value, requests })
  },
})

/** Permanently deletes all data of one person (GDPR right to erasure). */
export const forget = call({
  method: 'DELETE',
  path: '/api/admin/contacts/person',
  does: 'Wist alles van één persoon.',
  role: 'editor',
  reads: personSchema,
  answers: answerOf<{ deleted: number }>({ deleted: count }),
  async handle(call) {
    const person = await readInput(call, personSchema, says.invalid)
    if (!person.ok) return person.why
    return call.json({ deleted: await forgetPerson(call.get('admin'), person.value.email) })
  },
})
