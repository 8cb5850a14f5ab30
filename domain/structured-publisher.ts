import type { Settings } from './setting.ts'

/** Who stands behind the site, with the logo that search engines may show beside it. */
export function structuredPublisher({ product }: Pick<Settings, 'product'>, siteUrl: string) {
  return {
    '@type': 'Organization',
    '@id': `${siteUrl}/#organisatie`,
    name: product,
    url: `${siteUrl}/`,
    logo: {
      '@type': 'ImageObject',
      url: `${siteUrl}/icon-512.png`,
      width: 512,
      height: 512,
    },
  }
}
