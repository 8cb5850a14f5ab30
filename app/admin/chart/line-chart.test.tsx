import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { type ChartPoint, LineChart } from './line-chart.tsx'

const values = [3, 7, 7, 5]
const points = values.map(
  (value, index): ChartPoint => ({ label: `${index} nov`, name: `${index} november`, value }),
)

test('the latest of the highest values is labelled, and the line stays within the chart', async () => {
  const screen = await render(
    <div style={{ width: 240 }}>
      <LineChart
        label="Zeven op 2 november"
        points={points}
        ticks={[0, 4, 8]}
        labelled={[0, 3]}
        heads={{ name: 'Dag', value: 'Clicks' }}
      />
    </div>,
  )
  const figure = screen.getByRole('figure', { name: 'Zeven op 2 november' })
  const texts = [...figure.element().querySelectorAll('text')]

  expect(texts.map((text) => text.textContent)).toEqual(['0', '4', '8', '0 nov', '3 nov', '7'])
  const { left, right } = figure.element().getBoundingClientRect()
  for (const text of texts) {
    const box = text.getBoundingClientRect()
    expect(box.left).toBeGreaterThanOrEqual(left)
    expect(box.right).toBeLessThanOrEqual(right)
  }
})

test('without values there is no peak', async () => {
  const screen = await render(
    <LineChart
      label="Niets"
      points={points.map((point) => ({ ...point, value: 0 }))}
      ticks={[0, 1, 2]}
      labelled={[]}
      heads={{ name: 'Dag', value: 'Clicks' }}
    />,
  )

  expect(screen.getByRole('figure').element().querySelectorAll('circle')).toHaveLength(0)
})

test('a range that is usual is drawn as a band, and chosen days stand on their own ground', async () => {
  const screen = await render(
    <LineChart
      label="Band"
      points={points.map((point, at) => ({
        ...point,
        ...(at < 3 && { range: { lowest: 2, highest: 8 } }),
      }))}
      ticks={[0, 4, 8]}
      labelled={[]}
      heads={{ name: 'Dag', value: 'Clicks' }}
      chosen={{ from: 2, label: 'deze 2 dagen' }}
    />,
  )
  const figure = screen.getByRole('figure').element()
  const [band] = [...figure.querySelectorAll('path')].map((path) => path.getAttribute('d'))

  expect(band).toBe('M0 0L1 0L2 0L2 6L1 6L0 6Z')
  expect(figure.querySelector('rect')?.getAttribute('x')).toBe(`${(100 * 2) / 3}%`)
  await expect.element(screen.getByText('deze 2 dagen')).toBeVisible()
})
