import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import type { ReplyTemplate } from '#domain/contact/reply-template.ts'
import { lastBody, refusal } from '#test/calls.ts'
import { aContact, first, inbox, json, list, show, showAll } from '#test/inbox.tsx'
import { lapsed, logInAgain, loginAnswers, withLapsedSession } from '#test/lapsed-session.ts'
import { pagesFrom } from '#test/list-calls.ts'

beforeEach(() => page.viewport(1280, 900))

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
  vi.restoreAllMocks()
})

test.each([390, 768, 1440])('at %i px the reply to a long message is in view', async (width) => {
  await page.viewport(width, 844)
  const long = aContact({ message: 'Een heel lang verhaal over parkeren.\n'.repeat(120) })
  const { message } = await show({ [list]: inbox([long]) }, '/admin/contacts?status=alle&id=1')

  await expect
    .element(message.getByRole('link', { name: 'Beantwoorden' }))
    .toBeInViewport({ ratio: 1 })
})

test('a reply opens in the mail program', async () => {
  const { message } = await showAll()

  await expect
    .element(message.getByRole('link', { name: 'Beantwoorden' }))
    .toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:marieke@example\.com\?subject=Re%3A%20Annuleren.*Marieke/),
    )
})

const template: ReplyTemplate = {
  id: 4,
  name: 'Annuleren',
  text: 'Beste {naam},\nAnnuleren doe je bij de aanbieder.',
  position: 1,
  version: 2,
  updatedAt: '2026-11-20T15:42:00.000Z',
}
const templates = 'GET /api/admin/reply-templates'

test('a reply can start from a template', async () => {
  const opened: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    opened.push(this.href)
  })
  const { message, screen } = await showAll(undefined, { [templates]: pagesFrom({}, [template]) })
  await message.getByRole('button', { name: 'Beantwoorden met een sjabloon' }).click()
  await screen.getByRole('menuitem', { name: 'Annuleren' }).click()

  await expect.poll(() => opened).toHaveLength(1)
  expect(new URL(opened[0] ?? '').searchParams.get('body')).toMatch(
    /^Beste Marieke Jansen,\r\nAnnuleren doe je bij de aanbieder\./,
  )
})

test('a template is added, and what was typed is not lost by closing', async () => {
  const { message, screen, calls } = await showAll(undefined, {
    [templates]: pagesFrom({}, [], [template]),
    'POST /api/admin/reply-templates': json(template),
  })
  await message.getByRole('button', { name: 'Beantwoorden met een sjabloon' }).click()
  await screen.getByRole('menuitem', { name: 'Sjablonen beheren' }).click()
  await expect.element(screen.getByText('Er zijn nog geen sjablonen.')).toBeVisible()
  await screen.getByRole('button', { name: 'Nieuw sjabloon' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Nieuw sjabloon' })
  await dialog.getByLabelText('Naam').fill('Annuleren')
  await dialog.getByLabelText('Tekst').fill('Beste {nam}, annuleren kan.')
  await dialog.getByRole('button', { name: 'Opslaan' }).click()
  await expect
    .element(dialog.getByLabelText('Tekst'))
    .toHaveAccessibleDescription(/\{nam\} kennen we niet/)

  await dialog.getByRole('button', { name: 'Sluiten' }).click()
  await screen.getByRole('button', { name: 'Verder schrijven' }).click()
  await dialog.getByLabelText('Tekst').fill(template.text)
  await dialog.getByRole('button', { name: 'Opslaan' }).click()
  await expect.element(screen.getByText('Sjabloon opgeslagen')).toBeVisible()
  const list = screen.getByRole('list', { name: 'Antwoordsjablonen' })
  await expect.element(list.getByRole('button', { name: 'Wijzig Annuleren' })).toBeVisible()
  expect(await lastBody(calls, 'POST')).toEqual({ name: 'Annuleren', text: template.text })
})

/** Follows a link behind a dialog, as back in the browser leaves the page. */
const behind = (link: Locator) =>
  link.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))

describe('a template that is not saved yet', () => {
  async function type(at?: string) {
    const shown = await showAll(at, { [templates]: pagesFrom({}, []) })
    const { message, screen } = shown
    await message.getByRole('button', { name: 'Beantwoorden met een sjabloon' }).click()
    await screen.getByRole('menuitem', { name: 'Sjablonen beheren' }).click()
    await screen.getByRole('button', { name: 'Nieuw sjabloon' }).click()
    const dialog = screen.getByRole('dialog', { name: 'Nieuw sjabloon' })
    const name = dialog.getByLabelText('Naam')
    await name.fill('Annuleren')
    await dialog.getByLabelText('Tekst').fill('Annuleren doe je bij de aanbieder.')
    return { ...shown, name }
  }

  test('is not lost by leaving the page without a question', async () => {
    const { screen, name } = await type()
    const closing = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(closing)
    expect(closing.defaultPrevented).toBe(true)

    behind(screen.getByText('Dashboard'))
    await screen.getByRole('button', { name: 'Blijf hier' }).click()
    await expect.element(name).toHaveValue('Annuleren')
    behind(screen.getByText('Dashboard'))
    await screen.getByRole('button', { name: 'Niet opslaan' }).click()
    await expect.element(screen.getByText('Het dashboard')).toBeVisible()
  })

  test('stays when the message that it was opened from closes', async () => {
    await page.viewport(390, 844)
    const { screen, name } = await type('/admin/contacts?status=alle&id=1')
    behind(screen.getByText('Terug naar lijst'))

    await expect.element(screen.getByTestId('address')).not.toHaveTextContent('id=1')
    await expect.element(name).toHaveValue('Annuleren')
  })
})

test('on a phone a long template leaves room for its buttons', async () => {
  await page.viewport(390, 844)
  const long = { ...template, text: 'Beste {naam}, annuleren doe je bij de aanbieder. '.repeat(9) }
  const { message, screen } = await showAll('/admin/contacts?status=alle&id=1', {
    [templates]: pagesFrom({}, [long]),
  })
  await message.getByRole('button', { name: 'Beantwoorden met een sjabloon' }).click()
  await screen.getByRole('menuitem', { name: 'Sjablonen beheren' }).click()

  for (const name of ['Wijzig Annuleren', 'Verwijder Annuleren']) {
    await expect.element(screen.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  }
})

test('an unsaved note survives opening another message, and leaving asks for confirmation', async () => {
  const saved = { ...first, note: 'Belt terug', version: 2 }
  const { screen, calls, message, rows } = await showAll(undefined, {
    'PUT /api/admin/contacts/1': json(saved),
  })
  const note = message.getByLabelText('Interne notitie')
  await note.fill('Belt terug')
  await rows.nth(1).getByRole('link').click()
  await expect.element(note).toHaveValue('')

  await screen.getByRole('link', { name: 'Dashboard' }).click()
  await screen.getByRole('button', { name: 'Blijf hier' }).click()
  await rows.filter({ hasText: 'Notitie nog niet opgeslagen' }).getByRole('link').click()
  await expect.element(note).toHaveValue('Belt terug')
  await message.getByRole('button', { name: 'Notitie opslaan' }).click()

  await expect.element(message.getByText('Notitie opgeslagen.')).toBeVisible()
  expect(await lastBody(calls, 'PUT')).toEqual({ note: 'Belt terug', version: 1 })
  await screen.getByRole('link', { name: 'Dashboard' }).click()
  await expect.element(screen.getByText('Het dashboard')).toBeVisible()
})

test('a note is there again after a reload, and is saved after a lapsed session', async () => {
  withLapsedSession()
  const before = await showAll()
  await before.message.getByLabelText('Interne notitie').fill('Belt terug')
  await before.screen.unmount()

  const { calls, message } = await showAll(undefined, {
    ...loginAnswers(),
    'PUT /api/admin/contacts/1': [lapsed(), ...json({ ...first, note: 'Belt terug', version: 2 })],
  })
  await expect.element(message.getByLabelText('Interne notitie')).toHaveValue('Belt terug')
  await message.getByRole('button', { name: 'Notitie opslaan' }).click()
  await logInAgain()
  await expect.element(message.getByText('Notitie opgeslagen.')).toBeVisible()
  expect(await lastBody(calls, 'PUT')).toEqual({ note: 'Belt terug', version: 1 })
})

test('a note that could not be saved stays, and so does the word that it is not', async () => {
  const { screen, message } = await showAll(undefined, {
    'PUT /api/admin/contacts/1': [refusal(500, 'stuk')],
  })
  await message.getByLabelText('Interne notitie').fill('Gebeld')
  await message.getByRole('button', { name: 'Notitie opslaan' }).click()
  await screen.getByRole('button', { name: 'Sluiten' }).click()

  await expect.element(message.getByRole('status')).not.toHaveTextContent('Alleen zichtbaar')
  await expect.element(message.getByLabelText('Interne notitie')).toHaveValue('Gebeld')
})

test('two conflicting notes are shown side by side, and neither is overwritten', async () => {
  const current = { ...first, note: 'Gemaild', version: 5 }
  const { screen, calls, message } = await showAll(undefined, {
    'PUT /api/admin/contacts/1': [
      Response.json({ error: 'Dit bericht is intussen gewijzigd', current }, { status: 409 }),
      Response.json({ ...current, note: 'Gebeld', version: 6 }),
    ],
  })
  await message.getByLabelText('Interne notitie').fill('Gebeld')
  await message.getByRole('button', { name: 'Notitie opslaan' }).click()

  const dialog = screen.getByRole('alertdialog')
  await expect.element(dialog.getByText('Gemaild')).toBeVisible()
  await dialog.getByRole('radio', { name: 'Van jou Gebeld' }).click()
  await dialog.getByRole('button', { name: 'Keuze opslaan' }).click()

  await expect.element(message.getByText('Notitie opgeslagen.')).toBeVisible()
  expect(await lastBody(calls, 'PUT')).toEqual({ note: 'Gebeld', version: 5 })
})

test('a note can be saved after another admin resolved the request', async () => {
  const current = { ...first, isResolved: true, version: 2 }
  const { calls, message } = await showAll(undefined, {
    'PUT /api/admin/contacts/1': [
      Response.json({ error: 'Dit bericht is intussen gewijzigd', current }, { status: 409 }),
      Response.json({ ...current, note: 'Gebeld', version: 3 }),
    ],
  })
  await message.getByLabelText('Interne notitie').fill('Gebeld')
  await message.getByRole('button', { name: 'Notitie opslaan' }).click()

  await expect.element(message.getByText('Notitie opgeslagen.')).toBeVisible()
  await expect.element(message.getByText('Opgelost', { exact: true })).toBeVisible()
  expect(await lastBody(calls, 'PUT')).toEqual({ note: 'Gebeld', version: 2 })
})
