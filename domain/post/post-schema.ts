import { z } from 'zod'
import { text } from '#domain/form/form.ts'
import { pictureAddress } from '#domain/media/picture-address.ts'
import { isDay } from '#domain/text/is-day.ts'
import { keysOf } from '#domain/text/keys.ts'
import { type PostFields, postCategories } from './post.ts'

const anyText = (most: number) => z.string().max(most, `Maximaal ${most} karakters`)
const longest = 400_000

/** How long the text on a card and in search results may be. */
export const excerptLength = 300

/** What is being written: anything goes, as long as it is not too much. */
export const postDraftSchema: z.ZodType<PostFields> = z.object({
  title: anyText(200),
  slug: anyText(200),
  excerpt: anyText(1_000),
  content: anyText(longest),
  imageUrl: anyText(2_000),
  author: anyText(100).nullable(),
  category: z.enum(keysOf(postCategories), 'Kies een categorie'),
  date: anyText(10),
})

/** What visitors may read. */
export const postSchema: z.ZodType<PostFields> = z.object({
  title: text(3, 'Titel moet minimaal 3 tekens bevatten', 200),
  slug: text(2, 'Slug is verplicht', 100).pipe(
    z
      .string()
      .regex(/^[a-z0-9-]*$/, 'Slug mag alleen kleine letters, cijfers en streepjes bevatten'),
  ),
  excerpt: text(10, 'Samenvatting moet minimaal 10 tekens bevatten', excerptLength),
  content: anyText(longest),
  imageUrl: pictureAddress,
  author: anyText(100)
    .nullable()
    .transform((author) => author?.trim() || null),
  category: z.enum(keysOf(postCategories), 'Kies een categorie'),
  date: z.string('Kies een datum').refine(isDay, 'Kies een datum'),
})

const versions = { version: z.int().positive(), draftVersion: z.int().positive().optional() }

/** Publishing names what it was based on: the article, and the draft that was seen. */
export const publishSchema = z.object(versions)

export const scheduleSchema = z.object({
  ...versions,
  /** What the clock at our airports says then. */
  at: z.string('Kies een datum en een tijd'),
})

/** The draft that was seen, and the article beside which it was written. */
export const draftBasisSchema = z.object({
  version: z.int().positive().optional(),
  postVersion: z.int().positive().optional(),
})

export type DraftBasis = z.infer<typeof draftBasisSchema>

export const draftChangeSchema = draftBasisSchema.extend({ fields: postDraftSchema })
