import { amsterdamDay } from '#domain/text/date.ts'

/** The year after this one: of each day of it a stay can begin, whenever the tests run. */
export const comingYear = Number(amsterdamDay(new Date()).slice(0, 4)) + 1
