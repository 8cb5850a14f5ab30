import { createRoutesStub } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ContactDesk } from './contact-desk.tsx'
import { notSent } from './trouble.ts'
import { useMessageForm } from './use-message-form.ts'

const message = {
  name: 'Marieke',
  email: 'marieke@example.com',
  subject: 'Shuttle',
  message: 'Hoe vaak rijdt de shuttle?',
}

const field = (label: string) => page.getByLabelText(label, { exact: true })
const sendButton = () => page.getByRole('button', { name: 'Verzenden', exact: true })
const summary = () => page.getByRole('alert')
const thanks = () => page.getByRole('heading', { name: 'Bedankt voor je bericht!' })

const alert = vi.fn()
const logged = vi.fn()

beforeEach(() => {
  alert.mockReset()
  logged.mockReset()
  given = {}
  vi.spyOn(window, 'alert').mockImplementation(alert)
})

let given: Parameters<typeof ContactDesk>[0] = {}

const Site = createRoutesStub([{ path: '/contact', Component: Desk }])

function Desk() {
  return <ContactDesk {...given} />
}

function open(at = '/contact') {
  return render(<Site initialEntries={[at]} />)
}

async function fillIn(said: Partial<typeof message> = {}) {
  const { name, email, subject, message: text } = { ...message, ...said }
  await field('Naam').fill(name)
  await field('E-mail').fill(email)
  await field('Onderwerp').fill(subject)
  await field('Bericht').fill(text)
}

function answer(status: number, body: unknown = {}, headers: HeadersInit = {}) {
  return vi.spyOn(window, 'fetch').mockImplementation(async () => {
    return Response.json(body, { status, headers })
  })
}

/** A failure is logged, as the specification says, so console output is expected. */
function expectLog() {
  vi.spyOn(console, 'error').mockImplementation(logged)
}

/** Clears the expected output: test/quiet.ts checks the same spy. */
function forgetLog() {
  vi.spyOn(console, 'error').mockClear()
}

async function expectTyped() {
  await expect.element(field('Naam')).toHaveValue(message.name)
  await expect.element(field('E-mail')).toHaveValue(message.email)
  await expect.element(field('Onderwerp')).toHaveValue(message.subject)
  await expect.element(field('Bericht')).toHaveValue(message.message)
}

test('a message is posted to the API as JSON, and the thanks take focus', async () => {
  const fetch = answer(201, { id: 1 })
  await open()
  await fillIn()
  await sendButton().click()

  await expect.element(thanks()).toBeVisible()
  await expect
    .element(page.getByText('We hebben je bericht ontvangen en zullen zo snel mogelijk reageren.'))
    .toBeVisible()
  expect(document.activeElement).toContainElement(thanks().element())

  const [path, init] = fetch.mock.calls[0] ?? []
  expect(path).toBe('/api/contact')
  expect(init?.method).toBe('POST')
  expect(new Headers(init?.headers).get('content-type')).toBe('application/json')
  expect(JSON.parse(String(init?.body))).toEqual({
    ...message,
    website: '',
    secondsOpen: expect.any(Number),
  })
  expect(fetch).toHaveBeenCalledOnce()
  expect(alert).not.toHaveBeenCalled()
})

test('a new message starts with an empty form', async () => {
  answer(201, { id: 1 })
  await open()
  await fillIn()
  await sendButton().click()
  await page.getByRole('button', { name: 'Nieuw bericht versturen' }).click()

  await expect.element(field('Naam')).toHaveFocus()
  for (const label of ['Naam', 'E-mail', 'Onderwerp', 'Bericht']) {
    await expect.element(field(label)).toHaveValue('')
  }
})

test('a new message after a server error starts with an empty form too', async () => {
  answer(201, { id: 1 })
  given = { typed: { name: 'A', email: 'fout' }, trouble: { fields: { email: ['Onjuist'] } } }
  await open()
  await fillIn()
  await sendButton().click()
  await page.getByRole('button', { name: 'Nieuw bericht versturen' }).click()

  await expect.element(field('Naam')).toHaveFocus()
  await expect.element(field('Naam')).toHaveValue('')
  await expect.element(field('E-mail')).toHaveValue('')
  await expect.element(summary()).not.toBeInTheDocument()
})

test('the message field has six rows', async () => {
  await open()

  await expect.element(field('Bericht')).toHaveAttribute('rows', '6')
})

test('the fields are disabled while sending, and the message is sent once', async () => {
  let arrive = (_: Response) => {}
  const underway = new Promise<Response>((resolve) => {
    arrive = resolve
  })
  const fetch = vi.spyOn(window, 'fetch').mockReturnValue(underway)
  await open()
  await fillIn()
  await sendButton().click()

  const busy = page.getByRole('button', { name: 'Verzenden...' })
  await expect.element(busy).toHaveFocus()
  await expect.element(busy).toHaveAttribute('aria-disabled', 'true')
  await expect.element(field('Naam')).toBeDisabled()
  await expect.element(field('Bericht')).toBeDisabled()
  await userEvent.keyboard('{Enter}')

  arrive(Response.json({ id: 1 }, { status: 201 }))
  await expect.element(thanks()).toBeVisible()
  expect(fetch).toHaveBeenCalledOnce()
})

test('a form whose rules are slow to load says that it is sending, and takes no second press', async () => {
  let load = () => {}
  const loaded = new Promise<void>((resolve) => {
    load = resolve
  })
  const send = vi.fn(async () => undefined)
  function SlowForm() {
    const { sending, wiring } = useMessageForm<{ name: string }>({
      trouble: undefined,
      focused: false,
      loadCheck: async () => {
        await loaded
        return () => ({})
      },
      send,
      onSent: () => undefined,
      onFailure: (trouble) => trouble,
    })
    return (
      <form {...wiring}>
        <button type="submit">{sending ? 'Verzenden...' : 'Verzenden'}</button>
      </form>
    )
  }
  await render(<SlowForm />)
  await sendButton().click()

  const busy = page.getByRole('button', { name: 'Verzenden...' })
  await expect.element(busy).toBeVisible()
  await busy.click()
  load()
  await expect.element(sendButton()).toBeVisible()
  expect(send).toHaveBeenCalledOnce()
})

test('errors are shown at the fields and in a summary, and nothing is sent', async () => {
  const fetch = answer(201)
  await open()
  await fillIn({ name: 'M', email: 'marieke@', subject: 'Shut', message: 'Hallo' })
  await sendButton().click()

  await expect.element(page.getByText('Naam moet minimaal 2 karakters bevatten')).toBeVisible()
  await expect.element(page.getByText('Ongeldig e-mailadres')).toBeVisible()
  await expect.element(page.getByText('Onderwerp moet minimaal 5 karakters bevatten')).toBeVisible()
  await expect.element(page.getByText('Bericht moet minimaal 10 karakters bevatten')).toBeVisible()
  await expect
    .element(summary())
    .toHaveTextContent(
      'Er ontbreekt nog iets. Vul de vier velden hieronder aan en verstuur je bericht opnieuw.',
    )
  await expect.element(summary()).toHaveFocus()
  expect(fetch).not.toHaveBeenCalled()
})

test('a single wrong field takes focus, without a summary', async () => {
  await open()
  await fillIn({ subject: 'Shut' })
  await sendButton().click()

  await expect.element(field('Onderwerp')).toHaveFocus()
  await expect.element(field('Onderwerp')).toHaveAttribute('aria-invalid')
  await expect.element(summary()).not.toBeInTheDocument()
})

test('a corrected error disappears, and typing shows no new errors', async () => {
  await open()
  await fillIn({ name: 'M', subject: 'Shut' })
  await sendButton().click()
  await expect.element(summary()).toBeVisible()

  await field('Naam').fill('Marieke')
  await field('E-mail').fill('marieke@')

  await expect.element(field('Naam')).not.toHaveAttribute('aria-invalid')
  await expect.element(field('E-mail')).not.toHaveAttribute('aria-invalid')
  await expect.element(field('Onderwerp')).toHaveAttribute('aria-invalid')
})

test("the server's errors are shown at their fields, and what was typed is kept", async () => {
  expectLog()
  answer(422, {
    error: 'Het bericht is niet goed ingevuld',
    fields: { email: ['Ongeldig e-mailadres'] },
  })
  await open()
  await fillIn()
  await sendButton().click()

  await expect.element(page.getByText('Ongeldig e-mailadres')).toBeVisible()
  await expect.element(field('E-mail')).toHaveFocus()
  await expectTyped()
  expect(alert).toHaveBeenCalledExactlyOnceWith(notSent)
  forgetLog()
})

test('a 429 shows how long to wait', async () => {
  expectLog()
  answer(429, { error: 'Te veel' }, { 'retry-after': '130' })
  await open()
  await fillIn()
  await sendButton().click()

  await expect
    .element(summary())
    .toHaveTextContent('Je hebt veel berichten gestuurd. Probeer het over 3 minuten opnieuw.')
  await expect.element(summary()).toHaveFocus()
  await expectTyped()
  forgetLog()
})

test.each([
  [
    'a server error',
    () => answer(500, { error: 'Er ging iets mis bij ons.' }),
    'Er ging iets mis bij ons.',
  ],
  ['a response from a proxy', () => answerWithPage(), '502: Bad Gateway'],
  ['a network failure', () => noAnswer(), 'Failed to fetch'],
])('%s is logged and alerted, and the form is kept', async (_, answers, text) => {
  expectLog()
  answers()
  await open()
  await fillIn()
  await sendButton().click()

  await expect
    .poll(() => alert.mock.calls)
    .toEqual([
      ['Er is een fout opgetreden bij het verzenden van je bericht. Probeer het later opnieuw.'],
    ])
  expect(logged).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: text }))
  await expect.element(sendButton()).toHaveFocus()
  await expectTyped()
  await expect.element(thanks()).not.toBeInTheDocument()

  answer(201, { id: 1 })
  await sendButton().click()
  await expect.element(thanks()).toBeVisible()
  forgetLog()
})

function answerWithPage() {
  return vi.spyOn(window, 'fetch').mockImplementation(async () => {
    return new Response('<h1>Bad Gateway</h1>', { status: 502, statusText: 'Bad Gateway' })
  })
}

function noAnswer() {
  return vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
}

test('values and errors returned from a form without JavaScript are shown', async () => {
  const typed = { ...message, name: 'M', email: 'marieke@' }
  const fields = {
    name: ['Naam moet minimaal 2 karakters bevatten'],
    email: ['Ongeldig e-mailadres'],
  }
  given = { typed, trouble: { fields } }
  await open()

  await expect.element(field('Naam')).toHaveValue('M')
  await expect.element(field('Bericht')).toHaveValue(message.message)
  await expect.element(field('E-mail')).toHaveAttribute('aria-invalid')
  await expect
    .element(summary())
    .toHaveTextContent(
      'Er ontbreekt nog iets. Vul de twee velden hieronder aan en verstuur je bericht opnieuw.',
    )
  await expect.element(summary()).toHaveFocus()
})

test('the thanks after a form without JavaScript also lead back to the form', async () => {
  await open('/contact?verzonden=ja')
  await expect.element(thanks()).toBeVisible()

  await page.getByRole('button', { name: 'Nieuw bericht versturen' }).click()

  await expect.element(field('Naam')).toHaveFocus()
})

test('the honeypot is out of the tab order and the accessibility tree', async () => {
  await open()

  await expect.element(page.getByRole('textbox', { name: 'Website' })).not.toBeInTheDocument()
  await field('Bericht').click()
  await userEvent.tab()
  await expect.element(sendButton()).toHaveFocus()
})
