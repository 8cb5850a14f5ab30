import { redirect } from 'react-router'
import type { Route } from './+types/cookies-redirect.ts'

/** An alternative spelling, used by the cookie banner. */
export const loader = ({ url }: Route.LoaderArgs) => redirect(`/cookiebeleid${url.search}`, 301)

export const handle = { leadsOn: true }
