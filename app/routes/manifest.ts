import { findSettings } from '#server/db/settings.ts'

/** Used when the site is added to a phone's home screen. */
export async function loader(): Promise<Response> {
  const { product } = await findSettings()

  return Response.json(
    {
      id: '/',
      name: product,
      short_name: product,
      description:
        'Vergelijk parkeren bij luchthavens in Nederland, België en Duitsland op prijs, afstand en beveiliging.',
      lang: 'nl',
      start_url: '/',
      scope: '/',
      display: 'minimal-ui',
      // --ink-900 and --surface-page.
      theme_color: '#0e1b2c',
      background_color: '#ffffff',
      icons: [
        { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
        { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
        { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
        {
          src: '/icon-maskable-512.png',
          type: 'image/png',
          sizes: '512x512',
          purpose: 'maskable',
        },
      ],
    },
    { headers: { 'content-type': 'application/manifest+json' } },
  )
}
