import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { changed, defaultFilter } from '#domain/filter/parking-filter.ts'
import { earlyChoice } from './early-choice.ts'
import { filterForm } from './filter-form.ts'

test('without a form in the page there is no early choice', () => {
  expect(earlyChoice()).toBeUndefined()
})

test('choices from before hydration are read from the form', async () => {
  await render(
    <>
      <form id={filterForm}>
        <input type="hidden" name="type" value="geen" />
        <input type="checkbox" name="type" value="shuttle" defaultChecked />
        <input type="checkbox" name="type" value="valet" />
        <input type="checkbox" name="type" value="zelf" defaultChecked />
        <input type="range" name="max" max={20} defaultValue={8} />
      </form>
      <select form={filterForm} name="sorteer" defaultValue="afstand">
        <option>prijs</option>
        <option>afstand</option>
      </select>
    </>,
  )

  expect(earlyChoice()).toEqual(
    changed(defaultFilter, { parkingTypes: { valet: false }, maxDistance: 8, sortBy: 'distance' }),
  )
})
