import { createHash } from 'node:crypto'
import { parentPort } from 'node:worker_threads'
import { z } from 'zod'
import { nl } from 'zod/locales'
import { type FieldErrors, parse } from '#domain/form/form.ts'
import { planClosures } from '#domain/import/closure-import.ts'
import { planFacts } from '#domain/import/fact-import.ts'
import type { ImportName } from '#domain/import/import-names.ts'
import type { ImportedLine, ImportLine } from '#domain/import/import-report.ts'
import { hasTooManyLines, importSchema, linesSchema } from '#domain/import/import-schema.ts'
import { fitsImport } from '#domain/import/import-size.ts'
import { planImport } from '#domain/import/plan-import.ts'
import { planProviders } from '#domain/import/provider-import.ts'
import { planSurcharges } from '#domain/import/surcharge-import.ts'
import { planTariffs } from '#domain/import/tariff-import.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { parseJson } from '#server/api/parse-json.ts'

// The thread in which the lines of a file are parsed and planned: see planning.ts. It asks the database
// nothing: what is known is sent to it.

export type Question =
  | { kind: 'read'; name: ImportName; body: Uint8Array }
  | { kind: 'plan'; known: object }

/** Why a file is not planned. */
export type Unread =
  | { why: 'large' }
  | { why: 'broken' }
  | { why: 'invalid'; fields: FieldErrors<object> }

/** `lines` is the report as JSON, and `planned` what to save, if it is to be done. */
export type Planned = { lines: Uint8Array; seen: string } & (
  | { outcome: 'seen' | 'wrong' | 'changed' }
  | { outcome: 'planned'; planned: ImportedLine[] }
)

export type Answer = Unread | { why: 'known' } | Planned

z.config(nl())

type Planner = (lines: ImportLine[], known: never, today: string) => ImportedLine[]

const planners: Record<ImportName, Planner> = {
  parkings: planImport,
  tariffs: planTariffs,
  surcharges: planSurcharges,
  closures: planClosures,
  facts: planFacts,
  providers: planProviders,
}

type Asked = { name: ImportName; input: z.infer<ReturnType<typeof importSchema>> }

let asked: Asked | undefined

parentPort?.on('message', (question: Question) => {
  const answer = question.kind === 'read' ? read(question) : plan(question.known)
  parentPort?.postMessage(answer, 'lines' in answer ? [answer.lines.buffer as ArrayBuffer] : [])
})

function read({ name, body }: { name: ImportName; body: Uint8Array }): Answer {
  if (!fitsImport(name, body)) return { why: 'large' }
  let sent: unknown
  try {
    sent = parseJson(body)
  } catch {
    return { why: 'broken' }
  }
  const input = parse(hasTooManyLines(name, sent) ? linesSchema(name) : importSchema(name), sent)
  if (!input.ok) return { why: 'invalid', fields: input.why }
  asked = { name, input: input.value as Asked['input'] }
  return { why: 'known' }
}

function plan(known: object): Planned {
  if (!asked) throw new Error('lines are read before they are planned')
  const { name, input } = asked
  asked = undefined
  const { lines, apply, seen, addTag, skipWrong = false } = input
  // What is known is of the kind by this name.
  const planned = planners[name](lines, { ...known, addTag } as never, amsterdamDay(new Date()))
  const report = new TextEncoder().encode(JSON.stringify(planned.map(reported)))
  const told = { lines: report, seen: createHash('sha256').update(report).digest('base64url') }
  if (!apply) return { ...told, outcome: 'seen' }
  const right = planned.filter(({ outcome }) => outcome !== 'wrong')
  if (right.length < planned.length && !(skipWrong && right.length > 0))
    return { ...told, outcome: 'wrong' }
  if (seen !== undefined && seen !== told.seen) return { ...told, outcome: 'changed' }
  const done = right.filter(({ outcome }) => outcome !== 'skip')
  return { ...told, outcome: 'planned', planned: done }
}

/** What the admin is told of a line. */
function reported(line: ImportedLine): ImportedLine {
  const { row, name, outcome, problems, changed, tag, unusual, tariffPrice } = line
  // What is undefined is not in the JSON.
  return { row, name, outcome, problems, changed, tag, unusual, tariffPrice } as ImportedLine
}
