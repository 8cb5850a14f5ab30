import { z } from 'zod'
import type { Problem, Usage } from '#domain/api/problem.ts'
import { answerOf } from './description.ts'
import { importReport } from './imports.ts'
import { namedRow } from './settings.ts'
import { count, id } from './shapes.ts'
import { raisedParking } from './tariffs.ts'

/** The schema of every error response. */
export const problemSchema = answerOf<Problem>({
  error: z.string(),
  fields: z.record(z.string(), z.array(z.string())).optional(),
  id: z.string().optional(),
  current: z.unknown().optional(),
  usedBy: z.array(answerOf<Usage>({ kind: z.string(), id, name: z.string() })).optional(),
  inTheWay: z.array(namedRow).optional(),
  others: count.optional(),
  isTaken: z.boolean().optional(),
  report: z.union([importReport(z.string()), z.array(raisedParking)]).optional(),
})
