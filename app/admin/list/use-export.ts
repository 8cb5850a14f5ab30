import { useState } from 'react'
import { download } from '#app/admin/api/download.ts'
import { failureText } from '#app/admin/api/failure.ts'
import { useToast } from '#app/admin/ui/toast.tsx'

type ExportedFile = { name: string; content: BlobPart }

/** Saves a file once it is made, or says why not. */
export function useExport() {
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)

  async function save(make: () => Promise<ExportedFile>, failed: string) {
    setBusy(true)
    try {
      const { name, content } = await make()
      download(name, content)
    } catch (error) {
      toast({ title: 'Fout bij exporteren', text: failureText(error, failed), tone: 'error' })
    }
    setBusy(false)
  }

  return { isBusy, save }
}
