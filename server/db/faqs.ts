import { asc, eq, getTableColumns, isNull, or, sql } from 'drizzle-orm'
import { type AdminFaq, type Faq, faqCategories } from '#domain/faq/faq.ts'
import type { FaqInput } from '#domain/faq/faq-schema.ts'
import { db } from './client.ts'
import { perContentVersion } from './content-version.ts'
import { labelOf, valueIn } from './list-page.ts'
import { naturally } from './plain-text.ts'
import { orderedRows } from './rows.ts'
import { faqs } from './schema.ts'

const { version, createdAt, updatedAt, ...rest } = getTableColumns(faqs)
const columns = { ...rest, airportCode: sql<string>`coalesce(${faqs.airportCode}, 'ALL')` }

/** All questions, or those for one airport, its own first. Otherwise in the admin's order. */
export const listFaqs = perContentVersion(async (airportCode?: string): Promise<Faq[]> => {
  return db
    .select(columns)
    .from(faqs)
    .where(
      airportCode === undefined
        ? undefined
        : or(eq(faqs.airportCode, airportCode), isNull(faqs.airportCode)),
    )
    .orderBy(
      ...(airportCode === undefined ? [] : [sql`${faqs.airportCode} is null`]),
      asc(faqs.position),
      asc(faqs.id),
    )
})

/** How the admin edits questions. */
export const faqRows = orderedRows<AdminFaq, FaqInput>(
  faqs,
  { ...columns, version, updatedAt },
  ({ version: _, airportCode, ...row }) => ({
    ...row,
    airportCode: airportCode === 'ALL' ? null : airportCode,
  }),
  {
    searchIn: [faqs.question, faqs.answer],
    filters: { category: valueIn(faqs.category), airport: valueIn(columns.airportCode) },
    sortBy: {
      question: naturally(faqs.question),
      category: labelOf(faqs.category, faqCategories),
      // Those for all airports first.
      airport: sql`coalesce(${faqs.airportCode}, '') collate "C"`,
    },
  },
)
