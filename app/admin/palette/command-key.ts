import { useEffect } from 'react'

/** On a Mac, Ctrl+K in a field deletes the rest of the line. */
const isMac = () => /mac|iphone|ipad/i.test(navigator.platform)

/** The key as written on a keyboard, and as announced to assistive technology. */
export const commandKey = () =>
  isMac() ? { shown: '⌘', spoken: 'Meta+K' } : { shown: 'Ctrl', spoken: 'Control+K' }

export const hasCommandKey = (event: { ctrlKey: boolean; metaKey: boolean }) =>
  isMac() ? event.metaKey : event.ctrlKey

/** Ctrl+K on every page; in the post editor it makes a link instead. */
export function useCommandKey(onPress: () => void): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'k' || !hasCommandKey(event)) return
      if (event.shiftKey || event.altKey || event.defaultPrevented) return
      if (event.target instanceof HTMLElement && event.target.isContentEditable) return
      event.preventDefault()
      if (!event.repeat) onPress()
    }

    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [onPress])
}
