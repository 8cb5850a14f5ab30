import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Facts } from '#domain/fact/fact.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import type { Transfer } from '#domain/transfer/transfer.ts'
import { lastBody } from '#test/calls.ts'
import { anEditedParking, showParkingForm } from '#test/edited-parking.tsx'

beforeEach(() => page.viewport(1536, 1000))
afterEach(() => vi.unstubAllGlobals())

const today = amsterdamDay(new Date())
const checked = { checkedOn: '2024-02-01', source: 'website' }
const facts: Facts = {
  heightLimit: { ...checked, value: 210 },
  entrance: { ...checked, value: 'Ringvaartweg 41' },
  // Not about a parking where the key stays with its owner.
  keyPlace: { ...checked, value: 'deskSafe' },
}
const shuttle: Transfer = {
  mode: 'shuttle',
  walk: 1,
  every: 10,
  wait: 0,
  ride: 2,
  handover: 0,
  service: { from: '04:30', until: '00:30' },
}
const known = anEditedParking({ facts, transfer: shuttle, distance: 8, providerId: 4 })
const tab = '/1/edit?onderdeel=feiten'

const save = async (screen: Awaited<ReturnType<typeof showParkingForm>>['screen']) => {
  await screen.getByRole('button', { name: 'Opslaan' }).click()
  await expect.element(screen.getByText('De lijst')).toBeVisible()
}

/** What was saved, apart from the columns of the parking. */
async function saved(calls: Request[], method = 'PUT') {
  const { facts, transfer, providerId, distance, features } = await lastBody(calls, method)
  return { facts, transfer, providerId, distance, shuttle24h: features.shuttle24h }
}

const rowOf = (fact: string) =>
  page.elementLocator(document.getElementById(`fact.${fact}`) ?? document.body)

describe('facts', () => {
  test('a link opens the form at its fact; one about another kind of parking has no row', async () => {
    const { screen } = await showParkingForm(`${tab}#fact.heightLimit`, known)

    await expect
      .element(screen.getByLabelText('Hoogtebeperking (cm)', { exact: true }))
      .toHaveFocus()
    await expect.element(screen.getByText('Waar je sleutel blijft')).not.toBeInTheDocument()
  })

  test('another answer gets the date of today, and only that fact is sent', async () => {
    const { screen, calls } = await showParkingForm(tab, known)

    await expect.element(rowOf('heightLimit').getByText('verouderd')).toBeVisible()
    await screen.getByLabelText('Hoogtebeperking (cm)', { exact: true }).fill('220')
    await expect.element(rowOf('heightLimit').getByText('vandaag')).toBeVisible()
    await save(screen)

    const { facts, transfer } = await saved(calls)
    expect(facts).toEqual({ heightLimit: { value: 220, checkedOn: today, source: 'website' } })
    expect(transfer).toBeUndefined()
  })

  test('a fact becomes known with its source, and unknown again', async () => {
    const { screen, calls } = await showParkingForm(tab, known)

    await rowOf('insured').getByRole('radio', { name: 'Ja' }).click()
    await screen.getByRole('button', { name: 'Zet iets achter Verzekering aangetoond' }).click()
    await screen.getByLabelText('Achter Verzekering aangetoond').fill('tot 31 maart 2027')
    await screen.getByLabelText('Bron van Verzekering aangetoond').fill('polis')
    await screen.getByLabelText('Adres van de inrit', { exact: true }).fill('')
    await expect.element(rowOf('entrance').getByRole('button', { name: 'Bewaar' })).toBeDisabled()
    await save(screen)

    expect((await saved(calls)).facts).toEqual({
      insured: { value: true, checkedOn: today, source: 'polis', note: 'tot 31 maart 2027' },
      entrance: null,
    })
  })

  test('all of them are confirmed by keyboard, one at a time or at once', async () => {
    const { screen, calls } = await showParkingForm(tab, known)
    const confirm = (label: string) => screen.getByRole('button', { name: `${label} is nog juist` })

    ;(confirm('Adres van de inrit').element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}{ArrowDown}')
    await expect.element(confirm('Hoogtebeperking (cm)')).toHaveFocus()
    await expect.element(rowOf('entrance').getByText('vandaag')).toBeVisible()
    await expect.element(rowOf('heightLimit').getByText('verouderd')).toBeVisible()
    await screen.getByRole('button', { name: 'Alles nog juist' }).click()
    await expect.element(rowOf('heightLimit').getByText('vandaag')).toBeVisible()
    await save(screen)

    // The one without a row was not looked at.
    expect(Object.keys((await saved(calls)).facts)).toEqual(['entrance', 'heightLimit'])
  })

  test('a wrong answer and a missing source are told at their fields', async () => {
    const { screen } = await showParkingForm(tab, known)

    await screen.getByLabelText('Hoogtebeperking (cm)', { exact: true }).fill('hoog')
    await rowOf('official').getByRole('radio', { name: 'Nee' }).click()
    await screen.getByLabelText('Openingstijden', { exact: true }).selectOptions('Van … tot …')
    await screen.getByLabelText('Bron van Openingstijden').fill('bord')
    await screen.getByRole('link', { name: 'Gegevens' }).click()
    await screen.getByRole('button', { name: 'Opslaan' }).click()

    await expect.element(screen.getByText('Nog niet opgeslagen.')).toBeVisible()
    await expect
      .element(screen.getByLabelText('Hoogtebeperking (cm)', { exact: true }))
      .toHaveAccessibleDescription('Vul een getal in van 0 tot 600')
    await expect
      .element(screen.getByLabelText('Bron van Officiële luchthavenparking'))
      .toHaveAccessibleDescription('Vul een bron in')
    await expect
      .element(screen.getByLabelText('Openingstijden, tot'))
      .toHaveAccessibleDescription('Vul de uren zo in: 04:30 tot 00:30, of dag en nacht')
    await screen.getByLabelText('Hoogtebeperking (cm)', { exact: true }).fill('geen')
    await expect.element(screen.getByText('Vul een getal in van 0 tot 600')).not.toBeInTheDocument()
    await expect.element(screen.getByText('Vul een bron in')).toBeVisible()
  })

  test('two people who each change another fact keep both', async () => {
    const current = {
      ...known,
      version: 4,
      facts: { ...facts, entrance: { ...checked, value: 'Ringvaartweg 43' } },
    }
    const { screen, calls } = await showParkingForm(tab, known, {
      'PUT /api/admin/parkings/1': [
        Response.json({ error: 'Intussen gewijzigd', current }, { status: 409 }),
        Response.json(current),
      ],
    })

    await screen.getByLabelText('Hoogtebeperking (cm)', { exact: true }).fill('220')
    await screen.getByRole('button', { name: 'Opslaan' }).click()
    await expect.element(screen.getByText('De lijst')).toBeVisible()
    await expect
      .element(screen.getByText(/Overgenomen van een ander: Adres van de inrit/).first())
      .toBeVisible()

    expect(Object.keys((await saved(calls)).facts)).toEqual(['heightLimit'])
  })
})

describe('the transfer', () => {
  test('fills the distance, which is then not typed', async () => {
    const { screen, calls } = await showParkingForm(tab, known)

    await screen.getByLabelText('Bus elke (min)').fill('20')
    await expect
      .element(screen.getByText(/Meestal/))
      .toHaveTextContent(
        'Meestal 13 minuten, op zijn langst 23. ‘Afstand tot de terminal’ wordt 13.',
      )
    await screen.getByRole('link', { name: 'Gegevens' }).click()
    const distance = screen.getByLabelText('Afstand tot de terminal (min)')
    await expect.element(distance).toHaveValue('13')
    await expect.element(distance).toHaveAttribute('readonly')
    await save(screen)

    expect(await saved(calls)).toMatchObject({ distance: 13, transfer: { ...shuttle, every: 20 } })
  })

  test('that is not known leaves the distance to the admin who types it', async () => {
    const { screen, calls } = await showParkingForm(tab, known)

    await screen.getByRole('radio', { name: 'Nog niet bekend' }).click()
    await screen.getByRole('link', { name: 'Gegevens' }).click()
    await screen.getByLabelText('Afstand tot de terminal (min)').fill('9')
    await save(screen)

    expect(await saved(calls)).toMatchObject({ distance: 9, transfer: null })
  })

  test('runs day and night exactly where ‘Shuttle 24/7’ is ticked', async () => {
    const { screen, calls } = await showParkingForm(tab, known)
    const service = screen.getByLabelText('Rijdt', { exact: true })
    const tick = screen.getByRole('checkbox', { name: 'Shuttle 24/7' })

    await service.selectOptions('Dag en nacht')
    await screen.getByRole('link', { name: 'Gegevens' }).click()
    await expect.element(tick).toBeChecked()
    await tick.click()
    await screen.getByRole('button', { name: 'Opslaan' }).click()

    // Which hours they are then, nobody said.
    await expect
      .element(screen.getByLabelText('Rijdt, van'))
      .toHaveAccessibleDescription('Kies een tijd op een kwartier')
    await screen.getByLabelText('Rijdt, van').selectOptions('05:00')
    await screen.getByLabelText('Rijdt, tot').selectOptions('23:00')
    await save(screen)

    expect(await saved(calls)).toMatchObject({
      shuttle24h: false,
      transfer: { service: { from: '05:00', until: '23:00' } },
    })
  })

  test('without a shuttle has no ‘Shuttle 24/7’', async () => {
    const { screen } = await showParkingForm(tab, {
      ...known,
      transfer: { ...shuttle, service: null },
    })

    await screen.getByRole('radio', { name: 'Lopen' }).click()
    await expect.element(screen.getByLabelText('Bus elke (min)')).not.toBeInTheDocument()
    await screen.getByRole('link', { name: 'Gegevens' }).click()
    const tick = screen.getByRole('checkbox', { name: 'Shuttle 24/7' })
    await expect.element(tick).not.toBeChecked()
    await expect.element(tick).toBeDisabled()
  })

  test('shows each wrong field', async () => {
    const { screen } = await showParkingForm(tab, known)

    await screen.getByLabelText('Bus elke (min)').fill('')
    await screen.getByLabelText('Rijden (min)').fill('-2')
    await screen.getByRole('button', { name: 'Opslaan' }).click()

    await expect
      .element(screen.getByLabelText('Bus elke (min)'))
      .toHaveAccessibleDescription('Vul hele minuten in')
    await expect
      .element(screen.getByLabelText('Rijden (min)'))
      .toHaveAccessibleDescription('Minimaal 0')
  })
})

test('a copy has the transfer and the provider, and no facts that nobody checked there', async () => {
  const { screen, calls } = await showParkingForm('/new?van=1', known)
  await expect.element(screen.getByLabelText('Naam')).toHaveValue('Polderpark Shuttle (kopie)')
  await screen.getByRole('button', { name: 'Toevoegen' }).click()
  await expect.element(screen.getByText('De lijst')).toBeVisible()

  expect(await saved(calls, 'POST')).toMatchObject({
    facts: undefined,
    transfer: shuttle,
    providerId: 4,
  })
})

test('a parking that is added from a provider has that provider', async () => {
  const provider = { id: 4, tradeName: 'Ringvaart Parkeren', leftOutAt: null }
  const { screen } = await showParkingForm('/new?aanbieder=4', known, {
    'GET /api/admin/providers': [
      Response.json({ rows: [provider], found: 1, total: 1, page: 1, size: 500 }),
    ],
  })

  await expect
    .element(screen.getByRole('combobox', { name: 'Aanbieder' }))
    .toHaveValue('Ringvaart Parkeren')
})

test('the provider is found by its name', async () => {
  const provider = { tradeName: 'Ringvaart Parkeren', leftOutAt: null }
  const rows = [
    { ...provider, id: 4 },
    { ...provider, id: 5, tradeName: 'Polderpark' },
    { ...provider, id: 6, tradeName: 'Polderdorp', leftOutAt: 'AMS' },
  ]
  const { screen, calls } = await showParkingForm('/1/edit', known, {
    'GET /api/admin/providers': [Response.json({ rows, found: 3, total: 3, page: 1, size: 500 })],
  })
  const provided = screen.getByRole('combobox', { name: 'Aanbieder' })

  await expect.element(provided).toHaveValue('Ringvaart Parkeren')
  await provided.fill('polder')
  // A company that is known and not listed runs no parking here.
  await expect.element(screen.getByRole('option', { name: 'Polderdorp' })).not.toBeInTheDocument()
  await screen.getByRole('option', { name: 'Polderpark' }).click()
  await save(screen)

  expect(await saved(calls)).toMatchObject({ providerId: 5 })
})
