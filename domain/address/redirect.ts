import type { Editable } from '#domain/changes/editable.ts'

/** A redirect from one path to another. */
export type Redirect = Editable & { id: number; source: string; target: string }

/** Follows redirects to their end. Undefined without one, or in a loop. */
export function follow(redirects: ReadonlyMap<string, string>, path: string): string | undefined {
  const seen = new Set([path])
  let target = redirects.get(path)
  while (target !== undefined) {
    const [next = ''] = target.split(/[?#]/, 1)
    if (seen.has(next)) return undefined
    seen.add(next)
    const further = redirects.get(next)
    if (further === undefined) return target
    target = further
  }
  return undefined
}

/** Normalizes a path for comparison: no slash at the end. */
export function plainPath(path: string): string {
  // Not /\/+$/, which takes quadratic time on thousands of slashes.
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}
