import { useSearchParams } from 'react-router'

/** Where a form returns to: its list, or the page of the admin that opened it (`?terug=`). */
export function useReturn(list: string): string {
  const [search] = useSearchParams()
  const back = search.get('terug') ?? ''
  return /^\/admin(\/|\?|$)/.test(back) ? back : list
}

/** The same after saving, so that the page reads its data again. */
export const updatedPage = (page: string): string =>
  `${page}${page.includes('?') ? '&' : '?'}updated=${Date.now()}`
