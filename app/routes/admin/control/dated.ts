import { redirect } from 'react-router'
import { datedListAddress } from '#domain/check/dated-filter.ts'
import type { Route } from './+types/dated.ts'

/** A page until the lists of parkings and of providers had the filter and the column 'Datum'. */
export const clientLoader = ({ url }: Route.ClientLoaderArgs) =>
  redirect(datedListAddress(url.searchParams))

export default function FormerPage() {
  return null
}
