import { expect, test } from 'vitest'
import { answerBusy, renderInTurn } from './render-queue.ts'

test('a network that asks for ever more pages is refused, and another one and a form have their turn', async () => {
  const isFree = Promise.withResolvers<void>()
  const render = async (name: string) => {
    await isFree.promise
    return name
  }
  const flood = Array.from({ length: 30 }, (_, at) =>
    renderInTurn({ address: '10.0.0.1' }, () => render(`page ${at}`)),
  )
  const other = renderInTurn({ address: '10.0.0.2' }, () => render('another'))
  const form = renderInTurn({ address: '10.0.0.1', isForm: true }, () => render('a form'))
  isFree.resolve()

  const answers = await Promise.all(flood)
  expect(answers.map(({ ok }) => ok)).toEqual([...Array(22).fill(true), ...Array(8).fill(false)])
  expect(await other).toEqual({ ok: true, value: 'another' })
  expect(await form).toEqual({ ok: true, value: 'a form' })
})

test('a browser that is refused asks again by itself, a program is told when', () => {
  const page = answerBusy({ path: '/parkeren/schiphol' })
  expect(page.status).toBe(503)
  expect(page.headers).toMatchObject({ 'retry-after': '2', refresh: '2' })
  expect(page.body).toBe('Het is even druk. Probeer het zo opnieuw.\n')

  // Asked again by itself, it would be another request without what was typed.
  expect(answerBusy({ path: '/contact', isForm: true }).headers).not.toHaveProperty('refresh')
  const call = answerBusy({ path: '/api/parkings' })
  expect(call.headers).toMatchObject({ 'content-type': 'application/json', 'retry-after': '2' })
  expect(JSON.parse(call.body)).toEqual({ error: 'Het is even druk. Probeer het zo opnieuw.' })
})
