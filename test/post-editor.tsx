import { QueryClientProvider } from '@tanstack/react-query'
import { createRoutesStub, Link, Outlet } from 'react-router'
import { expect } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createQueries } from '#app/admin/api/queries.ts'
import { PostEditor } from '#app/admin/blog/post-editor.tsx'
import { logOutParam } from '#app/admin/session/login-address.ts'
import { LoginDialog } from '#app/admin/session/login-dialog.tsx'
import { ToastProvider } from '#app/admin/ui/toast.tsx'
import { TooltipProvider } from '#app/admin/ui/tooltip.tsx'
import type { AdminPost, PostDraft, PostFields } from '#domain/post/post.ts'
import { pick } from '#domain/post/post-draft.ts'
import { type Answers, answerCalls } from './calls.ts'
import { aPost } from './fixtures.ts'

export const at = '2026-11-20T09:24:00.000Z'
export const live: AdminPost = {
  ...aPost({ id: 5 }),
  status: 'published',
  publishAt: null,
  draft: null,
  version: 3,
  updatedAt: at,
}
export const fields = pick(live)
export const draftOf = (special: Partial<PostFields> = {}, version = 1): PostDraft => ({
  fields: { ...fields, ...special },
  username: 'ander',
  version,
  updatedAt: at,
})
export const concept: AdminPost = { ...live, status: 'draft', draft: draftOf() }

/** The 409 response when another editor or the publishing job has changed the post. */
export const stale = (current: AdminPost) =>
  Response.json({ error: 'Dit artikel is intussen gewijzigd', current }, { status: 409 })

/** With the header's way out. */
const Frame = () => (
  <>
    <Link to={`/admin/login?${logOutParam}`}>Uitloggen</Link>
    <Outlet />
  </>
)

const Site = createRoutesStub([
  { path: '/admin/login', Component: () => <p>Uitgelogd</p> },
  {
    Component: Frame,
    children: [
      { path: '/admin/blog', Component: () => <p>De lijst</p> },
      { path: '/admin/blog/new', Component: () => <PostEditor /> },
      { path: '/admin/blog/:id/edit', Component: () => <PostEditor id="5" /> },
    ],
  },
])

export const draftCall = 'PUT /api/admin/blog/5/draft'
export const dropCall = 'DELETE /api/admin/blog/5/draft'
export const publishCall = 'POST /api/admin/blog/5/publish'

/** Opens the editor of post 5, or of a new one, with a response for each call. */
export async function openEditor(answers: Answers, path = '/admin/blog/5/edit') {
  const calls = answerCalls(answers)
  const screen = await render(
    <QueryClientProvider client={createQueries()}>
      <ToastProvider>
        <TooltipProvider>
          <Site initialEntries={[path]} />
          <LoginDialog />
        </TooltipProvider>
      </ToastProvider>
    </QueryClientProvider>,
  )
  return { screen, calls }
}

/** Opens the editor with this post and waits until it is editable. */
export async function show(post: AdminPost | undefined, answers: Answers = {}) {
  const read = post && { 'GET /api/admin/blog/5': [Response.json(post)] }
  const path = post ? '/admin/blog/5/edit' : '/admin/blog/new'
  const { screen, calls } = await openEditor({ ...read, ...answers }, path)
  const text = screen.getByRole('textbox', { name: 'Tekst van het artikel' })
  await expect.element(text, { timeout: 20_000 }).toBeVisible()
  const title = screen.getByRole('textbox', { name: 'Titel' })
  const toasts = screen.getByRole('region', { name: 'Meldingen (F8)' })
  return { screen, calls, text, title, toasts }
}

export const bodyOf = (calls: Request[], method: string, path: string) =>
  calls.findLast((call) => call.method === method && call.url.endsWith(path))?.json()

/** Saves at once instead of after the autosave delay. */
export const saveNow = () => userEvent.keyboard('{Control>}s{/Control}')
