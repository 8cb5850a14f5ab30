import { QueryClientProvider } from '@tanstack/react-query'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createQueries } from '#app/admin/api/queries.ts'
import { ToastProvider } from '#app/admin/ui/toast.tsx'
import { TooltipProvider } from '#app/admin/ui/tooltip.tsx'
import type { ListRules } from '#domain/admin/list-view.ts'
import type { AdminPostSummary } from '#domain/post/post.ts'
import { type Answers, answerCalls } from '#test/calls.ts'
import { aPost } from '#test/fixtures.ts'
import { pagesFrom } from '#test/list-calls.ts'
import PostsPage from './list.tsx'

beforeEach(() => page.viewport(1280, 900))

afterEach(() => vi.unstubAllGlobals())

function aPostSummary(special: Partial<AdminPostSummary>): AdminPostSummary {
  const { content: _, ...summary } = aPost()
  return {
    ...summary,
    status: 'published',
    publishAt: null,
    hasDraft: false,
    version: 3,
    updatedAt: '2026-11-18T09:24:00.000Z',
    ...special,
  }
}

const live = aPostSummary({ id: 1, title: 'Vroeg boeken', hasDraft: true })
const planned = aPostSummary({
  id: 2,
  title: 'Kerst',
  status: 'scheduled',
  publishAt: '2099-12-01T08:00:00.000Z',
  category: 'travel',
})
const draft = aPostSummary({ id: 3, title: '', status: 'draft', hasDraft: true })
const archived = aPostSummary({ id: 4, title: 'Oud nieuws', status: 'archived' })
const posts = [live, planned, draft, archived]

/** How the server finds the posts. */
const rules: ListRules<AdminPostSummary> = {
  filterOn: { category: ({ category }) => category, status: ({ status }) => status },
}

const Site = createRoutesStub([{ path: '/admin/blog', Component: PostsPage }])

async function show(answers: Answers = {}) {
  const calls = answerCalls({ 'GET /api/admin/blog': pagesFrom(rules, posts), ...answers })
  const screen = await render(
    <QueryClientProvider client={createQueries()}>
      <ToastProvider>
        <TooltipProvider>
          <Site initialEntries={['/admin/blog']} />
        </TooltipProvider>
      </ToastProvider>
    </QueryClientProvider>,
  )
  await expect.element(screen.getByRole('table')).toBeVisible()
  return { screen, calls, toasts: screen.getByRole('region', { name: 'Meldingen (F8)' }) }
}

type Screen = Awaited<ReturnType<typeof show>>['screen']

const titles = (screen: Screen) =>
  screen
    .getByRole('row')
    .elements()
    .slice(1)
    .map((row) => row.querySelector('a')?.textContent)

test('a row shows the status of the post', async () => {
  const { screen } = await show()
  const row = (at: number) => screen.getByRole('row').nth(at)

  await expect.element(screen.getByText('4 artikelen, waarvan 1 concept')).toBeVisible()
  await expect.element(row(1).getByText('Gepubliceerd', { exact: true })).toBeVisible()
  await expect.element(row(1).getByText('Wijzigingen niet gepubliceerd')).toBeVisible()
  await expect.element(row(2).getByText('Gepland 1 dec 2099 09:00')).toBeVisible()
  await expect.element(row(3).getByText('Concept')).toBeVisible()
  await expect.element(row(4).getByText('Gearchiveerd')).toBeVisible()
  await expect
    .poll(() => titles(screen))
    .toEqual(['Vroeg boeken', 'Kerst', '(zonder titel)', 'Oud nieuws'])
})

test('category and status each filter the list', async () => {
  const { screen } = await show()

  await screen.getByLabelText('Status').selectOptions('Gepland')
  await expect.poll(() => titles(screen)).toEqual(['Kerst'])
  await screen.getByRole('button', { name: 'Tips & Tricks 3' }).click()
  await expect.poll(() => titles(screen)).toEqual([])
})

test('only a published post has a link to the site', async () => {
  const { screen } = await show()
  await screen.getByRole('button', { name: 'Acties voor Vroeg boeken' }).click()
  await expect
    .element(screen.getByRole('menuitem', { name: 'Bekijken' }))
    .toHaveAttribute('href', '/blog/vroeg-boeken-loont')
  await userEvent.keyboard('{Escape}')

  await screen.getByRole('button', { name: 'Acties voor Oud nieuws' }).click()
  await expect.element(screen.getByRole('menuitem', { name: 'Terugzetten' })).toBeVisible()
  await expect.element(screen.getByRole('menuitem', { name: 'Bekijken' })).not.toBeInTheDocument()
})

test('a post is archived, and published again', async () => {
  const { screen, calls, toasts } = await show({
    'PUT /api/admin/blog/1/status': [
      Response.json({ ...live, content: '', draft: null, status: 'archived', version: 4 }),
      Response.json({ ...live, content: '', draft: null, version: 5 }),
    ],
  })
  await screen.getByRole('button', { name: 'Acties voor Vroeg boeken' }).click()
  await screen.getByRole('menuitem', { name: 'Archiveren' }).click()
  await expect.element(toasts.getByText('Artikel gearchiveerd')).toBeVisible()
  await toasts.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect.element(toasts.getByText('Ongedaan gemaakt')).toBeVisible()

  const bodies = calls.filter(({ method }) => method === 'PUT').map((call) => call.json())
  expect(await Promise.all(bodies)).toEqual([
    { status: 'archived', version: 3 },
    { status: 'published', version: 4 },
  ])
})

test('several posts are deleted together', async () => {
  const { screen, calls, toasts } = await show({
    'DELETE /api/admin/blog': [Response.json({ change: 'abc' })],
  })
  await screen.getByRole('checkbox', { name: 'Selecteer Kerst' }).click()
  await screen.getByRole('checkbox', { name: 'Selecteer Oud nieuws' }).click()
  await screen.getByRole('button', { name: 'Verwijderen' }).click()
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Verwijderen' }).click()

  await expect.element(toasts.getByText('2 artikelen zijn succesvol verwijderd.')).toBeVisible()
  expect(await calls.find(({ method }) => method === 'DELETE')?.json()).toEqual({
    rows: [
      { id: 2, version: 3 },
      { id: 4, version: 3 },
    ],
  })
})
