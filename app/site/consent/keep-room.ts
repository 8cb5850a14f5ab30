const gapPx = 24

/**
 * Keeps the banner from covering content for good: the footer grows by its height (through
 * `--banner-h`), and a focused element is scrolled to above it.
 */
export function keepRoom(banner: HTMLElement): () => void {
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => {
    style.setProperty('--banner-h', `${banner.offsetHeight + gapPx}px`)
    style.scrollPaddingBottom = 'var(--banner-h)'
  })
  observer.observe(banner)

  return () => {
    observer.disconnect()
    style.removeProperty('--banner-h')
    style.scrollPaddingBottom = ''
  }
}
