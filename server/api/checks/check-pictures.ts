import { z } from 'zod'
import {
  maxPictureBytes,
  pictureRefusals,
  pictureTypes,
  readPictureType,
} from '#domain/check/check-picture.ts'
import { kinds } from '#domain/kinds.ts'
import { answerOf, count } from '#server/api/answer.ts'
import { call } from '#server/api/call.ts'
import { idOf, problem } from '#server/api/json.ts'
import { refusals } from '#server/api/rows.ts'
import { findPicture, putPicture } from '#server/db/checks/past-checks.ts'
import { readBytes } from '#server/http/read-bytes.ts'

const says = refusals(kinds.check.noun)

const hasEvidence =
  'Bij deze controle hoort al bewijs. Alleen wie het maakte kan het vervangen, tot een uur daarna.'

/** The body is the file itself: a screenshot of what was seen. */
export const put = call({
  method: 'PUT',
  path: '/api/admin/checks/:id/picture',
  does: 'Bewaart een schermafbeelding van maximaal 5 MB bij een controle.',
  role: 'editor',
  reads: { takes: 'application/octet-stream' },
  answers: answerOf<{ type: string; size: number }>({ type: z.enum(pictureTypes), size: count }),
  async handle(call) {
    if (!/^application\/octet-stream\b/i.test(call.req.header('content-type') ?? '')) {
      return problem(call, 415, 'Stuur het bestand zelf')
    }
    const bytes = await readBytes(call, maxPictureBytes)
    if (!bytes.ok) {
      if (bytes.why === 'large') return problem(call, 413, pictureRefusals.large)
      return problem(call, bytes.why === 'slow' ? 408 : 400, pictureRefusals.broken)
    }
    const type = readPictureType(bytes.value)
    if (!type) return problem(call, 415, pictureRefusals.type)
    const put = await putPicture(call.get('admin'), idOf(call), type, bytes.value)
    if (!put.ok && put.why === 'missing') return says.missing(call)
    if (!put.ok) return problem(call, 409, hasEvidence)
    return call.json({ type, size: bytes.value.byteLength })
  },
})

/** Only for an admin who is logged in, and never as anything but a picture. */
export const read = call({
  method: 'GET',
  path: '/api/admin/checks/:id/picture',
  does: 'Geeft de schermafbeelding bij een controle.',
  role: 'reader',
  gives: 'image/*',
  async handle(call) {
    const picture = await findPicture(idOf(call))
    if (!picture) return problem(call, 404, 'Afbeelding niet gevonden')
    return call.body(new Uint8Array(picture.content), 200, {
      'content-type': picture.type,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
  },
})
