import { redirect } from 'react-router'

/** The other spelling, to which the cookie banner links. */
export const loader = () => redirect('/cookiebeleid', 301)
