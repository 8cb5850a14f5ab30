import { setImmediate } from 'node:timers/promises'
import { z } from 'zod'
import { conversionStates } from '#domain/earnings/conversion/conversion.ts'
import { fieldNames, lacking } from '#domain/earnings/conversion/file-columns.ts'
import {
  type ConversionReport,
  maxFileLines,
  type ReportLine,
  type WrongLine,
  wrongRows,
} from '#domain/earnings/conversion/import-report.ts'
import { type FileLine, fieldLabel, readLines } from '#domain/earnings/conversion/read-told.ts'
import { parse } from '#domain/form/form.ts'
import { ok, type Result, refused } from '#domain/form/result.ts'
import { rowId } from '#domain/form/row-id.ts'
import { hasFewValues } from '#domain/import/few-values.ts'
import { kinds } from '#domain/kinds.ts'
import { keysOf } from '#domain/text/keys.ts'
import { formatNumber } from '#domain/text/number.ts'
import type { AdminCall } from '#server/api/access/authenticate.ts'
import { answerOf } from '#server/api/answer.ts'
import { call } from '#server/api/call.ts'
import { invalidInput, notJson, problem, readJsonBytes } from '#server/api/json.ts'
import { parseJson } from '#server/api/parse-json.ts'
import { refusals } from '#server/api/rows.ts'
import {
  findFileProgramme,
  planFile,
  rememberColumns,
  saveFile,
  type ToldLine,
} from '#server/db/earnings/conversion/import-conversions.ts'
import { isClash } from '#server/db/editing.ts'
import { oneAtATime } from '#server/imports/planning.ts'

const field = z.enum(fieldNames)
const state = z.enum(keysOf(conversionStates))

/** The answer of an import. */
export const conversionReport = answerOf<ConversionReport>({
  lines: z.array(
    answerOf<ReportLine>({
      row: z.int(),
      number: z.string(),
      parkingName: z.string().nullable(),
      airportCode: z.string().nullable(),
      commission: z.int(),
      before: z.int().nullable(),
      from: state.nullable(),
      to: state,
      outcome: z.enum(['added', 'changed', 'unchanged']),
    }),
  ),
  wrong: z.array(
    answerOf<WrongLine>({ row: z.int(), field, value: z.string(), reason: z.string() }),
  ),
  seen: z.string(),
  change: z.uuid().optional(),
})

const maxBytes = maxFileLines * 800
const maxHeader = 200

const line = z.object({
  row: z.int().positive(),
  values: z.partialRecord(field, z.string().max(2_000)),
})

const manyOf = <Line extends z.ZodType>(line: Line) =>
  z
    .array(line)
    .min(1, 'Er staan geen regels in dit bestand')
    .max(maxFileLines, `Maximaal ${formatNumber(maxFileLines)} regels`)

const reads = z.object({
  programmeId: rowId(),
  lines: manyOf(line),
  /** The field of each header that is used, to remember. */
  columns: z.record(z.string().max(maxHeader), field).optional(),
  apply: z.boolean(),
  /** Of the dry run: what has been seen is what is done. */
  seen: z.string().optional(),
  /** Takes over the other lines if some are wrong. */
  skipWrong: z.boolean().optional(),
})

/** The same without a look at each line, which would hold the thread for all of them at once. */
const readsBareLines = reads.extend({ lines: manyOf(z.unknown()) })

type Input = z.infer<typeof reads>

const says = refusals(kinds.conversion.noun)

const tooLarge = `Dit is te veel voor één keer: tot ${formatNumber(maxFileLines)} regels. Verdeel het over meer bestanden.`

export const importConversions = call({
  method: 'POST',
  path: '/api/admin/conversions/import',
  does: 'Zegt wat de regels van een bestand met transacties van één programma zouden doen, of neemt ze over: alle, of geen. Eén bestand tegelijk. Met seen van de proef gebeurt er alleen wat je zag; met skipWrong blijven regels met een fout achterwege.',
  role: 'manager',
  reads,
  answers: conversionReport,
  handle: async (call) => (await oneAtATime(() => readAndImport(call))) ?? refuseSecond(call),
})

async function readAndImport(call: AdminCall): Promise<Response> {
  const body = await readJsonBytes(call, maxBytes, tooLarge)
  if (!body.ok) return body.why
  const mostValues = maxFileLines * (fieldNames.length + 4)
  if (!hasFewValues(body.value, mostValues)) return problem(call, 413, tooLarge)
  let sent: unknown
  try {
    sent = parseJson(body.value)
  } catch {
    return notJson(call)
  }
  await setImmediate()
  const input = parse(readsBareLines, sent)
  if (!input.ok) return invalidInput(call, input.why)
  const lines = await checkInParts(input.value.lines)
  if (!lines.ok) return invalidInput(call, lines.why)
  return importLines(call, { ...input.value, lines: lines.value })
}

const linesPerPart = 250

async function checkInParts(
  sent: unknown[],
): Promise<Result<FileLine[], Record<string, string[] | undefined>>> {
  const lines: FileLine[] = []
  for (let from = 0; from < sent.length; from += linesPerPart) {
    const part = parse(z.array(line), sent.slice(from, from + linesPerPart))
    if (!part.ok) return refused(namedFrom(from, part.why))
    lines.push(...part.value)
    await setImmediate()
  }
  return ok(lines)
}

/** The errors of a part, by their path in the whole: `lines.512.row`. */
function namedFrom(from: number, errors: object): Record<string, string[] | undefined> {
  return Object.fromEntries(
    Object.entries(errors).map(([path, messages]) => {
      const [at, ...rest] = path.split('.')
      return [['lines', Number(at) + from, ...rest].join('.'), messages]
    }),
  )
}

async function importLines(call: AdminCall, input: Input): Promise<Response> {
  const programme = await findFileProgramme(input.programmeId)
  if (!programme) return problem(call, 404, 'Dit programma bestaat niet meer.')
  const { columns = {} } = input
  const found = [...valuesOf(input.lines), ...Object.values(columns)]
  const missing = lacking(Object.fromEntries(found.map((name) => [name, name])))
  if (missing.length > 0) {
    const names = missing.map(fieldLabel).join(', ')
    return problem(call, 422, `Deze kolommen ontbreken: ${names}. Wijs ze aan.`)
  }

  const now = new Date()
  const { right, wrong } = await readInParts(input.lines, now, programme.network === 'awin')
  const file = { programmeId: programme.id, lines: right, now }
  const isRefused = input.apply && wrong.length > 0 && !(input.skipWrong && right.length > 0)
  if (!input.apply || isRefused) {
    const report = { ...(await planFile(file)), wrong }
    if (!isRefused) return call.json(report)
    const lines =
      wrongRows(report) === 1 ? 'één regel klopt' : `${wrongRows(report)} regels kloppen`
    return notDone(call, 422, `${lines} niet`, report)
  }
  const done = await saveFile(call.get('admin'), file, input.seen)
  if (done.ok) {
    await rememberColumns(programme, columns)
    return call.json({ ...done.value, wrong })
  }
  if (isClash(done.why)) return says.refuse(call, done.why)
  const why = 'er is intussen iets gewijzigd. Kijk de regels na.'
  return notDone(call, 409, why, { ...done.why.changed, wrong })
}

/** The fields that any line has. */
const valuesOf = (lines: FileLine[]) =>
  fieldNames.filter((name) => lines.some(({ values }) => values[name] !== undefined))

/** Reads some, and lets others be answered before the next. A number that comes twice is seen among all. */
async function readInParts(lines: FileLine[], now: Date, isDotDecimal: boolean) {
  const right: ToldLine[] = []
  const wrong: WrongLine[] = []
  const read = readLines({ now, isDotDecimal })
  for (let at = 0; at < lines.length; at += linesPerPart) {
    for (const line of lines.slice(at, at + linesPerPart).map(read)) {
      if ('told' in line) right.push({ row: line.row, told: line.told })
      else wrong.push(...line.problems.map((problem) => ({ row: line.row, ...problem })))
    }
    await setImmediate()
  }
  return { right, wrong }
}

function notDone(call: AdminCall, status: 409 | 422, why: string, report: ConversionReport) {
  return call.json({ error: `Er is niets overgenomen: ${why}`, report }, status)
}

function refuseSecond(call: AdminCall): Response {
  call.header('retry-after', '5')
  const error = 'Er wordt al een bestand nagekeken of ingelezen. Probeer het zo nog eens.'
  return problem(call, 409, error)
}
