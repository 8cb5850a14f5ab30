import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { admin } from '#app/admin/api/api.ts'
import { once } from '#app/admin/api/queries.ts'
import { type FaqFieldValues, faqCategory } from './faq-kind.ts'

/** Where a question will appear once saved. Asked anew for each form. */
export function useFaqPlaces(id: number | undefined, { category, airportCode }: FaqFieldValues) {
  const search = new URLSearchParams({
    category: faqCategory(category),
    airport: airportCode,
    ...(id !== undefined && { id: `${id}` }),
  })
  return useQuery({
    queryKey: ['faq-places', `${search}`],
    queryFn: () => admin.get(`/api/admin/faqs/places?${search}`),
    placeholderData: keepPreviousData,
    retry: once,
    gcTime: 0,
  })
}
