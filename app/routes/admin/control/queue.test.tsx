import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { lastBody, refusal } from '#test/calls.ts'
import {
  card,
  height,
  openEvidence,
  other,
  portion,
  queue,
  read,
  report,
  saved,
  showQueue,
  stay,
  withQueuePage,
  write,
} from '#test/show-queue.tsx'

withQueuePage()

test('after y the next thing shows at once, while the check is on its way', async () => {
  const held = Promise.withResolvers<Response>()
  const { screen, calls, named } = await showQueue({ [write]: () => held.promise })
  await expect.element(named('Dijkzicht Overdekt')).toBeVisible()
  await expect.element(screen.getByText('8 van 35 vandaag')).toBeVisible()
  await expect.element(screen.getByText('€100,00').last()).toBeVisible()

  await userEvent.keyboard('y')
  await expect.element(screen.getByText('Hoogtebeperking, nog steeds:')).toBeVisible()
  await expect.element(screen.getByText('9 van 35 vandaag')).toBeVisible()
  expect(await lastBody(calls, 'POST')).toEqual({
    item: 'price',
    parkingId: 3,
    outcome: 'right',
    amount: '100,00',
    url: 'https://aanbieder.example/dijkzicht',
    stay,
    version: 4,
  })
  held.resolve(saved())
  await expect.element(screen.getByRole('button', { name: 'Ongedaan maken' })).toBeVisible()
})

test('the next check of a parking is based on the version that the one before left', async () => {
  const { named, sent } = await showQueue({ [write]: [saved(5), saved(6)] })
  await expect.element(named('Dijkzicht Overdekt')).toBeVisible()
  await userEvent.keyboard('yy')

  await expect.element(named('Grote Markt Shuttle')).toBeVisible()
  await expect.poll(() => sent()).toHaveLength(2)
  const bodies = await Promise.all(sent().map((call) => call.json()))
  expect(bodies.map(({ item, version }) => [item, version])).toEqual([
    ['price', 4],
    ['fact:heightLimit', 5],
  ])
})

test('a check that is refused comes back with its error, and what was typed', async () => {
  const why = Response.json(
    { error: 'De controle is niet goed ingevuld', fields: { url: ['Dit adres is er geen'] } },
    { status: 422 },
  )
  const { screen, named } = await showQueue({ [write]: [why] })
  await openEvidence(screen)
  await screen.getByLabelText('Adres').fill('aanbieder.nl/prijzen')
  await screen.getByRole('button', { name: 'Nog juist' }).click()
  await screen.getByRole('button', { name: 'Bekijk' }).click()

  await expect.element(named('Dijkzicht Overdekt')).toBeVisible()
  await expect.element(screen.getByText('Dit adres is er geen')).toBeVisible()
  await expect.element(screen.getByLabelText('Adres')).toHaveValue('aanbieder.nl/prijzen')
  await expect.element(screen.getByText('8 van 35 vandaag')).toBeVisible()
})

test('j and k go through the queue, and keys in a field are text', async () => {
  const { screen, named, sent } = await showQueue({})
  await expect.element(named('Dijkzicht Overdekt')).toBeVisible()
  await userEvent.keyboard('jj')
  await expect.element(named('Grote Markt Shuttle')).toBeVisible()
  await userEvent.keyboard('k')
  await expect.element(screen.getByText('Hoogtebeperking, nog steeds:')).toBeVisible()

  await openEvidence(screen)
  await screen.getByLabelText('Adres').fill('')
  await userEvent.keyboard('ysejko')
  await expect.element(screen.getByLabelText('Adres')).toHaveValue('ysejko')
  expect(sent()).toEqual([])
})

test('s puts off until tomorrow', async () => {
  const { screen, calls, named } = await showQueue({ [write]: [saved()] })
  await expect.element(named('Dijkzicht Overdekt')).toBeVisible()
  await userEvent.keyboard('s')

  await expect.element(screen.getByText('Tot morgen weggelegd')).toBeVisible()
  expect(await lastBody(calls, 'POST')).toMatchObject({ outcome: 'later', item: 'price' })
  await expect.element(screen.getByText('9 van 35 vandaag')).toBeVisible()
})

test('o opens the page of the provider, or asks for its address', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  const { screen, named } = await showQueue({})
  await expect.element(named('Dijkzicht Overdekt')).toBeVisible()
  await userEvent.keyboard('o')
  expect(open).toHaveBeenCalledWith(
    'https://aanbieder.example/dijkzicht',
    '_blank',
    'noopener,noreferrer',
  )

  await userEvent.keyboard('jjo')
  await expect
    .element(screen.getByText('Van deze aanbieder is geen eigen pagina bekend.'))
    .toBeVisible()
  await expect.element(screen.getByLabelText('Adres')).toHaveFocus()
  expect(open).toHaveBeenCalledTimes(1)
})

function paste(file: File) {
  const clipboardData = new DataTransfer()
  clipboardData.items.add(file)
  document.body.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  )
}

test('a picture is pasted anywhere, if it is one', async () => {
  const { screen, named } = await showQueue({})
  await expect.element(named('Dijkzicht Overdekt')).toBeVisible()
  paste(new File(['x'], 'brief.pdf', { type: 'application/pdf' }))
  await expect.element(screen.getByText(/Dit is geen afbeelding/)).toBeVisible()

  paste(new File(['x'], 'scherm.png', { type: 'image/png' }))
  await expect.element(screen.getByText('scherm.png')).toBeVisible()
  await screen.getByRole('button', { name: 'Verwijder de schermafbeelding' }).click()
  await expect.element(screen.getByText('Plak een schermafbeelding')).toBeVisible()
})

const withReport = () => queue({ reports: [report], items: [other] })
const answer = 'POST /api/admin/reports/9/answer'

test('a report compares what we show with what the traveller says', async () => {
  const { screen, calls } = await showQueue({
    [read]: [withReport()],
    [answer]: [Response.json({ change: 'abc' })],
  })
  await expect.element(screen.getByText('1 melding van een reiziger staat bovenaan')).toBeVisible()
  await expect.element(screen.getByText('€79,00', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('18 november 2026')).toBeVisible()
  await screen.getByRole('switch', { name: /reiziger@example.com/ }).click()
  await userEvent.keyboard('y')

  await expect.element(screen.getByText('Klopte al', { exact: true })).toBeVisible()
  expect(await lastBody(calls, 'POST')).toMatchObject({
    outcome: 'right',
    byMail: false,
    version: 2,
    answer: expect.stringContaining('het klopte al'),
  })
})

test('without a mail server the answer goes by the own mail', async () => {
  const { screen } = await showQueue({ [read]: [queue({ reports: [report], canMail: false })] })

  await expect.element(screen.getByText(/Mail is niet ingesteld/)).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Antwoord met je eigen mail' }))
    .toHaveAttribute('href', expect.stringMatching(/^mailto:reiziger@example\.com/))
})

test('with nothing due it says so, and what comes next', async () => {
  const next = { on: '2026-11-23', item: 'price', name: 'Lichtstad Parking' }
  const { screen } = await showQueue({
    [read]: [
      queue({
        items: [],
        todo: 0,
        portion: portion(35, 0),
        found: [{ kind: 'price', right: 30, changed: 5, later: 2 }],
        next,
      }),
    ],
  })

  await expect
    .element(screen.getByRole('heading', { name: 'Alles is binnen zijn datum' }))
    .toBeVisible()
  await expect.element(screen.getByText(/35 dingen gecontroleerd vandaag/)).toBeVisible()
})

test('on an empty site it says what comes here, and leads to the first parking', async () => {
  const { screen } = await showQueue({
    [read]: [
      queue({
        ...{ items: [], todo: 0, portion: portion(0, 0), found: [], week: [], next: null },
        prices: { count: 0, staleDays: 30 },
      }),
    ],
  })

  await expect
    .element(screen.getByRole('heading', { name: 'Nog niets om na te kijken' }))
    .toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Nieuwe parking' }))
    .toHaveAttribute('href', '/admin/parkings/new')
  await expect.element(screen.getByText(/geen prijzen om bij te houden/)).not.toBeInTheDocument()
})

test('the portion has its kinds, and their sum', async () => {
  const { screen } = await showQueue({ [read]: [queue()] })
  const portion = screen.getByRole('table', { name: 'De dagportie per soort' })

  await expect
    .element(portion.getByRole('row', { name: /^Prijs/ }))
    .toHaveTextContent('Prijs58 van 10')
  await expect
    .element(portion.getByRole('row', { name: /^Samen/ }))
    .toHaveTextContent('Samen8 van 11')
})

test('at the end of what was read, the rest is read', async () => {
  const { screen, named } = await showQueue({
    [read]: [
      queue({ items: [card()] }),
      queue({ items: [other], todo: 26, portion: portion(9, 26) }),
    ],
    [write]: [saved()],
  })
  await expect.element(named('Dijkzicht Overdekt')).toBeVisible()
  await userEvent.keyboard('y')

  await expect.element(named('Grote Markt Shuttle')).toBeVisible()
  await expect.element(screen.getByText('9 van 35 vandaag')).toBeVisible()
})

test('a queue that does not load can be tried again', async () => {
  const { screen, named } = await showQueue({
    [read]: [refusal(500, 'Kapot'), refusal(500, 'Kapot'), queue()],
  })
  await screen.getByRole('button', { name: 'Probeer opnieuw' }).click()

  await expect.element(named('Dijkzicht Overdekt')).toBeVisible()
})

test('a reader sees the queue, and can answer nothing', async () => {
  sessionStorage.setItem('adminRole', 'reader')
  const { screen, named, sent } = await showQueue({})
  await expect.element(named('Dijkzicht Overdekt')).toBeVisible()
  await userEvent.keyboard('ys')

  await expect.element(screen.getByText('Je kunt meekijken, niet wijzigen.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Nog juist' })).not.toBeInTheDocument()
  expect(sent()).toEqual([])
})

test('a fact with a long address fits on a phone', async () => {
  await page.viewport(390, 844)
  const value = `https://www.aanbieder.example/${'voorwaarden-en-afmetingen/'.repeat(3)}`
  const { screen } = await showQueue({
    [read]: [
      queue({
        items: [
          card({
            item: 'fact:surface',
            price: null,
            fact: { value, checkedOn: '2025-10-09', source: 'website' },
          }),
        ],
      }),
    ],
  })
  await expect.element(screen.getByText(value)).toBeVisible()

  expect(document.documentElement.scrollWidth).toBe(390)
})

test('evidence is folded, by which the answers are in view, and opens for what is pasted', async () => {
  await page.viewport(1440, 900)
  const { screen, named } = await showQueue({})
  await expect.element(named('Dijkzicht Overdekt')).toBeVisible()
  await expect.element(screen.getByLabelText('Bedrag dat je zag')).not.toBeVisible()
  for (const name of ['Nog juist', 'Wijzig', 'Later']) {
    const { bottom } = screen.getByRole('button', { name }).element().getBoundingClientRect()
    // The header of the admin, which is not drawn here, is 60 px high.
    expect([name, bottom + 60 <= 900]).toEqual([name, true])
  }

  paste(new File(['x'], 'scherm.png', { type: 'image/png' }))
  await expect.element(screen.getByText('scherm.png')).toBeVisible()
  await expect.element(screen.getByLabelText('Bedrag dat je zag')).toBeVisible()
})

test('what is asked of one provider stands together, and its page is opened once', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null)
  const group = { key: 'v8', name: 'Haarlemmer Parkeren' }
  const second = card({ parkingId: 6, name: 'Haarlemmer Valet', group })
  const { screen, named } = await showQueue({
    [read]: [queue({ items: [card({ group }), other, second] })],
    [write]: [saved()],
  })
  await expect.element(named('Dijkzicht Overdekt')).toBeVisible()
  await expect.element(screen.getByText('Haarlemmer Parkeren: 2 vragen')).toBeVisible()
  await expect.element(screen.getByText(/1 pagina voor alle 2/)).toBeVisible()

  const questions = screen.getByRole('list', { name: 'Vragen over Haarlemmer Parkeren' })
  await expect
    .element(questions.getByRole('button', { name: /^1 Dijkzicht.*€100,00$/ }))
    .toBeVisible()
  await userEvent.keyboard('o')
  await questions.getByRole('button', { name: /^2 Haarlemmer Valet/ }).click()
  await expect.element(named('Haarlemmer Valet')).toBeVisible()
  await expect
    .element(screen.getByText('Haarlemmer Parkeren: 2 vragen, hun pagina staat open'))
    .toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Open opnieuw' })).toBeVisible()

  await userEvent.keyboard('yj')
  await expect.element(named('Grote Markt Shuttle')).toBeVisible()
  await expect.element(screen.getByText(/hun pagina staat open/)).not.toBeInTheDocument()
})

test('it says what the portion keeps fresh, and what it is made of', async () => {
  const { screen } = await showQueue({
    [read]: [
      queue({
        portion: portion(8, 3, 20),
        items: [card(), height, other],
        todo: 187,
        quietBeyond: 150,
      }),
    ],
    [write]: [saved()],
  })

  await expect
    .element(
      screen.getByText(
        'Bij 20 per dag blijven 420 van 1.500 prijzen binnen 30 dagen; voor alle zijn er 72 nodig.',
      ),
    )
    .toBeVisible()
  const prices = screen.getByRole('row', { name: /Prijs/ })
  const beyond = screen.getByRole('region', { name: 'Wat niet in de portie zit' })
  await expect.element(prices.getByText('8 van 10')).toBeVisible()
  await expect.element(beyond.getByText('184')).toBeVisible()
  await expect.element(beyond.getByText('Daarvan zonder clicks in 30 dagen')).toBeVisible()
  await expect.element(beyond.getByText('150')).toBeVisible()

  await userEvent.keyboard('y')
  await expect.element(prices.getByText('9 van 10')).toBeVisible()
  await expect.element(screen.getByText('nog 2, ongeveer 1 minuut')).toBeVisible()
})

const done = () =>
  queue({
    items: [],
    todo: 184,
    portion: portion(20, 0, 20),
    beyond: { item: 'price', name: 'Polderpark Shuttle' },
  })

test('at the end of the portion it is done, and who wants goes on', async () => {
  const reads: (string | null)[] = []
  const { screen, named } = await showQueue({
    [read]: ({ searchParams }) => {
      reads.push(searchParams.get('goal'))
      if (reads.length === 1) return queue({ items: [card()], portion: portion(19, 1, 20) })
      if (reads.length === 2) return done()
      return queue({ items: [other], portion: portion(20, 10, 20) })
    },
    [write]: [saved()],
  })
  await expect.element(named('Dijkzicht Overdekt')).toBeVisible()
  await userEvent.keyboard('y')

  await expect.element(screen.getByRole('heading', { name: 'Je bent bij' })).toBeVisible()
  await expect
    .element(
      screen.getByText(/Maandag staan er 20 nieuwe klaar. De eerste: de prijs van Polderpark/),
    )
    .toBeVisible()
  await expect.element(screen.getByText('20 van 20 vandaag')).toBeVisible()
  await expect.element(screen.getByRole('row', { name: 'Prijs 6 1 1' })).toBeVisible()
  const week = screen.getByRole('region', { name: 'Deze week' })
  await expect.element(week.getByText('ma 16 nov')).toBeVisible()
  await expect.element(week.getByText('0 van 20').first()).toBeVisible()
  await expect.element(week.getByText('8 van 20')).toBeVisible()
  await expect.element(week.getByText(/^8 van 100 gedaan, met de portie van nu/)).toBeVisible()

  await screen.getByRole('button', { name: 'Nog 10 doen' }).click()
  await expect.element(named('Grote Markt Shuttle')).toBeVisible()
  await expect.element(screen.getByText('20 van 30 vandaag')).toBeVisible()
  expect(reads).toEqual([null, null, '30'])
})

test('in a weekend there is no portion', async () => {
  const { screen } = await showQueue({
    [read]: [queue({ today: '2026-11-21', items: [], week: [], portion: portion(0, 0, 20) })],
  })

  await expect.element(screen.getByRole('heading', { name: 'Vandaag geen portie' })).toBeVisible()
  await expect.element(screen.getByText(/In het weekend is er geen portie/)).toBeVisible()
})

test('what a link leads to is shown, also beyond the portion', async () => {
  const { named } = await showQueue(
    {
      [read]: ({ searchParams }) =>
        searchParams.get('goal') === '70' ? queue({ items: [card(), other] }) : done(),
    },
    '/admin/controle?bij=price@p5',
  )

  await expect.element(named('Grote Markt Shuttle')).toBeVisible()
})

const gone = {
  address: 'https://example.com/terrein.jpg',
  why: 'De website geeft de afbeelding niet (antwoord 404).',
  isTriedAgain: true,
  uses: [{ kind: 'parking' as const, id: 3, name: 'Dijkzicht Overdekt' }],
}

test('a picture that could not be fetched is named, with what shows it', async () => {
  const { screen } = await showQueue({ [read]: [queue({ pictures: [gone] })] })
  const panel = screen.getByRole('region', { name: 'Afbeeldingen die niet op te halen zijn' })

  await expect.element(panel.getByText(gone.why)).toBeVisible()
  await expect.element(panel.getByText('We proberen het vanzelf opnieuw.')).toBeVisible()
  await expect
    .element(panel.getByRole('link', { name: 'Dijkzicht Overdekt' }))
    .toHaveAttribute('href', '/admin/parkings/3/edit')
})

test('it can be fetched again at once, and is gone when that works', async () => {
  const { screen, calls } = await showQueue({
    [read]: [queue({ pictures: [gone] }), queue()],
    'POST /api/admin/pictures': [Response.json({ url: '/media/a/1x1.webp', why: null })],
  })
  await screen.getByRole('button', { name: 'Probeer opnieuw' }).click()

  await expect.element(screen.getByText('Afbeelding opgehaald')).toBeVisible()
  await expect.element(screen.getByText(gone.why)).not.toBeInTheDocument()
  const asked = calls.find(({ url }) => url.endsWith('/api/admin/pictures'))
  expect(await asked?.json()).toEqual({ address: gone.address })
})
