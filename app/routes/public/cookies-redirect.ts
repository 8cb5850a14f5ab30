import { redirect } from 'react-router'
import type { Route } from './+types/cookies-redirect.ts'

/** The other spelling, to which the cookie banner links. */
export const loader = ({ url }: Route.LoaderArgs) => redirect(`/cookiebeleid${url.search}`, 301)

export const handle = { leadsOn: true }
