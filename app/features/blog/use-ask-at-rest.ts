import { useEffect, useEffectEvent, useRef } from 'react'

const rest = 3000

/** Asks once what has to be asked, and not of who is typing: their next key would be the answer. */
export function useAskAtRest(isNeeded: boolean, ask: () => void): void {
  const isAsked = useRef(false)
  const askOnce = useEffectEvent(() => {
    isAsked.current = true
    ask()
  })

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
