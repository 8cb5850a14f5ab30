/** What a traveller may say is wrong, by its value in a form. */
export const reportTopics = {
  prijs: 'Prijs',
  shuttle: 'Shuttle',
  adres: 'Adres',
  link: 'Link',
  anders: 'Iets anders',
} as const

export type ReportTopic = keyof typeof reportTopics

/** What a traveller's report is about. The parking may be gone by the time that it is read. */
export type TravellerReport = {
  parkingId: number
  parkingName: string
  airportCode: string
  topic: ReportTopic
}
