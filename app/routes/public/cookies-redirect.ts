import { redirect } from 'react-router'

/** The cookie banner of old links to this spelling. */
export const loader = () => redirect('/cookiebeleid', 301)
