const inputs = ['pointerdown', 'keydown', 'click'] as const

/**
 * Resolves when the browser has painted what was just changed, or before the visitor's next input. A
 * window in the background paints nothing.
 */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      for (const input of inputs) window.removeEventListener(input, end, true)
      resolve()
    }
    for (const input of inputs) window.addEventListener(input, end, true)
    requestAnimationFrame(() => setTimeout(end))
    setTimeout(end, 200)
  })
}
