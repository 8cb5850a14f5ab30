import { useEffect, useEffectEvent, useRef } from 'react'

const rest = 3000

/**
 * Asks once what has to be asked before it can be done, and not of who is typing: their next key would
 * be the answer.
 */
export function useAskAtRest(isNeeded: boolean, isDone: boolean, ask: () => void): void {
  const isAsked = useRef(false)
  const askOnce = useEffectEvent(() => {
    isAsked.current = true
    ask()
  })

  useEffect(() => {
    if (isDone) isAsked.current = false
  }, [isDone])

  useEffect(() => {
    if (!isNeeded || isAsked.current) return
    let timer = setTimeout(askOnce, rest)
    const wait = () => {
      clearTimeout(timer)
      if (!isAsked.current) timer = setTimeout(askOnce, rest)
    }
    document.addEventListener('keydown', wait)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('keydown', wait)
    }
  }, [isNeeded])
}
