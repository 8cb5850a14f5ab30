import { QueryClientProvider } from '@tanstack/react-query'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { createQueries } from '#app/admin/api/queries.ts'
import { ToastProvider } from '#app/admin/ui/toast.tsx'
import type { Account } from '#domain/access/account.ts'
import type { AdminSession } from '#domain/access/admin-session.ts'
import { exampleSettings } from '#domain/settings/setting.ts'
import { answerCalls, lastBody, refusal } from '#test/calls.ts'
import { caughtDownloads } from '#test/downloads.ts'
import { withLapsedSession } from '#test/lapsed-session.ts'
import { Access } from './access.tsx'

const account = 'GET /api/admin/account'
const secondFactor = '/api/admin/account/second-factor'
const sessions = 'GET /api/admin/sessions'

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const off: Account = {
  username: 'beheer',
  role: 'editor',
  hasSecondFactor: false,
  needsSecondFactor: false,
  hasApp: false,
  passkeys: [],
  passkeySite: { origin: 'http://localhost', host: 'localhost', why: null },
  recoveryCodes: 0,
}
const on: Account = {
  username: 'beheer',
  role: 'editor',
  hasSecondFactor: true,
  needsSecondFactor: false,
  hasApp: true,
  passkeys: [],
  passkeySite: { origin: 'http://localhost', host: 'localhost', why: null },
  recoveryCodes: 10,
}
const here: AdminSession = {
  id: 1,
  isCurrent: true,
  device: 'Chrome op Windows',
  createdAt: '2026-11-20T08:00:00.000Z',
  lastUsedAt: '2026-11-20T15:42:00.000Z',
}
const phone: AdminSession = { ...here, id: 2, isCurrent: false, device: 'Safari op iPhone' }
const tablet: AdminSession = { ...phone, id: 3, device: 'Safari op iPad' }
const codes = Array.from({ length: 10 }, (_, index) => `abcde-fghi${index}`)

const Site = createRoutesStub([{ path: '/', Component: Access }])
const nothing = () => new Response(null, { status: 204 })
const wrongPassword = () =>
  Response.json(
    { error: 'Niet goed', fields: { password: ['Dit wachtwoord klopt niet'] } },
    { status: 422 },
  )

/** Enough responses for every refetch after a change. */
const repeated = (body: unknown) => Array.from({ length: 9 }, () => Response.json(body))

async function open(answers: Record<string, Response[]> = {}) {
  const settings = { values: exampleSettings, version: 1, updatedAt: '' }
  const calls = answerCalls({
    [account]: repeated(off),
    [sessions]: repeated([here]),
    'GET /api/admin/settings': repeated(settings),
    ...answers,
  })
  const screen = await render(
    <QueryClientProvider client={createQueries()}>
      <ToastProvider>
        <Site />
      </ToastProvider>
    </QueryClientProvider>,
  )
  return { screen, calls, sent: (method: string) => lastBody(calls, method) }
}

async function giveOwnPassword(screen: Awaited<ReturnType<typeof open>>['screen'], button: string) {
  const dialog = screen.getByRole('dialog')
  await dialog.getByLabelText('Je huidige wachtwoord').fill('een lang wachtwoord')
  await dialog.getByRole('button', { name: button }).click()
  return dialog
}

async function typePasswords(screen: Awaited<ReturnType<typeof open>>['screen'], again: string) {
  const form = screen.getByRole('region', { name: 'Wachtwoord', exact: true })
  await form.getByLabelText('Je huidige wachtwoord').fill('een lang wachtwoord')
  await form.getByLabelText('Nieuw wachtwoord', { exact: true }).fill('een nieuw wachtwoord')
  await form.getByLabelText('Nieuw wachtwoord nogmaals').fill(again)
  await form.getByRole('button', { name: 'Wachtwoord wijzigen' }).click()
  return form
}

test('a new password is sent with the current one, and the fields are cleared', async () => {
  const { screen, sent } = await open({ 'PUT /api/admin/account/password': [nothing()] })
  const form = await typePasswords(screen, 'een nieuw wachtwoord')

  await expect.element(screen.getByText('Wachtwoord gewijzigd')).toBeVisible()
  await expect.element(form.getByLabelText('Je huidige wachtwoord')).toHaveValue('')
  expect(await sent('PUT')).toEqual({
    password: 'een lang wachtwoord',
    next: 'een nieuw wachtwoord',
  })
})

test('a mismatch in the repeated password is reported before sending', async () => {
  const { screen, calls } = await open()
  const form = await typePasswords(screen, 'een nieuw wachtword')

  await expect.element(form.getByText('Dit is niet hetzelfde wachtwoord')).toBeVisible()
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false)
})

test('a wrong current password is reported at its field, and the fields keep their text', async () => {
  const { screen } = await open({ 'PUT /api/admin/account/password': [wrongPassword()] })
  const form = await typePasswords(screen, 'een nieuw wachtwoord')

  await expect.element(form.getByText('Dit wachtwoord klopt niet')).toBeVisible()
  await expect.element(form.getByLabelText('Je huidige wachtwoord')).toHaveFocus()
  await expect
    .element(form.getByLabelText('Nieuw wachtwoord', { exact: true }))
    .toHaveValue('een nieuw wachtwoord')
})

const offer = {
  secret: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567',
  qr: '<svg xmlns="http://www.w3.org/2000/svg"/>',
}

test('a phone is linked in three steps, and the recovery codes are shown until confirmed', async () => {
  const downloads = caughtDownloads()
  const wrongCode = { error: 'Niet goed', fields: { code: ['Deze code klopt niet.'] } }
  const { screen, sent } = await open({
    [account]: [Response.json(off), ...repeated(on)],
    [`POST ${secondFactor}`]: [Response.json(offer)],
    [`PUT ${secondFactor}`]: [
      Response.json(wrongCode, { status: 422 }),
      Response.json({ recoveryCodes: codes }),
    ],
  })
  await screen.getByRole('button', { name: 'Aanzetten' }).click()
  await giveOwnPassword(screen, 'Verder')

  await expect.element(screen.getByAltText('QR-code voor je authenticator-app')).toBeVisible()
  await expect.element(screen.getByText('ABCD EFGH IJKL MNOP QRST UVWX YZ23 4567')).toBeVisible()
  await screen.getByLabelText('Code uit je app').fill('000000')
  await screen.getByRole('button', { name: 'Aanzetten' }).click()
  await expect.element(screen.getByText('Deze code klopt niet.')).toBeVisible()

  await screen.getByLabelText('Code uit je app').fill('123 456')
  await screen.getByRole('button', { name: 'Aanzetten' }).click()
  const list = screen.getByRole('list', { name: 'Herstelcodes' })
  await expect.element(list.getByText('abcde-fghi9')).toBeVisible()
  expect(await sent('PUT')).toEqual({ code: '123 456' })

  await screen.getByRole('button', { name: 'Download codes' }).click()
  expect(await downloads[0]?.text).toContain('abcde-fghi0')
  await screen.getByRole('button', { name: 'Ik heb ze bewaard' }).click()
  await expect.element(list).not.toBeInTheDocument()
  await expect.element(screen.getByText('Je hebt nog 10 van de 10 herstelcodes.')).toBeVisible()
})

async function giveBothSteps(
  screen: Awaited<ReturnType<typeof open>>['screen'],
  code: string,
  button: string,
) {
  const dialog = screen.getByRole('dialog')
  await dialog.getByLabelText('Code uit je app, of een herstelcode').fill(code)
  return giveOwnPassword(screen, button)
}

test('turning the second factor off needs the password and a code', async () => {
  const wrongCode = { error: 'Niet goed', fields: { code: ['Deze code klopt niet.'] } }
  const { screen, calls, sent } = await open({
    [account]: [Response.json(on), ...repeated(off)],
    [`DELETE ${secondFactor}`]: [
      wrongPassword(),
      Response.json(wrongCode, { status: 422 }),
      nothing(),
    ],
  })
  await screen.getByRole('button', { name: 'Uitzetten' }).click()
  const dialog = await giveOwnPassword(screen, 'Uitzetten')
  await expect.element(dialog.getByText('Vul de code in')).toBeVisible()
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(false)

  await giveBothSteps(screen, '123 456', 'Uitzetten')
  await expect.element(dialog.getByText('Dit wachtwoord klopt niet')).toBeVisible()
  await dialog.getByRole('button', { name: 'Uitzetten' }).click()
  await expect.element(dialog.getByText('Deze code klopt niet.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Uitzetten' }).click()

  await expect.element(screen.getByText('Inloggen in twee stappen staat uit')).toBeVisible()
  expect(await sent('DELETE')).toEqual({ password: 'een lang wachtwoord', code: '123 456' })
})

test('running out of recovery codes shows a warning, and new ones need a code', async () => {
  const { screen, sent } = await open({
    [account]: repeated({ ...on, recoveryCodes: 1 }),
    'POST /api/admin/account/recovery-codes': [Response.json({ recoveryCodes: codes })],
  })
  await expect.element(screen.getByText(/Je hebt nog 1 herstelcode\./)).toBeVisible()
  await screen.getByRole('button', { name: 'Nieuwe herstelcodes' }).click()
  await giveBothSteps(screen, '123456', 'Nieuwe codes maken')

  await expect.element(screen.getByText('abcde-fghi0')).toBeVisible()
  expect(await sent('POST')).toEqual({ password: 'een lang wachtwoord', code: '123456' })
})

test('a call without a response is reported in its dialog', async () => {
  const { screen } = await open()
  await screen.getByRole('button', { name: 'Aanzetten' }).click()
  const dialog = await giveOwnPassword(screen, 'Verder')

  await expect
    .element(dialog.getByRole('alert'))
    .toHaveTextContent(
      'Niet gelukt. De site antwoordt niet. Er is een fout opgetreden bij het aanzetten. Probeer het later opnieuw.',
    )
})

test('another session is ended after confirmation', async () => {
  const { screen, calls } = await open({
    [sessions]: [Response.json([phone, here]), Response.json([here])],
    'DELETE /api/admin/sessions/2': [new Response(null, { status: 204 })],
  })
  const rows = screen.getByRole('list', { name: 'Sessies' }).getByRole('listitem')
  await expect.element(rows.first().getByText('Deze sessie')).toBeVisible()
  await expect.element(rows.first().getByRole('button')).not.toBeInTheDocument()

  await rows
    .last()
    .getByRole('button', { name: /Uitloggen.*Safari op iPhone/ })
    .click()
  const question = screen.getByRole('alertdialog', {
    name: 'Weet je zeker dat je de sessie "Safari op iPhone" wilt beëindigen?',
  })
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(false)
  await question.getByRole('button', { name: 'Uitloggen' }).click()

  await expect.element(screen.getByText('Sessie beëindigd')).toBeVisible()
  await expect.element(screen.getByText('Safari op iPhone')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('list', { name: 'Sessies' })).toHaveFocus()
})

test('all other sessions are ended in one call', async () => {
  const { screen } = await open({
    [sessions]: [Response.json([here, phone, tablet]), Response.json([here])],
    'DELETE /api/admin/sessions/others': [new Response(null, { status: 204 })],
  })
  await screen.getByRole('button', { name: 'Op andere apparaten uitloggen' }).click()
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Uitloggen' }).click()

  await expect.element(screen.getByText('Op andere apparaten uitgelogd')).toBeVisible()
  await expect
    .element(screen.getByRole('button', { name: 'Op andere apparaten uitloggen' }))
    .not.toBeInTheDocument()
})

test('a session that could not be ended is reported, and stays in the list', async () => {
  const { screen } = await open({
    [sessions]: [Response.json([here, phone]), Response.json([here, phone])],
    'DELETE /api/admin/sessions/2': [refusal(500, 'Er ging iets mis bij ons.')],
  })
  await screen.getByRole('button', { name: /Uitloggen.*Safari op iPhone/ }).click()
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Uitloggen' }).click()

  await expect.element(screen.getByText('Er ging iets mis bij ons.')).toBeVisible()
  await expect.element(screen.getByText('Safari op iPhone')).toBeVisible()
})

test.each([off, on])('no password or code is kept in the tab', async (who) => {
  withLapsedSession()
  const { screen } = await open({ [account]: repeated(who) })
  await typePasswords(screen, 'een ander wachtwoord')
  await screen.getByRole('button', { name: who === on ? 'Uitzetten' : 'Aanzetten' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByLabelText('Je huidige wachtwoord').fill('een lang wachtwoord')
  if (who === on) await dialog.getByLabelText(/^Code uit je app/).fill('493817')

  const kept = JSON.stringify([{ ...sessionStorage }, { ...localStorage }])
  expect(kept).not.toMatch(/een (lang|nieuw|ander) wachtwoord|493817/)
})
