import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { lastBody } from '#test/calls.ts'
import {
  aContact,
  first,
  inbox,
  json,
  list,
  second,
  show,
  showAll,
  state,
  third,
  undo,
} from '#test/inbox.tsx'

beforeEach(() => page.viewport(1280, 900))

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('J and K move between messages, but type letters in a field', async () => {
  const { screen, message, rows } = await showAll()
  await expect.element(message.getByRole('heading', { name: first.subject })).toBeVisible()

  await userEvent.keyboard('j')
  await expect.element(message.getByRole('heading', { name: second.subject })).toBeVisible()
  await expect.element(rows.nth(1).getByRole('link')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}k')
  await expect.element(rows.nth(1).getByRole('link')).toHaveFocus()

  await screen.getByRole('searchbox').click()
  await userEvent.keyboard('j')
  await expect.element(message.getByRole('heading', { name: second.subject })).toBeVisible()
})

test('resolving a request opens the next open one, updates the menu, and can be undone', async () => {
  const resolved = [{ ...first, isResolved: true }, third, second]
  const { screen, calls, message, rows, toasts } = await show(
    {
      [list]: inbox([first, third, second], resolved, [first, third, second]),
      'GET /api/admin/dashboard': json(
        { openContactRequests: 2 },
        { openContactRequests: 1 },
        { openContactRequests: 2 },
      ),
      [state]: json({ change: 'abc' }),
      [undo]: json({}),
    },
    '/admin/contacts?status=alle',
  )
  await message.getByRole('button', { name: 'Markeer als opgelost' }).click()

  await expect.element(toasts.getByText('Bericht opgelost')).toBeVisible()
  await expect.element(message.getByRole('heading', { name: second.subject })).toBeVisible()
  await expect.element(rows.first().getByText('Opgelost', { exact: true })).toBeVisible()
  await expect.element(screen.getByTestId('open')).toHaveTextContent('1')
  expect(await lastBody(calls, 'PUT')).toEqual({ rows: [{ id: 1, version: 1 }], isResolved: true })

  await toasts.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect.element(toasts.getByText('Bericht weer open')).toBeVisible()
  await expect.element(rows.first().getByText('Open', { exact: true })).toBeVisible()
})

test('among open requests the one after the resolved one opens, never the first', async () => {
  const { message, rows } = await show(
    {
      [list]: inbox(
        [first, second, { ...third, isResolved: false }],
        [first, { ...third, isResolved: false }],
      ),
      [state]: json({ change: 'abc' }),
    },
    '/admin/contacts?status=open&id=2',
  )
  await expect.element(message.getByRole('heading', { name: second.subject })).toBeVisible()
  await userEvent.keyboard('e')

  await expect.element(message.getByRole('heading', { name: third.subject })).toBeVisible()
  await expect.poll(() => rows.elements()).toHaveLength(2)
})

test('at the end of a page, resolving goes on to the next page, and so does J', async () => {
  const many = Array.from({ length: 55 }, (_, at) =>
    aContact({ id: at + 1, subject: `Vraag ${at + 1}`, isResolved: at === 50 }),
  )
  const { screen, message, rows } = await show(
    { [list]: inbox(many), [state]: json({ change: 'abc' }) },
    '/admin/contacts?status=alle&id=50',
  )
  await expect.element(message.getByRole('heading', { name: 'Vraag 50' })).toBeVisible()
  await userEvent.keyboard('e')
  await expect.element(message.getByRole('heading', { name: 'Vraag 52' })).toBeVisible()
  await expect.element(screen.getByText('51 tot 55 van 55')).toBeVisible()
  expect(rows.elements()).toHaveLength(5)

  await userEvent.keyboard('kk')
  await expect.element(message.getByRole('heading', { name: 'Vraag 50' })).toBeVisible()
  await userEvent.keyboard('j')
  await expect.element(message.getByRole('heading', { name: 'Vraag 51' })).toBeVisible()
})

test('K at the start of a page, in the moment that the address follows, opens the last of the page before', async () => {
  const many = Array.from({ length: 55 }, (_, at) =>
    aContact({ id: at + 1, subject: `Vraag ${at + 1}` }),
  )
  const { screen, message } = await show(
    { [list]: inbox(many) },
    '/admin/contacts?status=alle&page=2&id=52',
  )
  await expect.element(message.getByRole('heading', { name: 'Vraag 52' })).toBeVisible()
  const pressK = () =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', bubbles: true }))
  // Called before React runs the effects of what it has drawn.
  const drawn = new MutationObserver(() => {
    drawn.disconnect()
    pressK()
  })
  drawn.observe(screen.getByTestId('address').element(), { subtree: true, characterData: true })
  pressK()

  await expect.element(message.getByRole('heading', { name: 'Vraag 50' })).toBeVisible()
})

test('a key right after another acts on the message that is being opened', async () => {
  const { calls, message } = await showAll(undefined, { [state]: json({ change: 'abc' }) })
  await expect.element(message.getByRole('heading', { name: first.subject })).toBeVisible()
  await userEvent.keyboard('je')

  await expect.poll(() => lastBody(calls, 'PUT')).toMatchObject({ rows: [{ id: second.id }] })
})

test('Enter moves focus into the message, and N into its note', async () => {
  const { message, rows } = await showAll()
  await expect.element(message.getByRole('heading', { name: first.subject })).toBeVisible()
  await userEvent.keyboard('j')
  await expect.element(rows.nth(1).getByRole('link')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(message).toHaveFocus()

  await userEvent.keyboard('n')
  await expect.element(message.getByLabelText('Interne notitie')).toHaveFocus()
  await userEvent.keyboard('erin')
  await expect.element(message.getByLabelText('Interne notitie')).toHaveValue('erin')
})

test.each([
  ['far below the screen', 150, 900],
  ['behind the bar with actions', 1, 600],
])('with N a note field that was %s is whole in view', async (_, sentences, height) => {
  await page.viewport(1280, height)
  const message = 'Een lange vraag. '.repeat(sentences)
  const shown = await show({ [list]: inbox([{ ...first, message }]) })
  await expect.element(shown.message.getByRole('heading', { name: first.subject })).toBeVisible()
  await userEvent.keyboard('n')
  const note = shown.message.getByLabelText('Interne notitie')
  await expect.element(note).toHaveFocus()
  const reply = shown.message.getByRole('link', { name: 'Beantwoorden' })

  expect(note.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(
    reply.element().getBoundingClientRect().top,
  )
})

test('R opens the reply', async () => {
  const { message } = await showAll()
  const opened = vi.fn((event: Event) => event.preventDefault())
  const reply = message.getByRole('link', { name: 'Beantwoorden' })
  await expect.element(reply).toBeVisible()
  reply.element().addEventListener('click', opened)
  await userEvent.keyboard('r')

  expect(opened).toHaveBeenCalledOnce()
})
