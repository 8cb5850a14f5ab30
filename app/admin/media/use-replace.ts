import { useState } from 'react'
import { href, useNavigate } from 'react-router'
import { failureText } from '#app/admin/api/failure.ts'
import { sendFile } from '#app/admin/api/send-file.ts'
import { useRows } from '#app/admin/api/use-list.ts'
import { takeBack, useUndo } from '#app/admin/api/use-undo.ts'
import { useToast } from '#app/admin/ui/toast.tsx'
import { type AdminMedia, mediaRefusals, refuseUnsent } from '#domain/media/media.ts'

const failed = {
  title: 'Fout bij vervangen',
  text: 'Er is een fout opgetreden bij het vervangen van de afbeelding.',
}

/** Replaces the file of a picture everywhere, with undo. */
export function useReplace({ id, version, name }: AdminMedia) {
  const toast = useToast()
  const navigate = useNavigate()
  const rows = useRows('media')
  const undo = useUndo(rows)
  const [progress, setProgress] = useState<number>()

  async function replace(file: File) {
    const unfit = refuseUnsent(file)
    if (unfit) return toast({ ...failed, text: mediaRefusals[unfit], tone: 'error' })

    setProgress(0)
    try {
      // TypeScript takes ten seconds to find the type if the call itself is destructured.
      const replaced = await sendFile('PUT', `/api/admin/media/${id}/file`, file, {
        headers: { 'x-version': String(version) },
        onProgress: setProgress,
      })
      const { change } = replaced
      rows.changed()
      toast({
        title: 'Afbeelding vervangen',
        text: `"${name}" heeft een nieuw bestand, overal waar de afbeelding staat.`,
        action:
          change === undefined
            ? undefined
            : undo(() => takeBack(change), {
                done: { title: 'Ongedaan gemaakt', text: `"${name}" is weer zoals ze was.` },
                failed: {
                  title: 'Fout bij ongedaan maken',
                  text: 'De wijziging is niet ongedaan gemaakt.',
                },
              }),
      })
      await navigate(href('/admin/media'))
    } catch (error) {
      toast({ ...failed, text: failureText(error, failed.text), tone: 'error' })
    }
    setProgress(undefined)
  }

  return { replace, progress }
}
