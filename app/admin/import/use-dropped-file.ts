import { useEffect, useEffectEvent, useState } from 'react'

/** Accepts a file that is dropped anywhere on the page. Returns whether one is dragged over it. */
export function useDroppedFile(onFile: (file: File) => void): boolean {
  const [isOver, setOver] = useState(false)

  const drop = useEffectEvent((event: DragEvent) => {
    setOver(false)
    const file = event.dataTransfer?.files[0]
    if (!file) return
    event.preventDefault()
    onFile(file)
  })

  useEffect(() => {
    function hold(event: DragEvent) {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    }
    function leave(event: DragEvent) {
      if (!event.relatedTarget) setOver(false)
    }
    const release = (event: DragEvent) => drop(event)

    window.addEventListener('dragover', hold)
    window.addEventListener('dragleave', leave)
    window.addEventListener('drop', release)
    return () => {
      window.removeEventListener('dragover', hold)
      window.removeEventListener('dragleave', leave)
      window.removeEventListener('drop', release)
    }
  }, [])

  return isOver
}
