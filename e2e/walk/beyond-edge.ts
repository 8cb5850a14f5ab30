/**
 * Runs in the page. What is wider than the screen, or than the part of it or of the open dialog that it is in, and is
 * cut without a sign of it. What scrolls may be wider, except a dialog. Also an empty field with room for a part of
 * its placeholder.
 */
export function beyondEdge(): string[] {
  const dialog = document.querySelector('dialog[open]')
  const inside = [...(dialog ?? document).querySelectorAll('*')]
  const cut = inside.filter((element) => {
    const { overflowX, textOverflow, clipPath } = getComputedStyle(element)
    // For screen readers alone, or a field that scrolls along with its text.
    if (clipPath !== 'none' || element.matches('input, svg *')) return false
    const cuts = ['hidden', 'clip'].includes(overflowX) && textOverflow !== 'ellipsis'
    const scrolls = dialog !== null && ['auto', 'scroll'].includes(overflowX)
    return (cuts || scrolls) && element.scrollWidth > element.clientWidth + 1
  })
  const pen = document.createElement('canvas').getContext('2d')
  const short = inside.filter((field) => {
    if (!(field instanceof HTMLInputElement) || !pen || field.value || !field.checkVisibility())
      return false
    const { font, paddingLeft, paddingRight } = getComputedStyle(field)
    pen.font = font
    const room =
      field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    return pen.measureText(field.placeholder).width > room + 1
  })
  const { scrollWidth, clientWidth } = document.documentElement
  const whole = scrollWidth > clientWidth ? [document.documentElement] : []
  return [...whole, ...cut, ...short].map(
    (element) =>
      `${element.tagName.toLowerCase()}.${element.className} ${(element.textContent || element.getAttribute('placeholder'))?.slice(0, 40)}`,
  )
}
