import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { aParking } from '#test/fixtures.ts'
import { ExampleLine } from './example-line.tsx'

const builtIn = aParking({ isSample: true })
const real = aParking({ id: 2 })

test.each([
  { parkings: [builtIn], text: /^Deze parkeerterreinen zijn voorbeelden/ },
  { parkings: [builtIn, real], text: /^Een deel van deze parkeerterreinen is een voorbeeld/ },
])('built-in parkings are said to be examples', async ({ parkings, text }) => {
  const screen = await render(<ExampleLine parkings={parkings} />)

  await expect.element(screen.getByText(text)).toBeVisible()
})

test('without built-in parkings there is no such line', async () => {
  const { container } = await render(<ExampleLine parkings={[real]} />)

  expect(container).toBeEmptyDOMElement()
})
