/**
 * About the size of a toast, in pixels. With this much room beside or below it, nothing is covered.
 */
const toastWidthPx = 400
const toastHeightPx = 144
const gapPx = 16

/**
 * A ref. It moves a toast up if it would cover the element: the buttons at the foot of a form, or a row.
 */
export function keepToastAbove(foot: HTMLElement | null): (() => void) | undefined {
  if (!foot) return undefined
  const root = document.documentElement

  const place = () => {
    const { top, right, bottom } = foot.getBoundingClientRect()
    const isClear =
      root.clientWidth - right > toastWidthPx || root.clientHeight - bottom > toastHeightPx
    root.style.setProperty(
      '--toast-bottom',
      isClear ? '0px' : `${root.clientHeight - top + gapPx}px`,
    )
  }

  const stopping = new AbortController()
  const observer = new ResizeObserver(place)
  for (const element of [foot, foot.parentElement]) if (element) observer.observe(element)
  for (const event of ['scroll', 'resize']) {
    window.addEventListener(event, place, { signal: stopping.signal, passive: true })
  }

  return () => {
    stopping.abort()
    observer.disconnect()
    root.style.removeProperty('--toast-bottom')
  }
}
