import { useState } from 'react'
import { ApiError, admin } from '#app/admin/api/api.ts'
import { failureText } from '#app/admin/api/failure.ts'
import type { Rows } from '#app/admin/api/use-list.ts'
import { useUndo } from '#app/admin/api/use-undo.ts'
import { useToast } from '#app/admin/ui/toast.tsx'
import type { AdminParking } from '#domain/parking/parking.ts'
import { formatNumber } from '#domain/text/number.ts'

const failed = 'Er is een fout opgetreden bij het wijzigen van de beschikbaarheid.'

/** Makes one or more parkings available or unavailable. */
export function useAvailability(list: Rows<AdminParking>) {
  const toast = useToast()
  const undo = useUndo(list)
  const [asked, setAsked] = useState<AdminParking[]>()

  /** False if the reason was refused, so that the dialog stays open. */
  async function change(parkings: AdminParking[], unavailable: string | null): Promise<boolean> {
    const rows = parkings.map(({ id, version }) => ({ id, version }))
    const ids = new Set(rows.map(({ id }) => id))
    try {
      const body = { rows, unavailable }
      const answer = await admin.put('/api/admin/parkings/availability', body)
      list.show((all) => all.map((row) => (ids.has(row.id) ? { ...row, unavailable } : row)))
      const action = undo(answer, {
        done: { title: 'Beschikbaarheid teruggezet' },
        failed: { title: 'Fout bij terugzetten', text: failed },
      })
      toast({ ...noticeFor(parkings, unavailable), action })
    } catch (error) {
      toast({ title: 'Fout bij opslaan', text: failureText(error, failed), tone: 'error' })
      if (error instanceof ApiError && error.status === 422) return false
    }
    await list.changed()
    return true
  }

  return {
    makeAvailable: async (parkings: AdminParking[]) => {
      await change(parkings, null)
    },
    /** Opens the dialog for the reason. */
    askWhy: setAsked,
    asked,
    cancel: () => setAsked(undefined),
    confirm: async (parkings: AdminParking[], reason: string) => {
      if (await change(parkings, reason)) setAsked(undefined)
    },
  }
}

function noticeFor(parkings: AdminParking[], unavailable: string | null) {
  const [first] = parkings
  const isOne = parkings.length === 1
  const which = isOne
    ? `Parking "${first?.name}" is`
    : `${formatNumber(parkings.length)} parkings zijn`
  const state = unavailable === null ? 'weer beschikbaar' : 'niet beschikbaar'

  return { title: `${isOne ? 'Parking' : 'Parkings'} ${state}`, text: `${which} ${state}.` }
}
