import type { LucideIcon } from 'lucide-react'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { failureText } from '#app/admin/api/failure.ts'
import { keepToastAbove } from '#app/admin/ui/keep-toast-above.ts'
import { useToast } from '#app/admin/ui/toast.tsx'
import { Button } from '#app/ui/button.tsx'
import { maxSelected } from '#domain/admin/list-view.ts'
import { formatNumber } from '#domain/text/number.ts'

const selectingAll = 'Alles selecteren'
const notRead = { title: 'Er is niets gewijzigd', text: 'De selectie is niet geladen.' }
const notAll = { title: 'Niet alles is geselecteerd', text: 'Er is een fout opgetreden.' }

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

type SelectionBarProps<Row> = {
  rows: Row[]
  actions: BulkAction<Row>[]
  /** The number of rows that match, on all pages, and how to select them. */
  all?: { found: number; select: () => Promise<void> }
  /** Reads the selected rows again if they may have changed; by default they are as given. */
  latest?: () => Promise<Row[]>
  onClear: () => void
}

/** Before the list in tab order but below it on screen, so that no row moves under the pointer. */
export function SelectionBar<Row>(props: SelectionBarProps<Row>) {
  const { rows, actions, all, latest, onClear } = props
  const toast = useToast()
  const [running, setRunning] = useState<string>()

  async function start({ label, run, keepsSelection }: BulkAction<Row>) {
    setRunning(label)
    const chosen = await readLatest()
    try {
      if (chosen) await run(chosen)
    } finally {
      setRunning(undefined)
    }
    if (chosen && !keepsSelection) onClear()
  }

  async function readLatest(): Promise<Row[] | undefined> {
    try {
      return latest ? await latest() : rows
    } catch (error) {
      toast({ ...notRead, text: failureText(error, notRead.text), tone: 'error' })
      return undefined
    }
  }

  async function selectAll(select: () => Promise<void>) {
    setRunning(selectingAll)
    try {
      await select()
    } catch (error) {
      toast({ ...notAll, text: failureText(error, notAll.text), tone: 'error' })
    }
    setRunning(undefined)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: nothing is filled in here, so it is no fieldset.
    <div
      ref={keepToastAbove}
      role="group"
      aria-label="Selectie"
      className="@container sticky bottom-0 z-2 order-last rounded-b-lg border-line border-t bg-selected"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 @lg:px-5 @max-lg:*:grow">
        <div className="flex items-center justify-between gap-2">
          <p role="status" className="font-semibold tabular-nums">
            {formatNumber(rows.length)} geselecteerd
          </p>
          <Button tone="ghost" size="sm" onClick={onClear}>
            <X aria-hidden />
            <span className="@max-lg:sr-only">Selectie wissen</span>
          </Button>
        </div>
        {all && rows.length < all.found && all.found <= maxSelected && (
          <Button
            tone="link"
            size="sm"
            busy={running === selectingAll ? 'Bezig...' : undefined}
            disabled={running !== undefined && running !== selectingAll}
            onClick={() => selectAll(all.select)}
          >
            Alle {formatNumber(all.found)} gevonden selecteren
          </Button>
        )}
        {all && rows.length < all.found && all.found > maxSelected && (
          <p className="text-ink-muted text-sm">
            Alles selecteren kan tot {formatNumber(maxSelected)}. Zoek of filter eerst.
          </p>
        )}
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
