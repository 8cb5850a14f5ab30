import { z } from 'zod'
import { line, refuseControls, text } from '#domain/form/form.ts'
import { pictureAddress } from '#domain/media/picture-address.ts'
import { isDay } from '#domain/text/is-day.ts'
import { keysOf } from '#domain/text/keys.ts'
import { type PostFields, postCategories } from './post.ts'

const anyText = (max: number) => z.string().max(max, `Maximaal ${max} karakters`)
const maxContentLength = 400_000

/** The maximum length of the excerpt, on cards and in search results. */
export const excerptLength = 300

/** Validates a draft: incomplete content is allowed, up to a maximum length. */
export const postDraftSchema: z.ZodType<PostFields> = z.object({
  title: anyText(200),
  slug: anyText(200),
  excerpt: anyText(1_000),
  content: anyText(maxContentLength),
  imageUrl: anyText(2_000),
  author: anyText(100).nullable(),
  category: z.enum(keysOf(postCategories), 'Kies een categorie'),
  date: anyText(10),
})

/** Validates a post for publication. */
export const postSchema: z.ZodType<PostFields> = z.object({
  title: line(3, 'Titel moet minimaal 3 tekens bevatten', 200),
  slug: line(2, 'Slug is verplicht', 100).pipe(
    z
      .string()
      .regex(/^[a-z0-9-]*$/, 'Slug mag alleen kleine letters, cijfers en streepjes bevatten'),
  ),
  excerpt: text(10, 'Samenvatting moet minimaal 10 tekens bevatten', excerptLength),
  content: anyText(maxContentLength),
  imageUrl: pictureAddress,
  author: anyText(100)
    .nullable()
    .superRefine(refuseControls)
    .transform((author) => author?.trim() || null),
  category: z.enum(keysOf(postCategories), 'Kies een categorie'),
  date: z.string('Kies een datum').refine(isDay, 'Kies een datum'),
})

const versions = { version: z.int().positive(), draftVersion: z.int().positive().optional() }

/** The versions that a publication is based on: the post, and the draft that the admin saw. */
export const publishSchema = z.object(versions)

export const scheduleSchema = z.object({
  ...versions,
  /** Local time in Amsterdam. */
  at: z.string('Kies een datum en een tijd'),
})

/** The draft that the admin saw, and the version of the post that it is based on. */
export const draftBasisSchema = z.object({
  version: z.int().positive().optional(),
  postVersion: z.int().positive().optional(),
})

export type DraftBasis = z.infer<typeof draftBasisSchema>

export const draftChangeSchema = draftBasisSchema.extend({ fields: postDraftSchema })
