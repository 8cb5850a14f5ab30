import { listAirports } from '#server/db/airports.ts'
import { listPosts } from '#server/db/posts.ts'
import { env } from '#server/env.ts'

const fixed = ['/', '/luchthavens', '/blog', '/faq', '/contact', '/over-ons']

export async function loader(): Promise<Response> {
  const [airports, posts] = await Promise.all([listAirports(), listPosts()])
  const paths = [
    ...fixed,
    ...airports.map(({ slug }) => `/parkeren/${slug}`),
    ...posts.map(({ slug }) => `/blog/${slug}`),
  ]
  const urls = paths.map((path) => `  <url><loc>${env.SITE_URL}${path}</loc></url>`)
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ]
  return new Response(xml.join('\n'), { headers: { 'content-type': 'application/xml' } })
}
