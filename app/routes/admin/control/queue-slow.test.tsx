import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { answerLogIn } from '#app/admin/api/login-again.ts'
import { refusal } from '#test/calls.ts'
import {
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

const ended = () => refusal(401, 'Ongeldige inloggegevens')
const address = 'https://aanbieder.example/prijzen'

async function answerAtTheEndOfTheSession(answers: Response[]) {
  const shown = await showQueue({ [write]: [ended(), ...answers] })
  const { screen, named } = shown
  await expect.element(named('Dijkzicht Overdekt')).toBeVisible()
  await openEvidence(screen)
  await screen.getByLabelText('Bedrag dat je zag').fill('104,50')
  await screen.getByLabelText('Adres').fill(address)
  await screen.getByRole('button', { name: 'Nog juist' }).click()
  const login = screen.getByRole('dialog', { name: 'Log opnieuw in' })
  await expect.element(login).toBeVisible()
  return { ...shown, login }
}

test('an answer at the end of the session is sent after the login, with its evidence', async () => {
  const { screen, login, sent } = await answerAtTheEndOfTheSession([saved()])
  await userEvent.keyboard('s')
  answerLogIn(true)

  await expect.element(screen.getByRole('button', { name: 'Ongedaan maken' })).toBeVisible()
  await expect.element(login).not.toBeInTheDocument()
  const [first, again, ...more] = await Promise.all(sent().map((call) => call.json()))
  expect(again).toMatchObject({ outcome: 'right', amount: '104,50', url: address })
  expect([again, more]).toEqual([first, []])
})

test('who does not log in again finds the evidence as it was typed', async () => {
  const { screen, named } = await answerAtTheEndOfTheSession([])
  answerLogIn(false)
  await screen.getByRole('button', { name: 'Bekijk' }).click()

  await expect.element(named('Dijkzicht Overdekt')).toBeVisible()
  await expect
    .element(screen.getByRole('article').getByText(/Je bent niet meer ingelogd/))
    .toBeVisible()
  await expect.element(screen.getByLabelText('Bedrag dat je zag')).toHaveValue('104,50')
  await expect.element(screen.getByLabelText('Adres')).toHaveValue(address)
})

test('the last answer can not be given twice while it is on its way', async () => {
  const held = Promise.withResolvers<Response>()
  const { screen, named, sent } = await showQueue({
    [read]: [queue({ items: [other] }), queue({ items: [], todo: 0, portion: portion(9, 0) })],
    [write]: () => held.promise,
  })
  await expect.element(named('Grote Markt Shuttle')).toBeVisible()
  await userEvent.keyboard('y')
  await expect.element(screen.getByText('De controles worden geladen...')).toBeInTheDocument()
  await userEvent.keyboard('ys')
  await expect.element(screen.getByRole('button', { name: 'Nog juist' })).not.toBeInTheDocument()

  held.resolve(saved())
  await expect.element(screen.getByText('Alles is binnen zijn datum')).toBeVisible()
  expect(sent()).toHaveLength(1)
})

test('a correction that is on its way is busy, and is sent once', async () => {
  const held = Promise.withResolvers<Response>()
  const withReport = () => queue({ reports: [report], items: [] })
  const { screen, sent } = await showQueue({
    [read]: [withReport(), withReport()],
    [write]: () => held.promise,
  })
  await screen.getByRole('button', { name: 'Pas de prijs aan' }).click()
  await screen.getByLabelText('Prijs per dag').fill('9,75')
  await userEvent.keyboard('{Enter}')
  const busy = screen.getByRole('button', { name: 'Opslaan...' })
  await expect.element(busy).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Enter}')
  await busy.click({ force: true })

  held.resolve(saved(7))
  await expect.element(screen.getByRole('button', { name: 'Verstuur antwoord' })).toBeVisible()
  await expect.poll(() => sent()).toHaveLength(1)
})

test('what was answered is not asked again when the rest can not be read', async () => {
  const { screen, named, sent } = await showQueue({
    [read]: [
      queue(),
      refusal(500, 'Kapot'),
      refusal(500, 'Kapot'),
      queue({ items: [other], portion: portion(11, 24) }),
    ],
    [write]: [saved(5), saved(6), saved(7)],
  })
  await expect.element(named('Dijkzicht Overdekt')).toBeVisible()
  await userEvent.keyboard('yyy')
  const again = screen.getByRole('button', { name: 'Probeer opnieuw' })
  await expect.element(again).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Nog juist' })).not.toBeInTheDocument()

  await again.click()
  await expect.element(named('Grote Markt Shuttle')).toBeVisible()
  await expect.element(screen.getByText('11 van 35 vandaag')).toBeVisible()
  expect(sent()).toHaveLength(3)
})

test('a site that does not answer is said, and that what was typed is still there', async () => {
  const { screen, named } = await showQueue({
    [write]: () => Promise.reject(new TypeError('Failed to fetch')),
  })
  await expect.element(named('Dijkzicht Overdekt')).toBeVisible()
  await openEvidence(screen)
  await screen.getByLabelText('Bedrag dat je zag').fill('104,50')
  await screen.getByRole('button', { name: 'Nog juist' }).click()
  await screen.getByRole('button', { name: 'Bekijk' }).click()

  const why =
    /De site antwoordt niet. De controle is niet opgeslagen. Probeer het later opnieuw. Wat je typte, staat er nog./
  await expect.element(screen.getByRole('article').getByText(why)).toBeVisible()
})

test('an answer that is lost at the end of the portion comes back', async () => {
  const { screen, named } = await showQueue({
    [read]: [queue({ items: [other], portion: portion(19, 1, 20) })],
    [write]: [refusal(500, 'Kapot')],
  })
  await expect.element(named('Grote Markt Shuttle')).toBeVisible()
  await openEvidence(screen)
  await screen.getByLabelText('Bedrag dat je zag').fill('104,50')
  await screen.getByRole('button', { name: 'Nog juist' }).click()

  await expect.element(screen.getByText('Niet opgeslagen.')).toBeVisible()
  await expect.element(screen.getByText('19 van 20 vandaag')).toBeVisible()
  await expect.element(screen.getByLabelText('Bedrag dat je zag')).toHaveValue('104,50')
})
