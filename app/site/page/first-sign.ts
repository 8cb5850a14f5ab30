const signs = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'popstate']

/** When the visitor first does something. */
export const firstSign = new Promise<void>((resolve) => {
  if (typeof window === 'undefined') return
  for (const sign of signs) {
    window.addEventListener(sign, () => resolve(), { once: true, capture: true })
  }
})
