/** Whether a path is in the admin, in any spelling: the router also matches `%61dmin`. */
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
