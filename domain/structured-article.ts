import type { PostSummary } from './post.ts'

/** Where an article appears: the site's address and its name. */
export type Publication = { siteUrl: string; product: string }

/** An article as search engines read it. */
export function structuredArticle(post: PostSummary, { siteUrl, product }: Publication) {
  const absolute = (address: string) => new URL(address, siteUrl).href
  const publisher = { '@type': 'Organization', name: product, url: absolute('/') }

  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: post.title,
    description: post.excerpt,
    image: absolute(post.imageUrl),
    datePublished: post.date,
    author: post.author === null ? publisher : { '@type': 'Person', name: post.author },
    publisher,
    mainEntityOfPage: absolute(`/blog/${post.slug}`),
    inLanguage: 'nl',
  }
}
