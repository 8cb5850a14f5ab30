declare global {
  interface Window {
    /** Until the page is hydrated. */
    earlyClicks?: MouseEvent[] | undefined
  }
}

/**
 * Keeps clicks on buttons that need the script of their page. The browser itself opens a popover.
 * Runs in the page before any other script has come, as text: it may not use anything outside itself.
 */
export function keepEarlyClicks(): void {
  window.earlyClicks = []
  addEventListener(
    'click',
    (click) => {
      const target = click.target as Element
      if (target.closest('main [type=button]:not([popovertarget])')) window.earlyClicks?.push(click)
    },
    true,
  )
}

/** Clicks on those buttons again. Call it when the page is hydrated. */
export async function repeatEarlyClicks(): Promise<void> {
  // A click that is still on its way made React hydrate the page, and React will handle it.
  const over = window.earlyClicks?.filter(({ eventPhase }) => eventPhase === Event.NONE) ?? []
  window.earlyClicks = undefined
  for (const { target } of over) {
    // React is at rest then, and renders between two clicks.
    await null
    if (target instanceof Element) target.closest('button')?.click()
  }
}

// Only the server's HTML has it.
const script = import.meta.env.SSR ? `(${keepEarlyClicks})()` : ''

export function EarlyClicks({ nonce }: { nonce: string | undefined }) {
  return (
    <script
      nonce={nonce}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script
      dangerouslySetInnerHTML={{ __html: script }}
      suppressHydrationWarning
    />
  )
}
