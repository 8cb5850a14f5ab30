import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'

// A test fails if it logs a warning or error on the console.
let complaints: MockInstance[] = []

beforeEach(() => {
  complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
})

afterEach(() => {
  const messages = complaints.flatMap((complaint) => complaint.mock.calls)
  vi.restoreAllMocks()
  expect(messages, 'the console stays quiet').toEqual([])
})
