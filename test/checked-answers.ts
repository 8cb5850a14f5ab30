import { isDeepStrictEqual } from 'node:util'
import { vi } from 'vitest'
import { z } from 'zod'
import type { Call } from '#server/api/call.ts'

/** The calls whose response was checked in this test file. */
export const checkedCalls = new Set<string>()

// Checks every API response in a test: one that differs from its schema makes the test fail.
vi.mock('#server/api/routes.ts', async (original) => {
  const routes = await original<typeof import('#server/api/routes.ts')>()
  const { problemSchema } = await import('#server/api/openapi.ts')
  const { fetch } = routes.api
  const named = (request: string) => routes.calls.find(isCallOf(request))

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
    const call = named(`${request.method} ${url.pathname}`)
    if (!call) throw new Error(`no definition of ${request.method} ${url.pathname}`)
    if (!call.answers) return

    const variants = Object.entries(call.variants ?? {})
    const [, schema = call.answers] = variants.find(([name]) => url.searchParams.has(name)) ?? []
    const answer: unknown = await response.json()
    const parsed = z.safeParse(schema, answer)
    if (!parsed.success)
      throw new Error(`${nameOf(call)} answers otherwise: ${parsed.error.message}`)
    // Parsing drops the fields that the schema lacks.
    if (!isDeepStrictEqual(parsed.data, answer)) {
      throw new Error(`${nameOf(call)} answers more than its schema: ${JSON.stringify(answer)}`)
    }
    checkedCalls.add(nameOf(call))
  }

  /** The current row of a stale write matches the schema of a read. */
  async function checkProblem({ method, url }: Request, body: unknown) {
    const { pathname } = new URL(url)
    const parsed = problemSchema.safeParse(body)
    if (!parsed.success || !isDeepStrictEqual(parsed.data, body)) {
      throw new Error(`${method} ${pathname} refuses otherwise: ${JSON.stringify(body)}`)
    }
    const { current } = parsed.data
    if (current === undefined || !/\/\d+$/.test(pathname)) return
    const read = named(`GET ${pathname}`)
    if (!read?.answers) return
    const row = z.safeParse(read.answers, current)
    if (!row.success)
      throw new Error(`${nameOf(read)} is otherwise than: ${JSON.stringify(current)}`)
  }
})

const isJson = ({ headers }: Response) =>
  headers.get('content-type')?.startsWith('application/json') ?? false

const nameOf = ({ method, path }: Call) => `${method} ${path}`

const isCallOf = (request: string) => (call: Call) =>
  new RegExp(`^${nameOf(call).replace(/:\w+/g, '[^/]+')}$`).test(request)
