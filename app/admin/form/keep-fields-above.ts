/** Tells the form how high its bar is now, for the scroll margin of its fields. */
export function measureFoot(foot: HTMLElement | null): void {
  foot?.parentElement?.style.setProperty('--foot-h', `${foot.offsetHeight}px`)
}

/** Keeps that right, on a phone too, where the bar has a line more for its text. */
export function keepFieldsAbove(foot: HTMLElement | null): (() => void) | undefined {
  if (!foot) return undefined
  const observer = new ResizeObserver(() => measureFoot(foot))
  observer.observe(foot)
  return () => observer.disconnect()
}
