import { QueryClientProvider } from '@tanstack/react-query'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createQueries } from '#app/admin/queries.ts'
import { ToastProvider } from '#app/ui/toast.tsx'
import { TooltipProvider } from '#app/ui/tooltip.tsx'
import type { AdminPost, PostDraft, PostFields } from '#domain/post.ts'
import { pick } from '#domain/post-draft.ts'
import { answerCalls, refusal } from '#test/calls.ts'
import { aPost } from '#test/fixtures.ts'
import { PostEditor } from './post-editor.tsx'

beforeEach(async () => {
  localStorage.clear()
  await page.viewport(1280, 900)
})

afterEach(() => vi.unstubAllGlobals())

const at = '2026-11-20T09:24:00.000Z'
const live: AdminPost = {
  ...aPost({ id: 5 }),
  status: 'published',
  publishAt: null,
  draft: null,
  version: 3,
  updatedAt: at,
}
const fields = pick(live)
const draftOf = (special: Partial<PostFields> = {}, version = 1): PostDraft => ({
  fields: { ...fields, ...special },
  username: 'ander',
  version,
  updatedAt: at,
})
const concept: AdminPost = { ...live, status: 'draft', draft: draftOf() }

const Site = createRoutesStub([
  { path: '/admin/blog', Component: () => <p>De lijst</p> },
  { path: '/admin/blog/new', Component: () => <PostEditor /> },
  { path: '/admin/blog/:id/edit', Component: () => <PostEditor id="5" /> },
])

const draftCall = 'PUT /api/admin/blog/5/draft'

async function show(post: AdminPost | undefined, answers: Record<string, Response[]> = {}) {
  const calls = answerCalls({
    ...(post && { 'GET /api/admin/blog/5': [Response.json(post)] }),
    ...answers,
  })
  const screen = await render(
    <QueryClientProvider client={createQueries()}>
      <ToastProvider>
        <TooltipProvider>
          <Site initialEntries={[post ? '/admin/blog/5/edit' : '/admin/blog/new']} />
        </TooltipProvider>
      </ToastProvider>
    </QueryClientProvider>,
  )
  const text = screen.getByRole('textbox', { name: 'Tekst van het artikel' })
  await expect.element(text, { timeout: 20_000 }).toBeVisible()
  const title = screen.getByRole('textbox', { name: 'Titel' })
  const toasts = screen.getByRole('region', { name: 'Meldingen (F8)' })
  return { screen, calls, text, title, toasts }
}

const bodyOf = (calls: Request[], method: string, path: string) =>
  calls.findLast((call) => call.method === method && call.url.endsWith(path))?.json()

/** Without the pause after which it would be done anyway. */
const saveNow = () => userEvent.keyboard('{Control>}s{/Control}')

test('a new article gets its place with the first words, and one goes on typing', async () => {
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

test('a pause is enough to save, and the copy in the browser is gone then', async () => {
  const { screen, title } = await show(concept, { [draftCall]: [Response.json(draftOf({}, 2))] })
  await title.fill('Anders')
  expect(localStorage).toHaveLength(1)

  await expect.element(screen.getByText('Opgeslagen om 10:24'), { timeout: 5000 }).toBeVisible()
  expect(localStorage).toHaveLength(0)
})

test('looking at an article changes nothing', async () => {
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

test('what is not saved says so, stays in the browser, and is tried again', async () => {
  const { screen, title } = await show(concept)
  await title.fill('Anders')
  await saveNow()
  const again = screen.getByRole('button', { name: 'probeer opnieuw' })
  await expect.element(again).toBeVisible()
  expect(localStorage).toHaveLength(1)

  answerCalls({ [draftCall]: [Response.json(draftOf({}, 2))] })
  await again.click()
  await expect.element(screen.getByText('Opgeslagen om 10:24')).toBeVisible()
  expect(localStorage).toHaveLength(0)
})

test('what was left in the browser is offered, and comes back only when it is asked for', async () => {
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

test('or it is thrown away', async () => {
  const left = { fields: { ...fields, title: 'Van voor de storing' }, at }
  localStorage.setItem('blogConcept:5', JSON.stringify(left))
  const { screen, title } = await show(concept)
  await screen.getByRole('button', { name: 'Weggooien' }).click()

  await expect.element(title).toHaveValue('Vroeg boeken loont')
  expect(localStorage).toHaveLength(0)
})

test('of two versions each field is a choice, and the choice is saved over the newest', async () => {
  const theirs = draftOf({ title: 'Van de ander', content: '<p>Hun tekst.</p>' }, 2)
  const { screen, calls, title, text } = await show(concept, {
    [draftCall]: [
      Response.json({ error: 'Intussen opgeslagen', current: theirs }, { status: 409 }),
      Response.json(draftOf({}, 3)),
    ],
  })
  await title.fill('Van mij')
  await saveNow()
  const dialog = screen.getByRole('alertdialog')
  await dialog.getByRole('group', { name: 'Titel' }).getByText('Van mij').click()
  await dialog.getByRole('button', { name: 'Keuze opslaan' }).click()

  await expect.element(screen.getByText('Opgeslagen om 10:24')).toBeVisible()
  await expect.element(text).toHaveTextContent('Hun tekst.')
  expect(await bodyOf(calls, 'PUT', '/5/draft')).toMatchObject({
    fields: { title: 'Van mij', content: '<p>Hun tekst.</p>' },
    version: 2,
  })
})

test('a save whose answer was lost is no conflict', async () => {
  const { screen, title } = await show(concept, {
    [draftCall]: [
      Response.json(
        {
          error: 'Intussen opgeslagen',
          current: draftOf({ title: 'Van mij', slug: 'van-mij' }, 2),
        },
        { status: 409 },
      ),
    ],
  })
  await title.fill('Van mij')
  await saveNow()

  await expect.element(screen.getByText('Opgeslagen om 10:24')).toBeVisible()
})

test('an article that is not finished is not published: the fields say why', async () => {
  const { screen, calls } = await show({ ...concept, draft: draftOf({ title: '', excerpt: 'x' }) })
  await screen.getByRole('button', { name: 'Publiceren' }).click()

  const summary = screen.getByText('Nog niet gepubliceerd.')
  await expect.element(summary.element().closest<HTMLElement>('[tabindex]')).toHaveFocus()
  await expect.element(screen.getByText('Titel moet minimaal 3 tekens bevatten')).toBeVisible()
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([])
})

test('publishing first saves what was typed, and names what it is based on', async () => {
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

test('a slug that is taken is said at its field', async () => {
  const error = 'Deze slug is al in gebruik'
  const { screen } = await show(concept, {
    'POST /api/admin/blog/5/publish': [
      Response.json({ error, fields: { slug: [error] } }, { status: 409 }),
    ],
  })
  await screen.getByRole('button', { name: 'Publiceren' }).click()

  await expect.element(screen.getByRole('textbox', { name: 'Slug' })).toHaveFocus()
})

test('an article is planned by the clock at our airports', async () => {
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
  await expect.element(screen.getByText('Gepland 1 dec 09:00')).toBeVisible()
})

test('changes are thrown away after a question, and the text is what visitors read', async () => {
  const { screen, text } = await show(
    { ...live, draft: draftOf({ content: '<p>Nog niet af.</p>' }) },
    {
      'DELETE /api/admin/blog/5/draft': [new Response(null, { status: 204 })],
      'GET /api/admin/blog/5': [
        Response.json({ ...live, draft: draftOf({ content: '<p>Nog niet af.</p>' }) }),
        Response.json(live),
      ],
    },
  )
  await screen.getByRole('button', { name: 'Wijzigingen weggooien' }).click()
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Weggooien' }).click()

  await expect.element(text).toHaveTextContent('Wie vooraf reserveert, betaalt minder.')
})

test('a published article is archived', async () => {
  const { screen, calls, toasts } = await show(live, {
    'PUT /api/admin/blog/5/status': [Response.json({ ...live, status: 'archived', version: 4 })],
  })
  await screen.getByRole('button', { name: 'Archiveren' }).click()

  await expect.element(toasts.getByText('Artikel gearchiveerd')).toBeVisible()
  expect(await bodyOf(calls, 'PUT', '/5/status')).toEqual({ status: 'archived', version: 3 })
})

test('a former version shows what changed, and is put back into the draft', async () => {
  const before = { ...fields, title: 'Laat boeken loont', content: '<p>Wie vooraf boekt.</p>' }
  const { screen, title, text } = await show(live, {
    'GET /api/admin/blog/5/revisions': [
      Response.json([
        { id: 2, at, username: 'beheer', fields },
        { id: 1, at: '2026-11-19T09:00:00.000Z', username: 'sanne', fields: before },
      ]),
    ],
  })
  await screen.getByRole('button', { name: 'Versies' }).click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByText('Vroeg', { exact: true })).toBeVisible()
  expect(dialog.element().querySelector('del')).toHaveTextContent('Laat')
  expect(dialog.element().querySelector('ins')).toHaveTextContent('Vroeg')

  await dialog.getByText('sanne').click()
  await dialog.getByRole('button', { name: 'Zet terug' }).click()
  await expect.element(title).toHaveValue('Laat boeken loont')
  await expect.element(text).toHaveTextContent('Wie vooraf boekt.')
})

test('an article that is not there any more says so', async () => {
  answerCalls({ 'GET /api/admin/blog/5': [refusal(404, 'Niet gevonden')] })
  const screen = await render(
    <QueryClientProvider client={createQueries()}>
      <ToastProvider>
        <Site initialEntries={['/admin/blog/5/edit']} />
      </ToastProvider>
    </QueryClientProvider>,
  )

  await expect
    .element(screen.getByText('Artikel niet gevonden. Mogelijk is dit verwijderd.'))
    .toBeVisible()
})
