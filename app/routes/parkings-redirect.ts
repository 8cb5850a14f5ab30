import { redirect } from 'react-router'
import type { Route } from './+types/parkings-redirect.ts'

/** The path of airport pages, without an airport. */
export const loader = ({ url }: Route.LoaderArgs) => redirect(`/luchthavens${url.search}`, 301)

export const handle = { leadsOn: true }
