import { useEffect, useState } from 'react'

const quietMs = 400

/** A debounced value: as it was at the last pause in typing. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)

  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), quietMs)
    return () => clearTimeout(timer)
  }, [value])

  return settled
}
