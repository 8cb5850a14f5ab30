const gap = 24

/**
 * What is at the bottom of the screen may cover nothing for good: the footer (by `--banner-h`) grows
 * by its height, and whatever gets focus is scrolled to above it.
 */
export function keepRoom(banner: HTMLElement): () => void {
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => {
    style.setProperty('--banner-h', `${banner.offsetHeight + gap}px`)
    style.scrollPaddingBottom = 'var(--banner-h)'
  })
  observer.observe(banner)

  return () => {
    observer.disconnect()
    style.removeProperty('--banner-h')
    style.scrollPaddingBottom = ''
  }
}
