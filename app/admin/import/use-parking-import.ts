import { useState } from 'react'
import { ApiError, admin, answered } from '#app/admin/api/api.ts'
import { failureText } from '#app/admin/api/failure.ts'
import { inTheWayIn, takeBack } from '#app/admin/api/use-undo.ts'
import type { UndoRefusal } from '#domain/changes/change.ts'
import { guessFields } from '#domain/import/import-columns.ts'
import {
  type ColumnFields,
  type ImportSheet,
  linesOf,
  readSheet,
} from '#domain/import/import-sheet.ts'
import type { ImportReport } from '#domain/import/parking-import.ts'
import { readImportFile } from './import-file.ts'
import { isSame, recallFields, rememberFields } from './import-memory.ts'

export const stages = ['choose', 'columns', 'check', 'done'] as const

export type Stage = (typeof stages)[number]

type Source = { name: string; sheet: ImportSheet; fields: ColumnFields; isRecalled: boolean }

const importPath = '/api/admin/parkings/import'

export type ParkingImportState = ReturnType<typeof useParkingImport>

/** The state of an import, and the actions of its steps. */
export function useParkingImport(onChange: () => void) {
  const [stage, setStage] = useState<Stage>('choose')
  const [source, setSource] = useState<Source>()
  const [pasted, setPasted] = useState('')
  const [report, setReport] = useState<ImportReport>()
  const [busy, setBusy] = useState<'check' | 'apply' | 'undo'>()
  /** The error of the last action. */
  const [trouble, setTrouble] = useState<string>()
  const [undo, setUndo] = useState<'possible' | 'done' | 'too late'>('possible')
  /** What keeps the import from being undone as a whole. */
  const [refusal, setRefusal] = useState<UndoRefusal>()
  /** Whether the affiliate tag is added to the links that lack it. */
  const [addsTag, setAddsTag] = useState(false)
  /** How often the content changed, to move focus to it. */
  const [turns, setTurns] = useState(0)

  function show(next: Stage) {
    setTrouble(undefined)
    setStage(next)
    setTurns((times) => times + 1)
  }

  function fail(why: string) {
    setTrouble(why)
    setTurns((times) => times + 1)
  }

  async function openFile(file: File) {
    const text = await readImportFile(file)
    if (!text.ok) return fail(text.why)
    open(text.value, file.name)
  }

  function open(text: string, name: string) {
    const read = readSheet(text)
    if (!read.ok) return fail(read.why)

    const { headers } = read.value
    // A fixed version of the same file keeps its assigned columns.
    const before = source && isSame(source.sheet.headers, headers) ? source.fields : undefined
    const recalled = before ?? recallFields(headers)
    const fields = recalled ?? guessFields(headers)
    const opened = { name, sheet: read.value, fields, isRecalled: Boolean(recalled) }
    setSource(opened)
    if (before && stage === 'check') return check(opened)
    show('columns')
  }

  function assign(index: number, field: ColumnFields[number]) {
    if (source) setSource({ ...source, fields: source.fields.with(index, field) })
  }

  async function check(from = source, tags = addsTag) {
    if (!from || busy) return
    rememberFields(from.sheet.headers, from.fields)
    await attempt('check', 'Er is een fout opgetreden bij het controleren.', async () => {
      setReport(await send(from, { apply: false, addTag: tags }))
      setAddsTag(tags)
      show('check')
    })
  }

  async function apply() {
    if (!source || busy) return
    await attempt('apply', 'Er is een fout opgetreden bij het importeren.', async () => {
      try {
        setReport(await send(source, { apply: true, addTag: addsTag }))
      } catch (error) {
        const current = reportIn(error)
        if (current) setReport(current)
        throw error
      }
      setUndo('possible')
      setRefusal(undefined)
      show('done')
      onChange()
    })
  }

  /** Undoes the import, or what is not in the way of it. */
  async function undoImport() {
    const change = report?.change
    if (!change || busy) return
    await attempt('undo', 'Er is een fout opgetreden bij het ongedaan maken.', async () => {
      try {
        await takeBack(change, { onlyOthers: refusal !== undefined })
      } catch (error) {
        const inTheWay = inTheWayIn(error)
        if (inTheWay) {
          setRefusal(inTheWay)
          return show('done')
        }
        if (error instanceof ApiError && error.status === 409) setUndo('too late')
        throw error
      }
      setUndo('done')
      show('done')
      onChange()
    })
  }

  async function attempt(what: typeof busy, failed: string, action: () => Promise<void>) {
    setTrouble(undefined)
    setBusy(what)
    try {
      await action()
    } catch (error) {
      fail(failureText(error, failed))
    } finally {
      setBusy(undefined)
    }
  }

  function restart() {
    setPasted('')
    setReport(undefined)
    setAddsTag(false)
    show('choose')
  }

  return {
    stage,
    source,
    pasted,
    report,
    busy,
    trouble,
    undo,
    refusal,
    addsTag,
    turns,
    show,
    openFile,
    open,
    paste: setPasted,
    assign,
    check: () => check(),
    tagLinks: (adds: boolean) => check(source, adds),
    apply,
    undoImport,
    restart,
  }
}

type Sending = { apply: boolean; addTag: boolean }

function send({ sheet, fields }: Source, { apply, addTag }: Sending): Promise<ImportReport> {
  const body = { lines: linesOf(sheet, fields), apply, ...(addTag && { addTag }) }
  return answered(admin.post(importPath, body))
}

/** A line may have become invalid after the check; then nothing was imported. */
function reportIn(error: unknown): ImportReport | undefined {
  if (!(error instanceof ApiError) || error.status !== 422) return undefined
  // The error body of an import has the report: see server/api/parkings.ts.
  return (error.body as { report?: ImportReport } | undefined)?.report
}
