import { useRef, useState } from 'react'
import { ApiError, admin, answered } from '#app/admin/api/api.ts'
import { failureText } from '#app/admin/api/failure.ts'
import { inTheWayIn, takeBack } from '#app/admin/api/use-undo.ts'
import type { UndoRefusal } from '#domain/changes/change.ts'
import { type ColumnFields, guessFields, guessKind } from '#domain/import/import-columns.ts'
import { importKind } from '#domain/import/import-kinds.ts'
import type { ImportName } from '#domain/import/import-names.ts'
import type { ImportReport } from '#domain/import/import-report.ts'
import { type ImportSheet, linesOf, readSheet, tooManyLines } from '#domain/import/import-sheet.ts'
import { readImportFile } from './import-file.ts'
import { isSame, recall, remember } from './import-memory.ts'

export const stages = ['choose', 'columns', 'check', 'done'] as const

export type Stage = (typeof stages)[number]

/** A chosen file: what it holds, and the field of each column. */
type Source = {
  name: string
  sheet: ImportSheet
  kind: ImportName
  fields: ColumnFields
  isRecalled: boolean
}

export type ImportState = ReturnType<typeof useImport>

/** The state of an import, and the actions of its steps. */
export function useImport(onChange: (kind: ImportName) => void, expected: ImportName) {
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
  /** Whether the right lines are imported without the wrong ones. */
  const [skipsWrong, setSkipsWrong] = useState(false)
  /** How often the content changed, to move focus to it. */
  const [turns, setTurns] = useState(0)
  /** How often another import was started. */
  const starts = useRef(0)

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

    const sheet = read.value
    const { headers } = sheet
    // A fixed version of the same file keeps its assigned columns.
    const before = source && isSame(source.sheet.headers, headers) ? source : undefined
    const recalled = before ?? recall(headers)
    const kind = recalled?.kind ?? guessKind(headers, expected)
    const fields = recalled?.fields ?? guessFields(kind, headers)
    const opened = { name, sheet, kind, fields, isRecalled: Boolean(recalled) }
    const tooMany = tooManyLines(sheet, importKind(kind).maxLines)
    if (tooMany) return fail(tooMany)
    setSource(opened)
    if (before && stage === 'check') return check(opened)
    show('columns')
  }

  function assign(index: number, field: ColumnFields[number]) {
    if (source) setSource({ ...source, fields: source.fields.with(index, field) })
  }

  /** What the file holds, if it was not recognised. */
  function chooseKind(kind: ImportName) {
    if (!source) return
    const fields = guessFields(kind, source.sheet.headers)
    setSource({ ...source, kind, fields, isRecalled: false })
  }

  async function check(from = source, tags = addsTag) {
    if (!from || busy) return
    const { sheet, kind, fields } = from
    const tooMany = tooManyLines(sheet, importKind(kind).maxLines)
    if (tooMany) return fail(tooMany)
    remember({ headers: sheet.headers, kind, fields })
    const start = starts.current
    await attempt('check', 'Er is een fout opgetreden bij het controleren.', async () => {
      const checked = await send(from, { apply: false, addTag: tags })
      if (start !== starts.current) return
      setReport(checked)
      setAddsTag(tags)
      setSkipsWrong(false)
      show('check')
    })
  }

  async function apply() {
    if (!source || busy) return
    await attempt('apply', 'Er is een fout opgetreden bij het importeren.', async () => {
      try {
        setReport(
          await send(source, {
            apply: true,
            addTag: addsTag,
            skipWrong: skipsWrong,
            seen: report?.seen,
          }),
        )
      } catch (error) {
        const current = reportIn(error)
        if (current) setReport(current)
        throw error
      }
      setUndo('possible')
      setRefusal(undefined)
      show('done')
      onChange(source.kind)
    })
  }

  /** Undoes the import, or what is not in the way of it. */
  async function undoImport() {
    const change = report?.change
    if (!source || !change || busy) return
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
      onChange(source.kind)
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

  /** For a file of another kind: nothing is left of the one before. */
  function startAfresh() {
    starts.current += 1
    setSource(undefined)
    restart()
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
    skipsWrong,
    turns,
    show,
    openFile,
    open,
    paste: setPasted,
    assign,
    chooseKind,
    check: () => check(),
    skipWrong: setSkipsWrong,
    tagLinks: (adds: boolean) => check(source, adds),
    apply,
    undoImport,
    restart,
    startAfresh,
  }
}

type Sending = {
  apply: boolean
  addTag: boolean
  skipWrong?: boolean
  seen?: string | undefined
}

function send({ sheet, kind, fields }: Source, sending: Sending): Promise<ImportReport> {
  const { apply, addTag, skipWrong, seen } = sending
  const more = { ...(addTag && { addTag }), ...(skipWrong && { skipWrong }), seen }
  const body = { lines: linesOf(sheet, fields), apply, ...more }
  return answered(admin.post(`/api/admin/${kind}/import`, body))
}

/** The lines may have changed after the check; then nothing was imported. */
function reportIn(error: unknown): ImportReport | undefined {
  if (!(error instanceof ApiError) || ![409, 422].includes(error.status)) return undefined
  const { report } = error.body
  return report && 'lines' in report && !('wrong' in report) ? report : undefined
}
