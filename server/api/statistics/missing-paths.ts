import { z } from 'zod'
import type { MissingPath, MissingPaths } from '#domain/address/missing-path.ts'
import { answerOf, count, moment } from '#server/api/answer.ts'
import { call } from '#server/api/call.ts'
import { invalidInput, problem, readInput } from '#server/api/json.ts'
import { deleteMissingPath, listMissingPaths } from '#server/db/statistics/missing-paths.ts'

const missingPaths = answerOf<MissingPaths>({
  paths: z.array(
    answerOf<MissingPath>({
      path: z.string(),
      hits: count,
      source: z.string(),
      lastAt: moment,
      suggestion: z.string(),
    }),
  ),
  scans: count,
})

const pathSchema = z.object({ path: z.string().min(1).max(300) })

export const list = call({
  method: 'GET',
  path: '/api/admin/missing-paths',
  does: 'Geeft de adressen waar bezoekers niets vonden.',
  role: 'reader',
  answers: missingPaths,
  async handle(call) {
    return call.json(await listMissingPaths())
  },
})

/** Removes a path from the list. The next request for it adds it again. */
export const remove = call({
  method: 'DELETE',
  path: '/api/admin/missing-paths',
  does: 'Haalt een adres uit die lijst.',
  role: 'editor',
  reads: pathSchema,
  async handle(call) {
    const input = await readInput(call, pathSchema, invalidInput)
    if (!input.ok) return input.why
    const isDeleted = await deleteMissingPath(input.value.path)
    return isDeleted ? call.body(null, 204) : problem(call, 404, 'Dit adres staat niet in de lijst')
  },
})
