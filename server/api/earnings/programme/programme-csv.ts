import { isAtLeast } from '#domain/access/role.ts'
import { programmesCsv } from '#domain/earnings/programme/programme-csv.ts'
import { kinds } from '#domain/kinds.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { call } from '#server/api/call.ts'
import { noteEvent } from '#server/db/changes/note-event.ts'
import { programmeRows } from '#server/db/earnings/programme/programmes.ts'

export const csv = call({
  method: 'GET',
  path: '/api/admin/programmes.csv',
  does: "Geeft alle programma's als bestand voor een spreadsheet, met de vergoedingen voor wie ze mag zien.",
  role: 'editor',
  gives: 'text/csv',
  async handle(call) {
    const admin = call.get('admin')
    const file = `programmas-${amsterdamDay(new Date())}.csv`
    await noteEvent(admin, { action: 'export', subject: 'programmes', after: { file } })
    const seesRates = isAtLeast(admin.role, kinds.rate.seenBy)
    return call.body(programmesCsv(await programmeRows.list(), seesRates), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${file}"`,
    })
  },
})
