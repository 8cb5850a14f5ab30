import { shownAddress } from '#domain/media/outside-picture.ts'
import { type PostSummary, postCategories } from '#domain/post/post.ts'
import { postAuthor } from '#domain/post/post-author.ts'
import { dayStart } from '#domain/text/date.ts'
import { socialCard } from './social-card.ts'
import { absolute, context, publisherOf } from './structured-data.ts'

/** Where a post is published, and when it last changed, as an ISO timestamp. */
type Publication = { siteUrl: string; product: string; changedAt?: string }

/** A post as structured data. */
export function structuredPost(post: PostSummary, publication: Publication) {
  const { siteUrl, product, changedAt } = publication
  const published = dayStart(post.date)

  return {
    '@context': context,
    '@type': 'Article',
    headline: post.title,
    description: post.excerpt,
    image: [
      absolute(socialCard.ofPost(post), siteUrl),
      absolute(shownAddress(post.imageUrl), siteUrl),
    ],
    datePublished: published,
    dateModified: changedAt && isLater(changedAt, published) ? changedAt : published,
    author: {
      '@type': post.author?.trim() ? 'Person' : 'Organization',
      name: postAuthor(post.author, product),
      url: absolute('/over-ons', siteUrl),
    },
    publisher: publisherOf({ product }, siteUrl),
    articleSection: postCategories[post.category],
    mainEntityOfPage: { '@type': 'WebPage', '@id': absolute(`/blog/${post.slug}`, siteUrl) },
    inLanguage: 'nl',
    isAccessibleForFree: true,
  }
}

const isLater = (moment: string, other: string) => Date.parse(moment) > Date.parse(other)
