import type { LucideIcon } from 'lucide-react'
import X from 'lucide-react/icons/x'
import { useEffect, useRef, useState } from 'react'
import { keepToastAbove } from '#app/admin/ui/keep-toast-above.ts'
import { Button } from '#app/ui/button.tsx'

/** An action on several rows at once. */
export type BulkAction<Row> = {
  label: string
  icon: LucideIcon
  /** The bar is busy until it resolves; then the selection is cleared. */
  run: (rows: Row[]) => void | Promise<void>
  tone?: 'danger'
  /** The action asks for confirmation, so the selection stays. */
  keepsSelection?: boolean
}

type SelectionBarProps<Row> = { rows: Row[]; actions: BulkAction<Row>[]; onClear: () => void }

/** Before the list in tab order but below it on screen, so that no row moves under the pointer. */
export function SelectionBar<Row>({ rows, actions, onClear }: SelectionBarProps<Row>) {
  const [running, setRunning] = useState<string>()
  const bar = useRef<HTMLDivElement>(null)

  useEffect(() => (bar.current ? keepToastAbove(bar.current) : undefined), [])

  async function start({ label, run, keepsSelection }: BulkAction<Row>) {
    setRunning(label)
    try {
      await run(rows)
    } finally {
      setRunning(undefined)
    }
    if (!keepsSelection) onClear()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: nothing is filled in here, so it is no fieldset.
    <div
      ref={bar}
      role="group"
      aria-label="Selectie"
      className="@container sticky bottom-0 z-2 order-last rounded-b-lg border-line border-t bg-selected"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 @lg:px-5 @max-lg:*:grow">
        <div className="flex items-center justify-between gap-2">
          <p role="status" className="font-semibold tabular-nums">
            {rows.length} geselecteerd
          </p>
          <Button tone="ghost" size="sm" onClick={onClear}>
            <X aria-hidden />
            <span className="@max-lg:sr-only">Selectie wissen</span>
          </Button>
        </div>
        <div className="flex flex-wrap gap-2 @max-lg:*:grow">
          {actions.map((action) => (
            <Button
              key={action.label}
              tone={action.tone ?? 'secondary'}
              size="sm"
              busy={running === action.label ? 'Bezig...' : undefined}
              disabled={running !== undefined && running !== action.label}
              onClick={() => start(action)}
            >
              <action.icon aria-hidden />
              {action.label}
            </Button>
          ))}
        </div>
      </div>
    </div>
  )
}
