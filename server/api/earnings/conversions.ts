import { Readable } from 'node:stream'
import { z } from 'zod'
import {
  type ConversionEvent,
  conversionSources,
  conversionStates,
  matches,
} from '#domain/earnings/conversion/conversion.ts'
import { conversionCsv, conversionHead } from '#domain/earnings/conversion/conversion-csv.ts'
import { correctionSchema, handSchema } from '#domain/earnings/conversion/hand-input.ts'
import type {
  ConversionSummary,
  ListedConversion,
  UnmatchedName,
} from '#domain/earnings/conversion/listed-conversion.ts'
import { paidWithText } from '#domain/earnings/conversion/paid-with.ts'
import { networks } from '#domain/earnings/programme/network.ts'
import { rowId } from '#domain/form/row-id.ts'
import { kinds } from '#domain/kinds.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { keysOf } from '#domain/text/keys.ts'
import { answerOf, count, day, id, moment, pageOf, undoable } from '#server/api/answer.ts'
import { call } from '#server/api/call.ts'
import { idOf, invalidInput, problem, readInput } from '#server/api/json.ts'
import { answerPage, listParameters, readListQuery } from '#server/api/list-query.ts'
import { refusals } from '#server/api/rows.ts'
import { noteEvent } from '#server/db/changes/note-event.ts'
import {
  addByHand,
  correctConversion,
  removeConversion,
} from '#server/db/earnings/conversion/conversion-edits.ts'
import {
  conversionFilters,
  findConversion,
  listConversions,
  readConversions,
  summarizeConversions,
} from '#server/db/earnings/conversion/conversion-list.ts'
import { matchByHand } from '#server/db/earnings/conversion/match-conversions.ts'
import { isClash } from '#server/db/editing.ts'

const state = z.enum(keysOf(conversionStates))
const network = z.enum(keysOf(networks))
const cents = z.int()
const text = z.string().nullable()

const event = answerOf<ConversionEvent>({
  at: moment,
  state,
  commission: cents,
  value: cents.nullable(),
  by: z.enum(keysOf(conversionSources)),
  reason: z.string().optional(),
})

const conversion = answerOf<ListedConversion>({
  id,
  version: z.int().positive(),
  number: z.string(),
  programmeId: id,
  programmeName: z.string(),
  network,
  reference: text,
  clickAt: moment.nullable(),
  bookedAt: moment,
  arrival: day.nullable(),
  days: z.int().nullable(),
  itemName: text,
  value: cents.nullable(),
  commission: cents,
  state,
  stateAt: moment,
  reason: text,
  history: z.array(event),
  isSaidPaid: z.boolean(),
  matchedBy: z.enum(keysOf(matches)).nullable(),
  parkingId: id.nullable(),
  parkingName: text,
  airportCode: text,
  listPosition: z.int().nullable(),
  page: text,
  source: text,
  isSample: z.boolean(),
  payouts: z.array(
    answerOf<ListedConversion['payouts'][number]>({ id, number: z.string(), day, amount: cents }),
  ),
})

const says = refusals(kinds.conversion.noun)

export const list = call({
  method: 'GET',
  path: '/api/admin/conversions',
  does: 'Geeft een pagina van de conversies, de laatste wijziging eerst.',
  role: 'manager',
  reads: listParameters({ filters: conversionFilters }),
  answers: pageOf(conversion),
  handle: (call) => answerPage(call, conversionFilters, listConversions),
})

export const summary = call({
  method: 'GET',
  path: '/api/admin/conversions/summary',
  does: 'Geeft de sommen per toestand, wat niet is gekoppeld per naam bij het netwerk, en de programma’s met de kolommen van hun bestanden. Bedragen zijn in centen.',
  role: 'manager',
  answers: answerOf<ConversionSummary>({
    states: z.array(
      answerOf<ConversionSummary['states'][number]>({ state, count, cents: z.int() }),
    ),
    unmatched: z.array(
      answerOf<UnmatchedName>({
        programmeId: id,
        programmeName: z.string(),
        name: text,
        count,
        cents: z.int(),
        firstId: id,
        firstNumber: z.string(),
        firstCents: z.int(),
      }),
    ),
    programmes: z.array(
      answerOf<ConversionSummary['programmes'][number]>({
        id,
        name: z.string(),
        network,
        fileColumns: z.record(z.string(), z.string()).nullable(),
      }),
    ),
    firstAt: moment.nullable(),
  }),
  handle: async (call) => call.json(await summarizeConversions()),
})

export const read = call({
  method: 'GET',
  path: '/api/admin/conversions/:id',
  does: 'Geeft één conversie.',
  role: 'manager',
  answers: conversion,
  async handle(call) {
    const found = await findConversion(idOf(call))
    return found ? call.json(found) : says.missing(call)
  },
})

export const csv = call({
  method: 'GET',
  path: '/api/admin/conversions.csv',
  does: 'Geeft de conversies als bestand voor een spreadsheet: alle, of wat de lijst met deze zoekterm en filters heeft.',
  role: 'manager',
  reads: z.object({
    q: z.string().optional(),
    ...Object.fromEntries(conversionFilters.map((name) => [name, z.string().optional()])),
  }),
  gives: 'text/csv',
  async handle(call) {
    const query = readListQuery(call, conversionFilters)
    const file = `conversies-${amsterdamDay(new Date())}.csv`
    const what = { action: 'export', subject: 'conversions', after: { file } } as const
    await noteEvent(call.get('admin'), what)
    const body = Readable.toWeb(Readable.from(lines(query)))
    return call.body(body as ReadableStream<Uint8Array>, 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${file}"`,
    })
  },
})

async function* lines(query: Parameters<typeof readConversions>[0]) {
  const encoder = new TextEncoder()
  yield encoder.encode(conversionHead())
  for await (const rows of readConversions(query)) yield encoder.encode(conversionCsv(rows))
}

const isChanged = 'Deze conversie is intussen gewijzigd. Kijk haar na.'

const matchSchema = z.union([
  z.object({
    ...{ id: rowId(), parkingId: rowId().nullable() },
    /** That it has a parking already is known. */
    version: z.int().positive().optional(),
  }),
  z.object({ programmeId: rowId(), name: z.string().min(1).max(300), parkingId: rowId() }),
])

type Matched = { change: string; matched: number }

export const match = call({
  method: 'POST',
  path: '/api/admin/conversions/match',
  does: 'Koppelt één conversie met de hand aan een parking, of met een regel alle met deze naam bij het netwerk, ook de volgende. Met version krijgt een gekoppelde een andere parking, of geen.',
  role: 'manager',
  reads: matchSchema,
  answers: answerOf<Matched>({ change: z.uuid(), matched: count }),
  async handle(call) {
    const input = await readInput(call, matchSchema, invalidInput)
    if (!input.ok) return input.why
    const { parkingId, ...what } = input.value
    const done = await matchByHand(call.get('admin'), what, parkingId)
    if (done.ok) return call.json(done.value)
    if (isClash(done.why)) return says.refuse(call, done.why)
    if (done.why === 'parking') return problem(call, 422, 'Deze parking bestaat niet meer.')
    if (done.why === 'stale') return problem(call, 409, isChanged)
    return problem(call, 409, 'Dit is intussen al gekoppeld.')
  },
})

type Added = { change: string; added: number }

export const addHand = call({
  method: 'POST',
  path: '/api/admin/conversions/hand',
  does: 'Voegt boekingen toe die een aanbieder zelf meldde, bij een programma ‘rechtstreeks’. Bedragen zijn in centen; zonder nummer maken wij er een. Afgewezen boekingen hebben een reden.',
  role: 'manager',
  reads: handSchema,
  answers: answerOf<Added>({ change: z.uuid(), added: count }),
  async handle(call) {
    const input = await readInput(call, handSchema, invalidInput)
    if (!input.ok) return input.why
    const now = new Date()
    if (input.value.day > amsterdamDay(now))
      return invalidInput(call, { day: ['Deze dag moet nog komen.'] })
    const done = await addByHand(call.get('admin'), input.value, now)
    if (done.ok) return call.json(done.value)
    const { why } = done
    if (isClash(why)) return says.refuse(call, why)
    if (why === 'programme') return problem(call, 404, 'Dit programma bestaat niet meer.')
    if (why === 'network')
      return problem(call, 422, 'Met de hand kan alleen bij een programma ‘rechtstreeks’.')
    if (why === 'parking') return problem(call, 422, 'Deze parking bestaat niet meer.')
    return problem(call, 409, `Er is niets toegevoegd: ${why.known.join(', ')} staat er al.`)
  },
})

export const remove = call({
  method: 'DELETE',
  path: '/api/admin/conversions/:id',
  does: 'Verwijdert een conversie. Niet als zij in een uitbetaling staat.',
  role: 'manager',
  answers: undoable,
  async handle(call) {
    const done = await removeConversion(call.get('admin'), idOf(call))
    if (done.ok) return call.json(done.value)
    if (isClash(done.why)) return says.refuse(call, done.why)
    if (done.why === 'missing') return says.missing(call)
    return problem(call, 409, paidWithText(done.why))
  },
})

export const correct = call({
  method: 'PUT',
  path: '/api/admin/conversions/:id',
  does: 'Verbetert de vergoeding of de toestand van een conversie, met de reden. De geschiedenis blijft.',
  role: 'manager',
  reads: correctionSchema,
  answers: undoable,
  async handle(call) {
    const input = await readInput(call, correctionSchema, invalidInput)
    if (!input.ok) return input.why
    const done = await correctConversion(call.get('admin'), idOf(call), input.value, new Date())
    if (done.ok) return call.json(done.value)
    if (isClash(done.why)) return says.refuse(call, done.why)
    if (done.why === 'missing') return says.missing(call)
    if (done.why === 'stale') return problem(call, 409, isChanged)
    return problem(call, 422, 'Er verandert niets: dit staat er al.')
  },
})
