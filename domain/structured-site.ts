import type { Settings } from './setting.ts'

const context = 'https://schema.org'

/** The site itself: a search for a term leads to `/parkeren/{term}`. */
export function webSite({ product }: Pick<Settings, 'product'>, siteUrl: string) {
  return {
    '@context': context,
    '@type': 'WebSite',
    name: product,
    url: `${siteUrl}/`,
    inLanguage: 'nl',
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${siteUrl}/parkeren/{search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  }
}

export function organization(
  { product, company, email }: Pick<Settings, 'product' | 'company' | 'email'>,
  siteUrl: string,
) {
  return {
    '@context': context,
    '@type': 'Organization',
    name: product,
    legalName: company,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/images/logo.svg`,
    email,
  }
}
