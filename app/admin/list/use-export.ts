import { useState } from 'react'
import { admin } from '#app/admin/api/api.ts'
import { download } from '#app/admin/api/download.ts'
import { failureText } from '#app/admin/api/failure.ts'
import { useToast } from '#app/admin/ui/toast.tsx'
import type { pageExports } from '#domain/changes/change.ts'

type ExportedFile = {
  name: string
  content: BlobPart
  /** What it holds, if the page made it. The server notes what it makes itself. */
  subject?: (typeof pageExports)[number]
}

/** Saves a file once it is made and in the change log, or says why not. */
export function useExport(title = 'Fout bij exporteren') {
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)

  async function save(
    make: () => ExportedFile | Promise<ExportedFile>,
    failed = 'De export is niet gemaakt.',
  ) {
    setBusy(true)
    try {
      const { name, content, subject } = await make()
      if (subject) await admin.post('/api/admin/exports', { subject, file: name })
      download(name, content)
    } catch (error) {
      toast({ title, text: failureText(error, failed), tone: 'error' })
    }
    setBusy(false)
  }

  return { isBusy, save }
}
