import { z } from 'zod'
import type { AdminMedia, MediaUse, UploadedMedia } from '#domain/media/media.ts'
import { altTextsSchema, mediaSchema } from '#domain/media/media-schema.ts'
import { basisSchema } from '#server/api/json.ts'
import { listParameters } from '#server/api/list-query.ts'
import { rowsSchema } from '#server/api/rows.ts'
import { mediaFilters } from '#server/db/media/media-page.ts'
import { answerOf, type Descriptions, type Shape } from './description.ts'
import { aFile, count, editableShape, id, moment, noted, pageOf } from './shapes.ts'

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

export const mediaCalls = {
  'GET /api/admin/media': {
    does: 'Geeft een pagina van de afbeeldingen, en waar ze worden gebruikt.',
    status: 200,
    reads: listParameters({ filters: mediaFilters }),
    answers: pageOf(media),
  },
  'POST /api/admin/media': {
    does: 'Voegt een afbeelding van maximaal 15 MB toe. Was zij er al, dan is het antwoord 200.',
    status: 201,
    reads: aFile,
    headers: z.object({ 'x-file-name': z.string().optional() }),
    answers: answerOf<UploadedMedia>({ ...mediaShape, known: z.literal(true).optional() }),
  },
  'DELETE /api/admin/media': {
    does: 'Verwijdert afbeeldingen: alle, of geen.',
    status: 200,
    reads: rowsSchema,
    answers: noted,
  },
  'PUT /api/admin/media/alt-texts': {
    does: 'Geeft afbeeldingen een alt-tekst: alle, of geen.',
    status: 200,
    reads: altTextsSchema,
    answers: noted,
  },
  'GET /api/admin/media/:id': { does: 'Geeft één afbeelding.', status: 200, answers: media },
  'PUT /api/admin/media/:id': {
    does: 'Wijzigt de gegevens van een afbeelding.',
    status: 200,
    reads: mediaSchema,
    answers: media,
  },
  'DELETE /api/admin/media/:id': {
    does: 'Verwijdert een ongebruikte afbeelding.',
    status: 200,
    reads: basisSchema,
    answers: noted,
  },
  'PUT /api/admin/media/:id/file': {
    does: 'Vervangt een afbeelding, overal.',
    status: 200,
    reads: aFile,
    headers: z.object({ 'x-version': basisSchema.shape.version }),
    answers: answerOf<AdminMedia & { change?: string }>({
      ...mediaShape,
      change: z.uuid().optional(),
    }),
  },
} satisfies Partial<Descriptions>
