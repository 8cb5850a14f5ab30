import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { DueConversion, Payout, PayoutPreview } from '#domain/earnings/payout/payout.ts'
import { db } from '#server/db/client.ts'
import { conversions } from '#server/db/earnings/tables.ts'
import { asAdmin, withAdmin } from '#test/admin.ts'
import { withSeededDatabase } from '#test/database.ts'
import { addTestConversions, addTestProgramme, withoutEarnings } from '#test/earnings.ts'

withSeededDatabase()
withAdmin()
beforeEach(withoutEarnings)

const path = '/api/admin/payouts'
const aPayout = (more: object) => ({
  ...{ network: 'awin', programmeId: null, day: '2026-11-16', number: 'AW-1', amount: 90 },
  ...{ vatPercent: 21, note: '', ...more },
})
const make = (more: object) => asAdmin<Payout>('POST', path, aPayout(more))

test('what is chosen is paid, and nothing else', async () => {
  const programme = await addTestProgramme('Polder via Awin')
  await addTestConversions(programme, [
    { number: 'A1', commission: 500, day: '2026-09-01' },
    { number: 'A2', commission: 320 },
    { number: 'A3', commission: 700 },
    { number: 'A4', commission: 900, state: 'open' },
  ])
  const other = await addTestProgramme('Ringvaart via Awin')
  // The same number at another programme of the network.
  await addTestConversions(other, [{ number: 'A1', commission: 90, day: '2026-08-02' }])
  const due = async (query = 'network=awin') =>
    (await asAdmin<DueConversion[]>('GET', `${path}/due?${query}`)).body
  const [first, second] = await due()
  expect(first).toMatchObject({ number: 'A1', amount: 90, approvedOn: '2026-08-02' })
  expect(second).toMatchObject({ number: 'A1', amount: 500, isSaidPaid: false })
  expect(await due(`network=awin&programme=${other}`)).toHaveLength(1)
  expect(await due('network=direct')).toEqual([])
  expect((await asAdmin('GET', `${path}/due?network=geen`)).status).toBe(422)

  const covers = { ids: [first?.conversionId ?? 0] }
  expect((await asAdmin('POST', `${path}/preview`, aPayout({ covers }))).body).toMatchObject({
    conversions: 1,
    expected: 90,
  })
  expect((await make({ covers })).body).toMatchObject({ conversions: 1, expected: 90 })
  expect(await due()).toHaveLength(3)

  const again = await make({ covers, number: 'AW-2' })
  expect(again.body).toMatchObject({
    error: 'Deze conversies kan een uitbetaling niet dekken: A1 (betaald).',
  })
  const unknown = await make({ covers: { ids: [999_999] }, number: 'AW-2' })
  expect(JSON.stringify(unknown.body)).toContain('999999 (onbekend)')
  expect((await make({ covers: { ids: [] }, number: 'AW-2' })).status).toBe(422)
})

test('a commission that changed since is what may explain a difference', async () => {
  const programme = await addTestProgramme('Polder via Awin')
  await addTestConversions(programme, [
    { number: 'A1', commission: 500 },
    { number: 'A2', commission: 900 },
  ])
  const at = '2026-09-01T12:00:00.000Z'
  const event = { at, value: null, by: 'file' as const }
  const history = [
    { ...event, state: 'open' as const, commission: 350 },
    { ...event, state: 'approved' as const, commission: 500 },
  ]
  await db.update(conversions).set({ history }).where(eq(conversions.number, 'A1'))
  const asked = aPayout({ covers: { until: '2026-12-31' }, amount: 1400 - 150 })
  const { body } = await asAdmin<PayoutPreview>('POST', `${path}/preview`, asked)
  expect(body.suspects).toEqual([{ why: 'changed', numbers: ['A1'], amount: 500 }])
})

test('one that is not covered and is worth a difference is what may explain it', async () => {
  const programme = await addTestProgramme('Polder via Awin')
  await addTestConversions(programme, [
    { number: 'A1', commission: 500 },
    { number: 'A2', commission: 120, state: 'open' },
    { number: 'A3', commission: 130, state: 'open' },
  ])
  const asked = aPayout({ covers: { until: '2026-12-31' }, amount: 620 })
  const { body } = await asAdmin<PayoutPreview>('POST', `${path}/preview`, asked)
  expect(body.suspects).toEqual([{ why: 'uncovered', numbers: ['A2'], amount: 120 }])
})
