import { z } from 'zod'
import { line, text } from '#domain/form/form.ts'
import { rowId } from '#domain/form/row-id.ts'

const percent = z.coerce
  .number('Kies een punt in de afbeelding')
  .int('Kies een punt in de afbeelding')
  .min(0, 'Kies een punt in de afbeelding')
  .max(100, 'Kies een punt in de afbeelding')

/** The fields of a media item that the admin can edit. */
export const mediaSchema = z.object({
  name: line(1, 'Naam is verplicht', 200),
  alt: text(0, '', 300),
  focusX: percent,
  focusY: percent,
  version: z.int().positive().optional(),
})

/** The alternative texts of several pictures. */
export const altTextsSchema = z.object({
  rows: z
    .array(z.object({ id: rowId(), version: z.int().positive().optional(), alt: text(0, '', 300) }))
    .min(1)
    .max(100),
})

export type MediaInput = z.infer<typeof mediaSchema>
