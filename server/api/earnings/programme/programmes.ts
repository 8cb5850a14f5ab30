import { z } from 'zod'
import { isAtLeast } from '#domain/access/role.ts'
import { networks } from '#domain/earnings/programme/network.ts'
import {
  type AdminProgramme,
  certainties,
  programmeStatuses,
  type Rate,
  rateUnits,
  voucherTerms,
} from '#domain/earnings/programme/programme.ts'
import { programmeSchema } from '#domain/earnings/programme/programme-schema.ts'
import { kinds } from '#domain/kinds.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { keysOf } from '#domain/text/keys.ts'
import type { AdminCall } from '#server/api/access/authenticate.ts'
import { answerOf, count, day, editableShape, id } from '#server/api/answer.ts'
import { rowCalls } from '#server/api/rows.ts'
import { db } from '#server/db/client.ts'
import { findParameterClash, programmeRows } from '#server/db/earnings/programme/programmes.ts'

const rate = answerOf<Rate>({
  startsOn: day,
  unit: z.enum(keysOf(rateUnits)),
  rate: count,
})

const text = z.string().nullable()

const programme = answerOf<AdminProgramme>({
  id,
  ...editableShape,
  name: z.string(),
  network: z.enum(keysOf(networks)),
  providerId: id.nullable(),
  provider: text,
  status: z.enum(keysOf(programmeStatuses)),
  statusSince: day,
  networkNumber: text,
  cookieDays: count,
  certainAfter: z.enum(keysOf(certainties)),
  certainDays: count.nullable(),
  parameter: text,
  longest: count.nullable(),
  wrapper: text,
  hosts: z.array(z.string()),
  brandTerms: text,
  vouchers: z.enum(keysOf(voucherTerms)).nullable(),
  contact: text,
  note: text,
  isSample: z.boolean(),
  parkings: count,
  rates: z.array(rate).optional(),
})

// What visitors get follows from the status itself, at once.
const fromNow =
  'Een status geldt meteen: kies vandaag of een eerdere dag, en wijzig haar op die dag.'

/** Editors see programmes without their rates. */
export const rows = rowCalls('programme', {
  reads: programmeSchema,
  answers: programme,
  rows: programmeRows,
  async problems(input, programmeId) {
    if (input.statusSince > amsterdamDay(new Date())) return { statusSince: [fromNow] }
    const parking = await findParameterClash(db, input, programmeId)
    if (parking === undefined) return undefined
    const message = `De boekingspagina van ${parking} heeft een deel dat zo heet. Kies een andere naam.`
    return { parameter: [message] }
  },
}).map((call) =>
  call.method === 'GET'
    ? {
        ...call,
        handle: async (asked: AdminCall) => withoutRates(asked, await call.handle(asked)),
      }
    : call,
)

async function withoutRates(call: AdminCall, answer: Response): Promise<Response> {
  if (!answer.ok || isAtLeast(call.get('admin').role, kinds.rate.seenBy)) return answer
  const { rows: listed, ...one } = await answer.json()
  const body = listed
    ? { ...one, rows: listed.map(({ rates: _, ...row }: AdminProgramme) => row) }
    : { ...one, rates: undefined }
  return call.json(body)
}
