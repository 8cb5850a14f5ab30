import { redirect } from 'react-router'
import type { Route } from './+types/parkings-redirect.ts'

/** What is left of the address of an airport's page without the airport. */
export const loader = ({ url }: Route.LoaderArgs) => redirect(`/luchthavens${url.search}`, 301)

export const handle = { leadsOn: true }
