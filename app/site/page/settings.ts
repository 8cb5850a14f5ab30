import { useRouteLoaderData } from 'react-router'
import type { Airport } from '#domain/airport/airport.ts'
import { exampleSettings, type PublicSettings } from '#domain/settings/setting.ts'

/** Data of the public layout, for its frame and for every page in it. */
export type Site = {
  settings: PublicSettings
  /** The first few, in the admin's order. */
  airports: Pick<Airport, 'code' | 'name' | 'slug' | 'city'>[]
  hasMoreAirports: boolean
  /** Without a trailing slash: `https://parkeerpiloot.example`. */
  siteUrl: string
  /** Whether one of the parkings is built in. */
  hasSamples?: boolean
  year: number
}

/** How many airports the mobile menu lists, and the search box finds without a request. */
export const airportsInFrame = 12

const layout = 'routes/public/layout'

export function useSite(): Site {
  return useRouteLoaderData<Site>(layout) ?? plainSite()
}

export function useSettings(): PublicSettings {
  return useSite().settings
}

/** For a page's `meta`, which cannot use a hook: `siteOf(matches).settings.product`. */
export function siteOf(matches: readonly (MetaMatch | undefined)[]): Site {
  const match = matches.find((match) => match?.id === layout)
  // Only the public layout has this id, and its loader returns a Site.
  return (match?.loaderData as Site | undefined) ?? plainSite()
}

type MetaMatch = { id: string; loaderData?: unknown }

/** Gives the error page a frame when the layout's own loader fails. */
function plainSite(): Site {
  return {
    settings: exampleSettings,
    airports: [],
    hasMoreAirports: false,
    siteUrl: '',
    year: new Date().getFullYear(),
  }
}
