import { z } from 'zod'
import { contactChangeSchema } from '#domain/contact/contact.ts'
import { parse } from '#domain/form/form.ts'
import { kinds } from '#domain/kinds.ts'
import { noteEvent } from '#server/db/changes/note-event.ts'
import {
  contactSource,
  deleteContacts,
  findContact,
  forgetPerson,
  listContactsOf,
  pageContacts,
  resolveContacts,
  updateContact,
} from '#server/db/contacts.ts'
import type { AdminCall } from './access/authenticate.ts'
import { idOf, readInput } from './json.ts'
import { answerPage } from './list-query.ts'
import { refusals, rowRefs, rowsSchema } from './rows.ts'

const says = refusals(kinds.contact.noun)
export const stateSchema = z.object({
  rows: rowRefs,
  isResolved: z.boolean('Kies open of opgelost'),
})
export const personSchema = z.object({
  email: z.string().trim().min(3, 'Vul een e-mailadres in').max(254),
})

export const listAll = (call: AdminCall) =>
  answerPage(call, Object.keys(contactSource.filters), pageContacts)

export async function read(call: AdminCall): Promise<Response> {
  const request = await findContact(idOf(call))
  return request ? call.json(request) : says.missing(call)
}

export async function update(call: AdminCall): Promise<Response> {
  const change = await readInput(call, contactChangeSchema, says.invalid)
  if (!change.ok) return change.why

  const saved = await updateContact(call.get('admin'), idOf(call), change.value)
  return saved.ok ? call.json(saved.value) : says.refuse(call, saved.why)
}

export async function resolveAll(call: AdminCall): Promise<Response> {
  const input = await readInput(call, stateSchema, says.invalid)
  if (!input.ok) return input.why

  const ids = input.value.rows.map(({ id }) => id)
  const resolved = await resolveContacts(call.get('admin'), ids, input.value.isResolved)
  return resolved.ok ? call.json(resolved.value) : says.refuse(call, resolved.why)
}

export async function remove(call: AdminCall): Promise<Response> {
  const deleted = await deleteContacts(call.get('admin'), [idOf(call)])
  return deleted.ok ? call.json(deleted.value) : says.refuse(call, deleted.why)
}

export async function removeAll(call: AdminCall): Promise<Response> {
  const input = await readInput(call, rowsSchema, says.invalid)
  if (!input.ok) return input.why

  const ids = input.value.rows.map(({ id }) => id)
  const deleted = await deleteContacts(call.get('admin'), ids)
  return deleted.ok ? call.json(deleted.value) : says.refuse(call, deleted.why)
}

/** All contact requests of one person (GDPR right of access). */
export async function exportPerson(call: AdminCall): Promise<Response> {
  const person = parse(personSchema, call.req.query())
  if (!person.ok) return says.invalid(call, person.why)
  const requests = await listContactsOf(person.value.email)
  await noteEvent(call.get('admin'), { action: 'export', subject: 'contact_requests' })
  return call.json({ ...person.value, requests })
}

/** Permanently deletes all data of one person (GDPR right to erasure). */
export async function forget(call: AdminCall): Promise<Response> {
  const person = await readInput(call, personSchema, says.invalid)
  if (!person.ok) return person.why
  return call.json({ deleted: await forgetPerson(call.get('admin'), person.value.email) })
}
