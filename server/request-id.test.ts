import { expect, test } from 'vitest'
import { newRequestId } from './request-id.ts'

test('request ids are all different, also beyond those that are drawn at once', () => {
  const ids = Array.from({ length: 2_000 }, newRequestId)

  expect(new Set(ids).size).toBe(2_000)
  expect(ids.filter((id) => !/^[\da-f]{8}-[\da-f]{4}$/.test(id))).toEqual([])
})
