import { expect, test } from 'vitest'
import { wholeList } from './list-view.ts'
import {
  isAltered,
  isChosen,
  openView,
  type SavedView,
  savedViewSchema,
  viewQuery,
  viewSearch,
  withOther,
} from './saved-view.ts'

const state = { ...wholeList, q: 'polder', sort: 'price', page: 3, filters: { type: 'valet' } }

const view: SavedView = {
  id: 7,
  list: 'parkings',
  name: 'Valet',
  query: 'q=polder&sort=price&type=valet',
  hidden: [],
  isFirst: false,
}

test('a view keeps the search, the sort and the filters, not the page', () => {
  expect(viewQuery(state)).toBe('q=polder&sort=price&type=valet')
})

test('the address of a view says which it is, whatever is filtered after it', () => {
  expect(viewSearch(view)).toBe('?q=polder&sort=price&type=valet&weergave=7')
  expect(openView([view], '7')).toBe(view)
  expect(openView([view], null)).toBeUndefined()
  expect(openView([view], '8')).toBeUndefined()
})

test('the columns of the whole list are no view', () => {
  const whole = { ...view, name: '', query: '' }

  expect(openView([whole], '7')).toBeUndefined()
})

test('a view is altered by another filter, not by another page', () => {
  expect(isAltered(view, { ...state, page: 9 })).toBe(false)
  expect(isAltered(view, { ...state, filters: { type: 'self' } })).toBe(true)
  expect(isAltered(view, { ...state, dir: 'desc' })).toBe(true)
})

test('a filter that the list no longer has does not alter a view', () => {
  expect(isAltered({ ...view, query: `${view.query}&kleur=rood` }, state)).toBe(false)
})

test('a name has 40 characters at most, and only known lists have views', () => {
  const { id: _, ...input } = view

  expect(savedViewSchema.safeParse(input).success).toBe(true)
  expect(savedViewSchema.safeParse({ ...input, name: 'a'.repeat(41) }).success).toBe(false)
  expect(savedViewSchema.safeParse({ ...input, list: 'admins' }).success).toBe(false)
})

test('a column is shown unless it is left out, and an extra one only when it is chosen', () => {
  const name = { header: 'Afstand' }
  const extra = { ...name, isExtra: true }

  expect([isChosen([], name), isChosen([], extra)]).toEqual([true, false])
  expect(withOther([], name)).toEqual(['Afstand'])
  expect(withOther([], extra)).toEqual(['+Afstand'])
  expect(isChosen(['Afstand'], name)).toBe(false)
  expect(isChosen(['+Afstand'], extra)).toBe(true)
  // It was left out while it was shown to everybody: that is no choice for it now.
  expect(isChosen(['Afstand'], extra)).toBe(false)
  expect(withOther(['Status', '+Afstand'], extra)).toEqual(['Status'])
})
