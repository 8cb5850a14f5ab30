/** The pictures that go with a page when it is shared. */
export const socialCard = {
  width: 1200,
  height: 630,
  ofSite: '/social/site.png',
  ofAirport: ({ slug }: { slug: string }) => `/social/parkeren/${slug}.png`,
  ofPost: ({ slug }: { slug: string }) => `/social/blog/${slug}.png`,
}
