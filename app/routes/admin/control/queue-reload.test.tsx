import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { refusal } from '#test/calls.ts'
import { withLapsedSession } from '#test/lapsed-session.ts'
import { reload } from '#test/reload.ts'
import {
  card,
  openEvidence,
  other,
  portion,
  queue,
  read,
  report,
  saved,
  showQueue,
  withQueuePage,
  write,
} from '#test/show-queue.tsx'

withQueuePage()

const price = { amount: 12.5, stay: null, pricePerDay: 12.5, checkSource: null, checkedBy: null }
const perDay = card({
  price,
  parkingId: 8,
  name: 'Polderzicht',
  group: { key: 'p8', name: 'Polderzicht' },
})
const perDayQueue = () => queue({ items: [other, perDay] })
const title = 'Je tekst staat er weer.'

/** Types a price in the second card, and loads the page again. */
async function typePrice() {
  withLapsedSession()
  const before = await showQueue({ [read]: [perDayQueue()] })
  await expect.element(before.named('Grote Markt Shuttle')).toBeVisible()
  await userEvent.keyboard('je')
  await before.screen.getByLabelText('Prijs per dag').fill('14,25')
  await reload(before.screen)
}

test('a price that was typed is back after a reload, in its card, until it is saved', async () => {
  await typePrice()

  const { screen, named, sent } = await showQueue({
    [read]: [perDayQueue(), perDayQueue()],
    [write]: [saved()],
  })
  await expect.element(named('Polderzicht')).toBeVisible()
  await expect.element(screen.getByText(title)).toBeVisible()
  await expect.element(screen.getByLabelText('Prijs per dag')).toHaveValue('14,25')
  await screen.getByRole('button', { name: 'Opslaan' }).click()
  await expect.poll(() => sent()).toHaveLength(1)
  await expect.element(screen.getByRole('button', { name: 'Ongedaan maken' })).toBeVisible()
  await reload(screen)

  const later = await showQueue({ [read]: [perDayQueue()] })
  await expect.element(later.named('Grote Markt Shuttle')).toBeVisible()
  await expect.element(later.screen.getByText(title)).not.toBeInTheDocument()
})

test('what is back is thrown away on demand', async () => {
  await typePrice()

  const { screen, named } = await showQueue({ [read]: [perDayQueue()] })
  await screen.getByRole('button', { name: 'Weg ermee' }).click()
  await expect.element(screen.getByText(title)).not.toBeInTheDocument()
  await expect.element(screen.getByLabelText('Prijs per dag')).not.toBeInTheDocument()
  await reload(screen)

  const { named: again } = await showQueue({ [read]: [perDayQueue()] })
  await expect.element(again('Grote Markt Shuttle')).toBeVisible()
  await expect.element(named('Polderzicht')).not.toBeInTheDocument()
})

test.each([
  ['a colleague answered it', false, 0],
  ['it is not asked today', true, 1],
])('what was typed stays in the tab until it was answered: %s', async (_, isDue, kept) => {
  await typePrice()

  const due = `${read}/due?key=price%40p8`
  const { screen, named } = await showQueue({
    [read]: () => queue({ items: [other] }),
    [due]: () => Response.json({ isDue }),
  })
  await expect.element(named('Grote Markt Shuttle')).toBeVisible()
  const typed = () => Object.values(sessionStorage).filter((value) => value.includes('14,25'))
  await expect.poll(() => typed().length).toBe(kept)
  await reload(screen)

  const later = await showQueue({ [read]: [perDayQueue()] })
  await expect.element(later.named(kept ? 'Polderzicht' : 'Grote Markt Shuttle')).toBeVisible()
})

test('what is back is of this account alone', async () => {
  await typePrice()

  sessionStorage.setItem('adminCredentials', '{"username":"joris","password":"ppk"}')
  const { screen, named } = await showQueue({ [read]: [perDayQueue()] })
  await expect.element(named('Grote Markt Shuttle')).toBeVisible()
  await expect.element(screen.getByText(title)).not.toBeInTheDocument()
})

test('what was typed beyond the portion is looked for', async () => {
  await typePrice()

  const { screen } = await showQueue({
    [read]: [queue({ items: [other], portion: portion(20, 1, 20) })],
    'GET /api/admin/checks?goal=70': [perDayQueue()],
  })
  await expect.element(screen.getByLabelText('Prijs per dag')).toHaveValue('14,25')
})

test('what was typed for a thing that is gone makes the portion no larger', async () => {
  await typePrice()

  const reads: (string | null)[] = []
  const { screen } = await showQueue({
    [read]: ({ searchParams }) => {
      const goal = searchParams.get('goal')
      reads.push(goal)
      return queue({ items: [other], portion: portion(20, goal ? 50 : 1, 20) })
    },
  })
  await expect.poll(() => reads).toContain('70')
  await expect.element(screen.getByText('20 van 21 vandaag')).toBeVisible()
})

test('the answer to a report and the reason to close it are back, and evidence too', async () => {
  withLapsedSession()
  const withReport = () => queue({ reports: [report], items: [other] })
  const before = await showQueue({ [read]: [withReport()] })
  await before.screen.getByLabelText('Antwoord').fill('Bedankt, het klopt weer.')
  await before.screen.getByRole('button', { name: /^Sluit zonder antwoord/ }).click()
  await before.screen.getByLabelText('Reden').fill('Dubbel')
  await reload(before.screen)

  const after = await showQueue({ [read]: [withReport()] })
  await expect
    .element(after.screen.getByLabelText('Antwoord'))
    .toHaveValue('Bedankt, het klopt weer.')
  await expect.element(after.screen.getByLabelText('Reden')).toHaveValue('Dubbel')
  await after.screen.getByRole('button', { name: 'Annuleren' }).click()
  await after.screen.getByRole('button', { name: 'Weg ermee' }).click()
  await userEvent.keyboard('j')
  await openEvidence(after.screen)
  await after.screen.getByLabelText('Bedrag dat je zag').fill('104,50')
  await reload(after.screen)

  const { screen, named } = await showQueue({ [read]: [withReport()] })
  await expect.element(named('Grote Markt Shuttle')).toBeVisible()
  await expect.element(screen.getByLabelText('Bedrag dat je zag')).toHaveValue('104,50')
})

test('an answer that the server refused is back after a reload', async () => {
  withLapsedSession()
  const before = await showQueue({
    [read]: [perDayQueue()],
    [write]: [refusal(500, 'Kapot')],
  })
  await expect.element(before.named('Grote Markt Shuttle')).toBeVisible()
  await userEvent.keyboard('je')
  await before.screen.getByLabelText('Prijs per dag').fill('14,25')
  await userEvent.keyboard('{Enter}')
  await expect.element(before.screen.getByRole('button', { name: 'Bekijk' })).toBeVisible()
  await reload(before.screen)

  const { screen } = await showQueue({ [read]: [perDayQueue()] })
  await expect.element(screen.getByLabelText('Prijs per dag')).toHaveValue('14,25')
})

test('who leaves with something unsent is asked', async () => {
  const { screen, named } = await showQueue({ [read]: [perDayQueue()] })
  await expect.element(named('Grote Markt Shuttle')).toBeVisible()
  await userEvent.keyboard('je')
  await screen.getByLabelText('Prijs per dag').fill('14,25')
  await screen.getByRole('link', { name: 'Alles wat een datum heeft' }).click()

  const asked = screen.getByRole('alertdialog', { name: /nog niet zijn opgeslagen/ })
  await asked.getByRole('button', { name: 'Blijf hier' }).click()
  await expect.element(screen.getByLabelText('Prijs per dag')).toHaveValue('14,25')
  await screen.getByLabelText('Prijs per dag').fill('12,50')
  await screen.getByRole('link', { name: 'Alles wat een datum heeft' }).click()
  await expect.element(screen.getByRole('heading', { level: 1, name: /parkings/ })).toBeVisible()
})
