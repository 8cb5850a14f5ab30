import { useEffect, useState } from 'react'

const pause = 400

/** A value that is being typed, as it was at the last pause. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)

  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [value])

  return settled
}
