import { test as base, expect } from '@playwright/test'

/** Fails a journey on any console error or warning that it does not expect. */
export const test = base.extend<{ expectedComplaints: RegExp[]; quiet: undefined }>({
  expectedComplaints: [[], { option: true }],
  quiet: [
    async ({ context, expectedComplaints }, use) => {
      const complaints: string[] = []
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
      })
      context.on('weberror', (error) => complaints.push(String(error.error())))
      await use(undefined)
      const unexpected = complaints.filter(
        (complaint) => !expectedComplaints.some((expected) => expected.test(complaint)),
      )
      expect(unexpected, 'the browser has nothing to complain about').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
