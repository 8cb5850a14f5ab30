import type { Context } from 'hono'
import { z } from 'zod'
import { parse } from '#domain/form/form.ts'
import { ok, type Result, refused } from '#domain/form/result.ts'
import { kinds } from '#domain/kinds.ts'
import {
  type AdminMedia,
  type MediaRefusal,
  type MediaUse,
  maxUploadBytes,
  mediaName,
  mediaRefusals,
  type UploadedMedia,
} from '#domain/media/media.ts'
import { altTextsSchema, mediaSchema } from '#domain/media/media-schema.ts'
import {
  deleteMedia,
  findMedia,
  type InUse,
  setAltTexts,
  updateMedia,
} from '#server/db/media/media.ts'
import { mediaFilters, pageMedia } from '#server/db/media/media-page.ts'
import type { RowRef } from '#server/db/rows.ts'
import { readBytes } from '#server/http/read-bytes.ts'
import { storeMedia, storeReplacement } from '#server/media/store.ts'
import type { AdminCall } from './access/authenticate.ts'
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
import { basisSchema, idOf, problem, readInput, readVersion } from './json.ts'
import { answerPage, listParameters } from './list-query.ts'
import { maxRowsBytes, refusals, rowsSchema } from './rows.ts'

const percentage = z.int().min(0).max(100)

const mediaShape = {
  ...editableShape,
  id,
  name: z.string(),
  alt: z.string(),
  type: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  size: count,
  url: z.string(),
  tint: z.string(),
  focusX: percentage,
  focusY: percentage,
  uses: z.array(
    answerOf<MediaUse>({ kind: z.enum(['airport', 'parking', 'post']), id, name: z.string() }),
  ),
  createdAt: moment,
} satisfies Shape<AdminMedia>

const media = answerOf<AdminMedia>(mediaShape)

const says = refusals(kinds.media.noun)
/** The version comes in a header, so it is text. */
const seenSchema = z.object({ version: z.coerce.number().int().positive().optional() })

export const list = call({
  method: 'GET',
  path: '/api/admin/media',
  does: 'Geeft een pagina van de afbeeldingen, en waar ze worden gebruikt.',
  role: 'reader',
  reads: listParameters({ filters: mediaFilters }),
  answers: pageOf(media),
  handle: (call) => answerPage(call, mediaFilters, pageMedia),
})

export const read = call({
  method: 'GET',
  path: '/api/admin/media/:id',
  does: 'Geeft één afbeelding.',
  role: 'reader',
  answers: media,
  async handle(call) {
    const found = await findMedia(idOf(call))
    return found ? call.json(found) : says.missing(call)
  },
})

/** The body is the file and a header has its name: base64 in JSON would be a third larger. */
export const upload = call({
  method: 'POST',
  path: '/api/admin/media',
  does: 'Voegt een afbeelding van maximaal 15 MB toe. Was zij er al, dan is het antwoord 200.',
  role: 'editor',
  reads: { takes: 'application/octet-stream' },
  headers: z.object({ 'x-file-name': z.string().optional() }),
  status: 201,
  answers: answerOf<UploadedMedia>({ ...mediaShape, known: z.literal(true).optional() }),
  async handle(call) {
    const file = await readFile(call)
    if (!file.ok) return file.why
    const stored = await storeMedia(call.get('admin'), nameOf(call), file.value)
    if (stored.ok) return call.json(stored.value, stored.value.known ? 200 : 201)
    return 'unfit' in stored.why ? unfit(call, stored.why.unfit) : says.refuse(call, stored.why)
  },
})

export const update = call({
  method: 'PUT',
  path: '/api/admin/media/:id',
  does: 'Wijzigt de gegevens van een afbeelding.',
  role: 'editor',
  reads: mediaSchema,
  answers: media,
  async handle(call) {
    const input = await readInput(call, mediaSchema, says.invalid)
    if (!input.ok) return input.why
    const saved = await updateMedia(call.get('admin'), idOf(call), input.value)
    return saved.ok ? call.json(saved.value) : says.refuse(call, saved.why)
  },
})

export const updateAltTexts = call({
  method: 'PUT',
  path: '/api/admin/media/alt-texts',
  does: 'Geeft afbeeldingen een alt-tekst: alle, of geen.',
  role: 'editor',
  reads: altTextsSchema,
  answers: undoable,
  async handle(call) {
    const input = await readInput(call, altTextsSchema, says.invalid)
    if (!input.ok) return input.why
    const saved = await setAltTexts(call.get('admin'), input.value.rows)
    return saved.ok ? call.json(saved.value) : says.refuse(call, saved.why)
  },
})

export const replace = call({
  method: 'PUT',
  path: '/api/admin/media/:id/file',
  does: 'Vervangt een afbeelding, overal.',
  role: 'editor',
  reads: { takes: 'application/octet-stream' },
  headers: z.object({ 'x-version': basisSchema.shape.version }),
  answers: answerOf<AdminMedia & { change?: string }>({
    ...mediaShape,
    change: z.uuid().optional(),
  }),
  async handle(call) {
    const file = await readFile(call)
    if (!file.ok) return file.why
    const seen = parse(seenSchema, { version: call.req.header('x-version') })
    if (!seen.ok) return says.invalid(call, seen.why)
    const row = { id: idOf(call), version: seen.value.version }
    if (!(await findMedia(row.id))) return says.missing(call)

    const stored = await storeReplacement(call.get('admin'), row, file.value)
    if (stored.ok) return call.json(stored.value)
    const { why } = stored
    if (why === 'missing') return says.missing(call)
    if ('unfit' in why) return unfit(call, why.unfit)
    if ('takenBy' in why) {
      return problem(
        call,
        409,
        `Dit bestand staat al in de bibliotheek, als "${why.takenBy.name}".`,
      )
    }
    return says.refuse(call, why)
  },
})

export const remove = call({
  method: 'DELETE',
  path: '/api/admin/media/:id',
  does: 'Verwijdert een ongebruikte afbeelding.',
  role: 'editor',
  reads: basisSchema,
  answers: undoable,
  async handle(call) {
    const version = await readVersion(call)
    if (!version.ok) return version.why
    return removed(call, [{ id: idOf(call), version: version.value }])
  },
})

export const removeAll = call({
  method: 'DELETE',
  path: '/api/admin/media',
  does: 'Verwijdert afbeeldingen: alle, of geen.',
  role: 'editor',
  reads: rowsSchema,
  answers: undoable,
  async handle(call) {
    const input = await readInput(call, rowsSchema, says.invalid, maxRowsBytes)
    return input.ok ? removed(call, input.value.rows) : input.why
  },
})

async function removed(call: AdminCall, rows: RowRef[]): Promise<Response> {
  const done = await deleteMedia(call.get('admin'), rows)
  if (done.ok) return call.json(done.value)
  return isInUse(done.why) ? inUse(call, done.why) : says.refuse(call, done.why)
}

const isInUse = (why: unknown): why is InUse =>
  typeof why === 'object' && why !== null && 'usedBy' in why

const inUse = (call: Context, { usedBy }: InUse) =>
  problem(
    call,
    409,
    'Deze afbeelding is nog in gebruik. Kies daar eerst een andere, of vervang het bestand.',
    { usedBy },
  )

const unfit = (call: Context, why: MediaRefusal) =>
  problem(call, why === 'large' ? 413 : why === 'type' ? 415 : 422, mediaRefusals[why])

async function readFile(call: Context): Promise<Result<Uint8Array, Response>> {
  if (!/^application\/octet-stream\b/i.test(call.req.header('content-type') ?? '')) {
    return refused(problem(call, 415, 'Stuur het bestand zelf'))
  }
  const bytes = await readBytes(call, maxUploadBytes)
  if (bytes.ok) return ok(bytes.value)
  if (bytes.why === 'large') return refused(unfit(call, 'large'))
  if (bytes.why === 'slow') {
    return refused(problem(call, 408, 'Het bestand kwam te langzaam aan. Probeer het nog eens.'))
  }
  return refused(problem(call, 400, 'Het bestand kwam niet helemaal aan. Probeer het opnieuw.'))
}

/** The file name is percent-encoded, because headers are limited to ASCII. */
function nameOf(call: Context): string {
  const given = call.req.header('x-file-name') ?? ''
  try {
    return mediaName(decodeURIComponent(given))
  } catch {
    return mediaName(given)
  }
}
