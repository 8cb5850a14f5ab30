import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Accepts files that are dropped or pasted anywhere on the page. Returns whether files are dragged
 * over it. Without `onFiles` they are left to the browser.
 */
export function useIncomingFiles(onFiles?: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false)

  const take = useEffectEvent((event: Event, files: FileList | undefined) => {
    if (!files?.length || !onFiles) return
    event.preventDefault()
    onFiles([...files])
  })

  const isTaken = onFiles !== undefined

  useEffect(() => {
    if (!isTaken) return
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
  }, [isTaken])

  return isOver
}
