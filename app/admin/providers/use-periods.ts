import { useState } from 'react'
import { admin } from '#app/admin/api/api.ts'
import { failureText } from '#app/admin/api/failure.ts'
import { useRows } from '#app/admin/api/use-list.ts'
import { useUndo } from '#app/admin/api/use-undo.ts'
import { useToast } from '#app/admin/ui/toast.tsx'
import { type Closure, closureText } from '#domain/closure/closure.ts'
import type { ListedParking } from '#domain/parking/parking.ts'
import { counted, formatNumber } from '#domain/text/number.ts'
import { capitalized } from '#domain/text/text.ts'

/** Closes parkings for periods or opens them again, as one change that can be undone. */
export function usePeriods() {
  const rows = useRows('parkings')
  const toast = useToast()
  const undo = useUndo(rows)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  /** Whether it was done. */
  async function change(
    parkings: ListedParking[],
    periods: Closure[],
    closed: boolean,
  ): Promise<boolean> {
    setBusy(true)
    setFailure(undefined)
    try {
      const refs = parkings.map(({ id, version }) => ({ id, version }))
      const answer = await admin.post('/api/admin/parkings/closures', {
        rows: refs,
        periods,
        closed,
      })
      const changed = answer?.changed ?? parkings.length
      const action =
        changed === 0
          ? undefined
          : undo(answer, {
              done: { title: 'Ongedaan gemaakt' },
              failed: {
                title: 'Fout bij ongedaan maken',
                text: 'De wijziging is niet ongedaan gemaakt.',
              },
            })
      toast({ ...noticeOf(changed, periods, closed), action })
      return true
    } catch (error) {
      setFailure(failureText(error, 'De periode is niet opgeslagen.'))
      return false
    } finally {
      // Also after a refusal: the parkings may have changed meanwhile. What is saved is said before they are
      // read, and nothing more is sent until then.
      void rows.changed().finally(() => setBusy(false))
    }
  }

  return { change, isBusy, failure }
}

function noticeOf(count: number, periods: Closure[], closed: boolean) {
  const which = counted(count, 'parking', 'parkings')
  const [only, ...others] = periods.map(closureText)
  const told =
    only !== undefined && others.length === 0 ? only : `${formatNumber(periods.length)} periodes`
  if (count === 0) return { title: 'Er is niets gewijzigd', text: 'Dat stond er al zo.' }
  return closed
    ? { title: `${which} dicht gezet`, text: `${capitalized(told)}.` }
    : { title: `${which} weer open`, text: `Niet meer: ${told}.` }
}
