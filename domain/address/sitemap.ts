import { escapeXml } from './xml.ts'

export type SitemapEntry = {
  path: string
  /** Left out if unknown. */
  changedAt?: Date | null
  image?: string
}

/** The sitemap of the indexable pages. */
export function sitemap(entries: SitemapEntry[], siteUrl: string): string {
  const absolute = (address: string) => escapeXml(new URL(address, `${siteUrl}/`).href)
  const urls = entries.map(({ path, changedAt, image }) =>
    [
      '<url>',
      `<loc>${absolute(path)}</loc>`,
      changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '',
      image ? `<image:image><image:loc>${absolute(image)}</image:loc></image:image>` : '',
      '</url>',
    ].join(''),
  )

  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}
