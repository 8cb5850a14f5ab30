import { useRef } from 'react'
import { ApiError, admin } from '#app/admin/api/api.ts'
import type { Rows } from '#app/admin/api/use-list.ts'
import { takeBack, useUndo } from '#app/admin/api/use-undo.ts'
import { changedDraft, draftOf, tariffOf } from '#app/admin/tariffs/tariff-draft.ts'
import { useToast } from '#app/admin/ui/toast.tsx'
import type { EditedParking, ListedParking } from '#domain/parking/parking.ts'
import { dayCount } from '#domain/stay/stay.ts'
import type { Step, Tariff } from '#domain/tariff/tariff.ts'
import { formatEuro } from '#domain/text/money.ts'
import type { PriceSaves } from './use-price-saves.ts'

type SaveTotalOptions = {
  list: Rows<ListedParking>
  saves: PriceSaves
  onSaved: (parking: EditedParking) => void
}

/** Saves what so many days cost by a tariff of a parking, as looked at today. */
export function useSaveTotal(opened: EditedParking, { list, saves, onSaved }: SaveTotalOptions) {
  const toast = useToast()
  const undo = useUndo(list)
  // Each write is based on the version that the one before it made.
  const latest = useRef(opened)
  const writes = useRef<Promise<unknown>>(Promise.resolve())
  const path = `/api/admin/parkings/${opened.id}` as const

  function inTurn<Done>(work: () => Promise<Done>): Promise<Done> {
    const done = writes.current.then(work)
    writes.current = done.catch(() => undefined)
    return done
  }

  function adopt(saved: EditedParking) {
    latest.current = saved
    onSaved(saved)
    list.show((rows) => rows.map((row) => (row.id === saved.id ? { ...row, ...saved } : row)))
  }

  async function put({ validFrom }: Tariff, { days }: Step, total: string) {
    const tariffs = latest.current.tariffs.map((each) =>
      each.validFrom === validFrom ? (withTotal(each, days, total) ?? each) : each,
    )
    const { change, ...saved } = {
      ...latest.current,
      ...(await admin.put(path, { ...latest.current, tariffs })),
    }
    adopt(saved)
    return change
  }

  /** Another admin may have changed something else meanwhile. */
  async function write(tariff: Tariff, step: Step, total: string) {
    try {
      return await put(tariff, step, total)
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 409)) throw error
      const current = await admin.get(path)
      adopt(current)
      const stored = current.tariffs.find(({ validFrom }) => validFrom === tariff.validFrom)
      if (stored?.steps.find(({ days }) => days === step.days)?.total !== step.total) throw error
      return put(tariff, step, total)
    }
  }

  async function restore(change: string): Promise<void> {
    await takeBack(change)
    adopt(await admin.get(path))
  }

  /** False if what is typed is no amount. */
  return (tariff: Tariff, step: Step, typed: string): boolean => {
    const { days } = step
    const total = withTotal(tariff, days, typed)?.steps.find((each) => each.days === days)?.total
    if (total === undefined) return false
    if (total === step.total) return true
    const name = `${opened.name}, ${dayCount(days)}`
    saves.queue.add({
      key: `${opened.id} ${days}`,
      name,
      price: total,
      run: async () => {
        const change = await inTurn(() => write(tariff, step, typed))
        const back = change === undefined ? undefined : () => inTurn(() => restore(change))
        const action = undo(back, {
          done: { title: 'Ongedaan gemaakt', text: `${name}: ${formatEuro(step.total)}.` },
          failed: {
            title: 'Fout bij ongedaan maken',
            text: 'De wijziging is niet ongedaan gemaakt.',
          },
        })
        toast({ title: 'Tarief opgeslagen', text: `${name}: ${formatEuro(total)}.`, action })
      },
    })
    return true
  }
}

/** The tariff with another total for so many days, seen today; undefined if that is no amount. */
function withTotal(tariff: Tariff, days: number, total: string): Tariff | undefined {
  const draft = draftOf(tariff)
  const steps = draft.steps.map((step) => (step.days === `${days}` ? { ...step, total } : step))
  return tariffOf(changedDraft(draft, { steps }))
}
