import { dayStart } from './day-start.ts'
import { type PostSummary, postCategories } from './post.ts'
import { socialCard } from './social-card.ts'
import { structuredPublisher } from './structured-publisher.ts'

/** Where an article appears, and when it was last changed there: a moment as ISO writes it. */
export type Publication = { siteUrl: string; product: string; changedAt?: string }

/** An article as search engines read it. */
export function structuredArticle(post: PostSummary, publication: Publication) {
  const { siteUrl, product, changedAt } = publication
  const absolute = (address: string) => new URL(address, siteUrl).href
  const publisher = structuredPublisher({ product }, siteUrl)
  const published = dayStart(post.date)

  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: post.title,
    description: post.excerpt,
    image: [absolute(socialCard.ofPost(post)), absolute(post.imageUrl)],
    datePublished: published,
    dateModified: changedAt && isLater(changedAt, published) ? changedAt : published,
    author:
      post.author === null
        ? { '@type': 'Organization', name: `Team ${product}`, url: absolute('/over-ons') }
        : { '@type': 'Person', name: post.author, url: absolute('/over-ons') },
    publisher,
    articleSection: postCategories[post.category],
    mainEntityOfPage: { '@type': 'WebPage', '@id': absolute(`/blog/${post.slug}`) },
    inLanguage: 'nl',
    isAccessibleForFree: true,
  }
}

const isLater = (moment: string, other: string) => Date.parse(moment) > Date.parse(other)
