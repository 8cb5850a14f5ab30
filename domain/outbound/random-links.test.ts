import { expect, test } from 'vitest'
import { stay, template, walkLinks } from '#test/random-links.ts'
import { filledPage, isLeftOut } from './booking-page.ts'
import { bookingPageAddress } from './booking-page-schema.ts'

// A tenth of what bench/outbound-links.ts makes.
test('each leads to an allowed host or is the plain link, and gives the same stay', () => {
  const count = walkLinks(10_000)
  // Each kind often enough to mean something.
  expect(Math.min(...Object.values(count))).toBeGreaterThan(400)
})

test('every random booking page is one that its field takes', () => {
  for (let nth = 0; nth < 2_000; nth++) {
    const page = template()
    expect(bookingPageAddress.safeParse(page)).toEqual({ success: true, data: page })
  }
})

test('a page without what is unknown has no place left in it', () => {
  for (let nth = 0; nth < 2_000; nth++) {
    const filling = { stay: stay(), airportCode: 'AMS', code: 'RV-1' }
    const page = filledPage(template(), filling)
    if (page !== undefined) expect(page).not.toMatch(/[{}]/)
  }
  expect(
    isLeftOut('om={vanTijd}', { stay: { ...stay(), fromTime: null }, airportCode: 'AMS' }),
  ).toBe(true)
})
