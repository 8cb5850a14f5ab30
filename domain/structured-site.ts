import type { Settings } from './setting.ts'
import { structuredPublisher } from './structured-publisher.ts'

const context = 'https://schema.org'

/** The site itself: a search for a term leads to `/parkeren/{term}`. */
export function webSite({ product }: Pick<Settings, 'product'>, siteUrl: string) {
  return {
    '@context': context,
    '@type': 'WebSite',
    name: product,
    url: `${siteUrl}/`,
    inLanguage: 'nl',
    publisher: { '@id': `${siteUrl}/#organisatie` },
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
  settings: Pick<Settings, 'product' | 'company' | 'email'>,
  siteUrl: string,
) {
  const { company, email } = settings

  return {
    '@context': context,
    ...structuredPublisher(settings, siteUrl),
    legalName: company,
    email,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      email,
      url: `${siteUrl}/contact`,
      availableLanguage: 'nl',
    },
  }
}
