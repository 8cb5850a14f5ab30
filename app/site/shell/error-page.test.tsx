import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { createRoutesStub, data, useRouteError } from 'react-router'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { RequestId } from '#app/site/page/request-id.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { isHydrated } from '#test/server-html.tsx'
import { ErrorPage } from './error-page.tsx'

const Absent = createRoutesStub([
  {
    path: '/',
    Component: Nothing,
    HydrateFallback: Nothing,
    ErrorBoundary: Caught,
    loader() {
      throw data(null, { status: 404 })
    },
  },
])

const Broken = createRoutesStub([{ path: '/', Component: Failure }])

function Nothing() {
  return null
}

function Caught() {
  return <ErrorPage error={useRouteError()} />
}

function Failure() {
  return (
    <div data-alive={useHydrated() || undefined}>
      <ErrorPage error={new Error('Stuk')} />
    </div>
  )
}

test('a 404 suggests the airport that the address may have meant', async () => {
  const suggested = [{ code: 'AMS', name: 'Schiphol', slug: 'schiphol', city: 'Amsterdam' }]
  const Meant = createRoutesStub([
    {
      path: '/',
      Component: Nothing,
      HydrateFallback: Nothing,
      ErrorBoundary: Caught,
      loader() {
        throw data({ suggested }, { status: 404 })
      },
    },
  ])
  const screen = await render(<Meant />)

  await expect.element(screen.getByText('Bedoelde je:')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Parkeren Schiphol' }))
    .toHaveAttribute('href', '/parkeren/schiphol')
})

test('a 404 has the text of the specification, inside the frame', async () => {
  const screen = await render(<Absent />)

  await expect
    .element(screen.getByRole('heading', { name: '404 Page Not Found', exact: true }))
    .toBeVisible()
  await expect
    .element(screen.getByText('Did you forget to add the page to the router?'))
    .toBeVisible()
  await expect.element(screen.getByRole('banner')).toBeVisible()
  await expect.element(screen.getByRole('contentinfo')).toBeVisible()
})

test('the error code of the server survives hydration', async () => {
  await loadParts()
  const root = document.createElement('div')
  document.body.append(root)
  root.innerHTML = renderToString(
    <RequestId value="3f2a9c11">
      <Broken />
    </RequestId>,
  )

  const hydrated = hydrateRoot(root, <Broken />)
  await expect.poll(() => root.querySelector('[data-alive]')).not.toBeNull()
  await expect.poll(() => isHydrated(root.querySelector('code'))).toBe(true)
  expect(root.textContent).toContain('Storingscode: 3f2a9c11')
  hydrated.unmount()
  root.remove()
})

/** Rendering to a string does not wait for parts that come later. */
async function loadParts() {
  const screen = await render(<Broken />)
  await expect.element(screen.getByRole('heading', { name: 'Er ging iets mis' })).toBeVisible()
  await expect.element(screen.getByRole('contentinfo')).toBeVisible()
  await screen.unmount()
}

test('an error in the browser has no code', async () => {
  const screen = await render(<Broken />)

  await expect.element(screen.getByRole('heading', { name: 'Er ging iets mis' })).toBeVisible()
  const code = screen.container.querySelector<HTMLElement>('p:has(code)')
  expect(code).not.toBeNull()
  await expect.element(code).not.toBeVisible()
})
