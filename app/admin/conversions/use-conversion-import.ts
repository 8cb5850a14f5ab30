import { useState } from 'react'
import { ApiError, admin } from '#app/admin/api/api.ts'
import { failureText } from '#app/admin/api/failure.ts'
import { takeBack } from '#app/admin/api/use-undo.ts'
import { readImportFile } from '#app/admin/import/import-file.ts'
import {
  type FileColumns,
  type FileField,
  guessColumns,
  lacking,
} from '#domain/earnings/conversion/file-columns.ts'
import { type ConversionReport, maxFileLines } from '#domain/earnings/conversion/import-report.ts'
import type { ConversionSummary } from '#domain/earnings/conversion/listed-conversion.ts'
import {
  columnName,
  type ImportSheet,
  linesOf,
  readSheet,
  tooManyLines,
} from '#domain/import/import-sheet.ts'
import { useConversionsChanged } from './use-conversions.ts'

export const stages = ['file', 'columns', 'check', 'done'] as const

export type Stage = (typeof stages)[number]

export type FileProgramme = ConversionSummary['programmes'][number]

type Source = {
  name: string
  sheet: ImportSheet
  headers: string[]
  columns: FileColumns
  isRemembered: boolean
}

export type ConversionImport = ReturnType<typeof useConversionImport>

/** The steps of a file of transactions: choose it, match its columns, see what it does, and do it. */
export function useConversionImport(programmes: FileProgramme[]) {
  const [stage, setStage] = useState<Stage>('file')
  const [programmeId, setProgrammeId] = useState(0)
  const [source, setSource] = useState<Source>()
  const [report, setReport] = useState<ConversionReport>()
  const [skipsWrong, setSkipsWrong] = useState(false)
  const [busy, setBusy] = useState<'check' | 'apply' | 'undo'>()
  const [trouble, setTrouble] = useState<string>()
  const [isUndone, setUndone] = useState(false)
  const changed = useConversionsChanged()
  const programme = programmes.find(({ id }) => id === programmeId)

  async function attempt(what: typeof busy, failed: string, action: () => Promise<void>) {
    if (busy) return
    setTrouble(undefined)
    setBusy(what)
    try {
      await action()
    } catch (error) {
      // What is refused comes with what it would do now.
      const now = error instanceof ApiError ? error.body.report : undefined
      if (now && 'wrong' in now) setReport(now)
      setTrouble(failureText(error, failed))
    } finally {
      setBusy(undefined)
    }
  }

  async function openFile(file: File) {
    // Another would stand beside what is found of the first.
    if (busy) return
    setTrouble(undefined)
    if (!programme) return setTrouble('Kies eerst het programma van dit bestand.')
    const text = await readImportFile(file)
    if (!text.ok) return setTrouble(text.why)
    const read = readSheet(text.value)
    if (!read.ok) return setTrouble(read.why)
    const sheet = read.value
    const tooMany = tooManyLines(sheet, maxFileLines)
    if (tooMany) return setTrouble(tooMany)
    const headers = sheet.headers.map((_, at) => columnName(sheet.headers, at))
    const guessed = guessColumns(headers, programme.network, programme.fileColumns)
    const opened = { name: file.name, sheet, headers, ...guessed }
    setSource(opened)
    setReport(undefined)
    if (lacking(guessed.columns).length > 0) return setStage('columns')
    await check(opened)
  }

  /** Each field is of one column. */
  function assign(header: string, field: FileField | null) {
    if (!source) return
    const others = Object.entries(source.columns).filter(
      ([name, other]) => name !== header && other !== field,
    )
    const columns = Object.fromEntries(field ? [...others, [header, field] as const] : others)
    setSource({ ...source, columns, isRemembered: false })
  }

  const send = ({ sheet, headers, columns }: Source, more: object) =>
    admin.post('/api/admin/conversions/import', {
      programmeId,
      lines: linesOf(
        sheet,
        headers.map((header) => columns[header] ?? null),
      ),
      columns,
      ...more,
    })

  const check = (from = source) =>
    attempt('check', 'Het bestand is niet nagekeken.', async () => {
      if (!from) return
      setReport(await send(from, { apply: false }))
      setSkipsWrong(false)
      setStage('check')
    })

  const apply = () =>
    attempt('apply', 'Er is niets overgenomen.', async () => {
      if (!source) return
      const { seen } = report ?? {}
      setReport(await send(source, { apply: true, seen, skipWrong: skipsWrong }))
      setUndone(false)
      setStage('done')
      void changed()
    })

  const undo = () =>
    attempt('undo', 'Het is niet ongedaan gemaakt.', async () => {
      if (!report?.change) return
      await takeBack(report.change)
      setUndone(true)
      void changed()
    })

  function restart() {
    setTrouble(undefined)
    setSource(undefined)
    setReport(undefined)
    setStage('file')
  }

  return {
    ...{ stage, programme, source, report, skipsWrong, busy, trouble, isUndone },
    ...{ openFile, assign, check, apply, undo, restart },
    chooseProgramme: setProgrammeId,
    skipWrong: setSkipsWrong,
    toColumns: () => setStage('columns'),
  }
}
