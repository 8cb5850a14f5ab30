import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { AdminContact } from '#domain/contact/contact.ts'
import type { ThreadMessage } from '#domain/contact/thread.ts'
import { lastBody, refusal } from '#test/calls.ts'
import { all, first, inbox, list, opened, openingOf, second, show, showAll } from '#test/inbox.tsx'
import { withLapsedSession } from '#test/lapsed-session.ts'

beforeEach(() => page.viewport(1280, 900))

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const answers = 'POST /api/admin/contacts/1/answers'
const field = 'Antwoord aan Marieke Jansen'

const aMessage = (special: Partial<ThreadMessage> = {}): ThreadMessage => ({
  ...{ id: 4, sender: 'site', text: 'Dat kan bij de aanbieder.', username: 'Sanne' },
  ...{ createdAt: '2026-11-20T08:12:00.000Z', delivery: 'sent' },
  ...{ sentAt: '2026-11-20T08:12:00.000Z', refusal: null, resolves: false },
  ...special,
})
const answeredFirst: AdminContact = { ...first, answeredAt: '2026-11-20T08:12:00.000Z' }
const conversation = (thread: ThreadMessage[], request = answeredFirst) =>
  Response.json({ request, thread }, { status: 201 })
/** Opened, and asked again before sending. */
const twice = (request = first) => [opened(request), opened(request)]

test('an answer is written, sent and kept as a thread', async () => {
  const { screen, calls, message, toasts } = await showAll(undefined, {
    [openingOf(1)]: twice(),
    [answers]: [conversation([aMessage()])],
  })
  const answer = message.getByLabelText(field)
  await expect.element(answer).toHaveValue('Beste Marieke Jansen,\n\n')
  await expect
    .element(message.getByRole('button', { name: 'Verstuur', exact: true }))
    .toBeDisabled()
  await answer.fill('Dat kan bij de aanbieder.')
  await message.getByRole('button', { name: 'Verstuur', exact: true }).click()

  await expect.element(toasts.getByText('Antwoord verstuurd')).toBeVisible()
  const thread = screen.getByRole('list', { name: 'Gesprek' })
  await expect
    .element(thread)
    .toMatchTextContent(/Verstuurd naar marieke@example\.com op 20-11-2026 om 09:12/)
  await expect.element(answer).toHaveValue('Beste Marieke Jansen,\n\n')
  const sent = calls.find(({ url }) => url.endsWith('/answers'))
  expect(await sent?.clone().json()).toEqual({
    ...{ text: 'Dat kan bij de aanbieder.', after: 0, resolves: false },
  })
  expect(sent?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/)
})

test('an answer that is on its way says so, until it is known what became of it', async () => {
  const sending = aMessage({ delivery: 'sending', sentAt: null })
  const known = Promise.withResolvers<Response>()
  const answered = Response.json({
    request: answeredFirst,
    thread: [aMessage()],
    others: [],
    mailFrom: 'info@example.com',
  })
  const opens = [...twice()]
  const { message, toasts } = await showAll(undefined, {
    [openingOf(1)]: () => opens.shift() ?? known.promise,
    [answers]: [conversation([sending], first)],
  })
  await message.getByLabelText(field).fill('Dat kan.')
  await message.getByRole('button', { name: 'Verstuur', exact: true }).click()

  await expect.element(toasts.getByText('Antwoord bewaard')).toBeVisible()
  await expect.element(message.getByText('Wordt verstuurd naar marieke@example.com.')).toBeVisible()
  await expect.element(message.getByLabelText(field)).toHaveValue('Beste Marieke Jansen,\n\n')

  known.resolve(answered)
  await expect.element(message.getByText(/^Verstuurd naar marieke@example\.com/)).toBeVisible()
})

test('a row shows who wrote last, and what', async () => {
  const last = {
    sender: 'site',
    text: 'Dat kan.',
    username: 'Sanne',
    createdAt: first.createdAt,
  } as const
  const { rows } = await show({ [list]: inbox([{ ...first, last }]) }, '/admin/contacts')

  await expect.element(rows.first()).toMatchTextContent(/Sanne: Dat kan\./)
  await expect.element(rows.first()).not.toMatchTextContent(/nog aanpassen/)
})

test('a pasted reply that names another message is added there, unless told otherwise', async () => {
  const { screen, calls, message } = await showAll(undefined, {
    [openingOf(1)]: twice(),
    'POST /api/admin/contacts/2/replies': [conversation([aMessage()], second)],
  })
  await message.getByRole('button', { name: 'Plak een reactie bij dit bericht' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Plak een reactie' })
  await dialog.getByLabelText('Reactie').fill('Re: Laadpaal (kenmerk PP-2)\nDank je!')

  await expect.element(dialog.getByText('Hierin staat kenmerk PP-2.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Toevoegen bij PP-2' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(calls.some(({ url }) => url.endsWith('/contacts/2/replies'))).toBe(true)
})

test('an answered message stays open, wherever it goes in the list', async () => {
  const { screen, message, rows } = await show(
    {
      [list]: inbox([first, second], [answeredFirst, second]),
      [openingOf(1)]: twice(),
      [openingOf(2)]: [opened(second)],
      [answers]: [conversation([aMessage()])],
    },
    '/admin/contacts',
  )
  await message.getByLabelText(field).fill('Dat kan.')
  await message.getByRole('button', { name: 'Verstuur', exact: true }).click()

  await expect.element(rows.filter({ hasText: 'Beantwoord' })).toBeVisible()
  await expect.element(message.getByRole('heading', { name: first.subject })).toBeVisible()
  await expect.element(screen.getByTestId('address')).toHaveTextContent('?id=1')
})

test('after an answer that resolves, the next open message opens', async () => {
  const { message } = await showAll(undefined, {
    [openingOf(1)]: twice(),
    [answers]: [conversation([aMessage()], { ...answeredFirst, isResolved: true })],
    [list]: inbox(all, [{ ...answeredFirst, isResolved: true }, second]),
  })
  await message.getByLabelText(field).fill('Dat kan bij de aanbieder.')
  await message.getByRole('button', { name: 'Verstuur en markeer als opgelost' }).click()

  await expect.element(message.getByRole('heading', { name: second.subject })).toBeVisible()
})

test('what the mail server said is in the thread, and an answer can be sent again', async () => {
  const refused = aMessage({
    ...{ delivery: 'refused', sentAt: null, refusal: '550 Onbekend adres', resolves: true },
  })
  const { screen, message, toasts } = await showAll(undefined, {
    [openingOf(1)]: twice(),
    [answers]: [conversation([refused], first)],
    'POST /api/admin/contacts/messages/4/send': [conversation([aMessage()])],
  })
  await message.getByLabelText(field).fill('Dat kan bij de aanbieder.')
  await message.getByRole('button', { name: 'Verstuur en markeer als opgelost' }).click()

  await expect.element(toasts.getByText('Antwoord niet verstuurd')).toBeVisible()
  const thread = screen.getByRole('list', { name: 'Gesprek' })
  await expect
    .element(thread)
    .toMatchTextContent(/De mailserver zei: ‘550 Onbekend adres’ Het bericht staat nog open\./)
  await thread.getByRole('button', { name: 'Opnieuw versturen' }).click()
  await expect.element(thread).toMatchTextContent(/Verstuurd naar marieke/)
})

test('a colleague who has it open is named when it is opened, and again before an answer is sent', async () => {
  const others = [{ name: 'Nienke', since: '2026-11-20T08:12:00.000Z' }]
  const theirs = aMessage({ username: 'Nienke', createdAt: '2026-11-20T08:14:00.000Z' })
  const { screen, calls, message } = await showAll(undefined, {
    [openingOf(1)]: [
      opened(first, { others }),
      opened(answeredFirst, { others, thread: [theirs] }),
    ],
    [answers]: [conversation([theirs, aMessage({ id: 5 })])],
  })
  await expect
    .element(message.getByText('Nienke heeft dit bericht open sinds 09:12', { exact: true }))
    .toBeVisible()

  await message.getByLabelText(field).fill('Dat kan.')
  await message.getByRole('button', { name: 'Verstuur', exact: true }).click()
  const dialog = screen.getByRole('alertdialog')
  await expect.element(dialog.getByText('Nienke antwoordde om 09:14')).toBeVisible()
  await expect.element(dialog.getByText('Nienke heeft dit bericht open sinds 09:12')).toBeVisible()
  expect(calls.some(({ url }) => url.endsWith('/answers'))).toBe(false)

  await dialog.getByRole('button', { name: 'Niet versturen' }).click()
  await expect.element(message.getByLabelText(field)).toHaveValue('Dat kan.')
})

test('who sends on does so past what was told', async () => {
  const theirs = aMessage({ username: 'Nienke' })
  const { screen, calls, message } = await showAll(undefined, {
    [openingOf(1)]: [opened(first), opened(answeredFirst, { thread: [theirs] })],
    [answers]: [conversation([theirs, aMessage({ id: 5 })])],
  })
  await message.getByLabelText(field).fill('Dat kan.')
  await message.getByRole('button', { name: 'Verstuur', exact: true }).click()
  await screen.getByRole('button', { name: 'Toch versturen' }).click()

  await expect.element(screen.getByText('Antwoord verstuurd', { exact: true })).toBeVisible()
  expect(await lastBody(calls, 'POST')).toMatchObject({ text: 'Dat kan.', after: 4 })
})

test('an answer that crosses that of a colleague is not sent unread', async () => {
  const theirs = aMessage({ username: 'Nienke', createdAt: '2026-11-20T08:14:00.000Z' })
  const current = { request: answeredFirst, thread: [theirs] }
  const crossed = Response.json(
    { error: 'Er is intussen een bericht bij gekomen.', current },
    { status: 409 },
  )
  const { screen, message } = await showAll(undefined, {
    [openingOf(1)]: twice(),
    [answers]: [crossed],
  })
  await message.getByLabelText(field).fill('Dat kan.')
  await message.getByRole('button', { name: 'Verstuur', exact: true }).click()

  await expect.element(screen.getByText('Nienke antwoordde om 09:14')).toBeVisible()
})

test('an answer that failed stays, and goes with the same key', async () => {
  const { calls, message, screen } = await showAll(undefined, {
    [openingOf(1)]: [...twice(), opened(first)],
    [answers]: [refusal(500, 'De server heeft het druk.'), conversation([aMessage()])],
  })
  await message.getByLabelText(field).fill('Dat kan.')
  const send = message.getByRole('button', { name: 'Verstuur', exact: true })
  await send.click()
  await expect
    .element(message.getByText('De server heeft het druk. Wat je typte, staat er nog.'))
    .toBeVisible()
  await expect.element(message.getByLabelText(field)).toHaveValue('Dat kan.')
  await send.click()

  await expect.element(screen.getByText('Antwoord verstuurd', { exact: true })).toBeVisible()
  const keys = calls
    .filter(({ url }) => url.endsWith('/answers'))
    .map(({ headers }) => headers.get('idempotency-key'))
  expect(keys[1]).toBe(keys[0])
})

test('a site that is gone is told as that, and what was typed is safe', async () => {
  const { message } = await showAll(undefined, { [openingOf(1)]: twice() })
  await message.getByLabelText(field).fill('Dat kan.')
  await message.getByRole('button', { name: 'Verstuur', exact: true }).click()

  await expect
    .element(
      message.getByText(
        'De site antwoordt niet. Het antwoord is niet verstuurd. Probeer het later opnieuw. Wat je typte, staat er nog.',
      ),
    )
    .toBeVisible()
  await expect.element(message.getByLabelText(field)).toHaveValue('Dat kan.')
})

test('an answer is there again after a reload, and leaving asks', async () => {
  withLapsedSession()
  const before = await showAll(undefined, { [openingOf(1)]: twice() })
  await before.message.getByLabelText(field).fill('Dat kan.')
  await before.screen.getByRole('link', { name: 'Dashboard' }).click()
  await before.screen.getByRole('button', { name: 'Blijf hier' }).click()
  await before.screen.unmount()

  const { message, rows } = await showAll(undefined, { [openingOf(1)]: twice() })
  await expect.element(message.getByLabelText(field)).toHaveValue('Dat kan.')
  await expect.element(rows.filter({ hasText: 'Antwoord nog niet verstuurd' })).toBeVisible()
})

test('what the visitor wrote back is pasted, and lets the message wait again', async () => {
  const replied = aMessage({ id: 5, sender: 'visitor', text: 'Het is gelukt.', delivery: null })
  const request = { ...answeredFirst, repliedAt: '2026-11-20T09:05:00.000Z' }
  const { screen, message, toasts } = await showAll(undefined, {
    [openingOf(1)]: [opened(answeredFirst, { thread: [aMessage()] })],
    'POST /api/admin/contacts/1/replies': [conversation([aMessage(), replied], request)],
    [list]: inbox([answeredFirst, second], [request, second]),
  })
  await expect.element(message.getByText(/komt binnen in info@parkeerpiloot\.nl/)).toBeVisible()
  await message.getByRole('button', { name: 'Plak een reactie bij dit bericht' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Plak een reactie' })
  await dialog.getByRole('button', { name: 'Toevoegen' }).click()
  await expect.element(dialog.getByText('Plak hier wat de bezoeker schreef')).toBeVisible()
  await dialog.getByLabelText('Reactie').fill('Het is gelukt.')
  await dialog.getByRole('button', { name: 'Toevoegen' }).click()

  await expect.element(toasts.getByText('Reactie toegevoegd')).toBeVisible()
  const thread = screen.getByRole('list', { name: 'Gesprek' })
  await expect.element(thread.getByText('Het is gelukt.')).toBeVisible()
  await expect.element(screen.getByText('Reactie', { exact: true })).toBeVisible()
})

test('without mail the inbox answers in the mail program, and shows what was answered before', async () => {
  const { message, screen } = await show({
    [list]: inbox([answeredFirst]),
    [openingOf(1)]: [opened(answeredFirst, { thread: [aMessage()], mailFrom: null })],
  })

  await expect.element(screen.getByRole('list', { name: 'Gesprek' })).toBeVisible()
  await expect
    .element(message.getByRole('link', { name: 'Beantwoorden' }))
    .toHaveAttribute('href', expect.stringMatching(/^mailto:/))
  await expect.element(message.getByLabelText(field)).not.toBeInTheDocument()
})

test('what could not be loaded can be asked again', async () => {
  const { message } = await showAll(undefined, {
    [openingOf(1)]: [refusal(500, 'stuk'), refusal(500, 'stuk'), opened(first)],
  })
  await message.getByRole('button', { name: 'Probeer opnieuw' }).click()

  await expect.element(message.getByLabelText(field)).toBeVisible()
})

test('a message that is left is closed', async () => {
  const { calls, rows, message } = await showAll(undefined, { [openingOf(1)]: twice() })
  await expect.element(message.getByLabelText(field)).toBeVisible()
  await rows.nth(1).getByRole('link').click()

  await expect
    .poll(() => calls.map(({ method, url }) => `${method} ${new URL(url).pathname}`))
    .toContain('DELETE /api/admin/contacts/1/opening')
})

test.each([390, 1440])(
  'at %i px R goes to the answer, clear of the buttons below',
  async (width) => {
    await page.viewport(width, 844)
    const { message, screen } = await showAll('/admin/contacts?status=alle&id=1', {
      [openingOf(1)]: twice(),
    })
    await message.getByRole('button', { name: 'Beantwoorden' }).click()
    const answer = message.getByLabelText(field)
    await expect.element(answer).toHaveFocus()
    await expect.element(answer).toBeInViewport({ ratio: 1 })
    expect(screen.container.scrollWidth).toBeLessThanOrEqual(width)
  },
)
