import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'

// Whatever a test or what it tests complains about on the console makes it fail.
let complaints: MockInstance[] = []

beforeEach(() => {
  complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
})

afterEach(() => {
  const said = complaints.flatMap((complaint) => complaint.mock.calls)
  vi.restoreAllMocks()
  expect(said, 'the console stays quiet').toEqual([])
})
