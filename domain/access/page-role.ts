import type { Role } from './role.ts'

const rules: [pages: RegExp, lowest: Role][] = [
  [/^\/admin\/settings(\/(backups|colleagues))?$/, 'manager'],
  [/^\/admin\/systeem$/, 'manager'],
  [/^\/admin\/(conversions(\/import)?|payouts)$/, 'manager'],
  [/^\/admin\/opbrengst$/, 'manager'],
  [/^\/admin\/contacts$/, 'editor'],
  [/^\/admin\/programmes\/new$/, 'manager'],
  [/^\/admin\/programmes(\/.+)?$/, 'editor'],
  [/^\/admin\/.+\/(new|import)$/, 'editor'],
]

/**
 * The lowest role that a page of the admin is for. The others it shows without what they may not
 * do; the server checks every call.
 */
export function pageRole(path: string): Role {
  const plain = path.replace(/\/?([?#].*)?$/, '')
  return rules.find(([pages]) => pages.test(plain))?.[1] ?? 'reader'
}
