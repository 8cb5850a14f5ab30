import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { changedFieldNames } from '#domain/changes/change-field.ts'
import { auditLog } from '#server/db/schema.ts'
import { withSeededDatabase } from '#test/database.ts'
import { planOf } from '#test/query-plan.ts'
import { changesOf } from './change-filter.ts'
import { ownerOf } from './log-expressions.ts'

withSeededDatabase()

const found = (filter: Parameters<typeof changesOf>[0]) =>
  sql`select distinct at, change from ${auditLog} where ${changesOf(filter)}
    order by at desc nulls last, change desc limit 50`

test.each(changedFieldNames)('an index alone has the changes of a field: %s', async (field) => {
  const plan = await planOf(found({ role: 'manager', field }))

  expect(plan).toContain(`Index Only Scan using audit_log_${field}`)
})

test('an index has what belongs to a record', async () => {
  const tariffs = sql`select 1 from ${auditLog}
    where ${auditLog.subject} = 'tariffs' and ${ownerOf(auditLog)} = '12'`

  expect(await planOf(tariffs)).toContain('audit_log_owner')
})
