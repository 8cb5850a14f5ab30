/** Whether an address is one of the admin, however it is written: the router takes %61dmin for it too. */
export function isAdminPath(path: string): boolean {
  return /^\/admin(\/|$)/i.test(decoded(path))
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
