import { expect, test } from 'vitest'
import { clashProblem, codeProblem } from './page-problems.ts'

const page = 'https://boek.nl/?van={van}&tot={tot}&p={parking}&ref=1'
const needsCode = /^De boekingspagina vraagt \{parking\}/

test('a page that asks for the code of its parking needs one', () => {
  expect(codeProblem({ bookingPage: page, providerCode: null }, undefined)).toMatch(needsCode)
  expect(codeProblem({ bookingPage: page, providerCode: 'RV-1' }, undefined)).toBeUndefined()
  expect(
    codeProblem({ bookingPage: 'https://boek.nl/?van={van}', providerCode: null }, undefined),
  ).toBeUndefined()
})

test('what stays as it was is not refused, and what is left out stays', () => {
  const former = { bookingPage: page, providerCode: null }
  expect(codeProblem({ bookingPage: page, providerCode: null }, former)).toBeUndefined()
  expect(codeProblem({}, former)).toBeUndefined()
  const complete = { bookingPage: page, providerCode: 'RV-1' }
  expect(codeProblem({ providerCode: null }, complete)).toMatch(needsCode)
})

test('a part by the name of the reference is refused where the page is another', () => {
  expect(clashProblem(page, null, ['clickref', 'ref'])).toMatch(/onze verwijzing in 'ref'/)
  expect(clashProblem(page, null, ['clickref'])).toBeUndefined()
  expect(clashProblem(page, page, ['ref'])).toBeUndefined()
  expect(clashProblem(null, page, ['ref'])).toBeUndefined()
})
