import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { AdminPost, PostRevision } from '#domain/post/post.ts'
import { pick } from '#domain/post/post-draft.ts'
import { answerCalls } from '#test/calls.ts'
import { at, draftOf, live, show } from '#test/post-editor.tsx'

beforeEach(async () => {
  localStorage.clear()
  await page.viewport(1280, 900)
})

afterEach(() => vi.unstubAllGlobals())

const planned: AdminPost = {
  ...live,
  status: 'scheduled',
  publishAt: '2099-12-01T08:00:00.000Z',
}
test('the publication time is announced only if it is in the future', async () => {
  const { screen } = await show({ ...live, status: 'draft' })
  await screen.getByRole('button', { name: 'Plannen' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByLabelText('Datum').fill('2020-01-01')
  await expect.element(dialog.getByText(/verschijnt/)).not.toBeInTheDocument()
  await dialog.getByRole('button', { name: 'Plannen' }).click()
  await expect.element(dialog.getByText('Kies een moment dat nog komt')).toBeVisible()

  await dialog.getByLabelText('Datum').fill('2099-12-01')
  await expect
    .element(dialog.getByText(/verschijnt dinsdag 1 december 2099 om 09:00/))
    .toBeVisible()
  await expect.element(dialog.getByText('Kies een moment dat nog komt')).not.toBeInTheDocument()
})

test('changes to a scheduled post are published only after it is scheduled again', async () => {
  const { screen, calls, title } = await show(planned, {
    'PUT /api/admin/blog/5/draft': [Response.json(draftOf({ title: 'Anders' }))],
    'POST /api/admin/blog/5/schedule': [Response.json({ ...planned, title: 'Anders', version: 4 })],
  })
  const again = screen.getByRole('button', { name: 'Plan opnieuw op 1 dec 2099 09:00' })
  await expect.element(screen.getByText('Het verschijnt zoals het er nu staat.')).toBeVisible()
  await expect.element(again).not.toBeInTheDocument()
  await expect.element(screen.getByText(/wijzigingen gaan pas mee/)).not.toBeInTheDocument()
  await title.fill('Anders')
  await expect
    .element(screen.getByText('Je wijzigingen gaan pas mee als je opnieuw plant.'))
    .toBeVisible()
  await again.click()

  await expect.element(again).not.toBeInTheDocument()
  const notice = screen.getByText('Dit artikel is gepland.').element()
  await expect.element(notice.closest<HTMLElement>('[tabindex]')).toHaveFocus()
  const sent = calls.find(({ url }) => url.endsWith('/schedule'))
  expect(await sent?.json()).toMatchObject({ at: '2099-12-01T09:00' })
})

const versions: PostRevision[] = [
  { id: 2, at, username: 'beheer', status: 'archived', fields: pick(live) },
  {
    id: 1,
    at,
    username: 'beheer',
    status: 'published',
    fields: { ...pick(live), title: 'Laat boeken loont', slug: 'laat-boeken-loont' },
  },
]
const versionsCall = 'GET /api/admin/blog/5/revisions'

test('a revision is restored without its slug', async () => {
  const { screen, title } = await show(live, { [versionsCall]: [Response.json(versions)] })
  await screen.getByRole('button', { name: 'Versies' }).click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByText('Nu op de site door beheer')).toBeVisible()
  await dialog.getByText('Gepubliceerd door beheer').click()
  await dialog.getByText('Wat terugzetten verandert').click()
  await expect.element(dialog.getByRole('heading', { name: 'Titel' })).toBeVisible()
  await expect.element(dialog.getByRole('heading', { name: 'Slug' })).not.toBeInTheDocument()

  await dialog.getByRole('button', { name: 'Zet terug' }).click()
  await expect.element(title).toHaveValue('Laat boeken loont')
  await expect.element(screen.getByText('vroeg-boeken-loont', { exact: true })).toBeVisible()
})

test('a version by someone with a long username fits on a phone', async () => {
  await page.viewport(390, 844)
  const username = 'beheerder'.repeat(6)
  const named = versions.map((version) => ({ ...version, username }))
  const { screen } = await show(live, { [versionsCall]: [Response.json(named)] })
  await screen.getByRole('button', { name: 'Versies' }).click()
  const list = screen.getByRole('dialog').getByRole('list', { name: 'Versies' })
  await expect.element(list).toBeVisible()

  expect(list.element().scrollWidth).toBe(list.element().clientWidth)
  expect(list.element().getBoundingClientRect().right).toBeLessThan(390)
})

test('the versions open at the first change, and tell what stood there before any change', async () => {
  const long = '<p>Boek vroeg.</p>'.repeat(80)
  const [newest] = versions
  if (!newest) throw new Error('there are versions')
  const start = { ...newest, id: 0, username: null, fields: { ...pick(live), content: long } }
  const edited = { ...start, id: 1, username: 'beheer' }
  edited.fields = { ...start.fields, content: `${long}<p>Nog een zin.</p>` }
  const { screen } = await show(live, { [versionsCall]: [Response.json([edited, start])] })
  await screen.getByRole('button', { name: 'Versies' }).click()
  const dialog = screen.getByRole('dialog')

  await expect.element(dialog.getByText(/Nog een zin\./)).toBeInViewport()
  await expect.element(dialog.getByText(/vóór de eerste wijziging/)).toBeInTheDocument()
})

test('revisions that failed to load can be retried', async () => {
  const answers: Record<string, Response[]> = {
    [versionsCall]: [new Response(null, { status: 500 })],
  }
  const { screen } = await show(live, answers)
  await screen.getByRole('button', { name: 'Versies' }).click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByText('De versies konden niet worden geladen.')).toBeVisible()

  answerCalls({ [versionsCall]: [Response.json(versions)] })
  await dialog.getByRole('button', { name: 'Probeer opnieuw' }).click()
  await expect.element(dialog.getByText('Gepubliceerd door beheer')).toBeVisible()
})

test("a failed save is also shown at the toolbar while the page's head is scrolled away", async () => {
  const content = '<p>Boek vroeg.</p>'.repeat(80)
  const { screen, text } = await show({ ...live, content })
  await text.click()
  await userEvent.keyboard('{Control>}{End}{/Control}Echt.{Control>}s{/Control}')
  const toolbar = screen.getByRole('toolbar', { name: 'Opmaak' })
  await expect.element(screen.getByText(/Niet opgeslagen/).last()).toBeInViewport()
  await expect.element(toolbar).toBeInViewport()

  window.scrollTo(0, 0)
  await expect.poll(() => screen.getByText(/Niet opgeslagen/).elements().length).toBe(1)
})

test('what visitors read now cannot be restored', async () => {
  const { screen } = await show(live, { [versionsCall]: [Response.json(versions)] })
  await screen.getByRole('button', { name: 'Versies' }).click()
  const dialog = screen.getByRole('dialog')

  await expect.element(dialog.getByText('Nu op de site door beheer')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Zet terug' })).not.toBeInTheDocument()
})
