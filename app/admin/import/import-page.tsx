import { useEffect, useRef } from 'react'
import { href, useSearchParams } from 'react-router'
import { AdminHead } from '#app/admin/ui/admin-head.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { importKind } from '#domain/import/import-kinds.ts'
import {
  expectedImport,
  type ImportName,
  importSearch,
  importTitle,
} from '#domain/import/import-names.ts'
import { ImportCheck } from './import-check.tsx'
import { ImportChoose } from './import-choose.tsx'
import { ImportColumns } from './import-columns.tsx'
import { ImportDone } from './import-done.tsx'
import { ImportSteps, stepName } from './import-steps.tsx'
import { useImport } from './use-import.ts'

/**
 * Imports a file of parkings, or of what is stored with them, in four steps. `onChange` is called
 * after each change.
 */
export function ImportPage({ onChange }: { onChange: (kind: ImportName) => void }) {
  const [search, setSearch] = useSearchParams()
  const expected = expectedImport(`${search}`)
  const state = useImport(onChange, expected)
  const { stage, source, report, trouble, turns } = state
  const kind = (stage !== 'choose' && source?.kind) || expected
  const sectionRef = useRef<HTMLElement>(null)

  // An admin who goes to another import starts that one; otherwise the address follows the file.
  const before = useRef(expected)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the kind is another
  useEffect(() => {
    const isOther = expected !== before.current
    before.current = expected
    if (kind === expected) return
    if (isOther) state.startAfresh()
    else setSearch(importSearch(kind), { replace: true, preventScrollReset: true })
  }, [kind, expected])

  useEffect(() => {
    if (turns === 0) return
    sectionRef.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [turns])

  return (
    <div className="mx-auto max-w-[66rem]">
      <AdminHead
        title={importTitle(kind)}
        subtitle={`Voeg ${importKind(kind).noun.many} toe of werk ze bij uit een CSV-bestand`}
        back={href('/admin/parkings')}
      />
      <ImportSteps stage={stage} />
      <section
        ref={sectionRef}
        tabIndex={-1}
        aria-label={stepName(stage)}
        className="mt-5 grid gap-4 outline-none *:min-w-0 focus-visible:shadow-none"
      >
        {trouble && <Notice tone="error">{trouble}</Notice>}
        {stage === 'choose' && <ImportChoose state={state} expected={expected} />}
        {stage === 'columns' && source && <ImportColumns state={state} source={source} />}
        {stage === 'check' && source && report && (
          <ImportCheck state={state} source={source} report={report} />
        )}
        {stage === 'done' && report && <ImportDone state={state} kind={kind} report={report} />}
      </section>
    </div>
  )
}
