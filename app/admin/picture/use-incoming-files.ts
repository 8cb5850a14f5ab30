import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Accepts files that are dropped or pasted anywhere on the page. Returns whether files are dragged
 * over it.
 */
export function useIncomingFiles(onFiles: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false)

  const take = useEffectEvent((event: Event, files: FileList | undefined) => {
    if (!files?.length) return
    event.preventDefault()
    onFiles([...files])
  })

  useEffect(() => {
    const page = new AbortController()
    const on = { signal: page.signal }
    window.addEventListener('dragover', hold, on)
    window.addEventListener('dragleave', leave, on)
    window.addEventListener('drop', drop, on)
    window.addEventListener('paste', (event) => take(event, event.clipboardData?.files), on)

    function hold(event: DragEvent) {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    }
    function leave(event: DragEvent) {
      if (!event.relatedTarget) setOver(false)
    }
    function drop(event: DragEvent) {
      setOver(false)
      take(event, event.dataTransfer?.files)
    }
    return () => page.abort()
  }, [])

  return isOver
}
