import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createQueries } from '#app/admin/api/queries.ts'
import { ToastProvider } from '#app/admin/ui/toast.tsx'
import type { RaisedParking, RaiseReport } from '#domain/tariff/raise.ts'
import { type Answers, answerCalls, refusal } from '#test/calls.ts'
import { RaiseDialog } from './raise-dialog.tsx'
import type { EditedHere } from './use-raise.ts'

afterEach(() => vi.unstubAllGlobals())

const raised = (special: Partial<RaisedParking>): RaisedParking => ({
  id: 1,
  version: 4,
  name: 'Ringvaart Parking',
  airportCode: 'AMS',
  from: 6_800,
  to: 7_100,
  refusal: null,
  ...special,
})
const second = raised({ id: 2, version: 7, name: 'Dijkzicht Overdekt', from: 10_000, to: 10_400 })
const without = raised({ id: 3, name: 'Grote Markt', from: null, to: null, refusal: 'no-tariff' })

const names = [
  { name: 'Winter 2026', parkings: 2 },
  { name: 'Altijd', parkings: 1 },
]
const answerOf = (parkings: RaisedParking[], change?: string) =>
  Response.json({ parkings, names, ...(change ? { change } : {}) } satisfies RaiseReport)
const nothingYet = () => answerOf([])
const preview = () => answerOf([raised({}), second, without])

const call = 'POST /api/admin/tariffs/raise'
const rows = [
  { id: 1, version: 3 },
  { id: 2, version: 7 },
  { id: 3, version: 1 },
]

async function show(answers: Answers, edited?: EditedHere) {
  const calls = answerCalls({ 'GET /api/admin/parkings/1': [Response.json({ id: 1 })], ...answers })

  function Place() {
    const [isOpen, setOpen] = useState(true)
    return isOpen && <RaiseDialog which={{ rows }} edited={edited} onClose={() => setOpen(false)} />
  }

  const screen = await render(
    <QueryClientProvider client={createQueries()}>
      <ToastProvider>
        <Place />
      </ToastProvider>
    </QueryClientProvider>,
  )
  const dialog = screen.getByRole('dialog', { name: 'Verhoog een seizoen' })
  const bodies = () =>
    Promise.all(calls.filter(({ method }) => method === 'POST').map((sent) => sent.clone().json()))
  return { screen, calls, dialog, bodies }
}

type Shown = Awaited<ReturnType<typeof show>>

/** With the percentage last: nothing is computed before it is there. */
async function type({ dialog }: Shown, percent = '4') {
  await dialog.getByLabelText('Geldig vanaf').fill('2027-04-01')
  await dialog.getByLabelText('Tot en met').fill('2027-09-30')
  await dialog.getByLabelText('Naam').fill('Zomer 2027')
  await dialog.getByLabelText('Verhogen met (%)').fill(percent)
}

const raise = {
  from: 'Winter 2026',
  name: 'Zomer 2027',
  validFrom: '2027-04-01',
  validTo: '2027-09-30',
  percent: 4,
  roundTo: 50,
}

test('each parking is shown before and after, and those that can not say why', async () => {
  const shown = await show({ [call]: [nothingYet(), preview()] })
  await type(shown)
  const { dialog, bodies } = shown

  await expect
    .element(dialog.getByText('2 parkings krijgen het nieuwe tarief, 1 kan niet.'))
    .toBeVisible()
  const row = dialog.getByRole('row', { name: /Ringvaart Parking/ })
  await expect.element(row.getByRole('cell', { name: '€68,00' })).toBeVisible()
  await expect.element(row.getByRole('cell', { name: '€71,00' })).toBeVisible()
  await expect.element(row.getByRole('cell', { name: '+ €3,00' })).toBeVisible()
  await expect
    .element(dialog.getByRole('list', { name: 'Kan niet' }))
    .toHaveTextContent('Grote Markt Heeft geen tarief ‘Winter 2026’.')
  expect(await bodies()).toEqual([
    { rows, raise: null, apply: false },
    { rows, raise, apply: false },
  ])
})

test('it says that it reads the tariffs, and that it computes the new ones', async () => {
  const [first, then] = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()]
  const waiting = [first.promise, then.promise]
  const shown = await show({ [call]: () => waiting.shift() ?? Promise.reject() })
  const { dialog } = shown
  await expect.element(dialog.getByText('Tarieven laden...')).toBeVisible()
  first.resolve(nothingYet())
  await type(shown)
  await expect.element(dialog.getByText('Tarieven berekenen...')).toBeVisible()

  then.resolve(preview())
  await expect.element(dialog.getByRole('button', { name: 'Maak 2 tarieven' })).toBeEnabled()
  await expect.element(dialog.getByText('Tarieven berekenen...')).not.toBeInTheDocument()
})

test('parkings without a tariff have nothing to raise', async () => {
  const { dialog } = await show({ [call]: [Response.json({ parkings: [], names: [] })] })

  await expect.element(dialog.getByText(/nog geen opgeslagen tarief/)).toBeVisible()
  await expect.element(dialog.getByLabelText('Verhogen met (%)')).not.toBeInTheDocument()
})

test('a server that fails is asked again', async () => {
  const failing = () => refusal(500, 'Kapot')
  const shown = await show({
    [call]: [failing(), failing(), nothingYet(), failing(), failing(), preview()],
  })
  const { dialog } = shown
  await dialog.getByRole('button', { name: 'Probeer opnieuw' }).click()
  await type(shown)
  await dialog.getByRole('button', { name: 'Probeer opnieuw' }).click()

  await expect.element(dialog.getByRole('row', { name: /Ringvaart Parking/ })).toBeVisible()
})

test.each([
  ['abc', 'Vul een percentage in'],
  ['1000', 'Maximaal 900%'],
  ['-95', 'Minimaal -90%'],
])('%s percent is refused while it is typed, and computes nothing', async (percent, message) => {
  const shown = await show({ [call]: [nothingYet()] })
  await type(shown, percent)
  const { dialog, calls } = shown

  await expect.element(dialog.getByText(message)).toBeVisible()
  await dialog.getByLabelText('Naam').click()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByLabelText('Verhogen met (%)')).toHaveFocus()
  expect(calls).toHaveLength(1)
})

test('what is still empty is only said when the tariffs are made', async () => {
  const { dialog } = await show({ [call]: [nothingYet()] })
  await expect.element(dialog.getByLabelText('Naam')).toBeVisible()
  await expect.element(dialog.getByText('Kies de eerste dag')).not.toBeInTheDocument()
  await dialog.getByRole('button', { name: 'Maak tarieven' }).click()

  await expect.element(dialog.getByText('Vul een percentage in')).toBeVisible()
  await expect.element(dialog.getByText('Kies de eerste dag')).toBeVisible()
})

test('with nothing chosen nothing can be made', async () => {
  const shown = await show({ [call]: [nothingYet(), preview()] })
  await type(shown)
  const { dialog } = shown
  await dialog.getByRole('checkbox', { name: /Ringvaart Parking/ }).click()
  await expect.element(dialog.getByRole('button', { name: 'Maak 1 tarief' })).toBeEnabled()
  await dialog.getByRole('checkbox', { name: /Dijkzicht Overdekt/ }).click()

  await expect.element(dialog.getByRole('button', { name: 'Maak tarieven' })).toBeDisabled()
})

test('exactly what was previewed is made, and can be undone', async () => {
  const shown = await show({
    [call]: [nothingYet(), preview(), answerOf([second], 'abc')],
    'POST /api/admin/changes/abc/undo': [Response.json({ rows: 1 })],
  })
  await type(shown)
  const { screen, dialog, bodies, calls } = shown
  await dialog.getByRole('checkbox', { name: /Ringvaart Parking/ }).click()
  await dialog.getByRole('button', { name: 'Maak 1 tarief' }).click()

  await expect.element(screen.getByText('Zomer 2027 staat bij 1 parking.')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  expect((await bodies()).at(-1)).toEqual({ rows: [{ id: 2, version: 7 }], raise, apply: true })
  await screen.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect.element(screen.getByText('Tarieven weer weg')).toBeVisible()
  expect(calls.at(-1)?.url).toMatch(/\/api\/admin\/changes\/abc\/undo$/)
})

test('what someone changed meanwhile is computed again before another try', async () => {
  const changed = () => answerOf([raised({ version: 5, to: 7_200 })])
  const shown = await show({
    [call]: [nothingYet(), preview(), refusal(409, 'Intussen gewijzigd'), changed(), changed()],
  })
  await type(shown)
  const { screen, dialog, bodies } = shown
  await dialog.getByRole('button', { name: 'Maak 2 tarieven' }).click()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Intussen gewijzigd')
  await dialog.getByRole('button', { name: 'Maak 1 tarief' }).click()

  await expect.element(screen.getByText('Tarieven gemaakt')).toBeVisible()
  expect((await bodies()).at(-1)).toMatchObject({ rows: [{ id: 1, version: 5 }], apply: true })
})

test('the parking of the form is left out while its form has changes', async () => {
  const edited = { id: 1, isDirty: true, adopt: vi.fn() }
  const shown = await show({ [call]: [nothingYet(), preview()] }, edited)
  await type(shown)

  await expect
    .element(shown.dialog.getByText('Sla eerst op wat je in het formulier hebt gewijzigd.'))
    .toBeVisible()
  await expect.element(shown.dialog.getByRole('button', { name: 'Maak 1 tarief' })).toBeEnabled()
})

test('the parking of the form shows its new tariff', async () => {
  const edited = { id: 1, isDirty: false, adopt: vi.fn() }
  const made = answerOf([raised({}), second], 'abc')
  const shown = await show({ [call]: [nothingYet(), preview(), made] }, edited)
  await type(shown)
  await shown.dialog.getByRole('button', { name: 'Maak 2 tarieven' }).click()

  await expect.poll(() => edited.adopt).toHaveBeenCalledWith({ id: 1 })
})
