import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { pingAddress, trackAffiliateClick } from '#app/site/track/track.ts'
import { aParking } from '#test/fixtures.ts'
import { ReserveLink } from './reserve-link.tsx'

vi.mock('#app/site/track/track.ts')

test.each(['left', 'middle'] as const)(
  'following the link with the %s button is counted once',
  async (button) => {
    vi.mocked(pingAddress).mockReturnValue('/ping')
    const parking = aParking({ id: 7, airportCode: 'EIN', name: 'Brabantpark' })
    await render(
      // Keeps the test from opening the provider.
      // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the click here.
      // biome-ignore lint/a11y/useKeyWithClickEvents: it only keeps the click here.
      <div
        onClick={(event) => event.preventDefault()}
        onAuxClick={(event) => event.preventDefault()}
      >
        <ReserveLink parking={parking} placeOf={() => ({ position: 3, sort: 'rating' })} />
      </div>,
    )
    vi.mocked(trackAffiliateClick).mockClear()
    const link = page.getByRole('link')
    await expect.element(link).toHaveAttribute('ping', '/ping')

    await link.click({ button })
    // Otherwise the browser would report it too.
    await expect.element(link).not.toHaveAttribute('ping')
    expect(vi.mocked(trackAffiliateClick).mock.calls).toEqual([
      [
        {
          parkingId: 7,
          parkingName: 'Brabantpark',
          position: 3,
          sort: 'rating',
        },
      ],
    ])
  },
)
