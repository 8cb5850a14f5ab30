import type { FormKind } from '#app/admin/form/form-kind.ts'
import type { SaveForm } from '#app/admin/form/use-save-form.ts'
import { type AdminFaq, type FaqCategory, faqCategories } from '#domain/faq/faq.ts'
import { faqSchema } from '#domain/faq/faq-schema.ts'
import { parse } from '#domain/form/form.ts'
import { keysOf } from '#domain/text/keys.ts'

const labels = {
  question: 'Vraag',
  answer: 'Antwoord',
  category: 'Categorie',
  airportCode: 'Luchthaven',
}

export type FaqFieldValues = { [Name in keyof typeof labels]: string }

export type FaqSaveForm = SaveForm<FaqFieldValues, AdminFaq>

export const faqKind: FormKind<FaqFieldValues, AdminFaq> = {
  labels,
  fields: (faq) => ({
    question: faq?.question ?? '',
    answer: faq?.answer ?? '',
    category: faq?.category ?? 'general',
    airportCode: faq?.airportCode ?? 'ALL',
  }),
  check: (fields) => parse(faqSchema, fields),
  show: {
    category: (category) => faqCategories[faqCategory(category)],
    airportCode: (code) => (code === 'ALL' ? 'Alle luchthavens' : code),
  },
}

/** The category that was chosen; the select offers only these. */
export function faqCategory(chosen: string): FaqCategory {
  return keysOf(faqCategories).find((category) => category === chosen) ?? 'general'
}
