const signs = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'click', 'popstate']

/** When the visitor first does something. */
export const firstSign = new Promise<void>((resolve) => {
  if (typeof window === 'undefined') return
  if (window.earlyClicks?.length) resolve()
  for (const sign of signs) {
    window.addEventListener(sign, () => resolve(), { once: true, capture: true })
  }
})
