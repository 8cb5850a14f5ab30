/** The pictures that appear when a page is shared. */
export const socialCard = {
  width: 1200,
  height: 630,
  ofSite: '/social/site.png',
  ofAirport: ({ slug }: { slug: string }) => `/social/parkeren/${slug}.png`,
  ofParking: (airport: { slug: string }, { slug }: { slug: string }) =>
    `/social/parkeren/${airport.slug}/${slug}.png`,
  /** One address, whatever the order: each address is a picture to draw. */
  ofComparison: (ids: number[]) =>
    `/social/vergelijken/${ids.toSorted((a, b) => a - b).join(',')}.png`,
  ofPost: ({ slug }: { slug: string }) => `/social/blog/${slug}.png`,
}
