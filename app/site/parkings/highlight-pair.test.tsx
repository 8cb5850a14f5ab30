import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { HighlightPair } from './highlight-pair.tsx'

test('hovering one of a pair highlights both, and removes the previous highlight', async () => {
  const screen = await render(
    <HighlightPair>
      <a href="#terrein-1" data-parking="1">
        stip
      </a>
      <article data-parking="1">
        <h3>kaart</h3>
      </article>
      <article data-parking="2">andere kaart</article>
    </HighlightPair>,
  )
  const dot = screen.getByRole('link', { name: 'stip' })
  const card = screen.getByRole('article').first()
  const other = screen.getByText('andere kaart')

  await dot.hover()
  await expect.element(card).toHaveAttribute('data-active')
  await expect.element(other).not.toHaveAttribute('data-active')

  await other.hover()
  await expect.element(other).toHaveAttribute('data-active')
  await expect.element(card).not.toHaveAttribute('data-active')
  await expect.element(dot).not.toHaveAttribute('data-active')

  await screen.getByRole('heading', { name: 'kaart' }).hover()
  await expect.element(dot).toHaveAttribute('data-active')
})
