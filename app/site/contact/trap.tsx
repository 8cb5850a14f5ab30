/** A honeypot for bots: hidden from everyone, and out of the tab order. */
export function Trap() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label htmlFor="website">Website</label>
      <input id="website" name="website" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
