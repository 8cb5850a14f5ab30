import { useEffect, useState } from 'react'

const defaultQuietMs = 400

/** A debounced value: as it was at the last pause in typing. */
export function useSettled(value: string, quietMs = defaultQuietMs): string {
  const [settled, setSettled] = useState(value)

  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), quietMs)
    return () => clearTimeout(timer)
  }, [value, quietMs])

  return settled
}
