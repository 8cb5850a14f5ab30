import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#app/admin/api/api.ts'
import { failureText } from '#app/admin/api/failure.ts'
import { sendFile } from '#app/admin/api/send-file.ts'
import { mediaRefusals, refuseUnsent, type UploadedMedia } from '#domain/media/media.ts'

/** A file that is being uploaded to the library. */
export type Upload = {
  key: number
  file: File
  state: 'waiting' | 'sending' | 'working' | 'done' | 'failed' | 'cancelled'
  /** From 0 to 1. */
  progress: number
  media?: UploadedMedia
  /** Why it failed. */
  why?: string
  /** Whether a retry may succeed. */
  canRetry?: boolean
}

/** More in parallel would make each of them slower. */
const maxParallelUploads = 2
const failed = 'Het uploaden is niet gelukt.'

let lastKey = 0

export type Uploads = ReturnType<typeof useUploads>

/** Uploads files to the library, a few at a time; a failed one does not stop the others. */
export function useUploads(onDone: (media: UploadedMedia) => void) {
  const [uploads, setUploads] = useState<Upload[]>([])
  const queue = useRef<Upload[]>([])
  const running = useRef(new Map<number, AbortController>())
  const isBusy = uploads.some(({ state }) => isUnderway(state))

  useEffect(() => {
    if (!isBusy) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isBusy])

  const change = (key: number, changes: Partial<Upload>) =>
    setUploads((all) =>
      all.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)),
    )

  function add(files: Iterable<File>) {
    const added = [...files].map(asUpload)
    setUploads((all) => [...added, ...all])
    enqueue(added.filter(({ state }) => state === 'waiting'))
  }

  function enqueue(waiting: Upload[]) {
    queue.current.push(...waiting)
    sendNext()
  }

  function sendNext() {
    while (running.current.size < maxParallelUploads) {
      const next = queue.current.shift()
      if (!next) return
      send(next)
    }
  }

  async function send({ key, file }: Upload) {
    const controller = new AbortController()
    running.current.set(key, controller)
    change(key, { state: 'sending', progress: 0 })
    try {
      const media = await sendFile('POST', '/api/admin/media', file, {
        signal: controller.signal,
        // After the upload, the server still processes the file.
        onProgress: (progress) =>
          change(key, { progress, state: progress < 1 ? 'sending' : 'working' }),
      })
      change(key, { state: 'done', progress: 1, media })
      onDone(media)
    } catch (error) {
      change(key, controller.signal.aborted ? { state: 'cancelled' } : failureOf(error))
    }
    running.current.delete(key)
    sendNext()
  }

  return {
    uploads,
    add,
    cancel: (key: number) => {
      queue.current = queue.current.filter((upload) => upload.key !== key)
      change(key, { state: 'cancelled' })
      running.current.get(key)?.abort()
    },
    retry: (upload: Upload) => {
      change(upload.key, { state: 'waiting', why: undefined })
      enqueue([upload])
    },
    /** Removes a finished upload from the list. */
    hide: (key: number) => setUploads((all) => all.filter((upload) => upload.key !== key)),
  }
}

export function isUnderway(state: Upload['state']): boolean {
  return state === 'waiting' || state === 'sending' || state === 'working'
}

function asUpload(file: File): Upload {
  lastKey += 1
  const unfit = refuseUnsent(file)
  const why = unfit && mediaRefusals[unfit]
  return { key: lastKey, file, state: why ? 'failed' : 'waiting', progress: 0, why }
}

function failureOf(error: unknown): Partial<Upload> {
  // A file that was rejected will be rejected again.
  const isFinal = error instanceof ApiError && [413, 415, 422].includes(error.status)
  return { state: 'failed', why: failureText(error, failed), canRetry: !isFinal }
}
