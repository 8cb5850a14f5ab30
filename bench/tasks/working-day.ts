// Preloaded in the server and in the browser: on a weekend Controle has no portion, so there it is still Friday.

const dayMs = 86_400_000

/** How far back the clock is set. */
export const setBackMs = (() => {
  const daysAfterFriday: Record<number, number> = { 6: 1, 0: 2 }
  const weekday = new Date(Date.now() + 3_600_000).getUTCDay()
  return (daysAfterFriday[weekday] ?? 0) * dayMs
})()

export function setBack(ms: number): void {
  const Now = Date
  globalThis.Date = class extends Now {
    constructor(...given: unknown[]) {
      if (given.length === 0) super(Now.now() - ms)
      else super(...(given as [string]))
    }
    static override now() {
      return Now.now() - ms
    }
  } as DateConstructor
}
