import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet'
import { useEffect, useRef } from 'react'
import { href, Link } from 'react-router'
import { ImportFileButton } from '#app/admin/import/import-file-button.tsx'
import { useDroppedFile } from '#app/admin/import/use-dropped-file.ts'
import { AdminHead } from '#app/admin/ui/admin-head.tsx'
import { QueryState } from '#app/admin/ui/query-state.tsx'
import { Button, buttonLook } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Picto } from '#app/ui/picto.tsx'
import { counted } from '#domain/text/number.ts'
import { ImportCheck } from './import-check.tsx'
import { ImportColumns } from './import-columns.tsx'
import {
  type ConversionImport,
  type FileProgramme,
  type Stage,
  stages,
  useConversionImport,
} from './use-conversion-import.ts'
import { useConversionSummary } from './use-conversions.ts'

/** Takes over a file of transactions of one programme. */
export function ImportConversions() {
  const summary = useConversionSummary()

  return (
    <div className="mx-auto max-w-[66rem]">
      <AdminHead
        title="Bestand inlezen"
        subtitle="Er verandert niets tot je onderaan op ‘Neem over’ drukt"
        back={href('/admin/conversions')}
      />
      <QueryState query={summary} what="programma’s">
        {({ programmes }) => <Steps programmes={programmes} />}
      </QueryState>
    </div>
  )
}

const stageNames: Record<Stage, string> = {
  file: 'Bestand',
  columns: 'Kolommen',
  check: 'Nakijken',
  done: 'Klaar',
}

function Steps({ programmes }: { programmes: FileProgramme[] }) {
  const state = useConversionImport(programmes)
  const { stage, source, report, trouble } = state
  const at = stages.indexOf(stage)
  const top = useRef<HTMLOListElement>(null)
  // What is pressed stands at the foot of a long list, and what came of it here.
  useEffect(() => {
    if (stage !== 'file') top.current?.scrollIntoView({ block: 'nearest' })
  }, [stage])
  useEffect(() => {
    if (trouble) top.current?.scrollIntoView({ block: 'nearest' })
  }, [trouble])

  return (
    <>
      <ol
        ref={top}
        aria-label="Stappen"
        className="mb-5 flex scroll-mt-20 flex-wrap gap-2 font-semibold text-sm"
      >
        {stages.map((step, index) => (
          <li
            key={step}
            aria-current={index === at ? 'step' : undefined}
            className={`rounded-sm px-3 py-1.5 ${index < at ? 'bg-positive-soft text-positive-ink' : index === at ? 'bg-signal text-on-signal' : 'bg-sunken text-ink-muted'}`}
          >
            {index + 1} {stageNames[step]}
          </li>
        ))}
      </ol>
      <div className="grid gap-4 *:min-w-0">
        {trouble && <Notice tone="error">{trouble}</Notice>}
        {stage === 'file' && <Choose state={state} programmes={programmes} />}
        {stage === 'columns' && source && <ImportColumns state={state} source={source} />}
        {stage === 'check' && source && report && (
          <ImportCheck state={state} source={source} report={report} />
        )}
        {stage === 'done' && <Done state={state} />}
      </div>
    </>
  )
}

function Choose({ state, programmes }: { state: ConversionImport; programmes: FileProgramme[] }) {
  const isOver = useDroppedFile(state.openFile)
  if (programmes.length === 0) {
    return (
      <Notice
        action={
          <Link to={href('/admin/programmes/new')} className={buttonLook({ tone: 'secondary' })}>
            Nieuw programma
          </Link>
        }
      >
        Er is nog geen programma. Maak er eerst een: een bestand hoort bij een programma.
      </Notice>
    )
  }

  return (
    <div className="grid gap-5 rounded-lg bg-card p-5 shadow-hairline">
      <div className="max-w-96">
        <SelectField
          label="Programma"
          value={state.programme?.id ?? 0}
          disabled={state.busy !== undefined}
          onChange={(event) => state.chooseProgramme(Number(event.currentTarget.value))}
        >
          <option value={0}>Kies een programma</option>
          {programmes.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      <section
        aria-label="Bestand"
        className={`flex flex-wrap items-center gap-4 rounded-lg border-2 border-dashed p-5 ${isOver ? 'border-action bg-selected' : 'border-line-control'}`}
      >
        <Picto icon={FileSpreadsheet} tone="plain" />
        <div className="min-w-0 flex-1 basis-48">
          <h2 className="font-bold text-[1.0625rem]">Kies een CSV-bestand of sleep het hierheen</h2>
          <p className="mt-1 text-ink-muted">
            De transacties zoals het netwerk ze geeft, met kolomnamen op de eerste regel
          </p>
        </div>
        <ImportFileButton
          onFile={state.openFile}
          busy={state.busy === 'check' ? 'Nakijken...' : undefined}
        >
          Bestand kiezen
        </ImportFileButton>
      </section>
    </div>
  )
}

function Done({ state }: { state: ConversionImport }) {
  const { report, isUndone, busy } = state
  const lines = report?.lines.filter(({ outcome }) => outcome !== 'unchanged') ?? []
  const done = isUndone
    ? 'Alles is ongedaan gemaakt.'
    : `${counted(lines.length, 'conversie is', 'conversies zijn')} toegevoegd of gewijzigd.`

  return (
    <Notice
      tone={isUndone ? 'plain' : 'positive'}
      title={isUndone ? 'Ongedaan' : 'Overgenomen.'}
      action={
        <div className="flex flex-wrap gap-3">
          {!isUndone && report?.change && (
            <Button
              tone="secondary"
              busy={busy === 'undo' ? 'Bezig...' : undefined}
              onClick={state.undo}
            >
              Ongedaan maken
            </Button>
          )}
          <Button tone="secondary" onClick={state.restart}>
            Nog een bestand
          </Button>
        </div>
      }
    >
      <p>{done}</p>
    </Notice>
  )
}
