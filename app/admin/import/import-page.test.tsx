import { createRoutesStub, Link } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { ImportedLine, ImportReport } from '#domain/import/import-report.ts'
import { type Answers, answerCalls, refusal } from '#test/calls.ts'
import { caughtDownloads } from '#test/downloads.ts'
import { ImportPage } from './import-page.tsx'

const call = 'POST /api/admin/parkings/import'
const undo = 'POST /api/admin/changes/c7/undo'
const sheet = 'Nr;Omschrijving;Dagprijs\n1;Polderpark;7,95\n2;Maas;gratis\n'

const onChange = vi.fn()
const Site = createRoutesStub([{ path: '/admin/parkings/import', Component: Page }])

/** With a way to other imports, as the palette has. */
function Page() {
  return (
    <>
      <Link to="?soort=tariffs">Naar tarieven</Link>
      <Link to="?soort=providers">Naar aanbieders</Link>
      <ImportPage onChange={onChange} />
    </>
  )
}

beforeEach(() => {
  localStorage.clear()
  onChange.mockClear()
})
afterEach(() => vi.unstubAllGlobals())

async function show(answers: Answers = {}) {
  const calls = answerCalls(answers)
  const screen = await render(<Site initialEntries={['/admin/parkings/import']} />)
  const choose = (text: BlobPart, name = 'prijzen.csv') => {
    const input = screen.container.querySelector('input[type=file]')
    if (!input) throw new Error('there is nothing to choose a file with')
    return userEvent.upload(input, new File([text], name, { type: 'text/csv' }))
  }
  const button = (name: string) => screen.getByRole('button', { name })
  return { screen, calls, choose, button }
}

const line = (row: number, special: Partial<ImportedLine> = {}): ImportedLine => ({
  row,
  name: `Terrein ${row}`,
  outcome: 'skip',
  problems: [],
  changed: [],
  tag: null,
  ...special,
})
const gratis = {
  field: 'pricePerDay',
  value: 'gratis',
  reason: 'Prijs per dag moet groter zijn dan 0',
} as const
const report = (...lines: ImportedLine[]): ImportReport => ({ lines })
const wrong = report(
  line(2, { outcome: 'update' }),
  line(3, { outcome: 'wrong', problems: [gratis] }),
)
const right = report(
  line(2, {
    outcome: 'update',
    changed: [{ field: 'pricePerDay', before: '€6,95', after: '€7,25' }],
  }),
  line(3, { outcome: 'create' }),
  line(4),
)
const utf16 = (letter: string) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8]
const bodies = (calls: Request[]) => Promise.all(calls.map((request) => request.json()))

test.each<[string, BlobPart, RegExp]>([
  ['empty', '', /Er staat niets in/],
  ['too big', 'x'.repeat(5 * 1024 * 1024 + 1), /Het mag tot 5 MB zijn/],
  ['without a header', 'Polderpark;6,95\nMaas;8,50', /De eerste regel heeft geen kolomnamen/],
  ['not text', new Uint8Array([80, 75, 3, 4, 0, 0, 8]), /geen CSV-bestand/],
])('a file that is %s is refused with the reason', async (_, content, why) => {
  const { screen, choose } = await show()
  await choose(content)

  await expect.element(screen.getByRole('alert').getByText(why)).toBeVisible()
  await expect.element(screen.getByText('Kies een CSV-bestand of sleep het hierheen')).toBeVisible()
})

test('columns are guessed by name, and show sample values', async () => {
  const { screen, choose } = await show()
  await choose('Naam;Vliegveld;Dagtarief;Notitie\nPolder;AMS;6,95;bellen\nMaas;RTM;8,50;\n')

  const chosen = (column: string) => screen.getByLabelText(`Kolom ${column}`)
  await expect.element(chosen('Naam')).toHaveValue('name')
  await expect.element(chosen('Vliegveld')).toHaveValue('airportCode')
  await expect.element(chosen('Dagtarief')).toHaveValue('pricePerDay')
  await expect.element(chosen('Notitie')).toHaveValue('')
  await expect.element(screen.getByText('6,95 · 8,50')).toBeVisible()
  await expect
    .element(
      screen.getByText('Voor nieuwe parkings ontbreekt nog: Type, Minuten, Affiliatelink.', {
        exact: false,
      }),
    )
    .toBeVisible()
})

test('a file can be dropped on the page', async () => {
  const { screen } = await show()
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(new File([sheet], 'prijzen.csv'))
  document.body.dispatchEvent(
    new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }),
  )

  await expect.element(screen.getByText('Kolommen van prijzen.csv')).toBeVisible()
})

test.each([
  ['Windows-1252', [0x4b, 0xf6, 0x6c, 0x6e, 0x3b, 0x80, 0x20, 0x36, 0x2c, 0x35, 0x30]],
  ['UTF-16', [0xff, 0xfe, ...[...'Köln;€ 6,50'].flatMap(utf16)]],
])('an Excel file in %s keeps its letters', async (name, line) => {
  const { screen, choose } = await show()
  const [mark, text] = name === 'UTF-16' ? [line.slice(0, 2), line.slice(2)] : [[], line]
  const codes = [...'Naam;Prijs\n'].flatMap(
    name === 'UTF-16' ? utf16 : (letter) => letter.charCodeAt(0),
  )
  await choose(new Uint8Array([...mark, ...codes, ...text]))

  await expect.element(screen.getByText('Köln')).toBeVisible()
  await expect.element(screen.getByText('€ 6,50')).toBeVisible()
})

test('without a column that identifies the parking, the file cannot be checked', async () => {
  const { screen, choose, button } = await show()
  await choose('Omschrijving;Dagprijs\nPolder;6,95\n')
  await expect.element(button('Controleren')).toBeDisabled()

  await screen.getByLabelText('Kolom Omschrijving').selectOptions('Nummer')
  await expect.element(button('Controleren')).toBeEnabled()
  await screen.getByLabelText('Kolom Dagprijs').selectOptions('Nummer')
  await expect.element(button('Controleren')).toBeDisabled()
  await expect
    .element(screen.getByText('Dit is al de kolom Omschrijving. Kies er één.'))
    .toBeVisible()
})

test('the assigned columns are remembered for a file with the same headers', async () => {
  const first = await show({ [call]: [Response.json(wrong)] })
  await first.choose(sheet)
  await first.screen.getByLabelText('Kolom Omschrijving').selectOptions('Naam')
  await first.button('Controleren').click()
  await expect.element(first.screen.getByRole('table')).toBeVisible()
  await first.screen.unmount()

  const { screen, choose } = await show()
  await choose('Nr;Omschrijving;Dagprijs\n9;Anders;1\n', 'later.csv')
  await expect.element(screen.getByLabelText('Kolom Omschrijving')).toHaveValue('name')
})

test('an invalid line comes first with its problem, and prevents the import', async () => {
  const { screen, calls, choose, button } = await show({ [call]: [Response.json(wrong)] })
  await choose(sheet)
  await button('Controleren').click()

  const region = screen.getByRole('region', { name: 'Stap 3 van 4: Controle' })
  await expect.element(region).toHaveFocus()
  await expect
    .element(screen.getByRole('row').nth(1))
    .toHaveTextContent('3Terrein 3FoutDagprijs ‘gratis’: Prijs per dag moet groter zijn dan 0')
  await expect
    .element(screen.getByText(/1 regel klopt nog niet. Er is niets geïmporteerd/))
    .toBeVisible()
  await expect.element(button('Importeer')).not.toBeInTheDocument()
  expect(await bodies(calls)).toEqual([
    {
      apply: false,
      lines: [
        { row: 2, values: { id: '1', pricePerDay: '7,95' } },
        { row: 3, values: { id: '2', pricePerDay: 'gratis' } },
      ],
    },
  ])

  const downloads = caughtDownloads()
  await button('Fouten downloaden').click()
  expect(await downloads[0]?.text).toBe(
    '\uFEFFRij;Parking;Kolom;Waarde;Reden\r\n3;Terrein 3;Dagprijs;gratis;Prijs per dag moet groter zijn dan 0\r\n',
  )
})

test('wrong lines are skipped after a look, which is said, and one undo takes the others back', async () => {
  const done = { ...wrong, change: 'c7' }
  const { screen, calls, choose, button } = await show({
    [call]: [Response.json({ ...wrong, seen: 's' }), Response.json(done)],
    [undo]: [Response.json({})],
  })
  await choose(sheet)
  await button('Controleren').click()
  await button('Sla 1 foute regel over').click()
  await expect.element(screen.getByText(/1 foute regel wordt overgeslagen/)).toBeVisible()
  await button('Toch niet overslaan').click()
  await expect.element(button('Importeer')).not.toBeInTheDocument()

  await button('Sla 1 foute regel over').click()
  await button('Importeer 1 parking').click()
  await expect.element(screen.getByText('1 foute regel overgeslagen.')).toBeVisible()
  await expect.element(screen.getByText(/Rij 3\. Daar is niets/)).toBeVisible()
  expect((await bodies(calls))[1]).toMatchObject({ apply: true, skipWrong: true, seen: 's' })
  await button('Import ongedaan maken').click()
  await expect.element(screen.getByText('Import ongedaan gemaakt.')).toBeVisible()
})

test('a file with nothing but wrong lines has nothing to import without them', async () => {
  const all = report(line(3, { outcome: 'wrong', problems: [gratis] }))
  const { choose, button } = await show({ [call]: [Response.json(all)] })
  await choose(sheet)
  await button('Controleren').click()
  await expect.element(button('Fouten downloaden')).toBeVisible()
  await expect.element(button('Sla 1 foute regel over')).not.toBeInTheDocument()
})

test('an unusual price is on top, with the reason, and does not prevent the import', async () => {
  const strange = report(
    line(2, { outcome: 'update' }),
    line(3, { outcome: 'create', unusual: { how: 'high', median: 8.95 } }),
  )
  const { screen, choose, button } = await show({ [call]: [Response.json(strange)] })
  await choose(sheet)
  await button('Controleren').click()
  const first = screen.getByRole('row').nth(1)
  await expect.element(first.getByText('Opvallend hoog.')).toBeVisible()
  await expect.element(first.getByText(/kosten in doorsnee €8,95 per dag\.$/)).toBeVisible()
  await expect.element(screen.getByText('Opvallende prijs.')).toBeVisible()
  await expect.element(button('Importeer 2 parkings')).toBeVisible()
})

test('a fixed file is checked immediately, with the same columns', async () => {
  const answers = { [call]: [Response.json(wrong), Response.json(right)] }
  const { screen, calls, choose, button } = await show(answers)
  await choose(sheet)
  await screen.getByLabelText('Kolom Omschrijving').selectOptions('Naam')
  await button('Controleren').click()
  await expect.element(button('Verbeterd bestand kiezen')).toBeVisible()

  await choose(sheet.replace('gratis', '8,50'))
  await expect.element(button('Importeer 2 parkings')).toBeVisible()
  expect((await bodies(calls))[1].lines[1]).toEqual({
    row: 3,
    values: { id: '2', name: 'Maas', pricePerDay: '8,50' },
  })
})

test('a valid file is imported, and can be undone as a whole', async () => {
  const { screen, calls, button } = await show({
    [call]: [Response.json(right), Response.json({ ...right, change: 'c7' })],
    [undo]: [Response.json({})],
  })
  await screen.getByLabelText('Regels, met de kolomnamen erboven').fill(sheet)
  await button('Gebruik deze regels').click()
  await button('Controleren').click()
  await expect.element(screen.getByText('Prijs per dag: €6,95 → €7,25')).toBeVisible()
  expect(onChange).not.toHaveBeenCalled()

  await button('Importeer 2 parkings').click()
  await expect.element(screen.getByText('Import klaar.')).toBeVisible()
  await expect.element(screen.getByText(/hier, en ook later nog bij Wijzigingen/)).toBeVisible()
  expect((await bodies(calls))[1].apply).toBe(true)
  expect(onChange).toHaveBeenCalledTimes(1)

  await button('Import ongedaan maken').click()
  await expect.element(screen.getByText('Import ongedaan gemaakt.')).toBeVisible()
  await expect.element(button('Import ongedaan maken')).not.toBeInTheDocument()
  expect(onChange).toHaveBeenCalledTimes(2)
})

test('parkings without the source tag are named, and get it in one click', async () => {
  const bare = report(
    line(2, { outcome: 'create' }),
    line(3, { outcome: 'create', tag: 'missing' }),
  )
  const tagged = report(
    line(2, { outcome: 'create' }),
    line(3, { outcome: 'create', tag: 'added' }),
  )
  const { screen, calls, choose, button } = await show({
    [call]: [
      Response.json(bare),
      Response.json(tagged),
      Response.json({ ...tagged, change: 'c7' }),
    ],
  })
  await choose(sheet)
  await button('Controleren').click()
  await expect
    .element(screen.getByRole('row').nth(1))
    .toHaveTextContent('3Terrein 3Wordt toegevoegdZonder brontag')

  await button('Voeg de brontag toe').click()
  await expect.element(screen.getByText(/De brontag komt in de link van 1 parking/)).toBeVisible()
  await button('Importeer 2 parkings').click()
  await expect.element(screen.getByText('Import klaar.')).toBeVisible()
  expect((await bodies(calls)).map(({ apply, addTag }) => ({ apply, addTag }))).toEqual([
    { apply: false },
    { apply: false, addTag: true },
    { apply: true, addTag: true },
  ])
})

test('what changed after the import is named, and the rest can be undone', async () => {
  const inTheWay = [{ subject: 'parkings', id: 4, name: 'Polderpark' }]
  const refused = Response.json(
    { error: 'Niet alles kan terug', inTheWay, others: 1 },
    { status: 409 },
  )
  const { screen, calls, choose, button } = await show({
    [call]: [Response.json(right), Response.json({ ...right, change: 'c7' })],
    [undo]: [refused, Response.json({ change: 'c8', inTheWay })],
  })
  await choose(sheet)
  await button('Controleren').click()
  await button('Importeer 2 parkings').click()
  await button('Import ongedaan maken').click()

  await expect
    .element(screen.getByRole('link', { name: 'Polderpark' }))
    .toHaveAttribute('href', '/admin/parkings/4/edit')
  await button('Maak de rest ongedaan (1)').click()
  await expect.element(screen.getByText('Import ongedaan gemaakt.')).toBeVisible()
  await expect.element(screen.getByText(/De andere parkings zijn weer/)).toBeVisible()
  expect((await bodies(calls)).slice(-2)).toEqual([{}, { onlyOthers: true }])
})

test('an import cannot be undone after a later change, with the reason', async () => {
  const why = 'Dit is intussen opnieuw gewijzigd'
  const { screen, choose, button } = await show({
    [call]: [Response.json(right), Response.json({ ...right, change: 'c7' })],
    [undo]: [refusal(409, why)],
  })
  await choose(sheet)
  await button('Controleren').click()
  await button('Importeer 2 parkings').click()
  await button('Import ongedaan maken').click()

  await expect.element(screen.getByRole('alert').getByText(why)).toBeVisible()
  await expect.element(button('Import ongedaan maken')).not.toBeInTheDocument()
})

test('lines that become invalid before the import are shown, and nothing is imported', async () => {
  const late = Response.json({ error: 'Er staan fouten in', report: wrong }, { status: 422 })
  const { screen, choose, button } = await show({ [call]: [Response.json(right), late] })
  await choose(sheet)
  await button('Controleren').click()
  await button('Importeer 2 parkings').click()

  await expect.element(screen.getByRole('alert').getByText('Er staan fouten in')).toBeVisible()
  await expect.element(screen.getByText(/‘gratis’/)).toBeVisible()
  expect(onChange).not.toHaveBeenCalled()
})

test('a server failure is reported, and can be retried', async () => {
  const { screen, choose, button } = await show({
    [call]: [refusal(500, 'Er ging iets mis'), Response.json(right)],
  })
  await choose(sheet)
  await button('Controleren').click()
  await expect.element(screen.getByRole('alert').getByText('Er ging iets mis')).toBeVisible()

  await button('Controleren').click()
  await expect.element(button('Importeer 2 parkings')).toBeVisible()
  await button('Importeer 2 parkings').click()
  await expect
    .element(
      screen
        .getByRole('alert')
        .getByText(
          'De site antwoordt niet. Er is een fout opgetreden bij het importeren. Probeer het later opnieuw.',
        ),
    )
    .toBeVisible()
  await expect.element(button('Importeer 2 parkings')).toBeVisible()
})

test('a file of tariffs is recognised, and is imported as tariffs', async () => {
  const file =
    'Luchthaven;Parking;Tarief;Geldig vanaf;Stappen\nAMS;Polder;Winter;1-11-2026;te duur\n'
  const steps = { field: 'steps', value: 'te duur', reason: 'Schrijf de stappen zo' }
  const tariffs = report(line(2, { outcome: 'wrong', problems: [steps] }), line(3))
  const importTariffs = 'POST /api/admin/tariffs/import'
  const { screen, calls, choose, button } = await show({
    [importTariffs]: [Response.json(tariffs)],
  })
  await choose(file, 'tarieven.csv')

  await expect.element(screen.getByLabelText('In dit bestand staan')).toHaveValue('tariffs')
  await expect.element(screen.getByRole('heading', { name: 'Tarieven importeren' })).toBeVisible()
  await expect
    .element(screen.getByText(/Voor nieuwe tarieven ontbreekt nog: Telt per, Elke dag erna/))
    .toBeVisible()
  await button('Controleren').click()
  await expect
    .element(screen.getByRole('row').nth(1))
    .toHaveTextContent('2Terrein 2FoutStappen ‘te duur’: Schrijf de stappen zo')
  expect((await bodies(calls))[0].lines[0].values.steps).toBe('te duur')

  await button('Blijft gelijk 1').click()
  await expect.element(screen.getByRole('row').nth(1)).toHaveTextContent('3Terrein 3Blijft gelijk')
  await expect.element(screen.getByText('te duur')).not.toBeInTheDocument()
})

describe('going to another import starts that one afresh', () => {
  const title = (name: string) => page.getByRole('heading', { name: `${name} importeren` })
  const choose = () => page.getByText('Kies een CSV-bestand of sleep het hierheen')
  /** Its columns are of no kind, so it is of the expected one. */
  const unknown = 'Aap;Noot\n1;2\n'
  const go = (name: string) => page.getByRole('link', { name: `Naar ${name}` }).click()

  test('while the columns of a file are chosen', async () => {
    const { screen, choose: open } = await show()
    await open(sheet)
    await expect.element(screen.getByText('Kolommen van prijzen.csv')).toBeVisible()
    await go('tarieven')
    await expect.element(title('Tarieven')).toBeVisible()
    await expect.element(choose()).toBeVisible()

    await open(unknown)
    await expect.element(screen.getByLabelText('In dit bestand staan')).toHaveValue('tariffs')
    await go('aanbieders')
    await expect.element(title('Aanbieders')).toBeVisible()
    await expect.element(choose()).toBeVisible()
  })

  test('while a file is checked, also if the answer comes after it', async () => {
    const late = Promise.withResolvers<Response>()
    const { screen, choose: open, button } = await show({ [call]: () => late.promise })
    await open(sheet)
    await button('Controleren').click()
    await go('tarieven')
    await expect.element(choose()).toBeVisible()
    late.resolve(Response.json(wrong))

    await open(unknown)
    await expect.element(button('Controleren')).toBeVisible()
    await expect.element(title('Tarieven')).toBeVisible()
    await expect.element(screen.getByRole('table')).not.toBeInTheDocument()
  })

  test('after a file was checked', async () => {
    const { choose: open, button } = await show({ [call]: [Response.json(wrong)] })
    await open(sheet)
    await button('Controleren').click()
    await expect.element(button('Fouten downloaden')).toBeVisible()
    await go('aanbieders')

    await expect.element(title('Aanbieders')).toBeVisible()
    await expect.element(choose()).toBeVisible()
  })
})

test('what a file holds can be chosen, which guesses its columns again', async () => {
  const { screen, choose } = await show()
  await choose('Luchthaven;Parking;Tarief\nAMS;Polder;6,95\n')
  const kind = screen.getByLabelText('In dit bestand staan')
  await expect.element(kind).toHaveValue('parkings')
  await expect.element(screen.getByLabelText('Kolom Tarief')).toHaveValue('pricePerDay')

  await kind.selectOptions('Tarieven')
  await expect.element(screen.getByLabelText('Kolom Tarief')).toHaveValue('name')
})

test('what was seen is sent along, and what changed meanwhile is shown', async () => {
  const late = { error: 'Er is intussen iets gewijzigd', report: { ...wrong, seen: 's2' } }
  const { screen, calls, choose, button } = await show({
    [call]: [Response.json({ ...right, seen: 's1' }), Response.json(late, { status: 409 })],
  })
  await choose(sheet)
  await button('Controleren').click()
  await button('Importeer 2 parkings').click()

  await expect.element(screen.getByRole('alert').getByText(late.error)).toBeVisible()
  await expect.element(screen.getByText(/‘gratis’/)).toBeVisible()
  expect((await bodies(calls))[1].seen).toBe('s1')
})

test('a file without changes has nothing to import', async () => {
  const { screen, choose, button } = await show({
    [call]: [Response.json(report(line(2), line(3)))],
  })
  await choose(sheet)
  await button('Controleren').click()

  await expect.element(screen.getByText(/Er is niets te importeren/)).toBeVisible()
  await expect.element(button('Importeer')).not.toBeInTheDocument()
})

test.each([320, 768])('at %i px it has no horizontal overflow', async (width) => {
  await page.viewport(width, 800)
  const { choose, button } = await show({ [call]: [Response.json(wrong)] })
  const fits = () => expect(document.documentElement.scrollWidth).toBe(width)
  fits()
  await choose(`Nr;${'Kolom'.repeat(20)}\n1;${'https://example.com/'.repeat(10)}\n`)
  await expect.element(button('Controleren')).toBeVisible()
  fits()
  await button('Controleren').click()
  await expect.element(button('Fouten downloaden')).toBeVisible()
  fits()
})
