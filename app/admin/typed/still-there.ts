/** Below the reason that something is not saved: what is typed is safe, and whether the connection is gone. */
export function stillThere(): string {
  return `${navigator.onLine ? '' : 'Je hebt geen verbinding. '}Wat je typte, staat er nog.`
}
