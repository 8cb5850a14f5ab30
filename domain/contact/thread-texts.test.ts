import { expect, test } from 'vitest'
import type { ThreadMessage } from './thread.ts'
import { newsBefore, openedText } from './thread-texts.ts'

const opening = { name: 'Nienke', since: '2026-11-20T08:12:00.000Z' }
const answer: ThreadMessage = {
  ...{ id: 4, sender: 'site', text: 'Op P3.', username: 'Nienke' },
  ...{
    createdAt: '2026-11-20T08:14:00.000Z',
    delivery: 'sent',
    sentAt: null,
    refusal: null,
    resolves: false,
  },
}

test('a colleague who has a message open is named with the time in Amsterdam', () => {
  expect(openedText(opening)).toBe('Nienke heeft dit bericht open sinds 09:12')
})

test('before an answer is sent its writer hears what came since, and who else is at it', () => {
  const reply = { ...answer, id: 5, sender: 'visitor' as const }

  expect(newsBefore([answer], { thread: [answer], others: [] }).texts).toEqual([])
  expect(newsBefore([], { thread: [answer, reply], others: [opening] })).toEqual({
    texts: [
      'Nienke antwoordde om 09:14',
      'Nienke plakte hier een reactie om 09:14',
      'Nienke heeft dit bericht open sinds 09:12',
    ],
    added: [answer, reply],
  })
})
