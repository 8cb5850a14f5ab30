import { useState } from 'react'
import { admin } from '#app/admin/api/api.ts'
import { failureText } from '#app/admin/api/failure.ts'
import { useUndo } from '#app/admin/api/use-undo.ts'
import { type PagedList, renewedRows } from '#app/admin/list/use-paged-list.ts'
import { useToast } from '#app/admin/ui/toast.tsx'
import type { ListedParking } from '#domain/parking/parking.ts'
import { formatNumber } from '#domain/text/number.ts'

export const whyNotSaved = 'Er is een fout opgetreden bij het wijzigen van de beschikbaarheid.'

/** Makes one or more parkings available or unavailable. */
export function useAvailability(list: PagedList<ListedParking>) {
  const toast = useToast()
  const undo = useUndo(list)
  const [asked, setAsked] = useState<ListedParking[]>()

  async function change(parkings: ListedParking[], unavailable: string | null) {
    const rows = parkings.map(({ id, version }) => ({ id, version }))
    const ids = new Set(rows.map(({ id }) => id))
    const answer = await admin.put('/api/admin/parkings/availability', { rows, unavailable })
    list.show((all) => all.map((row) => (ids.has(row.id) ? { ...row, unavailable } : row)))
    const action = undo(answer, {
      done: { title: 'Ongedaan gemaakt' },
      failed: { title: 'Fout bij ongedaan maken', text: whyNotSaved },
    })
    toast({ ...noticeFor(parkings, unavailable), action })
    // Not waited for: the dialog closes as soon as it is saved.
    void list.changed()
  }

  return {
    makeAvailable: async (parkings: ListedParking[]) => {
      try {
        await change(parkings, null)
      } catch (error) {
        toast({ title: 'Fout bij opslaan', text: failureText(error, whyNotSaved), tone: 'error' })
        await list.changed()
      }
    },
    /** Opens the dialog for the reason. */
    askWhy: setAsked,
    asked,
    cancel: () => setAsked(undefined),
    confirm: async (parkings: ListedParking[], reason: string) => {
      try {
        await change(parkings, reason)
      } catch (error) {
        setAsked(await renewedRows(list, parkings))
        throw error
      }
    },
  }
}

function noticeFor(parkings: ListedParking[], unavailable: string | null) {
  const [first] = parkings
  const isOne = parkings.length === 1
  const which = isOne
    ? `Parking "${first?.name}" is`
    : `${formatNumber(parkings.length)} parkings zijn`
  const state = unavailable === null ? 'weer beschikbaar' : 'niet beschikbaar'

  return { title: `${isOne ? 'Parking' : 'Parkings'} ${state}`, text: `${which} ${state}.` }
}
