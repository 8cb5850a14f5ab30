import { type RedirectInput, redirectSchema } from '#domain/address/redirect-schema.ts'
import type { FieldErrors } from '#domain/form/form.ts'
import { ok, type Result, refused } from '#domain/form/result.ts'
import { kinds } from '#domain/kinds.ts'
import { isClash } from '#server/db/editing.ts'
import { findPublicPages } from '#server/db/public-pages.ts'
import { addRedirect, deleteRedirect, pageRedirects, updateRedirect } from '#server/db/redirects.ts'
import type { AdminCall } from './access/authenticate.ts'
import { idOf, readInput, readVersion } from './json.ts'
import { answerPage } from './list-query.ts'
import { refusals } from './rows.ts'

const says = refusals(kinds.redirect.noun)

export const list = (call: AdminCall) => answerPage(call, [], pageRedirects)

export async function create(call: AdminCall): Promise<Response> {
  const input = await readRedirect(call)
  if (!input.ok) return input.why
  const added = await addRedirect(call.get('admin'), input.value)
  return added.ok ? call.json(added.value, 201) : refuse(call, added.why)
}

export async function update(call: AdminCall): Promise<Response> {
  const input = await readRedirect(call)
  if (!input.ok) return input.why
  const saved = await updateRedirect(call.get('admin'), idOf(call), input.value)
  return saved.ok ? call.json(saved.value) : refuse(call, saved.why)
}

export async function remove(call: AdminCall): Promise<Response> {
  const version = await readVersion(call)
  if (!version.ok) return version.why
  const ref = { id: idOf(call), version: version.value }
  const removed = await deleteRedirect(call.get('admin'), ref)
  return removed.ok ? call.json(removed.value) : refuse(call, removed.why)
}

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
