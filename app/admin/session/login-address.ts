import { href } from 'react-router'

const asked = 'naar'

/** Who comes to the login with this in the address is logging out. */
export const leaving = 'uit'

/** The login, that leads back to the page that was asked for. */
export function loginAddress(url: string): string {
  const { pathname, search } = new URL(url)
  if (pathname === href('/admin')) return href('/admin/login')
  return `${href('/admin/login')}?${new URLSearchParams({ [asked]: pathname + search })}`
}

/** Where a login leads: to the page of the admin that was asked for, and never anywhere else. */
export function pageAfterLogin(search: URLSearchParams): string {
  const origin = 'http://admin.invalid'
  const wanted = URL.parse(search.get(asked) ?? '', origin)
  const isAdmin =
    wanted?.origin === origin &&
    /^\/admin(\/|$)/.test(wanted.pathname) &&
    !/^\/admin\/login\b/.test(wanted.pathname)

  return isAdmin ? wanted.pathname + wanted.search + wanted.hash : href('/admin')
}
