import { href } from 'react-router'

const pageParam = 'naar'

/** The query parameter that makes the login page log out. */
export const logOutParam = 'uit'

/** The address of the login page, with the requested page in its query. */
export function loginAddress(url: string): string {
  const { pathname, search } = new URL(url)
  if (pathname === href('/admin')) return href('/admin/login')
  return `${href('/admin/login')}?${new URLSearchParams({ [pageParam]: pathname + search })}`
}

/** The page to open after login; only a page of the admin is accepted. */
export function pageAfterLogin(search: URLSearchParams): string {
  const origin = 'http://admin.invalid'
  const wanted = URL.parse(search.get(pageParam) ?? '', origin)
  const isAdmin =
    wanted?.origin === origin &&
    /^\/admin(\/|$)/.test(wanted.pathname) &&
    !/^\/admin\/login\b/.test(wanted.pathname)

  return isAdmin ? wanted.pathname + wanted.search + wanted.hash : href('/admin')
}
