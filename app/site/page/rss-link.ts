import type { Site } from './settings.ts'

/** Announces the blog's feed to feed readers. */
export function rssLink({ settings }: Pick<Site, 'settings'>) {
  return {
    tagName: 'link' as const,
    rel: 'alternate',
    type: 'application/rss+xml',
    title: `Blog van ${settings.product}`,
    href: '/blog/rss.xml',
  }
}
