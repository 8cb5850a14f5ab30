import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createQueries } from '#app/admin/api/queries.ts'
import { ToastProvider } from '#app/admin/ui/toast.tsx'
import { TooltipProvider } from '#app/admin/ui/tooltip.tsx'
import { answerCalls } from '#test/calls.ts'
import { aMedia, anAirport, aParking } from '#test/fixtures.ts'
import { withLapsedSession } from '#test/lapsed-session.ts'
import { pagesFrom } from '#test/list-calls.ts'
import { reload } from '#test/reload.ts'
import { holdTransfers } from '#test/transfers.ts'
import RichText from './rich-text.tsx'

beforeEach(() => page.viewport(1280, 900))

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

type PageProps = { first: string; onWrite: (html: string) => void }

function Page({ first, onWrite }: PageProps) {
  const [html, setHtml] = useState(first)
  const write = (written: string) => {
    setHtml(written)
    onWrite(written)
  }
  return <RichText label="Tekst" value={html} onChange={write} />
}

async function show(first = '<p>Boek vroeg.</p>') {
  let written = first
  const onWrite = (html: string) => {
    written = html
  }
  answerCalls({
    'GET /api/admin/parkings': pagesFrom({}, [aParking({ id: 3 })]),
    'GET /api/admin/parkings/3': [Response.json(aParking({ id: 3 }))],
    'GET /api/admin/airports': [Response.json([{ ...anAirport(), lowestPrice: 6.95 }])],
    'GET /api/admin/media': pagesFrom({}, [{ ...photo, alt: '' }]),
  })

  // The dialogs guard what is typed in them, which takes a router.
  const Site = createRoutesStub([{ path: '/', Component: () => <Page {...{ first, onWrite }} /> }])
  const screen = await render(
    <QueryClientProvider client={createQueries()}>
      <ToastProvider>
        <TooltipProvider>
          <Site />
        </TooltipProvider>
      </ToastProvider>
    </QueryClientProvider>,
  )
  const text = screen.getByRole('textbox', { name: 'Tekst', exact: true })
  await text.click()
  await userEvent.keyboard('{Control>}{End}{/Control}')
  return { screen, text, html: () => written }
}

test.each([
  ['Vet', '<p><strong>Boek vroeg.</strong></p>'],
  ['Cursief', '<p><em>Boek vroeg.</em></p>'],
  ['Onderstrepen', '<p><u>Boek vroeg.</u></p>'],
  ['Doorhalen', '<p><s>Boek vroeg.</s></p>'],
])('%s toggles with one button, which shows its state', async (name, wanted) => {
  const { screen, html } = await show()
  await userEvent.keyboard('{Control>}a{/Control}')
  const button = screen.getByRole('button', { name, exact: true })
  await button.click()

  await expect.poll(html).toBe(wanted)
  await expect.element(button).toHaveAttribute('aria-pressed', 'true')
})

test.each([
  ['Kop 2', '<h2>Boek vroeg.</h2>'],
  ['Kop 3', '<h3>Boek vroeg.</h3>'],
  ['Lijst', '<ul><li>Boek vroeg.</li></ul>'],
  ['Genummerde lijst', '<ol><li>Boek vroeg.</li></ol>'],
  ['Citaat', '<blockquote><p>Boek vroeg.</p></blockquote>'],
])('%s applies to the whole paragraph, and its button shows its state', async (name, wanted) => {
  const { screen, html } = await show()
  const button = screen.getByRole('button', { name, exact: true })
  await button.click()

  await expect.poll(html).toBe(wanted)
  await expect.element(button).toHaveAttribute('aria-pressed', 'true')
})

test('the toolbar is one Tab stop, and the arrow keys move within it', async () => {
  const { screen } = await show()
  await userEvent.keyboard('{Alt>}{F10}{/Alt}')
  await expect.element(screen.getByRole('button', { name: 'Alinea' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByRole('button', { name: 'Kop 2' })).toHaveFocus()
  await userEvent.tab()

  await expect.element(screen.getByRole('textbox', { name: 'Tekst', exact: true })).toHaveFocus()
})

test('a change is undone and redone', async () => {
  const { screen, html } = await show()
  await userEvent.keyboard('!')
  await expect.poll(html).toBe('<p>Boek vroeg.!</p>')

  await screen.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect.poll(html).toBe('<p>Boek vroeg.</p>')
  await screen.getByRole('button', { name: 'Opnieuw' }).click()
  await expect.poll(html).toBe('<p>Boek vroeg.!</p>')
})

test('a link accepts only an allowed address', async () => {
  const { screen, html } = await show()
  await userEvent.keyboard('{Control>}a{/Control}{Control>}k{/Control}')
  const address = screen.getByRole('textbox', { name: 'Adres' })
  await address.fill('javascript:alert(1)')
  await userEvent.keyboard('{Enter}')
  await expect.element(address).toHaveAttribute('aria-invalid', 'true')

  await address.fill('www')
  await expect.element(address).not.toHaveAttribute('aria-invalid')
  await address.fill('www.example.com')
  await userEvent.keyboard('{Enter}')
  await expect.poll(html).toBe('<p><a href="https://www.example.com">Boek vroeg.</a></p>')
})

test('a table gets a header row, and rows can be added', async () => {
  const { screen, html } = await show('')
  await screen.getByRole('button', { name: 'Tabel' }).click()
  await userEvent.keyboard('Soort')
  await screen.getByRole('button', { name: 'Tabel' }).click()
  await screen.getByRole('menuitem', { name: 'Rij toevoegen' }).click()

  await expect.poll(() => html().match(/<tr>/g)?.length).toBe(4)
  expect(html()).toMatch(/^<table><thead><tr><th scope="col">Soort<\/th>/)
})

test('a live block is chosen by name and stored by key', async () => {
  const { screen, html } = await show()
  await screen.getByRole('button', { name: 'Live blok' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Toevoegen' }).click()
  const choice = dialog.getByLabelText('Parking', { exact: true })
  await expect.element(choice).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabelText('Luchthaven', { exact: true }).selectOptions('AMS · Schiphol')
  await choice.selectOptions('Polderpark Shuttle')
  await expect.element(choice).not.toHaveAttribute('aria-invalid')
  await dialog.getByRole('button', { name: 'Toevoegen' }).click()

  await expect.poll(html).toBe('<p>Boek vroeg.</p><div data-block="parking" data-key="3"></div>')
  await expect.element(screen.getByText('Polderpark Shuttle')).toBeVisible()
})

const price = '<div data-block="price" data-key="AMS"></div>'

async function addPrice(screen: Awaited<ReturnType<typeof show>>['screen']) {
  await screen.getByRole('button', { name: 'Live blok' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByText('Laagste prijs bij een luchthaven').click()
  await dialog.getByLabelText('Luchthaven', { exact: true }).selectOptions('AMS · Schiphol')
  await dialog.getByRole('button', { name: 'Toevoegen' }).click()
}

test.each([
  ['at the end', '<p>Boek vroeg.</p>', `<p>Boek vroeg.</p>${price}<p>Ja.</p>`],
  ['before a text', '<p>Boek.</p><p>Nu.</p>', `<p>Boek.</p><p>Nu.</p>${price}<p>Ja.</p>`],
  ['in an empty post', '', `${price}<p>Ja.</p>`],
])('after a live block the caret is below it: %s', async (_, first, wanted) => {
  const { screen, text, html } = await show(first)
  await addPrice(screen)
  await expect.element(text).toHaveFocus()
  await userEvent.keyboard('Ja.')

  await expect.poll(html).toBe(wanted)
})

test('if text follows the block, the caret goes there', async () => {
  const { screen, text, html } = await show('<p>Boek.</p><p>Nu.</p>')
  await userEvent.keyboard('{ArrowUp}{End}')
  await addPrice(screen)
  await expect.element(text).toHaveFocus()
  await userEvent.keyboard('Ja. ')

  await expect.poll(html).toBe(`<p>Boek.</p>${price}<p>Ja. Nu.</p>`)
})

test('a block inserted from a caption comes after the picture', async () => {
  const figure =
    '<figure><img src="/images/blog-tips-1.svg" alt="x"><figcaption>Onder</figcaption></figure>'
  const { screen, html } = await show(figure)
  await screen.getByText('Onder').click()
  await addPrice(screen)

  await expect.poll(html).toBe(`${figure}${price}`)
})

const photo = aMedia({
  name: 'schiphol.jpg',
  alt: 'De hal',
  url: '/images/luchthaven-schiphol.svg',
  width: 320,
  height: 200,
})
const placed = '<img src="/images/luchthaven-schiphol.svg" alt="De hal" width="320" height="200">'

test.each([
  ['', `${placed}<p>Ja.</p>`],
  [
    'Zo ziet het eruit',
    `<figure>${placed}<figcaption>Zo ziet het eruit</figcaption></figure><p>Ja.</p>`,
  ],
])('after a picture the caret is below it, also with a caption: %j', async (caption, wanted) => {
  const { screen, text, html } = await show('')
  await screen.getByRole('button', { name: 'Afbeelding', exact: true }).click()
  const dialog = screen.getByRole('dialog', { name: 'Afbeelding toevoegen' })
  await dialog.getByRole('button', { name: 'Toevoegen' }).click()
  const choose = dialog.getByRole('button', { name: 'Kies uit mediabibliotheek' })
  await expect.element(choose).toHaveAttribute('aria-describedby')
  await choose.click()
  await screen.getByRole('button', { name: /^schiphol.jpg/ }).click()
  await expect
    .element(dialog.getByText('Kies een afbeelding', { exact: true }))
    .not.toBeInTheDocument()

  const alt = dialog.getByLabelText('Omschrijving')
  await expect.element(alt).toHaveAttribute('aria-invalid', 'true')
  await alt.fill('De hal')
  await expect.element(alt).not.toHaveAttribute('aria-invalid')
  await dialog.getByLabelText(/Bijschrift/).fill(caption)
  await dialog.getByRole('button', { name: 'Toevoegen' }).click()
  await expect.element(text).toHaveFocus()
  await userEvent.keyboard('Ja.')

  await expect.poll(html).toBe(wanted)
})

const file = new File(['x'], 'schiphol.jpg', { type: 'image/jpeg' })

function clipboard(...items: [type: string, text: string][]): DataTransfer {
  const data = new DataTransfer()
  data.items.add(file)
  for (const [type, text] of items) data.setData(type, text)
  return data
}

test.each(['paste', 'drop'])(
  'a picture added by %s is uploaded to the library, then inserted',
  async (how) => {
    const { screen, text, html } = await show()
    const transfers = holdTransfers()
    const { right: clientX, bottom: clientY } =
      text.element().querySelector('p')?.getBoundingClientRect() ?? new DOMRect()
    const given = clipboard()
    const on = { bubbles: true, cancelable: true }
    const event =
      how === 'paste'
        ? new ClipboardEvent('paste', { clipboardData: given, ...on })
        : new DragEvent('drop', { dataTransfer: given, clientX, clientY: clientY - 4, ...on })
    text.element().dispatchEvent(event)
    expect(event.defaultPrevented).toBe(true)

    const dialog = screen.getByRole('dialog', { name: 'Afbeelding toevoegen' })
    await expect.element(dialog.getByText('schiphol.jpg')).toBeVisible()
    await expect.poll(() => transfers.length).toBe(1)
    transfers[0]?.answer(201, photo)
    await expect.element(dialog.getByLabelText('Omschrijving')).toHaveValue('De hal')
    await dialog.getByRole('button', { name: 'Toevoegen' }).click()

    await expect.poll(html).toBe(`<p>Boek vroeg.</p>${placed}`)
  },
)

test('text that is pasted together with a picture of it stays text', async () => {
  const { screen, text, html } = await show('')
  const clipboardData = clipboard(['text/html', '<p>Prijs</p>'], ['text/plain', 'Prijs'])
  text
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))

  await expect.poll(html).toBe('<p>Prijs</p>')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

test('pasted HTML is cleaned', async () => {
  const { text, html } = await show('')
  const clipboardData = new DataTransfer()
  const word =
    '<p class=MsoNormal style="color:red">Boek <b>vroeg</b><o:p></o:p></p>' +
    '<p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>Koffer</p>'
  clipboardData.setData('text/html', word)
  text
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))

  await expect.poll(html).toBe('<p>Boek <strong>vroeg</strong></p><ul><li>Koffer</li></ul>')
})

test('a pasted picture of another site keeps its address, and is shown from our copy', async () => {
  const { screen, text, html } = await show('')
  answerCalls({
    'POST /api/admin/pictures': [Response.json({ url: '/images/parking-self-1.svg', why: null })],
  })
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/html', '<p><img src="https://example.com/a.jpg" alt="Een bus"></p>')
  text
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))

  await expect
    .element(screen.getByRole('img', { name: 'Een bus' }))
    .toHaveAttribute('src', '/images/parking-self-1.svg')
  expect(html()).toContain('<img src="https://example.com/a.jpg" alt="Een bus">')
})

test('after a reload a link and a caption that were not placed are back', async () => {
  withLapsedSession()
  const first = await show()
  await first.screen.getByRole('button', { name: 'Link', exact: true }).click()
  await first.screen.getByLabelText('Adres').fill('https://example.com/lang')
  await userEvent.keyboard('{Escape}')
  const asked = first.screen.getByRole('alertdialog', { name: 'Link niet toegevoegd' })
  await asked.getByRole('button', { name: 'Verder schrijven' }).click()
  await reload(first.screen)

  const second = await show()
  await second.screen.getByRole('button', { name: 'Link', exact: true }).click()
  await expect.element(second.screen.getByText('Je tekst staat er weer.')).toBeVisible()
  await expect
    .element(second.screen.getByLabelText('Adres'))
    .toHaveValue('https://example.com/lang')
  await second.screen.getByRole('button', { name: 'Toevoegen' }).click()
  await second.screen.getByRole('button', { name: 'Afbeelding', exact: true }).click()
  await second.screen.getByLabelText(/^Bijschrift/).fill('De terminal in de sneeuw')
  await reload(second.screen)

  const third = await show()
  await third.screen.getByRole('button', { name: 'Afbeelding', exact: true }).click()
  await expect
    .element(third.screen.getByLabelText(/^Bijschrift/))
    .toHaveValue('De terminal in de sneeuw')
})
