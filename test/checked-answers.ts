import { isDeepStrictEqual } from 'node:util'
import { vi } from 'vitest'
import { z } from 'zod'
import type { Call } from '#domain/api/calls.ts'

/** The calls whose response was checked in this test file. */
export const checkedCalls = new Set<Call>()

// Checks every API response in a test: one that differs from its schema makes the test fail.
vi.mock('#server/api/routes.ts', async (original) => {
  const routes = await original<typeof import('#server/api/routes.ts')>()
  const { descriptions } = await import('#server/api/descriptions.ts')
  const { problemSchema } = await import('#server/api/calls/problem.ts')
  const { keysOf } = await import('#domain/text/keys.ts')
  const { fetch } = routes.api

  routes.api.fetch = async (request, ...more) => {
    const response = await fetch(request, ...more)
    if (request.method === 'HEAD') return response
    if (response.ok) await check(request, response.clone())
    else if (isJson(response)) await checkProblem(request, await response.clone().json())
    return response
  }
  return routes

  async function check(request: Request, response: Response) {
    const url = new URL(request.url)
    const call = keysOf(descriptions).find(isCallOf(`${request.method} ${url.pathname}`))
    if (!call) throw new Error(`no description of ${request.method} ${url.pathname}`)
    const description = descriptions[call]
    if (!('answers' in description)) return

    const variants = 'variants' in description ? Object.entries(description.variants) : []
    const [, schema] = variants.find(([name]) => url.searchParams.has(name)) ?? []
    const answer: unknown = await response.json()
    const fitting = z.safeParse(schema ?? description.answers, answer)
    if (!fitting.success) throw new Error(`${call} answers otherwise: ${fitting.error.message}`)
    // Parsing drops the fields that the schema lacks.
    if (!isDeepStrictEqual(fitting.data, answer)) {
      throw new Error(`${call} answers more than its schema: ${JSON.stringify(answer)}`)
    }
    checkedCalls.add(call)
  }

  /** The current row of a stale write matches the schema of a read. */
  async function checkProblem({ method, url }: Request, body: unknown) {
    const { pathname } = new URL(url)
    const fitting = problemSchema.safeParse(body)
    if (!fitting.success || !isDeepStrictEqual(fitting.data, body)) {
      throw new Error(`${method} ${pathname} refuses otherwise: ${JSON.stringify(body)}`)
    }
    const { current } = fitting.data
    if (current === undefined || !/\/\d+$/.test(pathname)) return
    const call = keysOf(descriptions).find(isCallOf(`GET ${pathname}`))
    const read = call && descriptions[call]
    if (!read || !('answers' in read)) return
    const row = z.safeParse(read.answers, current)
    if (!row.success) throw new Error(`${call} is otherwise than: ${JSON.stringify(current)}`)
  }
})

const isJson = ({ headers }: Response) =>
  headers.get('content-type')?.startsWith('application/json') ?? false

const isCallOf = (request: string) => (call: Call) =>
  new RegExp(
    `^${call
      .replace(/:id/g, '\\d+')
      .replace(/:change/g, '[0-9a-f-]+')
      .replace(/:(airport|parking)/g, '[a-z0-9-]+')}$`,
  ).test(request)
