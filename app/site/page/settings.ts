import { useRouteLoaderData } from 'react-router'
import type { Airport } from '#domain/airport/airport.ts'
import { exampleSettings, type Settings } from '#domain/settings/setting.ts'

/** What the public layout knows, for its frame and for every page in it. */
export type Site = {
  settings: Settings
  /** The first of them, in the operator's order. */
  airports: Pick<Airport, 'code' | 'name' | 'slug' | 'city'>[]
  hasMoreAirports: boolean
  /** Without a slash at the end: `https://parkeerpiloot.example`. */
  siteUrl: string
  year: number
}

/** So many stand in the menu of a phone, and can be searched without a call. */
export const airportsInFrame = 12

const layout = 'routes/public/layout'

export function useSite(): Site {
  return useRouteLoaderData<Site>(layout) ?? plainSite()
}

export function useSettings(): Settings {
  return useSite().settings
}

/** The same for a page's `meta`, which cannot use a hook: `siteOf(matches).settings.product`. */
export function siteOf(matches: readonly (MetaMatch | undefined)[]): Site {
  const match = matches.find((match) => match?.id === layout)
  // Only the public layout has this id, and its loader returns a Site.
  return (match?.loaderData as Site | undefined) ?? plainSite()
}

type MetaMatch = { id: string; loaderData?: unknown }

/** When the layout's own loader fails, its error page still has a frame. */
function plainSite(): Site {
  return {
    settings: exampleSettings,
    airports: [],
    hasMoreAirports: false,
    siteUrl: '',
    year: new Date().getFullYear(),
  }
}
