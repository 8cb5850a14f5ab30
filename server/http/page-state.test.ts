import { expect, test } from 'vitest'
import { stateOf, withState } from './page-state.ts'

const state = (airport: unknown) =>
  stateOf({ loaderData: { airport }, actionData: null, errors: null })

test('what the loaders gave is JSON, without what has no value', () => {
  const airport = { name: 'Schiphol', parkings: [1, { slug: null, stay: undefined }] }

  expect(state(airport)).toBe(
    '{"loaderData":{"airport":{"name":"Schiphol","parkings":[1,{"slug":null}]}},"actionData":null,"errors":null}',
  )
})

test.each([
  ['a date', new Date(0)],
  ['a promise', Promise.resolve(1)],
  ['a map', new Map([['a', 1]])],
  ['no number', Number.NaN],
  ['a list with a gap', ['a', undefined]],
  ['a large number', 1n],
])('%s is left to the encoding of React Router', (_, value) => {
  expect(state({ list: [{ value }] })).toBeUndefined()
})

test('an error is left to the encoding of React Router', () => {
  const errors = { root: new Error('boom') }

  expect(stateOf({ loaderData: {}, actionData: null, errors })).toBeUndefined()
})

test('a text cannot end the script that it is in', () => {
  expect(state('</script><!--')).toContain('"\\u003c/script>\\u003c!--"')
})

test('the state takes the place of the stream, as it is, and flags that are off go', () => {
  const router =
    'window.__reactRouterContext = {"basename":"/","future":{"a":false,"b":false},"ssr":true,"isSpaMode":false};window.__reactRouterContext.stream = new ReadableStream({start(controller){window.__reactRouterContext.streamController = controller;}}).pipeThrough(new TextEncoderStream());'

  expect(withState(`<script nonce="n">${router}</script>`, '{"price":"$&"}')).toBe(
    '<script nonce="n">window.__reactRouterContext={"basename":"/","future":{},"ssr":true,"state":{"price":"$&"}};</script>',
  )
})
