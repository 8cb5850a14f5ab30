import { useEffect } from 'react'

/** On a Mac, Ctrl and K in a field remove the rest of the line. */
const isMac = () => /mac|iphone|ipad/i.test(navigator.platform)

/** As it is written on a keyboard, and as assistive technology is told. */
export const commandKey = () =>
  isMac() ? { shown: '⌘', spoken: 'Meta+K' } : { shown: 'Ctrl', spoken: 'Control+K' }

export const hasCommandKey = (event: { ctrlKey: boolean; metaKey: boolean }) =>
  isMac() ? event.metaKey : event.ctrlKey

/** Ctrl and K, wherever one is; in the editor of an article they make a link. */
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
