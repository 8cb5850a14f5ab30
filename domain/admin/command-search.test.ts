import { expect, test } from 'vitest'
import {
  type Command,
  commandsAtRest,
  indexCommands,
  searchCommands,
  withChoice,
} from './command-search.ts'

const airports: Command = { id: '/admin/airports', group: "Pagina's", label: 'Luchthavens' }
const cologne: Command = {
  id: 'airports 7',
  group: 'Luchthavens',
  label: 'Köln/Bonn',
  also: ['CGN', 'Keulen'],
}
const valet: Command = {
  id: 'parkings 2',
  group: 'Parkings',
  label: 'Valet Luchthaven Keulen',
  also: ['CGN'],
}
const add: Command = { id: 'new parking', group: 'Acties', label: 'Nieuwe parking' }
const index = indexCommands([airports, cologne, valet, add])

const find = (typed: string) =>
  searchCommands(index, typed).map(({ title, commands }) => [
    title,
    ...commands.map(({ id }) => id),
  ])

test('accents, capitals and punctuation are ignored', () => {
  expect(find('KOLN bonn')).toEqual([['Luchthavens', 'airports 7']])
})

test('every word must match, in any order, in the name or the keywords', () => {
  expect(find('cgn valet')).toEqual([['Parkings', 'parkings 2']])
  expect(find('koln valet')).toEqual([])
})

test('results are ranked: names that start with it, words in the name, keywords', () => {
  expect(find('luchthaven')).toEqual([
    ["Pagina's", '/admin/airports'],
    ['Parkings', 'parkings 2'],
  ])
  expect(find('keulen')).toEqual([
    ['Parkings', 'parkings 2'],
    ['Luchthavens', 'airports 7'],
  ])
})

test('equally ranked groups keep their order', () => {
  expect(find('cgn').map(([title]) => title)).toEqual(['Luchthavens', 'Parkings'])
})

test('the number of results per group is limited', () => {
  const parkings = Array.from(
    { length: 50 },
    (_, id): Command => ({
      id: `parkings ${id}`,
      group: 'Parkings',
      label: `Parking ${id}`,
    }),
  )

  expect(searchCommands(indexCommands(parkings), 'parking')[0]?.commands).toHaveLength(6)
})

test('an empty search lists recent choices first, without duplicates or deleted records', () => {
  const recent = withChoice(withChoice(['parkings 2', 'parkings 99'], add.id), 'parkings 2')

  expect(commandsAtRest(index, recent)).toEqual([
    { title: 'Laatst gekozen', commands: [valet, add] },
    { title: "Pagina's", commands: [airports] },
  ])
})

test('a parking comes before its provider, when both match alike', () => {
  const named = (group: string): Command => ({ id: group, group, label: 'Ringvaart Parking' })
  const both = indexCommands([named('Aanbieders'), named('Parkings')])

  expect(searchCommands(both, 'ringvaart').map(({ title }) => title)).toEqual([
    'Parkings',
    'Aanbieders',
  ])
})
