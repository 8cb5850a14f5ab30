const signs = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'click', 'popstate']

/** When the visitor first does something. */
export const firstSign = new Promise<unknown>((resolve) => {
  if (typeof window === 'undefined') return
  if (window.earlyClicks?.length) resolve(undefined)
  for (const sign of signs) {
    addEventListener(sign, resolve, { once: true, capture: true })
  }
})
