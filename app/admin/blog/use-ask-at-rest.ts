import { useEffect, useEffectEvent, useRef } from 'react'

const quietMs = 3000

/** Prompts once, after a pause in typing: otherwise the next key would answer the prompt. */
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
    let timer = setTimeout(askOnce, quietMs)
    const wait = () => {
      clearTimeout(timer)
      if (!isAsked.current) timer = setTimeout(askOnce, quietMs)
    }
    document.addEventListener('keydown', wait)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('keydown', wait)
    }
  }, [isNeeded])
}
