const gapPx = 24

/**
 * Keeps the banner from covering content for good: what keeps room grows by its height (through
 * `--banner-h`), and a focused element is scrolled to above it. By a rule for those elements: a property
 * of the root would restyle the whole page.
 */
export function keepRoom(banner: HTMLElement): () => void {
  const room = new CSSStyleSheet()
  document.adoptedStyleSheets.push(room)
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => {
    const covers = getComputedStyle(banner).position === 'fixed'
    const height = covers ? banner.offsetHeight + gapPx : 0
    room.replaceSync(`.keeps-room { --banner-h: ${height}px }`)
    style.scrollPaddingBottom = `${height}px`
  })
  observer.observe(banner)

  return () => {
    observer.disconnect()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== room)
    style.scrollPaddingBottom = ''
  }
}
