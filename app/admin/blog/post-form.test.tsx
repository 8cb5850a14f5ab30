import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerCalls, refusal } from '#test/calls.ts'
import {
  at,
  bodyOf,
  concept,
  draftCall,
  draftOf,
  dropCall,
  fields,
  live,
  openEditor,
  saveNow,
  show,
} from '#test/post-editor.tsx'

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  await page.viewport(1280, 900)
})

afterEach(() => vi.unstubAllGlobals())

function logInAs(username: string) {
  sessionStorage.setItem('adminAuth', 'true')
  sessionStorage.setItem('adminCredentials', JSON.stringify({ username, password: 'sleutel' }))
}

test('a new post is created at the first text, and typing continues undisturbed', async () => {
  const { screen, calls, title, text } = await show(undefined, {
    'POST /api/admin/blog': [Response.json(concept, { status: 201 })],
    [draftCall]: [Response.json(draftOf({}, 2))],
  })
  await title.fill('Parkeren met kerst')
  await userEvent.keyboard('{Enter}')
  await expect.element(text).toHaveFocus()
  await userEvent.keyboard('Boek vroeg.')
  await saveNow()

  await expect.element(screen.getByText('Opgeslagen om 10:24')).toBeVisible()
  await expect.element(text).toHaveFocus()
  expect(await bodyOf(calls, 'POST', '/blog')).toMatchObject({
    title: 'Parkeren met kerst',
    slug: 'parkeren-met-kerst',
    content: '<p>Boek vroeg.</p>',
  })

  await userEvent.keyboard(' Echt.')
  await saveNow()
  await expect
    .poll(() => bodyOf(calls, 'PUT', '/5/draft'))
    .toMatchObject({
      fields: { content: '<p>Boek vroeg. Echt.</p>' },
      version: 1,
    })
})

test('a new post whose response was lost is sent again with the same key', async () => {
  const { calls, screen, title } = await show(undefined)
  await title.fill('Parkeren met kerst')
  await saveNow()
  const again = screen.getByRole('button', { name: 'probeer opnieuw' }).first()
  await expect.element(again).toBeVisible()
  await expect.element(screen.getByText(/Wat je typte, staat er nog\./).first()).toBeVisible()

  const later = answerCalls({ 'POST /api/admin/blog': [Response.json(concept, { status: 201 })] })
  await again.click()
  await expect.element(screen.getByText('Opgeslagen om 10:24')).toBeVisible()
  const keyIn = (requests: Request[]) =>
    requests.findLast(({ method }) => method === 'POST')?.headers.get('idempotency-key')
  expect(keyIn(calls)).toMatch(/^[\da-f-]{36}$/)
  expect(keyIn(later)).toBe(keyIn(calls))
})

test('what was typed since a lost response is saved in the post that it has added', async () => {
  const { screen, title } = await show(undefined)
  await title.fill('Parkeren met kerst')
  await saveNow()
  await expect
    .element(screen.getByRole('button', { name: 'probeer opnieuw' }).first())
    .toBeVisible()

  const later = answerCalls({
    'POST /api/admin/blog': [Response.json({ error: 'Nee', current: concept }, { status: 422 })],
    [draftCall]: [Response.json(draftOf({}, 2))],
  })
  await title.fill('Parkeren met Pasen')
  await saveNow()
  await expect
    .poll(() => bodyOf(later, 'PUT', '/5/draft'))
    .toMatchObject({ fields: { title: 'Parkeren met Pasen' } })
})

test('a pause in typing saves, and removes the copy in the browser', async () => {
  const { screen, title } = await show(concept, { [draftCall]: [Response.json(draftOf({}, 2))] })
  await title.fill('Anders')
  expect(localStorage).toHaveLength(1)

  await expect.element(screen.getByText('Opgeslagen om 10:24')).toBeVisible()
  expect(localStorage).toHaveLength(0)
})

test('opening a post saves nothing', async () => {
  const { screen, calls, text } = await show({
    ...live,
    content: '<p>Dag<br />Hoi</p>\n<p><b>x</b></p>',
  })
  await text.click()
  await userEvent.keyboard('{Control>}{End}{/Control}{ArrowUp}')
  await saveNow()

  expect(calls.filter(({ method }) => method !== 'GET')).toEqual([])
  await expect.element(screen.getByRole('button', { name: 'Publiceren' })).toBeDisabled()
})

test('a failed save is reported, kept in the browser, and retried', async () => {
  const { screen, title } = await show(concept)
  await title.fill('Anders')
  await saveNow()
  const again = screen.getByRole('button', { name: 'probeer opnieuw' }).first()
  await expect.element(again).toBeVisible()
  expect(localStorage).toHaveLength(1)

  answerCalls({ [draftCall]: [Response.json(draftOf({}, 2))] })
  await again.click()
  await expect.element(screen.getByText('Opgeslagen om 10:24')).toBeVisible()
  expect(localStorage).toHaveLength(0)
})

test('a failed save is reported again when the editor is left', async () => {
  const { screen, title, toasts } = await show(concept)
  await title.fill('Anders')
  await screen.getByRole('link', { name: 'Terug naar lijst' }).click()

  await expect.element(screen.getByText('De lijst')).toBeVisible()
  await expect.element(toasts.getByText('Artikel niet opgeslagen')).toBeVisible()
  await expect
    .element(
      toasts.getByText(
        'Je tekst staat nog in deze browser. Open "Anders" weer om die terug te zetten.',
      ),
    )
    .toBeVisible()
})

test('a post that is saved when the editor is left goes without a word', async () => {
  const { screen, calls, title, toasts } = await show(concept, {
    [draftCall]: [Response.json(draftOf({}, 2))],
  })
  await title.fill('Anders')
  await screen.getByRole('link', { name: 'Terug naar lijst' }).click()

  await expect.element(screen.getByText('De lijst')).toBeVisible()
  await expect.poll(() => localStorage).toHaveLength(0)
  expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(1)
  await expect.element(toasts.getByText('Artikel niet opgeslagen')).not.toBeInTheDocument()
})

test('a copy left in the browser is offered, and restored only on request', async () => {
  const left = { fields: { ...fields, title: 'Van voor de storing' }, at }
  localStorage.setItem('blogConcept:5', JSON.stringify(left))
  const { screen, title } = await show(concept)
  const notice = screen.getByText('Er staat een nieuwere versie in deze browser.')
  await expect.element(notice).toBeVisible()
  await expect.element(title).toHaveValue('Vroeg boeken loont')

  await screen.getByRole('button', { name: 'Terugzetten' }).click()
  await expect.element(title).toHaveValue('Van voor de storing')
  await expect.element(notice).not.toBeInTheDocument()
})

test('a copy left in the browser can be discarded', async () => {
  const left = { fields: { ...fields, title: 'Van voor de storing' }, at }
  localStorage.setItem('blogConcept:5', JSON.stringify(left))
  const { screen, title } = await show(concept)
  await screen.getByRole('button', { name: 'Weggooien' }).click()

  await expect.element(title).toHaveValue('Vroeg boeken loont')
  expect(localStorage).toHaveLength(0)
})

test('until that choice is made, new text gets a copy of its own', async () => {
  const left = { fields: { ...fields, title: 'Van voor de storing' }, at }
  localStorage.setItem('blogConcept:5:ander', JSON.stringify(left))
  const { screen, title } = await show(concept)
  await title.fill('Nieuw getypt')
  const kept = () => Object.values(localStorage).map((text) => JSON.parse(text).fields.title)

  expect(kept().toSorted()).toEqual(['Nieuw getypt', 'Van voor de storing'])
  await screen.getByRole('button', { name: 'Weggooien' }).click()
  expect(kept()).toEqual(['Nieuw getypt'])
})

test('two new posts in two tabs each have a copy', async () => {
  const left = { fields: { ...fields, title: 'In het andere tabblad' }, at }
  localStorage.setItem('blogConcept:new:ander', JSON.stringify(left))
  const { screen, title } = await show(undefined, {
    'POST /api/admin/blog': [Response.json(concept, { status: 201 })],
  })
  await title.fill('Parkeren met kerst')
  expect(localStorage).toHaveLength(2)
  await saveNow()

  await expect.element(screen.getByText('Opgeslagen om 10:24')).toBeVisible()
  expect(Object.keys(localStorage)).toEqual(['blogConcept:new:ander'])
})

test('a copy is of the account that typed it', async () => {
  const left = { fields: { ...fields, title: 'Van een collega' }, at }
  localStorage.setItem('blogConcept:5:ander:collega', JSON.stringify(left))
  logInAs('beheer')
  const { screen, title } = await show(concept)
  await title.fill('Nieuw getypt')

  expect(Object.keys(localStorage).map((key) => key.split(':')[3])).toEqual(
    expect.arrayContaining(['beheer', 'collega']),
  )
  await expect
    .element(screen.getByText('Er staat een nieuwere versie in deze browser.'))
    .not.toBeInTheDocument()
})

test('who logs out does so once the text is saved', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const { screen, title } = await show(concept, { [draftCall]: () => promise })
  await title.fill('Anders')
  await screen.getByRole('link', { name: 'Uitloggen' }).click()
  await expect.element(screen.getByText('Opslaan...').first()).toBeVisible()
  await expect.element(screen.getByText('Uitgelogd')).not.toBeInTheDocument()

  resolve(Response.json(draftOf({}, 2)))
  await expect.element(screen.getByText('Uitgelogd')).toBeVisible()
})

test('who logs out is asked about text that cannot be saved', async () => {
  const { screen, title } = await show(concept)
  await title.fill('Anders')
  const logOut = screen.getByRole('link', { name: 'Uitloggen' })
  await logOut.click()
  const asked = screen.getByRole('alertdialog', { name: 'Je artikel is niet opgeslagen.' })
  await asked.getByRole('button', { name: 'Blijf hier' }).click()
  await expect.element(title).toHaveValue('Anders')

  await logOut.click()
  await asked.getByRole('button', { name: 'Toch uitloggen' }).click()
  await expect.element(screen.getByText('Uitgelogd')).toBeVisible()
})

test('an expired session does not interrupt typing; it asks to log in once, after a pause', async () => {
  const no = () => refusal(401, 'Ongeldige gebruikersnaam of wachtwoord.')
  const { screen, title } = await show(concept, { [draftCall]: [no(), no(), no(), no()] })
  await title.fill('Anders')
  const again = screen.getByRole('button', { name: 'log opnieuw in' }).first()
  await expect.element(again).toBeVisible()
  await expect
    .element(again.element().closest<HTMLElement>('[role=status]'))
    .toHaveTextContent(
      'Je bent niet meer ingelogd. Niet opgeslagen: log opnieuw in. Wat je typte, staat er nog.',
    )
  const dialog = screen.getByRole('dialog', { name: 'Log opnieuw in' })
  await userEvent.type(title, ' weer')
  expect(dialog.elements()).toEqual([])

  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(again).toBeVisible()
  await again.click()
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(again).toBeVisible()
  await expect.element(screen.getByText(/Ongeldige gebruikersnaam/)).not.toBeInTheDocument()
  expect(localStorage).toHaveLength(1)
})

test('an incomplete post is not published, and its fields show why', async () => {
  const { screen, calls } = await show({ ...concept, draft: draftOf({ title: '', excerpt: 'x' }) })
  await screen.getByRole('button', { name: 'Publiceren' }).click()

  const summary = screen.getByText('Nog niet gepubliceerd.')
  await expect.element(summary.element().closest<HTMLElement>('[tabindex]')).toHaveFocus()
  await expect.element(screen.getByText('Titel moet minimaal 3 tekens bevatten')).toBeVisible()
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([])
})

test('an incomplete post is not planned either, and the summary names its fields', async () => {
  const { screen, calls } = await show({ ...concept, draft: draftOf({ title: '', excerpt: 'x' }) })
  await screen.getByRole('button', { name: 'Plannen' }).click()
  await screen.getByRole('dialog').getByRole('button', { name: 'Plannen' }).click()

  const summary = screen.getByRole('alert').filter({ hasText: 'Nog niet gepland.' })
  await expect.element(summary).toHaveFocus()
  await expect
    .element(summary)
    .toHaveTextContent(
      'Nog niet gepland. Controleer de twee velden met een melding: Titel en Samenvatting.',
    )
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([])
})

test('publishing saves first, and sends the version it is based on', async () => {
  const { screen, calls, title, toasts } = await show(live, {
    [draftCall]: [Response.json(draftOf({ title: 'Anders' }, 1))],
    'POST /api/admin/blog/5/publish': [Response.json({ ...live, title: 'Anders', version: 4 })],
  })
  await title.fill('Anders')
  await screen.getByRole('button', { name: 'Publiceren' }).click()

  await expect.element(toasts.getByText('Artikel gepubliceerd')).toBeVisible()
  expect(await bodyOf(calls, 'POST', '/5/publish')).toEqual({ version: 3, draftVersion: 1 })
  await expect.element(screen.getByRole('button', { name: 'Publiceren' })).toBeDisabled()
})

test('a slug in use is reported at its field', async () => {
  const error = 'Deze slug is al in gebruik'
  const { screen } = await show(concept, {
    'POST /api/admin/blog/5/publish': [
      Response.json({ error, fields: { slug: [error] } }, { status: 409 }),
    ],
  })
  await screen.getByRole('button', { name: 'Publiceren' }).click()

  await expect.element(screen.getByRole('textbox', { name: 'Slug' })).toHaveFocus()
})

test('a post is scheduled in Amsterdam time', async () => {
  const { screen, calls, toasts } = await show(concept, {
    'POST /api/admin/blog/5/schedule': [
      Response.json({ ...live, status: 'scheduled', publishAt: '2099-12-01T08:00:00.000Z' }),
    ],
  })
  await screen.getByRole('button', { name: 'Plannen' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByLabelText('Datum').fill('2020-01-01')
  await dialog.getByRole('button', { name: 'Plannen' }).click()
  await expect.element(dialog.getByText('Kies een moment dat nog komt')).toBeVisible()

  await dialog.getByLabelText('Datum').fill('2099-12-01')
  await dialog.getByRole('button', { name: 'Plannen' }).click()
  await expect.element(toasts.getByText('Artikel gepland')).toBeVisible()
  expect(await bodyOf(calls, 'POST', '/5/schedule')).toMatchObject({ at: '2099-12-01T09:00' })
  await expect.element(screen.getByText('Gepland 1 dec 2099 09:00')).toBeVisible()
})

test('discarding changes asks for confirmation, and restores the published text', async () => {
  const { screen, calls, text } = await show(
    { ...live, draft: draftOf({ content: '<p>Nog niet af.</p>' }) },
    {
      [dropCall]: [new Response(null, { status: 204 })],
      'GET /api/admin/blog/5': [
        Response.json({ ...live, draft: draftOf({ content: '<p>Nog niet af.</p>' }) }),
        Response.json(live),
      ],
    },
  )
  await screen.getByRole('button', { name: 'Wijzigingen weggooien' }).click()
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Weggooien' }).click()

  await expect.element(text).toHaveTextContent('Wie vooraf reserveert, betaalt minder.')
  expect(await bodyOf(calls, 'DELETE', '/5/draft')).toEqual({ version: 1, postVersion: 3 })
})

test('a published post is archived', async () => {
  const { screen, calls, toasts } = await show(live, {
    'PUT /api/admin/blog/5/status': [Response.json({ ...live, status: 'archived', version: 4 })],
  })
  await screen.getByRole('button', { name: 'Archiveren' }).click()

  await expect.element(toasts.getByText('Artikel gearchiveerd')).toBeVisible()
  expect(await bodyOf(calls, 'PUT', '/5/status')).toEqual({ status: 'archived', version: 3 })
})

test('a revision shows its differences, and is restored into the draft', async () => {
  const before = { ...fields, title: 'Laat boeken loont', content: '<p>Wie vooraf boekt.</p>' }
  const { screen, title, text } = await show(live, {
    'GET /api/admin/blog/5/revisions': [
      Response.json([
        { id: 2, at, username: 'beheer', status: 'published', fields },
        {
          id: 1,
          at: '2026-11-19T09:00:00.000Z',
          username: 'sanne',
          status: 'published',
          fields: before,
        },
      ]),
    ],
  })
  await screen.getByRole('button', { name: 'Versies' }).click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByText('Vroeg', { exact: true })).toBeVisible()
  expect(dialog.element().querySelector('del')).toHaveTextContent('Laat')
  expect(dialog.element().querySelector('ins')).toHaveTextContent('Vroeg')

  await dialog.getByText('Gepubliceerd door sanne').click()
  await dialog.getByRole('button', { name: 'Zet terug' }).click()
  await expect.element(title).toHaveValue('Laat boeken loont')
  await expect.element(text).toHaveTextContent('Wie vooraf boekt.')
})

test('a deleted post is reported', async () => {
  const { screen } = await openEditor({
    'GET /api/admin/blog/5': [refusal(404, 'Niet gevonden')],
  })

  await expect
    .element(screen.getByText('Artikel niet gevonden. Mogelijk is dit verwijderd.'))
    .toBeVisible()
})

test('a new post starts with the focus in its title', async () => {
  const { title } = await show(undefined)
  await expect.element(title).toHaveFocus()
})
