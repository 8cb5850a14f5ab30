/** About as large as a toast is: with so much room beside or below it, nothing is covered. */
const toastWidth = 400
const toastHeight = 144
const gap = 16

/** The buttons at the foot of a form stay in reach of the pointer while a toast is shown. */
export function keepToastAbove(foot: HTMLElement): () => void {
  const root = document.documentElement

  function place() {
    const { top, right, bottom } = foot.getBoundingClientRect()
    const isClear =
      root.clientWidth - right > toastWidth || root.clientHeight - bottom > toastHeight
    root.style.setProperty('--toast-bottom', isClear ? '0px' : `${root.clientHeight - top + gap}px`)
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
