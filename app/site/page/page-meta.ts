import type { MetaDescriptor } from 'react-router'
import { socialCard } from '#domain/address/social-card.ts'
import { breadcrumbList } from '#domain/address/structured-data.ts'
import { documentTitle } from './document-title.ts'
import type { Site } from './settings.ts'

type Page = {
  /** Without the product's name. */
  title: string
  description: string
  /** The canonical path: `/faq`. With a query only where there is no page without it. */
  path: string
  /** Path of the social card; defaults to the site's own. */
  card?: string
  article?: { published: string; modified: string }
  /** `noindex` keeps it out of search engines. */
  robots?: 'noindex' | 'noindex,nofollow'
  /** The breadcrumbs, from the home page to the page itself. */
  crumbs?: { label: string; path: string }[]
  /** Additional JSON-LD for search engines. */
  structuredData?: object[]
}

/** The page's metadata for browsers, search engines and shared links. */
export function pageMeta(page: Page, { settings, siteUrl }: Site): MetaDescriptor[] {
  const { title, description, path, card = socialCard.ofSite, article, robots } = page
  const { crumbs, structuredData = [] } = page
  const url = siteUrl + path

  return [
    { title: documentTitle(title, settings.product) },
    { name: 'description', content: description },
    ...(robots ? [{ name: 'robots', content: robots }] : []),
    { tagName: 'link', rel: 'canonical', href: url },
    ...openGraph({
      type: article ? 'article' : 'website',
      site_name: settings.product,
      locale: 'nl_NL',
      title,
      description,
      url,
      image: siteUrl + card,
      'image:type': 'image/png',
      'image:width': String(socialCard.width),
      'image:height': String(socialCard.height),
      'image:alt': title,
    }),
    ...(article
      ? [
          { property: 'article:published_time', content: article.published },
          { property: 'article:modified_time', content: article.modified },
        ]
      : []),
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: siteUrl + card },
    { name: 'twitter:image:alt', content: title },
    ...structuredData.map(script),
    ...(crumbs ? [script(breadcrumbList([home, ...crumbs], siteUrl))] : []),
  ]
}

const home = { label: 'Home', path: '/' }

const script = (data: object): MetaDescriptor => ({ 'script:ld+json': data })

function openGraph(facts: Record<string, string>): MetaDescriptor[] {
  return Object.entries(facts).map(([name, content]) => ({ property: `og:${name}`, content }))
}
