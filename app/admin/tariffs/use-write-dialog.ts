import { useState } from 'react'
import { failureText } from '#app/admin/api/failure.ts'
import { useDialogForm } from '#app/admin/form/use-dialog-form.ts'

type WriteDialog = {
  /** Undefined while something is missing. */
  write: (() => Promise<void>) | undefined
  failed: string
  /** Reads again what is written to: someone may have changed it. */
  refetch: () => unknown
  onClose: () => void
}

/** A dialog that writes to several parkings at once, and closes when that is done. */
export function useWriteDialog({ write, failed, refetch, onClose }: WriteDialog) {
  const [times, setTimes] = useState(0)
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const form = useDialogForm({ submit, refused: { times } })

  async function submit() {
    if (isBusy) return
    if (!write) return setTimes(times + 1)
    setBusy(true)
    try {
      await write()
      onClose()
    } catch (error) {
      setFailure(failureText(error, failed))
      await refetch()
      setBusy(false)
    }
  }

  /** `isAsked`: whether it was tried with something missing. */
  return { form, isAsked: times > 0, isBusy, failure, close: isBusy ? () => undefined : onClose }
}
