import { expect, test } from 'vitest'
import { hasParameter } from '#domain/outbound/parameter-clash.ts'
import { keysOf } from '#domain/text/keys.ts'
import { couplingOn, fitOf } from './coupling.ts'
import { networks } from './network.ts'
import { programmeNumber, techniques } from './network-technique.ts'
import { wrapperProblem } from './programme-schema.ts'

test.each([
  ['awin', 'https://www.awin1.com/cread.php?awinmid=00421&awinaffid=9', '421'],
  ['awin', 'https://www.awin1.com/awclick.php?gid=1&mid=1234&awinaffid=9', '1234'],
  ['awin', 'https://www.awin1.com/cread.php?s=5&v=421&q=2&r=9', '421'],
  ['awin', 'https://www.awin1.com/cread.php?ued=https%3A%2F%2Fx.nl%3Fmid%3D1', null],
  ['daisycon', 'https://ds1.nl/c/?si=7805&li=1&wi=2', '7805'],
  ['tradetracker', 'https://tc.tradetracker.net/?c=15640&m=12&a=4&r=&u=%2F', '15640'],
  [
    'partnerize',
    'https://prf.hn/click/camref:1101lxyz/pubref:a/destination:https%3A%2F%2Fx',
    '1101lxyz',
  ],
  ['partnerize', 'https://prf.hn/click/', null],
  ['tradedoubler', 'https://clk.tradedoubler.com/click?p=123&a=4', '123'],
  ['awin', 'https://www.awin1.com/cread.php?awinmid=', null],
  ['direct', 'https://ringvaart.nl/?p=1', null],
] as const)('a link of %s says its programme: %s', (network, address, number) => {
  expect(programmeNumber(network, address)).toBe(number)
})

test('the link that is filled in for each network asks for its numbers, and is right with them', () => {
  for (const network of keysOf(networks)) {
    const { wrapper } = techniques[network]
    if (wrapper === null) continue
    expect(wrapperProblem(wrapper)).toMatch(/Vervang NUMMER/)
    expect(wrapperProblem(wrapper.replace(/NUMMER|UITGEVER|LINK/g, '1'))).toBeUndefined()
  }
})

test('its reference is in the query by its name, or in the path', () => {
  const { awin, partnerize } = techniques
  expect(hasParameter(awin.wrapper ?? '', awin.parameter ?? '')).toBe(true)
  expect([partnerize.parameter, partnerize.wrapper]).toEqual([
    null,
    expect.stringContaining('/pubref:{ref}'),
  ])
})

const awin = { id: 1, network: 'awin', networkNumber: '00421' } as const
const link = (number: string) => `https://www.awin1.com/cread.php?awinmid=${number}`

test.each([
  [{ affiliateUrl: link('421'), programmeId: null }, 'fits'],
  [{ affiliateUrl: link('421'), programmeId: 2 }, 'taken'],
  [{ affiliateUrl: link('377'), programmeId: null }, 'other'],
  [{ affiliateUrl: link(''), programmeId: null }, 'unreadable'],
  [{ affiliateUrl: link('377'), programmeId: 1 }, 'here'],
] as const)('%o %s', (parking, fit) => {
  expect(fitOf(parking, awin)).toBe(fit)
})

test('without a number nothing can be told apart; of a provider itself the host says enough', () => {
  const parking = { affiliateUrl: link('421'), programmeId: null }
  expect(fitOf(parking, { ...awin, networkNumber: null })).toBe('unreadable')
  expect(fitOf(parking, { id: 1, network: 'direct', networkNumber: null })).toBe('fits')
})

test('the newest of the past holds', () => {
  const all = ['2026-05-25', '2026-12-01', '2026-10-01'].map((startsOn) => ({ startsOn }))
  expect(couplingOn(all, '2026-11-28')?.startsOn).toBe('2026-10-01')
  expect(couplingOn(all, '2026-12-01')?.startsOn).toBe('2026-12-01')
  expect(couplingOn(all, '2026-05-24')).toBeUndefined()
})
