import type { FormKind } from '#app/admin/form/form-kind.ts'
import type { SaveForm } from '#app/admin/form/use-save-form.ts'
import { parse } from '#domain/form/form.ts'
import type { AdminMedia } from '#domain/media/media.ts'
import { mediaSchema } from '#domain/media/media-schema.ts'

const labels = {
  alt: 'Alternatieve tekst',
  name: 'Naam',
  focusX: 'Focuspunt van links',
  focusY: 'Focuspunt van boven',
}

export type MediaFieldValues = { [Name in keyof typeof labels]: string }

export type MediaSaveForm = SaveForm<MediaFieldValues, AdminMedia>

export const mediaKind: FormKind<MediaFieldValues, AdminMedia> = {
  labels,
  fields: (media) => ({
    alt: media?.alt ?? '',
    name: media?.name ?? '',
    focusX: String(media?.focusX ?? 50),
    focusY: String(media?.focusY ?? 50),
  }),
  check: (fields) => parse(mediaSchema, fields),
  show: { focusX: (percent) => `${percent}%`, focusY: (percent) => `${percent}%` },
}
