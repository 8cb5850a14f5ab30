import { QueryClientProvider } from '@tanstack/react-query'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createQueries } from '#app/admin/api/queries.ts'
import { ToastProvider } from '#app/admin/ui/toast.tsx'
import DeletedPage from '#app/routes/admin/deleted.tsx'
import type { Deleted } from '#domain/changes/change.ts'
import { answerCalls } from '#test/calls.ts'

afterEach(() => vi.unstubAllGlobals())

test('a long username fits on a phone', async () => {
  await page.viewport(390, 844)
  const deleted: Deleted = {
    change: '6f1c1f9e-3d4f-4c55-9f0d-0d3a3c1b2a10',
    at: '2026-11-20T15:42:00.000Z',
    username: 'beheermama'.repeat(6),
    items: [{ subject: 'parkings', id: 1, name: 'Polderpark' }],
  }
  answerCalls({ 'GET /api/admin/changes/deleted': [Response.json([deleted])] })
  const Site = createRoutesStub([{ path: '/', Component: DeletedPage }])
  const screen = await render(
    <QueryClientProvider client={createQueries()}>
      <ToastProvider>
        <Site />
      </ToastProvider>
    </QueryClientProvider>,
  )
  await expect.element(screen.getByText(/Verwijderd door/)).toBeVisible()

  expect(document.documentElement.scrollWidth).toBe(390)
})
