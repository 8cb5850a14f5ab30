/**
 * A key for a call that adds something: a UUID, which the server keeps as the id of the change. A call
 * whose response was lost is repeated with the same one. `crypto.randomUUID` is only there over HTTPS.
 */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
}
