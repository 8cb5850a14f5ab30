import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { storeConsent } from '#app/site/consent/consent.ts'
import { pingAddress, trackAffiliateClick } from '#app/site/track/track.ts'
import type { Outbound } from '#domain/outbound/outbound-link.ts'
import { referencePattern } from '#domain/outbound/reference.ts'
import { consentKey } from '#domain/settings/consent.ts'
import type { TimedStay } from '#domain/stay/timed-stay.ts'
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
        <ReserveLink
          parking={parking}
          stay={undefined}
          placeOf={() => ({ position: 3, sort: 'rating' })}
        />
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

const stay: TimedStay = {
  ...{ from: '2027-07-12', to: '2027-07-19', days: 8, persons: 2 },
  ...{ fromTime: null, toTime: null },
}
const bookable = aParking({ id: 12, airportCode: 'AMS', isSample: false })
const direct: Outbound = {
  ...{ way: 'direct', parameter: 'ref' },
  ...{ bookingPage: 'https://ringvaart.nl/?van={van}&tot={tot}', website: 'https://ringvaart.nl/' },
}
const filled = 'https://ringvaart.nl/?van=2027-07-12&tot=2027-07-19&ref='

/** Where the link leads at the moment that the browser reads it. */
async function follow(outbound: Outbound | undefined, asked: TimedStay | undefined) {
  vi.mocked(trackAffiliateClick).mockClear()
  const followed: string[] = []
  const screen = await render(
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the click here.
    // biome-ignore lint/a11y/useKeyWithClickEvents: it only keeps the click here.
    <div
      onClick={(event) => {
        event.preventDefault()
        followed.push((event.target as Element).closest('a')?.href ?? '')
      }}
    >
      <ReserveLink parking={{ ...bookable, ...(outbound && { outbound }) }} stay={asked} />
    </div>,
  )
  const link = screen.getByRole('link')
  const before = link.element().getAttribute('href')
  await link.click()
  await expect.element(link).toHaveAttribute('href', before ?? '')
  const [report] = vi.mocked(trackAffiliateClick).mock.calls.at(-1) ?? []
  return { before, followed: followed[0], reference: report?.reference, screen }
}

test('a link with a programme has the reference of the parking, and of a click its own', async () => {
  const { before, followed, reference, screen } = await follow(direct, stay)

  expect(before).toBe(`${filled}lot-12-ams`)
  expect(reference).toMatch(referencePattern)
  expect(followed).toBe(filled + reference)
  await expect.element(screen.getByText('Je data gaan mee')).toBeVisible()
})

test('who wants only what is necessary keeps the reference of the parking', async () => {
  localStorage.setItem(consentKey, 'declined')
  const { followed, reference } = await follow(direct, stay)
  localStorage.removeItem(consentKey)

  expect(followed).toBe(`${filled}lot-12-ams`)
  expect(reference).toBeUndefined()
})

test('so does who chose it in a browser that refuses storage', async () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError')
  })
  storeConsent('declined')
  const { followed, reference } = await follow(direct, stay)
  storeConsent('accepted')
  setItem.mockRestore()

  expect([followed, reference]).toEqual([`${filled}lot-12-ams`, undefined])
})

test('who sends Sec-GPC keeps the reference of the parking', async () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
  const { followed, reference } = await follow(direct, stay)
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')

  expect([followed, reference]).toEqual([`${filled}lot-12-ams`, undefined])
})

test('without a stay or a booking page nothing is new', async () => {
  for (const [outbound, asked] of [
    [{ ...direct, way: 'none' }, undefined],
    [undefined, stay],
  ] as const) {
    const { before, reference, screen } = await follow(outbound, asked)
    expect([before, reference]).toEqual([bookable.affiliateUrl, undefined])
    await expect.element(screen.getByText('Je data gaan mee')).not.toBeInTheDocument()
    await screen.unmount()
  }
})
