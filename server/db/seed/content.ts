import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { marked } from 'marked'
import { parse } from 'yaml'
import { z } from 'zod'
import { countries } from '#domain/airport/country.ts'
import type { FactValue } from '#domain/fact/fact.ts'
import { type FactKey, factFields } from '#domain/fact/fact-fields.ts'
import { factValue } from '#domain/fact/fact-schema.ts'
import { faqCategories } from '#domain/faq/faq.ts'
import { parkingTypes } from '#domain/parking/parking.ts'
import { postCategories } from '#domain/post/post.ts'
import { providerChecks } from '#domain/provider/provider-schema.ts'
import { surchargeSchema } from '#domain/surcharge/surcharge-schema.ts'
import { tariffSchema } from '#domain/tariff/tariff-schema.ts'
import { keysOf } from '#domain/text/keys.ts'
import { slugify } from '#domain/text/slug.ts'
import { transferSchema } from '#domain/transfer/transfer-schema.ts'
import { root } from '#server/root.ts'

// The schemas of the content files. A mistake in one stops the seed with the name of the file.

const oneOf = <Key extends string>(values: Record<Key, string>) =>
  z.enum(Object.keys(values) as [Key, ...Key[]])

const airport = z.strictObject({
  position: z.int(),
  code: z.string().regex(/^[A-Z]{2,3}$/),
  name: z.string(),
  slug: z.string().refine((slug) => slugify(slug) === slug),
  country: oneOf(countries),
  city: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  officialParkings: z.string(),
  priceFrom: z.number(),
  imageUrl: z.string().startsWith('/images/'),
  aliases: z.array(z.string()),
  body: z.string(),
})

const daysAgo = z.int().min(0)

const provider = z.strictObject({ key: z.string(), ...providerChecks })

type SeededFact = { value: FactValue; checkedDaysAgo: number; source: string }

const fact = (key: FactKey): z.ZodType<SeededFact> =>
  z.strictObject({ value: factValue(key), checkedDaysAgo: daysAgo, source: z.string() })

const facts = z.strictObject(
  // The entries are exactly the facts of the table.
  Object.fromEntries(keysOf(factFields).map((key) => [key, fact(key).optional()])) as Record<
    FactKey,
    z.ZodOptional<z.ZodType<SeededFact>>
  >,
)

const parking = z.strictObject({
  airport: z.string(),
  name: z.string(),
  imageUrl: z.string().startsWith('/images/'),
  type: oneOf(parkingTypes),
  distance: z.int().min(0).max(20),
  pricePerDay: z.number(),
  rating: z.number(),
  reviews: z.int(),
  affiliateUrl: z.url(),
  features: z.strictObject({
    security: z.boolean(),
    covered: z.boolean(),
    chargingPoint: z.boolean(),
    keyDrop: z.boolean(),
    shuttle24h: z.boolean().optional(),
    cameras: z.boolean(),
    fenced: z.boolean(),
  }),
  provider: z.string(),
  priceCheckedDaysAgo: daysAgo,
  reviewsSource: z.string().nullable(),
  reviewsReadDaysAgo: daysAgo.nullable(),
  transfer: transferSchema,
  directions: z.string().nullable(),
  avoid: z.string().nullable(),
  tariffs: z.array(tariffSchema),
  surcharges: z.array(surchargeSchema),
  facts,
})

const faq = z.strictObject({
  airport: z.string(),
  category: oneOf(faqCategories),
  question: z.string(),
  answer: z.string(),
})

const post = z.strictObject({
  title: z.string(),
  slug: z.string().refine((slug) => slugify(slug) === slug),
  category: oneOf(postCategories),
  date: z.iso.date(),
  author: z.string().optional(),
  imageUrl: z.string().startsWith('/images/'),
  excerpt: z.string(),
  body: z.string(),
})

const folder = join(root, 'server/db/seed')

export type Content = Awaited<ReturnType<typeof readContent>>

export async function readContent() {
  const [airports, providers, parkings, faqs, posts] = await Promise.all([
    readTexts('airports', airport),
    readList('providers.yaml', provider),
    readList('parkings.yaml', parking),
    readList('faqs.yaml', faq),
    readTexts('posts', post),
  ])

  return {
    airports: airports.toSorted((a, b) => a.position - b.position),
    providers,
    parkings,
    faqs,
    posts: posts.map(({ body, ...rest }) => ({
      ...rest,
      content: marked.parse(body, { async: false }),
    })),
  }
}

/** Reads a folder of Markdown files: their YAML front matter, with the text as `body`. */
async function readTexts<Text>(name: string, schema: z.ZodType<Text>): Promise<Text[]> {
  const files = await readdir(join(folder, name))

  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(folder, name, file), 'utf8')
      const [, head = '', body = ''] = text.match(/^---\n(.*?)\n---\n(.*)$/s) ?? []
      return check(schema, { ...parse(head), body: body.trim() }, `${name}/${file}`)
    }),
  )
}

async function readList<Item>(file: string, schema: z.ZodType<Item>): Promise<Item[]> {
  const text = await readFile(join(folder, file), 'utf8')
  return check(z.array(schema), parse(text), file)
}

function check<Value>(schema: z.ZodType<Value>, input: unknown, file: string): Value {
  const result = schema.safeParse(input)
  if (!result.success) throw new Error(`seed/${file}: ${z.prettifyError(result.error)}`)
  return result.data
}
