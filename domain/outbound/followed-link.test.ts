import { expect, test } from 'vitest'
import { clickMark } from './followed-link.ts'

const hops = (...urls: string[]) => urls.map((url) => ({ url, status: 200 }))

test('the mark of a network is looked for once a link goes through it', () => {
  const network = 'https://www.awin1.com/cread.php?awinmid=377'
  expect(clickMark(hops(network, 'https://ringvaart.nl/?awc=377_1_a'))).toEqual({
    ...{ parameter: 'awc', isSeen: true },
  })
  expect(clickMark(hops(network, 'https://ringvaart.nl/?a=awc'))?.isSeen).toBe(false)
  expect(clickMark(hops('https://notawin1.com/?awc=1'))).toBeNull()
})
