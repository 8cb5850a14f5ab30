import { useEffect } from 'react'
import { useLocation, useRouteLoaderData } from 'react-router'
import { exampleSettings } from '#domain/settings/setting.ts'
import { useSettings } from './use-settings.ts'

let knownName = exampleSettings.product

/** The site's name as far as it is known, for where hooks cannot be used: the `meta` of a page. */
export const knownProduct = () => knownName

/** The site's name as the server rendered it, for pages without a login. */
export function useGivenProduct(): string {
  return useRouteLoaderData<string | null>('root') ?? knownName
}

/** The site's name, including a change in the settings. */
export function useProduct(): string {
  const given = useGivenProduct()
  return useSettings().data?.values.product ?? given
}

/** Puts the current name into the title, which may have been set before the name was known. */
export function useProductInTitle(product: string): void {
  const { key } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page sets a title of its own
  useEffect(() => {
    knownName = product
    document.title = document.title.replace(/\| .* Admin$/, () => `| ${product} Admin`)
  }, [product, key])
}
