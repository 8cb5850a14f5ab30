import type { ProgrammeInput } from '#domain/earnings/programme/programme-schema.ts'

/** A programme as a form sends it. */
export function aProgramme(special: Partial<Record<keyof ProgrammeInput, unknown>> = {}) {
  return {
    ...{ name: 'Ringvaart via Awin', network: 'awin', providerId: null },
    ...{ status: 'active', statusSince: '2026-05-25', networkNumber: '00377' },
    ...{ cookieDays: 30, certainAfter: 'departure', certainDays: null },
    ...{ parameter: 'clickref', longest: 50, hosts: ['awin1.com'] },
    wrapper: 'https://www.awin1.com/cread.php?awinmid=377&clickref={ref}&ued={target}',
    ...{ brandTerms: null, vouchers: null, contact: null, note: null },
    rates: [
      { startsOn: '2026-05-25', unit: 'percent', rate: 700 },
      { startsOn: '2026-10-01', unit: 'percent', rate: 800 },
    ],
    ...special,
  }
}
