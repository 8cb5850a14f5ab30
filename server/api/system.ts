import { z } from 'zod'
import { type FailureGroup, groupFailures } from '#domain/system/failure.ts'
import type { RetentionReport } from '#domain/system/retention.ts'
import type {
  CopiesReport,
  DatabaseReport,
  DiskReport,
  ElsewhereReport,
  HeartbeatReport,
  JobReport,
  MailReport,
  SiteReport,
  SystemReport,
  TrialReport,
} from '#domain/system/system-report.ts'
import { listFailures } from '#server/db/system/failures.ts'
import { runNow } from '#server/jobs/run-now.ts'
import { readSystem } from '#server/system/report.ts'
import { answerOf, count, moment } from './answer.ts'
import { call } from './call.ts'
import { problem } from './json.ts'

const amount = z.number().nonnegative()

export const read = call({
  method: 'GET',
  path: '/api/admin/system',
  does: 'Zegt hoe de site draait: de database, de schijf, e-mail, kopieën, taken en bewaartermijnen.',
  role: 'manager',
  answers: answerOf<SystemReport>({
    version: z.string(),
    engine: z.enum(['pglite', 'postgres']),
    startedAt: moment,
    readAt: moment,
    site: answerOf<SiteReport>({
      requests: count,
      failed: count,
      medianMs: amount.nullable(),
      since: moment,
    }),
    database: answerOf<DatabaseReport>({
      ms: amount,
      bytes: amount,
      schema: count,
      lacksSpace: z.boolean(),
    }),
    disk: answerOf<DiskReport>({
      totalBytes: amount,
      freeBytes: amount,
      copyBytes: amount,
      databaseBytes: amount.nullable(),
    }).nullable(),
    mail: answerOf<MailReport>({
      isSetUp: z.boolean(),
      lastSentAt: moment.nullable(),
      lastRefusal: z.object({ at: moment, reason: z.string() }).nullable(),
    }),
    copies: answerOf<CopiesReport>({ lastAt: moment.nullable(), kept: count, bytes: amount }),
    elsewhere: answerOf<ElsewhereReport>({
      place: z.string(),
      hasKey: z.boolean(),
      lastAt: moment.nullable(),
      kept: count,
      failure: z.string().nullable(),
      readBack: z.object({ at: moment, isSame: z.boolean() }).nullable(),
    }).nullable(),
    trial: answerOf<TrialReport>({
      at: moment,
      isDone: z.boolean(),
      outcome: z.string(),
      rows: z.array(z.object({ name: z.string(), inCopy: count, restored: count })).nullable(),
      copyAt: moment.nullable(),
    }).nullable(),
    jobs: z.array(
      answerOf<JobReport>({
        name: z.string(),
        title: z.string(),
        schedule: z.string(),
        last: z
          .object({
            at: moment,
            ms: amount,
            isDone: z.boolean(),
            outcome: z.string().nullable(),
          })
          .nullable(),
        isDue: z.boolean(),
        failedInRow: count,
      }),
    ),
    certificate: z
      .union([
        z.object({ host: z.string(), validFrom: moment, validUntil: moment }),
        z.object({ host: z.string(), failed: z.string() }),
      ])
      .nullable(),
    heartbeat: answerOf<HeartbeatReport>({
      at: moment.nullable(),
      failed: z.string().nullable(),
    }).nullable(),
    retentions: z.array(
      answerOf<RetentionReport>({
        title: z.string(),
        kept: z.string(),
        removed: count,
        lastOn: z.string().nullable(),
      }),
    ),
    remembersErased: z.boolean(),
  }),
  async handle(call) {
    return call.json(await readSystem())
  },
})

export const failures = call({
  method: 'GET',
  path: '/api/admin/system/failures',
  does: 'Geeft wat er misging, de laatste eerst; met `id` alleen dat met het nummer dat een bezoeker zag.',
  role: 'manager',
  reads: z.object({ id: z.string().optional() }),
  answers: z.array(
    answerOf<FailureGroup>({
      requestId: z.string().nullable(),
      message: z.string(),
      reason: z.string(),
      path: z.string().nullable(),
      job: z.string().nullable(),
      stack: z.string().nullable(),
      times: count,
      firstAt: moment,
      lastAt: moment,
    }),
  ),
  async handle(call) {
    const { id } = call.req.query()
    return call.json(groupFailures(await listFailures(id?.trim().toLowerCase())))
  },
})

export const run = call({
  method: 'POST',
  path: '/api/admin/system/jobs/:name',
  does: 'Laat een taak nu beginnen.',
  role: 'manager',
  async handle(call) {
    const outcome = await runNow(call.req.param('name') ?? '')
    if (outcome === 'unknown') return problem(call, 404, 'Deze taak bestaat niet')
    if (outcome === 'starting')
      return problem(call, 503, 'De taken beginnen nog. Probeer het zo weer.')
    return call.body(null, 204)
  },
})
