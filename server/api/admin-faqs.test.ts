import { expect, test } from 'vitest'
import type { AdminFaq, Faq } from '#domain/faq/faq.ts'
import { asAdmin, listAsAdmin, withAdmin } from '#test/admin.ts'
import { withSeededDatabase } from '#test/database.ts'
import { api } from './routes.ts'

withSeededDatabase()
withAdmin()

const all = '/api/admin/faqs'
const question = {
  question: 'Kan ik mijn auto laten wassen?',
  answer: 'Dat kan bij sommige aanbieders.',
  category: 'parking',
  airportCode: 'ALL',
}
const publicFaqs = async () => (await (await api.request('/api/faqs')).json()) as Faq[]

test('a question for all airports or for one is public at once', async () => {
  const general = await asAdmin<AdminFaq>('POST', all, question)
  const own = await asAdmin<AdminFaq>('POST', all, { ...question, airportCode: 'EIN' })

  expect([general.body.airportCode, own.body.airportCode]).toEqual(['ALL', 'EIN'])
  expect((await publicFaqs()).filter((faq) => faq.question === question.question)).toHaveLength(2)
})

test.each([
  [{ question: 'Kan?' }, 'question', 'Vraag moet minimaal 5 tekens bevatten'],
  [{ answer: 'Ja.' }, 'answer', 'Antwoord moet minimaal 10 tekens bevatten'],
  [{ category: 'overig' }, 'category', 'Kies een categorie'],
  [{ airportCode: 'XXX' }, 'airportCode', 'Kies een luchthaven die bestaat'],
  [{ airportCode: undefined }, 'airportCode', 'Kies een luchthaven'],
])('%j is refused with an error at its field', async (wrong, field, message) => {
  const { status, body } = await asAdmin('POST', all, { ...question, ...wrong })

  expect(status).toBe(422)
  expect(body).toMatchObject({ fields: { [field]: [message] } })
})

test('the admin’s order is public', async () => {
  const body = await listAsAdmin<AdminFaq>(all)
  const ids = body.map(({ id }) => id).toReversed()
  await asAdmin('PUT', `${all}/order`, { ids })

  expect((await publicFaqs()).map(({ id }) => id)).toEqual(ids)
})

test('a deleted question is no longer public, and can be restored', async () => {
  const { body } = await asAdmin<AdminFaq>('POST', all, question)
  const deleted = await asAdmin<{ change: string }>('DELETE', `${all}/${body.id}`, {
    version: body.version,
  })
  expect((await publicFaqs()).some(({ id }) => id === body.id)).toBe(false)

  await asAdmin('POST', `/api/admin/changes/${deleted.body.change}/undo`, {})
  expect((await publicFaqs()).some(({ id }) => id === body.id)).toBe(true)
})
