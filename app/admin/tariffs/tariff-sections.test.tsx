import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { createRoutesStub, Link } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createQueries } from '#app/admin/api/queries.ts'
import type { FormErrors } from '#app/admin/form/form-kind.ts'
import { ToastProvider } from '#app/admin/ui/toast.tsx'
import { TooltipProvider } from '#app/admin/ui/tooltip.tsx'
import { amsterdamDay, dayAfter } from '#domain/text/date.ts'
import { answerCalls, lastBody, refusal } from '#test/calls.ts'
import { anAirport, aParking } from '#test/fixtures.ts'
import { withLapsedSession } from '#test/lapsed-session.ts'
import { pagesFrom } from '#test/list-calls.ts'
import { reload } from '#test/reload.ts'
import { aTariff } from '#test/tariffs.ts'
import { draftOf } from './tariff-draft.ts'
import type { TariffForm } from './tariff-fields.ts'
import { TariffSections } from './tariff-sections.tsx'

let today = ''
beforeEach(() => {
  // Of each test: the day may end while this file runs.
  today = amsterdamDay(new Date())
  return page.viewport(1440, 1000)
})
afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const winter = aTariff({ name: 'Winter', steps: [{ days: 8, total: 68 }], extraDay: 6.5 })
const summer = aTariff({ name: 'Zomer', validFrom: dayAfter(amsterdamDay(new Date()), 60) })

type Fields = TariffForm['fields']

/** On the backdrop of a dialog. */
const beside = { x: 5, y: 5 }

async function show(start: Partial<Fields> = {}, errors: FormErrors = {}) {
  let latest: Fields | undefined

  function Tab() {
    const [fields, setFields] = useState<Fields>({
      tariffs: [],
      surcharges: [],
      priceCheckedOn: '',
      isPriceChanged: false,
      priceCheckSource: null,
      priceList: '',
      name: 'Ringvaart',
      airportCode: 'AMS',
      pricePerDay: '8.50',
      ...start,
    })
    latest = fields
    return (
      <>
        <Link to="/elders">Elders</Link>
        <TariffSections
          form={{
            fields,
            errors,
            row: { id: 1, version: 1 },
            dirty: false,
            adopt: () => undefined,
            set: (changes) => setFields({ ...fields, ...changes }),
          }}
        />
      </>
    )
  }

  const Site = createRoutesStub([
    { path: '/', Component: Tab },
    { path: '/elders', Component: () => <h1>Elders</h1> },
  ])
  const screen = await render(
    <QueryClientProvider client={createQueries()}>
      <ToastProvider>
        <TooltipProvider>
          <Site />
        </TooltipProvider>
      </ToastProvider>
    </QueryClientProvider>,
  )
  return { screen, fields: () => latest }
}

/** As typed: '8: 68,00'. */
const stepsOf = (fields: Fields | undefined) =>
  fields?.tariffs[0]?.steps.map(({ days, total }) => `${days}: ${total}`)

describe('a price list', () => {
  const list = '1 dag\t€ 24,00\neen week\t62,50\ndaarna p/d 6,50\nmaand   op aanvraag'

  test('is read while it is typed, and becomes the first tariff', async () => {
    const { screen, fields } = await show()
    await screen.getByLabelText('Prijslijst').fill(list)
    const skipped = 'Regel 4 slaan we over: ‘maand’ heeft geen bedrag.'
    await expect.element(screen.getByText(skipped)).toBeVisible()
    await expect.element(screen.getByRole('cell', { name: '€62,50' })).toBeVisible()

    await screen.getByLabelText('Prijslijst').fill(`${list}\n2 weken 99,00`)
    await screen.getByRole('button', { name: 'Neem 3 stappen over' }).click()
    expect(stepsOf(fields())).toEqual(['1: 24,00', '7: 62,50', '14: 99,00'])
    expect(fields()?.tariffs[0]?.extraDay).toBe('6,50')
    expect(fields()?.priceList).toBe('')
  })

  test('of nothing but nonsense takes nothing over', async () => {
    const { screen } = await show({ tariffs: [draftOf(winter)] })
    await screen.getByRole('button', { name: 'Plak een prijslijst' }).click()
    const dialog = screen.getByRole('dialog', { name: 'Plak een prijslijst' })
    await dialog.getByLabelText('Geplakt').fill('10x\n<b>gratis</b>')

    await expect
      .element(dialog.getByText('Regel 1 slaan we over: ‘10x’ begint niet met een aantal dagen.'))
      .toBeVisible()
    await expect.element(dialog.getByRole('button', { name: 'Nog geen stappen' })).toBeDisabled()
  })

  test('that is pasted into a field of a step opens by itself, and replaces the steps', async () => {
    const { screen, fields } = await show({ tariffs: [draftOf(winter)] })
    const field = screen.getByLabelText('Dagen van stap 1')
    const data = new DataTransfer()
    data.setData('text', '1 22,50\n8 62,50')
    field
      .element()
      .dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }))

    await screen.getByRole('button', { name: 'Neem 2 stappen over' }).click()
    expect(stepsOf(fields())).toEqual(['1: 22,50', '8: 62,50'])
    expect(fields()?.tariffs[0]?.extraDay).toBe('6,50')
  })
})

test('without a list a tariff begins with one price per day', async () => {
  const { screen, fields } = await show()
  await screen.getByRole('button', { name: 'Begin met één prijs per dag' }).click()

  expect(stepsOf(fields())).toEqual(['1: 8,50'])
  await expect.element(screen.getByText('8 dagen €68,00')).toBeVisible()
})

test('tariffs say when they hold and what eight days cost; steps are added by keyboard', async () => {
  const { screen, fields } = await show({ tariffs: [winter, summer].map(draftOf) })
  await expect.element(screen.getByText('Geldt nu')).toBeVisible()
  await expect.element(screen.getByText('Volgend seizoen')).toBeVisible()
  await expect.element(screen.getByText('8 dagen €80,00')).toBeVisible()

  await screen.getByRole('button', { name: 'Stap erbij' }).click()
  await userEvent.keyboard('14{Tab}99,00')
  expect(stepsOf(fields())).toEqual(['8: 68,00', '14: 99,00'])
  await expect.element(screen.getByText('€7,07', { exact: true })).toBeVisible()
  await screen.getByRole('button', { name: 'Stap 1 verwijderen' }).click()
  expect(stepsOf(fields())).toEqual(['14: 99,00'])
})

test('an error is at its field, also of a tariff that was folded', async () => {
  const twins = { 'tariffs.0.validFrom': ['Tweeling'], 'tariffs.1.validFrom': ['Ook tweeling'] }
  const { screen } = await show({ tariffs: [winter, summer].map(draftOf) }, twins)

  await expect.element(screen.getByLabelText('Geldig vanaf').first()).toBeInvalid()
  expect(screen.getByText('Ook tweeling').elements()).toHaveLength(1)
})

test('a surcharge is validated before it joins the others', async () => {
  const { screen, fields } = await show()
  await screen.getByRole('button', { name: 'Toeslag', exact: true }).click()
  const dialog = screen.getByRole('dialog', { name: 'Nieuwe toeslag' })
  await dialog.getByLabelText('Zoals de bezoeker het leest').fill('Laat ophalen')
  await dialog.getByLabelText('Bedrag').fill('veel')
  await dialog.getByLabelText('Wanneer').selectOptions('Ophalen tussen twee tijden')
  await dialog.getByRole('button', { name: 'Toevoegen' }).click()
  await expect.element(dialog.getByText('Vul een getal in, bijvoorbeeld 24,95')).toBeVisible()

  await dialog.getByLabelText('Bedrag').fill('7,50')
  await dialog.getByLabelText('Tot').fill('23:00')
  await dialog.getByRole('button', { name: 'Toevoegen' }).click()
  await expect
    .element(dialog.getByLabelText('Tot'))
    .toHaveAccessibleDescription(/Kies een andere eindtijd/)

  await dialog.getByLabelText('Tot').fill('05:00')
  await dialog.getByRole('button', { name: 'Toevoegen' }).click()
  await expect.element(screen.getByText('Ophalen tussen 23:00 en 05:00')).toBeVisible()
  expect(fields()?.surcharges).toEqual([
    {
      label: 'Laat ophalen',
      amount: 7.5,
      per: 'stay',
      when: { kind: 'between', at: 'pickUp', from: '23:00', until: '05:00' },
      isCompulsory: true,
      buys: null,
    },
  ])
})

test('what a traveller gets is asked of a surcharge that is a choice', async () => {
  const { screen, fields } = await show()
  await screen.getByRole('button', { name: 'Toeslag', exact: true }).click()
  const dialog = screen.getByRole('dialog', { name: 'Nieuwe toeslag' })
  await dialog.getByLabelText('Zoals de bezoeker het leest').fill('Sleutel houden')
  await dialog.getByLabelText('Bedrag').fill('10')
  await expect.element(dialog.getByLabelText('Wat de reiziger krijgt')).not.toBeInTheDocument()
  await dialog.getByLabelText(/^Naar keuze/).click()
  await dialog.getByLabelText('Wat de reiziger krijgt').selectOptions('Sleutel houden')
  await dialog.getByRole('button', { name: 'Toevoegen' }).click()

  expect(fields()?.surcharges).toMatchObject([{ isCompulsory: false, buys: 'keepKey' }])
})

/** Follows a link behind a dialog, as back in the browser leaves the page. */
const behind = (link: Locator) =>
  link.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))

describe('a surcharge that is not kept yet', () => {
  async function type() {
    const shown = await show()
    const { screen } = shown
    await screen.getByRole('button', { name: 'Toeslag', exact: true }).click()
    const dialog = screen.getByRole('dialog', { name: 'Nieuwe toeslag' })
    await dialog.getByLabelText('Zoals de bezoeker het leest').fill('Laat ophalen')
    await dialog.getByLabelText('Bedrag').fill('7,50')
    const question = screen.getByRole('alertdialog', { name: 'Toeslag niet opgeslagen' })
    return { ...shown, dialog, question }
  }

  test.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['a click beside the dialog', () => userEvent.click(document.body, { position: beside })],
    ['the button', () => userEvent.click(page.getByRole('button', { name: 'Annuleren' }))],
  ])('is not lost by %s without a question', async (_, close) => {
    const { dialog, question } = await type()
    await close()
    await question.getByRole('button', { name: 'Verder schrijven' }).click()
    await expect
      .element(dialog.getByLabelText('Zoals de bezoeker het leest'))
      .toHaveValue('Laat ophalen')

    await close()
    await question.getByRole('button', { name: 'Niet opslaan' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
  })

  test('is not lost by leaving the page without a question', async () => {
    const { screen, dialog } = await type()
    const closing = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(closing)
    expect(closing.defaultPrevented).toBe(true)

    behind(screen.getByText('Elders'))
    await screen.getByRole('button', { name: 'Blijf hier' }).click()
    await expect
      .element(dialog.getByLabelText('Zoals de bezoeker het leest'))
      .toHaveValue('Laat ophalen')
  })

  test('and in which nothing is typed closes at once', async () => {
    const { screen } = await show()
    await screen.getByRole('button', { name: 'Toeslag', exact: true }).click()
    await userEvent.keyboard('{Escape}')

    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  })
})

test.each([
  ['Plak een prijslijst', 'Plak een prijslijst', 'Geplakt', 'Prijslijst niet overgenomen'],
  ['Toeslag', 'Nieuwe toeslag', 'Zoals de bezoeker het leest', 'Toeslag niet opgeslagen'],
])(
  'what is typed at %s is asked about, and is there again after a reload',
  async (button, title, label, asks) => {
    withLapsedSession()
    const open = async () => {
      const shown = await show({ tariffs: [draftOf(winter)] })
      await shown.screen.getByRole('button', { name: button, exact: true }).click()
      const dialog = shown.screen.getByRole('dialog', { name: title })
      return { ...shown, dialog, field: dialog.getByLabelText(label) }
    }
    const first = await open()
    await first.field.fill('8 dagen 68')
    await reload(first.screen)

    const { screen, dialog, field } = await open()
    await expect.element(field).toHaveValue('8 dagen 68')
    await dialog.getByRole('button', { name: 'Annuleren' }).click()
    await screen
      .getByRole('alertdialog', { name: asks })
      .getByRole('button', { name: 'Niet opslaan' })
      .click()
    await expect.element(dialog).not.toBeInTheDocument()
    await screen.getByRole('button', { name: button, exact: true }).click()
    await expect.element(field).toHaveValue('')
  },
)

test('after a refused surcharge each letter goes where it is typed', async () => {
  const { screen } = await show()
  await screen.getByRole('button', { name: 'Toeslag', exact: true }).click()
  const dialog = screen.getByRole('dialog', { name: 'Nieuwe toeslag' })
  await dialog.getByRole('button', { name: 'Toevoegen' }).click()
  await expect.element(dialog.getByLabelText('Zoals de bezoeker het leest')).toHaveFocus()
  await dialog.getByLabelText('Bedrag').click()
  await userEvent.keyboard('7,50')

  await expect.element(dialog.getByLabelText('Bedrag')).toHaveValue('7,50')
})

describe('when a tariff was checked', () => {
  const onPhone = { checkedOn: '2026-01-01', isChanged: false, checkSource: 'phone' as const }
  const seen = () => ({ checkedOn: today, isChanged: false, checkSource: null })
  const drafts = () =>
    [
      { ...winter, ...onPhone },
      { ...summer, isChanged: true },
    ].map(draftOf)

  test('is today once its price is typed, and not by its name or what is typed of another', async () => {
    const { screen, fields } = await show({ tariffs: drafts() })
    await expect.element(screen.getByText('1 januari 2026')).toBeVisible()
    await screen.getByLabelText('Naam').fill('Koud')
    expect(fields()?.tariffs[0]).toMatchObject(onPhone)

    await screen.getByLabelText('Elke dag erna').fill('7,00')
    expect(fields()?.tariffs).toMatchObject([seen(), { checkedOn: '', isChanged: true }])
    await screen.getByLabelText('Waar is gekeken?').selectOptions('Website')
    await screen.getByLabelText('Elke dag erna').fill('7,50')
    expect(fields()?.tariffs[0]).toMatchObject({ ...seen(), checkSource: 'website' })
  })

  test('is today for one by its own button, and for all by that of the parking', async () => {
    const { screen, fields } = await show({ tariffs: drafts(), priceCheckedOn: today })
    await screen.getByRole('button', { name: 'Nog juist: Winter' }).click()
    expect(fields()?.tariffs).toMatchObject([seen(), { checkedOn: '', isChanged: true }])

    await screen.getByRole('button', { name: 'Nog juist', exact: true }).click()
    expect(fields()?.tariffs).toMatchObject([seen(), seen()])
  })

  test('stays unknown for one that begins with the price per day', async () => {
    const { screen, fields } = await show()
    await screen.getByRole('button', { name: 'Begin met één prijs per dag' }).click()
    expect(fields()?.tariffs).toMatchObject([{ checkedOn: '', isChanged: true }])
  })
})

test('prices that are still right are checked today', async () => {
  const checked = { priceCheckedOn: '2026-01-01', priceCheckSource: 'phone' as const }
  const { screen, fields } = await show(checked)
  const source = screen.getByLabelText('Waar is gekeken?')
  await expect.element(source).toHaveValue('phone')
  await screen.getByRole('button', { name: 'Nog juist' }).click()

  expect(fields()).toMatchObject({ priceCheckedOn: today, priceCheckSource: null })
  await source.selectOptions('E-mail')
  expect(fields()?.priceCheckSource).toBe('mail')
})

test('a copy asks what happens to a tariff that begins on the same day', async () => {
  const parking = { id: 2, version: 4, name: 'Polderpark', airportCode: 'AMS' }
  const report = (twin: string | null) => ({ parkings: [{ ...parking, twin, isFull: false }] })
  const calls = answerCalls({
    'GET /api/admin/airports': [Response.json([anAirport()])],
    'GET /api/admin/parkings': pagesFrom(
      { filterOn: { airport: ({ airportCode }) => airportCode } },
      [1, 2].map((id) => ({ ...aParking({ id, name: `Terrein ${id}` }), version: 4, position: 1 })),
    ),
    'POST /api/admin/tariffs/copy': [
      Response.json(report('Altijd')),
      Response.json({ ...report('Altijd'), change: 'c' }),
    ],
  })
  const { screen } = await show({ tariffs: [draftOf(winter)] })
  await screen.getByRole('button', { name: 'Kopieer naar' }).click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByText('Terrein 1')).not.toBeInTheDocument()
  await dialog.getByRole('checkbox', { name: 'Terrein 2' }).click()
  await expect.element(dialog.getByText(/Heeft al ‘Altijd’/)).toBeVisible()

  await dialog.getByRole('button', { name: 'Kopieer naar 1 parking' }).click()
  await expect.element(dialog.getByText('Kies vervangen of overslaan')).toBeVisible()
  await dialog.getByRole('radio', { name: 'Vervangen' }).click()
  await dialog.getByRole('button', { name: 'Kopieer naar 1 parking' }).click()
  await expect.element(screen.getByText('Tarief gekopieerd')).toBeVisible()
  expect(await lastBody(calls, 'POST')).toMatchObject({
    rows: [{ id: 2, version: 4 }],
    twins: 'replace',
    apply: true,
  })
})

test('a copy to a parking that someone changed meanwhile is made at the second try', async () => {
  const named = (version: number) => ({ id: 2, version, name: 'Polderpark', airportCode: 'AMS' })
  const report = (version: number, twin: string | null) =>
    Response.json({ parkings: [{ ...named(version), twin, isFull: false }], change: 'c' })
  const calls = answerCalls({
    'GET /api/admin/airports': [Response.json([anAirport()])],
    'GET /api/admin/parkings': pagesFrom({}, [{ ...aParking({ id: 2 }), version: 4, position: 1 }]),
    'POST /api/admin/tariffs/copy': [
      report(4, null),
      refusal(409, 'Deze parking is intussen gewijzigd'),
      report(5, 'Altijd'),
      report(6, 'Altijd'),
    ],
  })
  const { screen } = await show({ tariffs: [draftOf(winter)] })
  await screen.getByRole('button', { name: 'Kopieer naar' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: /Polderpark/ }).click()
  await expect.poll(() => calls.filter(({ method }) => method === 'POST')).toHaveLength(1)
  await dialog.getByRole('button', { name: 'Kopieer naar 1 parking' }).click()
  await expect.element(dialog.getByText('Deze parking is intussen gewijzigd')).toBeVisible()

  await dialog.getByRole('radio', { name: 'Vervangen' }).click()
  await dialog.getByRole('button', { name: 'Kopieer naar 1 parking' }).click()
  await expect.element(screen.getByText('Tarief gekopieerd')).toBeVisible()
  expect(await lastBody(calls, 'POST')).toMatchObject({
    rows: [{ id: 2, version: 5 }],
    twins: 'replace',
    apply: true,
  })
})
