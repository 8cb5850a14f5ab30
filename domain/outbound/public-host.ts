/**
 * Whether the name of a host can be one of the public internet. A number is refused as well: no provider has one, and
 * what an address resolves to is checked when it is asked.
 */
export function isPublicHost({ hostname, username, password }: URL): boolean {
  if (username !== '' || password !== '') return false
  const name = hostname.replace(/\.$/, '')
  if (name.startsWith('[') || /(^|\.)\d+$/.test(name)) return false
  return name.includes('.') && !/\.(localhost|local|internal|lan|home|intranet|arpa)$/.test(name)
}
