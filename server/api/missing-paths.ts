import { z } from 'zod'
import { deleteMissingPath, listMissingPaths } from '#server/db/missing-paths.ts'
import type { AdminCall } from './administrator.ts'
import { problem, readInput } from './json.ts'

export const pathSchema = z.object({ path: z.string().min(1).max(300) })

export async function list(call: AdminCall): Promise<Response> {
  return call.json(await listMissingPaths())
}

/** It comes back when it is asked for again. */
export async function remove(call: AdminCall): Promise<Response> {
  const missing = () => problem(call, 404, 'Dit adres staat niet in de lijst')
  const input = await readInput(call, pathSchema, missing)
  if (!input.ok) return input.why
  return (await deleteMissingPath(input.value.path)) ? call.body(null, 204) : missing()
}
