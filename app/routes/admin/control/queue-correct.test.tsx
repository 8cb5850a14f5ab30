import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { lastBody, refusal } from '#test/calls.ts'
import {
  card,
  openEvidence,
  other,
  queue,
  read,
  report,
  saved,
  showQueue,
  withQueuePage,
  write,
} from '#test/show-queue.tsx'

withQueuePage()

test('e opens the field of a fact, which says what is wrong with it', async () => {
  const { screen, calls, named } = await showQueue({ [write]: [saved()] })
  await expect.element(named('Dijkzicht Overdekt')).toBeVisible()
  await userEvent.keyboard('je')
  const field = screen.getByLabelText('Hoogtebeperking (cm)')
  await expect.element(field).toHaveFocus()
  await field.fill('hoog')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('Vul een getal in van 0 tot 600')).toBeVisible()

  await field.fill('190')
  await userEvent.keyboard('{Enter}')
  await expect.element(named('Grote Markt Shuttle')).toBeVisible()
  expect(await lastBody(calls, 'POST')).toMatchObject({
    outcome: 'changed',
    fact: { value: '190', source: 'website' },
  })
})

const price = { amount: 12.5, stay: null, pricePerDay: 12.5, checkSource: null, checkedBy: null }
const perDay = card({ price })

test('the evidence of a new price is that price, unless another amount was typed', async () => {
  const { screen, named, sent } = await showQueue({
    [read]: [queue({ items: [perDay, { ...perDay, parkingId: 6, name: 'Tweede' }] })],
    [write]: [saved(), saved()],
  })
  await expect.element(named('Dijkzicht Overdekt')).toBeVisible()
  await userEvent.keyboard('e')
  await screen.getByLabelText('Prijs per dag').fill('14,25')
  await userEvent.keyboard('{Enter}')
  await expect.element(named('Tweede')).toBeVisible()
  await openEvidence(screen)
  await screen.getByLabelText('Bedrag dat je zag').fill('28,50')
  await screen.getByRole('button', { name: 'Wijzig' }).click()
  await screen.getByLabelText('Prijs per dag').fill('14,25')
  await userEvent.keyboard('{Enter}')

  await expect.poll(() => sent()).toHaveLength(2)
  const bodies = await Promise.all(sent().map((call) => call.json()))
  expect(bodies.map(({ pricePerDay, amount }) => [pricePerDay, amount])).toEqual([
    ['14,25', '14,25'],
    ['14,25', '28,50'],
  ])
})

const reviews = card({
  item: 'reviews',
  price: null,
  reviews: { rating: 4.2, count: 300, source: 'Google' },
})

test('e opens the rating, the number and the source of reviews', async () => {
  const { screen, calls, named } = await showQueue({
    [read]: [queue({ items: [reviews, other] })],
    [write]: [saved()],
  })
  await expect.element(screen.getByText('Is de beoordeling nog steeds:')).toBeVisible()
  await userEvent.keyboard('e')
  const rating = screen.getByLabelText('Beoordeling', { exact: true })
  await expect.element(rating).toHaveFocus()
  await expect.element(rating).toHaveValue('4,2')
  await rating.fill('6')
  await screen.getByLabelText('Aantal beoordelingen').fill('3,5')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('Vul een beoordeling in van 0 tot 5')).toBeVisible()
  await expect.element(screen.getByText('Vul het aantal beoordelingen in')).toBeVisible()

  await rating.fill('4,4')
  await screen.getByLabelText('Aantal beoordelingen').fill('312')
  await screen.getByLabelText('Bron').fill('Trustpilot')
  await userEvent.keyboard('{Enter}')
  await expect.element(named('Grote Markt Shuttle')).toBeVisible()
  expect(await lastBody(calls, 'POST')).toEqual({
    item: 'reviews',
    parkingId: 3,
    outcome: 'changed',
    reviews: { rating: '4,4', count: '312', source: 'Trustpilot' },
    url: 'https://aanbieder.example/dijkzicht',
    version: 4,
  })
})

const mark = card({
  item: 'mark:ESPA',
  parkingId: null,
  providerId: 8,
  name: 'Ringvaart BV',
  price: null,
  mark: { number: null, validUntil: '2026-11-08', proof: null },
})

test('e opens the day of a mark, with what was typed after a failure', async () => {
  const { screen, calls, named } = await showQueue({
    [read]: [queue({ items: [mark, other] })],
    [write]: [refusal(500, 'Kapot'), saved()],
  })
  await expect.element(named('Ringvaart BV')).toBeVisible()
  await userEvent.keyboard('e')
  const until = screen.getByLabelText('Geldig tot', { exact: true })
  await expect.element(until).toHaveValue('2026-11-08')
  await expect.element(screen.getByLabelText('Nu geldig tot')).not.toBeInTheDocument()
  await until.fill('')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('Kies een dag')).toBeVisible()
  await until.fill('2027-11-08')
  await userEvent.keyboard('{Enter}')

  await screen.getByRole('button', { name: 'Bekijk' }).click()
  await expect.element(screen.getByText('Is dit keurmerk verlengd:')).toBeVisible()
  await userEvent.keyboard('e')
  await expect.element(until).toHaveValue('2027-11-08')
  await userEvent.keyboard('{Enter}')
  await expect.element(named('Grote Markt Shuttle')).toBeVisible()
  expect(await lastBody(calls, 'POST')).toMatchObject({
    item: 'mark:ESPA',
    providerId: 8,
    outcome: 'changed',
    validUntil: '2027-11-08',
  })
})

test('what is not in the card is in the form, and a cancelled correction is forgotten', async () => {
  const { screen, named } = await showQueue({ [read]: [queue({ items: [reviews] })] })
  await expect.element(named('Dijkzicht Overdekt')).toBeVisible()
  await userEvent.keyboard('e')
  await screen.getByLabelText('Bron').fill('Trustpilot')
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByLabelText('Bron')).not.toBeInTheDocument()
  await userEvent.keyboard('e')
  await expect.element(screen.getByLabelText('Bron')).toHaveValue('Google')

  await screen.getByRole('link', { name: 'Open het formulier' }).click()
  const at = '/admin/parkings/3/edit?terug=/admin/controle?bij=reviews%40p3&plek=0&versie=4'
  await expect.element(screen.getByRole('heading', { name: at })).toBeVisible()
})

test('e opens the tariffs in the form, which leads back to the same place', async () => {
  const { screen, named } = await showQueue({})
  await expect.element(named('Dijkzicht Overdekt')).toBeVisible()
  await userEvent.keyboard('e')

  const back = '/admin/controle?bij=price%40p3&plek=0&versie=4'
  const at = `/admin/parkings/3/edit?onderdeel=tarieven&terug=${back}`
  await expect.element(screen.getByRole('heading', { name: at })).toBeVisible()
})

const returned = '/admin/controle?bij=price%40p3&plek=0&versie=4&updated=1790000000000'

test('what left the queue in the form is asked of the server, since what was seen', async () => {
  const { calls, named } = await showQueue(
    { [read]: [queue({ items: [other] }), queue({ items: [other] })], [write]: [saved()] },
    returned,
  )
  await expect.element(named('Grote Markt Shuttle')).toBeVisible()

  await expect
    .poll(() => lastBody(calls, 'POST'))
    .toEqual({ item: 'price', parkingId: 3, outcome: 'changed', since: 4 })
})

test.each([
  ['what is still in the queue', returned, queue],
  ['what was not saved', returned.replace(/&updated=\d+/, ''), () => queue({ items: [other] })],
])('%s is in view again, and nothing is said about it', async (_, at, answer) => {
  const { named, sent } = await showQueue({ [read]: [answer()] }, at)
  await expect.element(named(/./).first()).toBeVisible()

  expect(sent()).toEqual([])
})

const withReport = () => queue({ reports: [report], items: [other] })
const answer = 'POST /api/admin/reports/9/answer'

test('a report is corrected from within, and then answered', async () => {
  const { screen, calls } = await showQueue({
    [read]: [withReport(), withReport()],
    [write]: [saved(7)],
    [answer]: [Response.json({ change: 'abc' })],
  })
  await expect.element(screen.getByRole('button', { name: 'Pas de prijs aan' })).toBeVisible()
  await userEvent.keyboard('e')
  await screen.getByLabelText('Prijs per dag').fill('9,75')
  await userEvent.keyboard('{Enter}')
  const send = screen.getByRole('button', { name: 'Verstuur antwoord' })
  await expect.element(send).toBeVisible()
  expect(await lastBody(calls, 'POST')).toMatchObject({
    item: 'price',
    outcome: 'changed',
    pricePerDay: '9,75',
    version: 6,
  })

  await screen.getByLabelText('Antwoord').fill('Dank je, het staat goed.')
  await send.click()
  await expect.element(screen.getByText(/Melding beantwoord/)).toBeVisible()
  expect(await lastBody(calls, 'POST')).toEqual({
    outcome: 'changed',
    answer: 'Dank je, het staat goed.',
    byMail: true,
    version: 2,
  })
})
