import { z } from 'zod'
import { text } from '#domain/form/form.ts'

const percent = z.coerce
  .number('Kies een punt in de afbeelding')
  .int('Kies een punt in de afbeelding')
  .min(0, 'Kies een punt in de afbeelding')
  .max(100, 'Kies een punt in de afbeelding')

/** The fields of a media item that the admin can edit. */
export const mediaSchema = z.object({
  name: text(1, 'Naam is verplicht', 200),
  alt: text(0, '', 300),
  focusX: percent,
  focusY: percent,
  version: z.int().positive().optional(),
})

export type MediaInput = z.infer<typeof mediaSchema>
