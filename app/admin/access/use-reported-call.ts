import { useState } from 'react'
import { failureText } from '#app/admin/api/failure.ts'
import { useToast } from '#app/admin/ui/toast.tsx'

type ReportedCall = {
  /** The title of the toast when it succeeds. */
  done: string
  /** The message when the server gives no reason. */
  failed: string
  /** Runs after success and after failure. */
  onSettled: () => void
}

/** A call without a form, of which a toast says how it ended. */
export function useReportedCall() {
  const toast = useToast()
  const [busy, setBusy] = useState(false)

  async function run(call: () => Promise<unknown>, { done, failed, onSettled }: ReportedCall) {
    setBusy(true)
    try {
      await call()
      toast({ title: done })
    } catch (error) {
      toast({ title: 'Fout', text: failureText(error, failed), tone: 'error' })
    } finally {
      setBusy(false)
      onSettled()
    }
  }

  return { busy, run }
}
