import { expect, test } from 'vitest'
import { listed } from './listed.ts'

test.each([[[]], [['a']], [['a', 'b']], [['a', 'b', 'c']], [['a', 'b', 'c', 'd']]])(
  '%j is listed as Intl does in Dutch',
  (names) => {
    const [and, or] = (['conjunction', 'disjunction'] as const).map((type) =>
      new Intl.ListFormat('nl', { type }).format(names),
    )

    expect([listed(names), listed(names, 'of')]).toEqual([and, or])
  },
)
