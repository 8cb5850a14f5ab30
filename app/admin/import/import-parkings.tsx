import { useEffect, useRef } from 'react'
import { href } from 'react-router'
import { AdminHead } from '#app/admin/ui/admin-head.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { ImportCheck } from './import-check.tsx'
import { ImportChoose } from './import-choose.tsx'
import { ImportColumns } from './import-columns.tsx'
import { ImportDone } from './import-done.tsx'
import { ImportSteps, stepName } from './import-steps.tsx'
import { useParkingImport } from './use-parking-import.ts'

/**
 * Imports parkings from a file, in four steps. `onChange` is called after each change of parkings.
 */
export function ImportParkings({ onChange }: { onChange: () => void }) {
  const state = useParkingImport(onChange)
  const { stage, source, report, trouble, turns } = state
  const sectionRef = useRef<HTMLElement>(null)

  useEffect(() => {
    if (turns === 0) return
    sectionRef.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [turns])

  return (
    <div className="mx-auto max-w-[66rem]">
      <AdminHead
        title="Parkings importeren"
        subtitle="Voeg parkings toe of werk ze bij uit een CSV-bestand"
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
        {stage === 'choose' && <ImportChoose state={state} />}
        {stage === 'columns' && source && <ImportColumns state={state} source={source} />}
        {stage === 'check' && source && report && (
          <ImportCheck state={state} source={source} report={report} />
        )}
        {stage === 'done' && report && <ImportDone state={state} report={report} />}
      </section>
    </div>
  )
}
