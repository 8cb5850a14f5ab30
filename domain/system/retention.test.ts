import { expect, test } from 'vitest'
import { reportRetentions, retentions } from './retention.ts'

const periods = { contactMonths: 12, rawMonths: 1 }

test('each period says how long, by the settings where they decide', () => {
  const reported = reportRetentions(periods, {})

  expect(reported).toHaveLength(Object.keys(retentions).length)
  expect(reported.slice(0, 3).map(({ title, kept }) => `${title}: ${kept}`)).toEqual([
    'Opgeloste berichten: 12 maanden na het oplossen',
    'Berichten in het logboek: 30 dagen, zolang het terug te zetten is',
    'Clicks, bezoeken en gekozen filters: 1 maand; daarna blijven de totalen',
  ])
})

test('what was deleted stands at its own period, and at others that nothing was', () => {
  const reported = reportRetentions(periods, { failures: { count: 7, lastOn: '2026-11-27' } })

  expect(reported.find(({ title }) => title === 'Fouten')).toMatchObject({
    removed: 7,
    lastOn: '2026-11-27',
  })
  expect(reported[0]).toMatchObject({ removed: 0, lastOn: null })
})
