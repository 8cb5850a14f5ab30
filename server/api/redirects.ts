import { z } from 'zod'
import type { Redirect } from '#domain/address/redirect.ts'
import { type RedirectInput, redirectSchema } from '#domain/address/redirect-schema.ts'
import type { FieldErrors } from '#domain/form/form.ts'
import { ok, type Result, refused } from '#domain/form/result.ts'
import { kinds } from '#domain/kinds.ts'
import { isClash } from '#server/db/editing.ts'
import { findPublicPages } from '#server/db/public-pages.ts'
import { addRedirect, deleteRedirect, pageRedirects, updateRedirect } from '#server/db/redirects.ts'
import type { AdminCall } from './access/authenticate.ts'
import { answerOf, editableShape, id, pageOf, undoable } from './answer.ts'
import { call } from './call.ts'
import { basisSchema, idOf, readInput, readVersion } from './json.ts'
import { answerPage, listParameters } from './list-query.ts'
import { refusals } from './rows.ts'

const redirect = answerOf<Redirect>({
  ...editableShape,
  id,
  source: z.string(),
  target: z.string(),
})

const says = refusals(kinds.redirect.noun)

export const list = call({
  method: 'GET',
  path: '/api/admin/redirects',
  does: 'Geeft een pagina van de doorverwijzingen.',
  role: 'reader',
  reads: listParameters({}),
  answers: pageOf(redirect),
  handle: (call) => answerPage(call, [], pageRedirects),
})

export const create = call({
  method: 'POST',
  path: '/api/admin/redirects',
  does: 'Voegt een doorverwijzing toe.',
  role: 'editor',
  reads: redirectSchema,
  status: 201,
  answers: redirect,
  async handle(call) {
    const input = await readRedirect(call)
    if (!input.ok) return input.why
    const added = await addRedirect(call.get('admin'), input.value)
    return added.ok ? call.json(added.value, 201) : refuse(call, added.why)
  },
})

export const update = call({
  method: 'PUT',
  path: '/api/admin/redirects/:id',
  does: 'Wijzigt een doorverwijzing.',
  role: 'editor',
  reads: redirectSchema,
  answers: redirect,
  async handle(call) {
    const input = await readRedirect(call)
    if (!input.ok) return input.why
    const saved = await updateRedirect(call.get('admin'), idOf(call), input.value)
    return saved.ok ? call.json(saved.value) : refuse(call, saved.why)
  },
})

export const remove = call({
  method: 'DELETE',
  path: '/api/admin/redirects/:id',
  does: 'Verwijdert een doorverwijzing.',
  role: 'editor',
  reads: basisSchema,
  answers: undoable,
  async handle(call) {
    const version = await readVersion(call)
    if (!version.ok) return version.why
    const ref = { id: idOf(call), version: version.value }
    const removed = await deleteRedirect(call.get('admin'), ref)
    return removed.ok ? call.json(removed.value) : refuse(call, removed.why)
  },
})

/** Refuses a redirect whose source is an existing page. */
async function readRedirect(call: AdminCall): Promise<Result<RedirectInput, Response>> {
  const input = await readInput(call, redirectSchema, says.invalid)
  if (!input.ok) return input
  if (!(await findPublicPages()).has(input.value.source)) return ok(input.value)
  return wrong(call, { source: ['Op dit adres staat een pagina'] })
}

function refuse(call: AdminCall, why: 'circle' | Parameters<typeof says.refuse>[1]): Response {
  if (why === 'circle') {
    return wrong(call, { target: ['Zo leiden adressen in een kring naar elkaar'] }).why
  }
  if (isClash(why)) return wrong(call, { source: ['Dit adres leidt al ergens heen'] }).why
  return says.refuse(call, why)
}

function wrong(call: AdminCall, fields: FieldErrors<RedirectInput>) {
  return refused(says.invalid(call, fields))
}
