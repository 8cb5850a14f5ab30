/** What the operator may change about the site itself. These built-in values are plainly examples. */
export const exampleSettings = {
  product: 'Parkeerpiloot',
  email: 'info@example.com',
  company: 'Voorbeeld BV',
  registeredAddress: 'Voorbeeldstraat 1, 3500 Hasselt',
  vatNumber: 'BE 0000.000.000',
  postalAddress: 'Postbus 0, 0000 AA Voorbeeldstad',
}

export type Settings = typeof exampleSettings
