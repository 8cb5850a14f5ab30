/** Keeps the page from scrolling, and the room of its scrollbar as it is. Returns a function that ends that. */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement
  const hasScrollbar = window.innerWidth > clientWidth
  style.overflow = 'hidden'
  if (hasScrollbar) style.scrollbarGutter = 'stable'

  return () => {
    style.overflow = ''
    style.scrollbarGutter = ''
  }
}
