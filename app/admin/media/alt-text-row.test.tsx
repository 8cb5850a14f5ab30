import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { aMedia } from '#test/fixtures.ts'
import { AltTextRow } from './alt-text-row.tsx'

test('a long file name fits on a phone', async () => {
  await page.viewport(390, 844)
  const name = 'IMG_20261120_parkeerterrein_schiphol_ingang_slagboom_van_dichtbij_v2.png'
  const screen = await render(
    <ul>
      <AltTextRow
        media={aMedia({ name, url: '/images/parking-self-1.svg' })}
        value=""
        isSaved={false}
        isReadOnly={false}
        onChange={vi.fn()}
        onSave={vi.fn()}
      />
    </ul>,
  )
  await expect.element(screen.getByLabelText(name)).toBeVisible()

  expect(document.documentElement.scrollWidth).toBe(390)
})
