import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createQueries } from '#app/admin/queries.ts'
import { ToastProvider } from '#app/ui/toast.tsx'
import { TooltipProvider } from '#app/ui/tooltip.tsx'
import { answerCalls } from '#test/calls.ts'
import { anAirport, aParking } from '#test/fixtures.ts'
import RichText from './rich-text.tsx'

beforeEach(() => page.viewport(1280, 900))

afterEach(() => vi.unstubAllGlobals())

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
    'GET /api/admin/parkings': [Response.json([aParking({ id: 3 })])],
    'GET /api/admin/airports': [Response.json([anAirport()])],
  })

  const screen = await render(
    <QueryClientProvider client={createQueries()}>
      <ToastProvider>
        <TooltipProvider>
          <Page {...{ first, onWrite }} />
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
])('%s is one button, that shows that it is on', async (name, wanted) => {
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
])('%s is for the whole paragraph, and shows that it is on', async (name, wanted) => {
  const { screen, html } = await show()
  const button = screen.getByRole('button', { name, exact: true })
  await button.click()

  await expect.poll(html).toBe(wanted)
  await expect.element(button).toHaveAttribute('aria-pressed', 'true')
})

test('the toolbar is one stop for Tab, and the arrows go on from there', async () => {
  const { screen } = await show()
  await userEvent.keyboard('{Alt>}{F10}{/Alt}')
  await expect.element(screen.getByRole('button', { name: 'Alinea' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByRole('button', { name: 'Kop 2' })).toHaveFocus()
  await userEvent.tab()

  await expect.element(screen.getByRole('textbox', { name: 'Tekst', exact: true })).toHaveFocus()
})

test('what was done is undone, and done again', async () => {
  const { screen, html } = await show()
  await userEvent.keyboard('!')
  await expect.poll(html).toBe('<p>Boek vroeg.!</p>')

  await screen.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect.poll(html).toBe('<p>Boek vroeg.</p>')
  await screen.getByRole('button', { name: 'Opnieuw' }).click()
  await expect.poll(html).toBe('<p>Boek vroeg.!</p>')
})

test('a link leads where it may, and nowhere else', async () => {
  const { screen, html } = await show()
  await userEvent.keyboard('{Control>}a{/Control}{Control>}k{/Control}')
  const address = screen.getByRole('textbox', { name: 'Adres' })
  await address.fill('javascript:alert(1)')
  await userEvent.keyboard('{Enter}')
  await expect.element(address).toHaveAttribute('aria-invalid', 'true')

  await address.fill('www.example.com')
  await userEvent.keyboard('{Enter}')
  await expect.poll(html).toBe('<p><a href="https://www.example.com">Boek vroeg.</a></p>')
})

test('a table gets a head, and rows as they are needed', async () => {
  const { screen, html } = await show('')
  await screen.getByRole('button', { name: 'Tabel' }).click()
  await userEvent.keyboard('Soort')
  await screen.getByRole('button', { name: 'Tabel' }).click()
  await screen.getByRole('menuitem', { name: 'Rij toevoegen' }).click()

  await expect.poll(() => html().match(/<tr>/g)?.length).toBe(4)
  expect(html()).toMatch(/^<table><thead><tr><th scope="col">Soort<\/th>/)
})

test('a live block is put in by its name, and kept by its key', async () => {
  const { screen, html } = await show()
  await screen.getByRole('button', { name: 'Live blok' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Toevoegen' }).click()
  await expect.element(dialog.getByText('Kies een parkeerterrein').last()).toBeVisible()
  await dialog.getByLabelText('Parkeerterrein', { exact: true }).selectOptions('Polderpark Shuttle')
  await dialog.getByRole('button', { name: 'Toevoegen' }).click()

  await expect.poll(html).toBe('<p>Boek vroeg.</p><div data-block="parking" data-key="3"></div>')
  await expect.element(screen.getByText('Polderpark Shuttle')).toBeVisible()
})

test('a block that is put in from a caption comes after the picture', async () => {
  const figure =
    '<figure><img src="/images/blog-tips-1.svg" alt="x"><figcaption>Onder</figcaption></figure>'
  const { screen, html } = await show(figure)
  await screen.getByText('Onder').click()
  await screen.getByRole('button', { name: 'Live blok' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByText('Laagste prijs bij een luchthaven').click()
  await dialog.getByLabelText('Luchthaven', { exact: true }).selectOptions('AMS · Schiphol')
  await dialog.getByRole('button', { name: 'Toevoegen' }).click()

  await expect.poll(html).toBe(`${figure}<div data-block="price" data-key="AMS"></div>`)
})

test('what is pasted comes in clean', async () => {
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
