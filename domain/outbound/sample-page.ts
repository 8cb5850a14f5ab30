/** Where the button of a sample leads with a stay: a page of this site, which shows what arrived. */
export const samplePagePath = '/voorbeeld-boeken'

/** As a booking page, with places for the stay. */
export const samplePage = (slug: string) =>
  `${samplePagePath}?luchthaven={luchthaven}&terrein=${slug}&van={van}&tot={tot}&vanTijd={vanTijd}&totTijd={totTijd}&personen={personen}`
