import { QueryClientProvider } from '@tanstack/react-query'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { createQueries } from '#app/admin/api/queries.ts'
import type { ApiDocument, ApiOperation } from '#domain/admin/api-document.ts'
import { answerCalls, refusal } from '#test/calls.ts'
import { ApiCalls } from './api-calls.tsx'

afterEach(() => vi.unstubAllGlobals())

const asked = 'GET /api/openapi.json'

const aCall: ApiOperation = {
  operationId: 'getParkings',
  tags: ['Parkings'],
  summary: 'Geeft alle parkings.',
  security: [],
  parameters: [{ name: 'airport', in: 'query', required: false, schema: { type: 'string' } }],
  responses: { 200: { description: 'Gelukt', content: { 'application/json': {} } } },
}

const body = {
  type: 'object',
  properties: { name: { type: 'string', minLength: 2, maxLength: 100 } },
  required: ['name'],
}

// More than fits in a window.
const lines = Array.from({ length: 40 }, (_, line) => `Regel ${line}`)

const site: ApiDocument = {
  openapi: '3.1.0',
  info: { title: 'De API', version: '1', description: lines.join('\n\n') },
  tags: [{ name: 'Parkings' }, { name: 'Media' }],
  paths: {
    '/api/parkings': { get: aCall },
    '/api/admin/parkings/{id}': {
      put: {
        ...aCall,
        operationId: 'putAdminParkingsId',
        summary: 'Wijzigt een parking.',
        description: 'Voor: redacteur, beheerder.',
        security: [{ basic: [] }],
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
        requestBody: { required: true, content: { 'application/json': { schema: body } } },
      },
    },
    '/api/admin/media': {
      post: {
        ...aCall,
        operationId: 'postAdminMedia',
        tags: ['Media'],
        parameters: [],
        requestBody: { required: true, content: { 'application/octet-stream': {} } },
      },
    },
  },
  components: {
    securitySchemes: { basic: { type: 'http', scheme: 'basic' } },
    responses: {
      Refusal: {
        description: '404: Dit bestaat niet.',
        content: { 'application/json': { schema: { properties: { error: { type: 'string' } } } } },
      },
    },
  },
}

const Site = createRoutesStub([{ path: '/admin/api', Component: ApiCalls }])

async function open(answers: Response[], hash = '') {
  answerCalls({ [asked]: answers })
  return await render(
    <QueryClientProvider client={createQueries()}>
      <Site initialEntries={[`/admin/api${hash}`]} />
    </QueryClientProvider>,
  )
}

test('a call shows its purpose, access, input and responses', async () => {
  const screen = await open([Response.json(site)])
  const call = screen.getByRole('article', { name: 'PUT /api/admin/parkings/{id}' })

  await expect.element(call.getByText('Wijzigt een parking.')).toBeVisible()
  await expect
    .element(call.getByText('Voor: redacteur, beheerder. Antwoord: 200 Gelukt, of een weigering.'))
    .toBeVisible()
  await expect.element(call.getByText(/2 tot 100 tekens/)).not.toBeVisible()
  await call.getByText(/^1 veld/).click()
  await expect.element(call.getByText('tekst, 2 tot 100 tekens, verplicht')).toBeVisible()
})

test('query parameters and a file body are distinguished', async () => {
  const screen = await open([Response.json(site)])
  const call = screen.getByRole('article', { name: 'GET /api/parkings' })
  await call.getByText(/^1 veld/).click()

  await expect.element(call.getByText('tekst, in de query')).toBeVisible()
  await expect.element(call.getByText(/^Voor iedereen/)).toBeVisible()
  await expect.element(screen.getByText(/Je stuurt application\/octet-stream/)).toBeVisible()
})

test('an address with the anchor of a call scrolls to it', async () => {
  const screen = await open([Response.json(site)], '#postAdminMedia')

  await expect.element(screen.getByRole('heading', { name: /admin\/media/ })).toBeInViewport()
})

test('a description that failed to load can be retried', async () => {
  const screen = await open([refusal(500, ''), refusal(500, ''), Response.json(site)])
  await expect.element(screen.getByText('Aanroepen worden geladen...')).toBeVisible()
  const again = screen.getByRole('button', { name: 'Probeer opnieuw' })

  await expect.element(again).toBeVisible()
  await again.click()
  await expect.element(screen.getByText('404: Dit bestaat niet.')).toBeVisible()
})
