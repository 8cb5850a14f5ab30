import { expect, test } from 'vitest'
import { unsent } from './send.ts'

const failure = (message: string, more: object) => Object.assign(new Error(message), more)

test.each([
  [
    'the mail server said no',
    { response: '550 Unknown user', responseCode: 550 },
    '550 Unknown user',
  ],
  ['nobody listens', { code: 'ESOCKET', syscall: 'connect' }, 'broken'],
  ['the address of the server is unknown', { code: 'EDNS' }, 'broken'],
  ['nobody answers', { code: 'ETIMEDOUT', timeoutType: 'CONNECT_TIMEOUT' }, 'broken'],
])('a letter was certainly not sent when %s', (_, error, said) => {
  expect(unsent(failure('broken', error))).toBe(said)
})

test.each([
  ['the connection broke', { code: 'ECONNECTION' }],
  ['the socket failed', { code: 'ESOCKET', syscall: 'read' }],
  ['an answer failed to come', { code: 'ETIMEDOUT', timeoutType: 'SOCKET_TIMEOUT' }],
])('a letter may have been sent when %s', (_, error) => {
  expect(unsent(failure('broken', error))).toBe(null)
})
