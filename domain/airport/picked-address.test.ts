import { expect, test } from 'vitest'
import { pickedAddress } from './picked-address.ts'

const dates = 'van=2030-07-12&tot=2030-07-20'

test.each([
  ['/parkeren/schiphol', `${dates}&zoek=`, `/parkeren/schiphol?${dates}`],
  ['/parkeren/schiphol', `${dates}&zoek=keul`, `/parkeren/schiphol?${dates}`],
  ['/parkeren/schiphol', 'van=&tot=&zoek=', '/parkeren/schiphol'],
  ['/', `${dates}&zoek=`, `/?${dates}`],
  ['/', `${dates}&zoek=den+haag`, `/luchthavens?zoek=den+haag&${dates}`],
  ['/', 'van=&tot=&zoek= keul', '/luchthavens?zoek=keul'],
  ['/luchthavens', `${dates}&zoek=`, `/luchthavens?${dates}`],
  ['/luchthavens', `${dates}&zoek=keul`, `/luchthavens?zoek=keul&${dates}`],
  ['/', 'van=2030-07-12&tot=&personen=3&zoek=', '/?van=2030-07-12&tot=&personen=3'],
])('the button to %s of the form with %j leads to %s', (path, typed, address) => {
  expect(pickedAddress(path, new URLSearchParams(typed))).toBe(address)
})
