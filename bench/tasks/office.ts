import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { siteAdmin } from '#test/built-site.ts'
import type { AdminHand, Task } from './hand.ts'

// The tasks about the day, the texts and the people.

const button = (hand: AdminHand, name: string | RegExp) => hand.page.getByRole('button', { name })
const field = (hand: AdminHand, name: string) => hand.page.getByLabel(name, { exact: true })

const company = {
  'E-mailadres': 'hallo@vlietparkeren.example',
  Bedrijfsnaam: 'Vliet Parkeren BV',
  'Zetel in België': 'Kaai 1, 2000 Antwerpen',
  'Btw-nummer': 'BE 0123.456.749',
}

const messages = 5
const portion = 20

/** As Word puts it on the clipboard. */
const ofWord = `<html xmlns:w="urn:schemas-microsoft-com:office:word"><body>
  <p class="MsoNormal" style="mso-margin-top-alt:auto"><b>Wat kost een week?</b><o:p></o:p></p>
  <table class="MsoTableGrid" border="1" style="mso-yfti-tbllook:1184"><tr>
  <td width="200"><p class="MsoNormal">Terrein<o:p></o:p></p></td><td><p class="MsoNormal">Prijs<o:p></o:p></p></td></tr>
  <tr><td><p class="MsoNormal">Dijkzicht<o:p></o:p></p></td><td><p class="MsoNormal">€ 68,00<o:p></o:p></p></td></tr></table>
  <p class="MsoNormal">Wie vroeg boekt, betaalt minder.<o:p></o:p></p></body></html>`

/** Answers the open message, and goes on to the next. */
async function answer(hand: AdminHand): Promise<void> {
  const { page } = hand
  const subject = page.getByRole('heading', { level: 2, name: /^Vraag \d+ over parkeren$/ })
  const before = await subject.innerText()
  const composer = page.getByLabel(/^Antwoord aan/)
  const isHere = await composer
    .waitFor({ timeout: 20_000 })
    .then(() => true)
    .catch(() => false)
  if (isHere) {
    await hand.fill(composer, 'De laatste bus vertrekt om half twee. Een dag langer kost € 6,50.')
    await hand.send(button(hand, 'Verstuur en markeer als opgelost'))
  } else {
    await hand.press(button(hand, /^Markeer als opgelost/))
  }
  await page.waitForFunction(
    (text) => ![...document.querySelectorAll('h2')].some((head) => head.textContent === text),
    before,
  )
}

/** Open messages, as the dashboard counts them. */
async function openMessages(hand: AdminHand): Promise<number> {
  const { found } = (await hand.call('GET', '/api/admin/contacts?status=open&pageSize=1')) as {
    found: number
  }
  return found
}

/** Each check is a change of its own. */
const changesOf = async (hand: AdminHand) =>
  (await hand.call('GET', '/api/admin/changes?limit=1')) as { total: number }

export const officeTasks: Task[] = [
  {
    name: 'first set-up',
    isOnPhone: true,
    async act(hand) {
      const { page } = hand
      const fillIn = page.getByRole('link', { name: /Vul in/ })
      // Among many things to do it is folded.
      await hand.press(fillIn, page.locator('summary', { hasText: /gegevens? van je bedrijf/ }))
      if (!page.url().includes('/settings')) await hand.press(fillIn)
      for (const [name, value] of Object.entries(company)) await hand.fill(field(hand, name), value)
      await hand.send(button(hand, 'Opslaan'))
      await hand.sees(page.getByText('Instellingen opgeslagen').first())
      const read = await hand.reads('/contact')
      hand.proves('visitors read who has the site', read.includes(company.Bedrijfsnaam))
    },
  },
  {
    name: 'five messages',
    isOnPhone: true,
    async act(hand) {
      const before = await openMessages(hand)
      await hand.go(/^Contact/)
      if (hand.isPhone) await hand.press(hand.page.getByRole('link', { name: /^Vraag \d+ over/ }))
      for (let at = 0; at < messages; at++) await answer(hand)
      // The last answer is on its way.
      const done = async () => before - (await openMessages(hand))
      for (let tries = 0; tries < 100 && (await done()) < messages; tries++)
        await hand.page.waitForTimeout(200)
      hand.proves(
        `five are no longer open, instead of ${await done()}`,
        (await done()) === messages,
      )
    },
  },
  {
    name: "a day's Controle",
    async act(hand) {
      const { page } = hand
      const before = await changesOf(hand)
      await hand.go(/^Controle/)
      // On the dashboard, which a busy machine still shows, a block of airports has such a heading too.
      await hand.sees(page.getByRole('heading', { level: 1, name: 'Controle' }))
      // The dashboard has headings too: a key that is pressed before it goes answers nothing.
      await hand.sees(page.getByRole('heading', { level: 1, name: /Controle/ }))
      const item = page.getByRole('main').getByRole('article').getByRole('heading', { level: 2 })
      await hand.sees(item.first())
      for (let at = 0; at < portion; at++) {
        const shown = await item.first().innerText()
        await hand.key('y')
        await page.waitForFunction(
          (text) => document.querySelector('main article h2')?.textContent !== text,
          shown,
        )
      }
      const done = async () => (await changesOf(hand)).total - before.total
      // They are sent one by one.
      for (let tries = 0; tries < 500 && (await done()) < portion; tries++)
        await page.waitForTimeout(200)
      hand.proves(
        `${portion} checks are kept, instead of ${await done()}`,
        (await done()) >= portion,
      )
    },
  },
  {
    name: 'a post with a table of Word',
    async act(hand) {
      const { page } = hand
      await hand.go('Blog')
      await hand.press(page.getByRole('link', { name: 'Nieuw artikel' }))
      await hand.fill(
        page.getByRole('textbox', { name: 'Titel' }),
        'Wat kost een week in de winter',
      )
      const text = page.getByRole('textbox', { name: 'Tekst van het artikel' })
      await hand.press(text)
      await page.evaluate(async (html) => {
        const item = { 'text/html': new Blob([html], { type: 'text/html' }) }
        await navigator.clipboard.write([new ClipboardItem(item)])
      }, ofWord)
      await hand.key('Control+v')
      await text.getByRole('table').waitFor()
      await hand.fill(
        page.getByRole('textbox', { name: 'Samenvatting' }),
        'De prijzen naast elkaar.',
      )
      await hand.fill(
        page.getByRole('textbox', { name: 'Afbeelding URL' }),
        '/images/plaatshouder.svg',
      )
      await hand.send(button(hand, 'Publiceren'))
      await hand.sees(page.getByText(/gepubliceerd/i).first())
      await hand.sees(page.getByRole('link', { name: 'Bekijk op de site' }))
      const read = await hand.reads('/blog/wat-kost-een-week-in-de-winter')
      hand.proves('visitors read the table', read.includes('<table') && read.includes('Dijkzicht'))
    },
  },
  {
    name: 'why clicks fell',
    isOnPhone: true,
    async act(hand) {
      const { page } = hand
      const main = page.getByRole('main')
      await hand.sees(
        main.getByText(/Eindhoven\s+[−-]\d+/).first(),
        main.getByText('Wat bewoog').first(),
      )
      await hand.press(
        main.getByRole('link', { name: /Bekijk waarom/ }),
        main.getByRole('link', { name: /Statistieken/ }),
      )
      await hand.sees(page.getByRole('heading', { level: 1, name: 'Statistieken' }))
      await hand.sees(main.getByText(/Google/).first())
      hand.proves('the airport and the source are named', /Google/.test(await main.innerText()))
    },
  },
  {
    name: 'who changed a price',
    async act(hand) {
      const { page } = hand
      await hand.key('Control+k')
      await hand.type('Haarlem Terrein veld-3')
      await hand.key('Enter')
      await hand.sees(page.getByRole('heading', { level: 1, name: 'Parking bewerken' }))
      await hand.press(page.getByText('Geschiedenis', { exact: true }))
      await hand.sees(page.getByText(new RegExp(`^${siteAdmin.ADMIN_USERNAME}, \\d`)).first())
    },
  },
  {
    name: 'invite a colleague',
    async act(hand) {
      const { page } = hand
      await hand.go('Instellingen')
      await hand.press(page.getByRole('link', { name: /^(Collega's|Toegang)/ }))
      const open = () => hand.press(button(hand, 'Collega uitnodigen'))
      const confirm = () =>
        hand.fill(field(hand, 'Je huidige wachtwoord'), siteAdmin.ADMIN_PASSWORD)
      await open()
      await hand.fill(field(hand, 'Gebruikersnaam'), 'sanne')
      await confirm()
      await hand.send(button(hand, /^Uitnodigen$/), async () => {
        await open()
        await confirm()
      })
      const link = await page.getByRole('dialog').getByLabel('Link').inputValue()
      const guest = await page.context().browser()?.newContext({ locale: 'nl-NL' })
      const other = await guest?.newPage()
      await other?.goto(link)
      await other?.getByLabel('Wachtwoord', { exact: true }).fill('een eigen wachtwoord')
      await other?.getByLabel('Wachtwoord nogmaals').fill('een eigen wachtwoord')
      await other?.getByRole('button', { name: 'Opslaan en inloggen' }).click()
      await other?.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
      await guest?.close()
    },
  },
  {
    name: 'copy and restore',
    async act(hand) {
      const { page } = hand
      await hand.go('Instellingen')
      await hand.press(page.getByRole('link', { name: 'Reservekopieën' }))
      const download = page.waitForEvent('download', { timeout: 120_000 })
      await hand.press(button(hand, 'Download de hele site'))
      const file = join(tmpdir(), `task-${process.pid}-${(await download).suggestedFilename()}`)
      await (await download).saveAs(file)
      const folder = `${file}.data`
      try {
        const env = { ...process.env, NODE_ENV: 'production', DATABASE_URL: '', DATA_DIR: folder }
        const { stdout } = await promisify(execFile)(
          process.execPath,
          ['scripts/restore.ts', file],
          { env },
        )
        hand.proves('it is restored', /^Teruggezet: /.test(stdout))
      } finally {
        await rm(file, { force: true })
        await rm(folder, { recursive: true, force: true })
      }
    },
  },
]
