import { useEffect } from 'react'
import { useLocation, useRouteLoaderData } from 'react-router'
import { exampleSettings } from '#domain/settings/setting.ts'
import { useSettings } from './use-settings.ts'

let known = exampleSettings.product

/** The name of the site as far as it is known, for where no hook can be: the `meta` of a page. */
export const knownProduct = () => known

/** The name of the site as the page came with it, for where nobody is logged in yet. */
export function useGivenProduct(): string {
  return useRouteLoaderData<string | null>('root') ?? known
}

/** The name of the site; when it is changed, the changed one. */
export function useProduct(): string {
  const given = useGivenProduct()
  return useSettings().data?.values.product ?? given
}

/** The title of a page was written before the name was there, or before it was changed. */
export function useProductInTitle(product: string): void {
  const { key } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page writes a title of its own
  useEffect(() => {
    known = product
    document.title = document.title.replace(/\| .* Admin$/, () => `| ${product} Admin`)
  }, [product, key])
}
