import { z } from 'zod'
import type { AdminCall } from '#server/api/access/authenticate.ts'
import { invalidInput, problem, readInput } from '#server/api/json.ts'
import { deleteMissingPath, listMissingPaths } from '#server/db/statistics/missing-paths.ts'

export const pathSchema = z.object({ path: z.string().min(1).max(300) })

export async function list(call: AdminCall): Promise<Response> {
  return call.json(await listMissingPaths())
}

/** Removes a path from the list. The next request for it adds it again. */
export async function remove(call: AdminCall): Promise<Response> {
  const input = await readInput(call, pathSchema, invalidInput)
  if (!input.ok) return input.why
  const isDeleted = await deleteMissingPath(input.value.path)
  return isDeleted ? call.body(null, 204) : problem(call, 404, 'Dit adres staat niet in de lijst')
}
