import { expect, test } from 'vitest'
import type { DashboardSummary } from '#domain/admin/dashboard.ts'
import { withRequest } from './resolve-request.ts'

const request = {
  id: 7,
  name: 'Marieke Jansen',
  email: 'marieke@example.com',
  subject: 'Laadpaal bij Zaventem',
  message: 'Zijn de laadpunten ook te gebruiken?',
  createdAt: '2026-11-20T15:42:00.000Z',
  isResolved: false,
}

const summary: DashboardSummary = {
  totalAirports: 8,
  totalParkings: 15,
  totalBlogPosts: 8,
  totalFaqs: 18,
  openContactRequests: 3,
  totalAffiliateClicks: 0,
  latestContacts: [request],
  latestClicks: [],
  clicksPerDay: [],
  checklist: [],
  lastBackup: null,
}

test('resolving and reopening a request changes the open count', () => {
  const resolved = withRequest(summary, 7, true)

  expect(resolved.latestContacts).toEqual([{ ...request, isResolved: true }])
  expect(resolved.openContactRequests).toBe(2)
  expect(withRequest(resolved, 7, false)).toEqual(summary)
})

test('probable spam does not count as open, before or after', () => {
  const spam = { ...summary, latestContacts: [{ ...request, probableSpam: true }] }
  const resolved = withRequest(spam, 7, true)

  expect(resolved.latestContacts[0]?.isResolved).toBe(true)
  expect(resolved.openContactRequests).toBe(3)
  expect(withRequest(resolved, 7, false).openContactRequests).toBe(3)
})

test('a request that was already resolved is not counted twice', () => {
  const resolved = withRequest(summary, 7, true)

  expect(withRequest(resolved, 7, true)).toEqual(resolved)
})

test('a request that is not on the dashboard changes nothing', () => {
  expect(withRequest(summary, 8, true)).toEqual(summary)
})
