import type { SortBy } from './parking-filter.ts'

export const sortLabels: Record<SortBy, string> = {
  price: 'Prijs (laag naar hoog)',
  distance: 'Afstand',
  rating: 'Beoordeling',
}
