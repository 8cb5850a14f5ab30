import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { AdminPost } from '#domain/post/post.ts'
import {
  bodyOf,
  concept,
  draftCall,
  draftOf,
  dropCall,
  live,
  publishCall,
  saveNow,
  show,
  stale,
} from '#test/post-editor.tsx'

beforeEach(async () => {
  localStorage.clear()
  await page.viewport(1280, 900)
})

afterEach(() => vi.unstubAllGlobals())

test('two conflicting versions offer a choice per field, saved on the newest version', async () => {
  const theirs = draftOf({ title: 'Van de ander', content: '<p>Hun tekst.</p>' }, 2)
  const { screen, calls, title, text } = await show(concept, {
    [draftCall]: [stale({ ...concept, draft: theirs }), Response.json(draftOf({}, 3))],
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

test('a save whose response was lost is no conflict', async () => {
  const { screen, title } = await show(concept, {
    [draftCall]: [stale({ ...concept, draft: draftOf({ title: 'Van mij', slug: 'van-mij' }, 2) })],
  })
  await title.fill('Van mij')
  await saveNow()

  await expect.element(screen.getByText('Opgeslagen om 10:24')).toBeVisible()
})

test('a conflict does not interrupt typing; the choice opens on request', async () => {
  const theirs = draftOf({ title: 'Van de ander' }, 2)
  const { screen, calls, title } = await show(concept, {
    [draftCall]: [stale({ ...concept, draft: theirs }), stale({ ...concept, draft: theirs })],
  })
  await title.fill('Van mij')
  const choose = screen.getByRole('button', { name: 'kies wat er blijft staan' }).first()
  await expect.element(choose).toBeVisible()
  await expect.element(title).toHaveFocus()
  await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument()

  await choose.click()
  const dialog = screen.getByRole('alertdialog')
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await dialog.getByRole('radio', { name: 'Van jou Van mij' }).click()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).toBeVisible()
  expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(2)

  await dialog.getByRole('button', { name: 'Terug naar het formulier' }).click()
  await expect.element(title).toHaveValue('Van mij')
  await expect.element(choose).toBeVisible()
})

test('for a long text the choice shows its differences', async () => {
  const rest = Array.from({ length: 60 }, (_, index) => `<p>Alinea ${index}.</p>`).join('')
  const written = { ...concept, draft: draftOf({ content: `<p>Boek vroeg.</p>${rest}` }) }
  const theirs = draftOf({ content: `<p>Boek laat.</p>${rest}` }, 2)
  const { screen, text } = await show(written, {
    [draftCall]: [stale({ ...concept, draft: theirs })],
  })
  await text.click()
  await userEvent.keyboard('{Control>}{Home}{/Control}Dus: ')
  await saveNow()
  const group = screen.getByRole('alertdialog').getByRole('group', { name: 'Tekst' })

  await expect.element(group.getByRole('deletion').first()).toHaveTextContent('laat.')
  await expect.element(group.getByRole('insertion').first()).toHaveTextContent('Dus:')
  await expect.element(group).not.toHaveTextContent('Alinea 30')
  await expect.element(group.getByRole('radio', { name: 'Van jou' })).toBeChecked()
})

test('a version that another admin published is a choice, and is not overwritten', async () => {
  const theirs = { ...live, title: 'Van de ander', content: '<p>Hun tekst.</p>', version: 4 }
  const { screen, calls, title, text } = await show(live, {
    [draftCall]: [stale(theirs), Response.json(draftOf({}, 1))],
  })
  await title.fill('Van mij')
  await screen.getByRole('button', { name: 'Publiceren' }).click()
  const dialog = screen.getByRole('alertdialog')
  await expect.element(dialog.getByText('Overgenomen van een ander: Tekst.')).toBeVisible()
  await expect.element(dialog.getByRole('group', { name: 'Tekst' })).not.toBeInTheDocument()
  expect(await bodyOf(calls, 'PUT', '/5/draft')).toMatchObject({ postVersion: 3 })
  await dialog.getByRole('button', { name: 'Keuze opslaan' }).click()

  await expect.element(screen.getByText('Opgeslagen om 10:24')).toBeVisible()
  await expect.element(text).toHaveTextContent('Hun tekst.')
  const saved = await bodyOf(calls, 'PUT', '/5/draft')
  expect(saved).toMatchObject({ fields: { title: 'Van mij' }, postVersion: 4 })
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([])
})

test('publication by the job during editing is no conflict', async () => {
  const scheduled: AdminPost = {
    ...live,
    status: 'scheduled',
    publishAt: '2099-12-01T08:00:00.000Z',
  }
  const out = { ...live, date: '2099-12-01', version: 4 }
  const { screen, calls, title } = await show(scheduled, {
    [draftCall]: [stale(out), Response.json(draftOf({ title: 'Anders' }, 1))],
  })
  await title.fill('Anders')
  await saveNow()

  await expect.element(screen.getByText('Opgeslagen om 10:24')).toBeVisible()
  await expect.element(screen.getByText(/^Gepland 1 dec/)).not.toBeInTheDocument()
  expect(await bodyOf(calls, 'PUT', '/5/draft')).toMatchObject({
    fields: { title: 'Anders', date: '2099-12-01' },
    postVersion: 4,
  })
})

test('an open form notices that its post was published', async () => {
  const timers = vi.spyOn(window, 'setInterval')
  const scheduled: AdminPost = {
    ...live,
    status: 'scheduled',
    publishAt: '2020-12-01T08:00:00.000Z',
  }
  const { screen } = await show(scheduled, {
    'GET /api/admin/blog/5': [Response.json(scheduled), Response.json(live)],
  })
  const planned = screen.getByText(/^Gepland 1 dec/)
  await expect.element(planned).toBeVisible()
  // Runs the poll of every 30 seconds.
  for (const [tick, delay] of timers.mock.calls) if (delay === 30_000) (tick as () => void)()
  timers.mockRestore()

  await expect.element(planned).not.toBeInTheDocument()
  await expect.element(screen.getByRole('link', { name: 'Bekijk op de site' })).toBeVisible()
})

test('a publish call whose response was lost counts as done', async () => {
  const { screen, toasts } = await show(concept, {
    [publishCall]: [stale({ ...live, version: 4 })],
  })
  await screen.getByRole('button', { name: 'Publiceren' }).click()

  await expect.element(toasts.getByText('Artikel gepubliceerd')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Publiceren' })).toBeDisabled()
})

test('a post that another admin archived is not silently republished', async () => {
  const changed = { ...live, draft: draftOf({ title: 'Anders' }) }
  const { screen, calls, toasts } = await show(changed, {
    [publishCall]: [stale({ ...changed, status: 'archived', version: 4 })],
  })
  await screen.getByRole('button', { name: 'Publiceren' }).click()

  await expect.element(toasts.getByText(/Iemand anders heeft dit artikel/)).toBeVisible()
  await expect.element(screen.getByText('Gearchiveerd').first()).toBeVisible()
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1)
})

test('the text of another editor comes in by itself where nothing was typed', async () => {
  const theirs = draftOf({ content: '<p>Hun tekst.</p>', author: 'Ander' }, 2)
  const { screen, calls, title, text, toasts } = await show(concept, {
    [draftCall]: [stale({ ...concept, draft: theirs }), Response.json(draftOf({}, 3))],
  })
  await title.fill('Van mij')
  await saveNow()

  await expect.element(text).toHaveTextContent('Hun tekst.')
  await expect
    .element(toasts.getByText('Overgenomen van een ander: Tekst en Auteur.'))
    .toBeVisible()
  await expect.element(screen.getByText('Opgeslagen om 10:24')).toBeVisible()
  await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument()
  expect(await bodyOf(calls, 'PUT', '/5/draft')).toMatchObject({
    fields: { title: 'Van mij', content: '<p>Hun tekst.</p>', author: 'Ander' },
    version: 2,
  })
})

test('what came in from another editor is read before it is published', async () => {
  const theirs = { ...live, draft: draftOf({ content: '<p>Hun tekst.</p>' }, 2) }
  const { screen, calls, title, toasts } = await show(live, {
    [draftCall]: [stale(theirs), Response.json(draftOf({ title: 'Van mij' }, 3))],
    [publishCall]: [Response.json({ ...live, version: 5 })],
  })
  await title.fill('Van mij')
  const publish = screen.getByRole('button', { name: 'Publiceren' })
  await publish.click()
  await expect
    .element(toasts.getByText(/Controleer het en .* Overgenomen van een ander: Tekst\.$/))
    .toBeVisible()
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([])

  await publish.click()
  await expect.element(toasts.getByText('Artikel gepubliceerd')).toBeVisible()
})

test("another admin's draft is not discarded, but shown", async () => {
  const theirs = { ...live, draft: draftOf({ title: 'Van de ander' }, 2) }
  const { screen, title, toasts } = await show(
    { ...live, draft: draftOf({}) },
    {
      [dropCall]: [stale(theirs)],
    },
  )
  await screen.getByRole('button', { name: 'Wijzigingen weggooien' }).click()
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Weggooien' }).click()

  await expect.element(toasts.getByText(/Iemand anders heeft dit artikel/)).toBeVisible()
  await expect.element(title).toHaveValue('Van de ander')
})
