import type { Page } from '@playwright/test'
import { answer, type Call, choose, press, type ShownDialog, type } from './hand.ts'
import { peopleDialogs } from './people-dialogs.ts'

// Every dialog of the admin, for tests that walk all of them. test/admin-walk.test.ts compares them with the files that
// show one.

/**
 * A question that is changed, so that the log has something to undo, and its id.
 *
 * @param last counted from the end: dialogs are walked beside each other, and each changes a question of its own
 */
async function changeFaq(call: Call, last: number, answer: string): Promise<number> {
  const { rows } = await call<{ rows: { id: number }[] }>('GET', '/api/admin/faqs')
  const { id = 0, ...faq } = rows.at(-last) ?? {}
  await call('PUT', `/api/admin/faqs/${id}`, { ...faq, answer })
  return id
}

/** As if the site could mail; from the second time that it is opened, sanne has it open too. */
async function withMail(page: Page) {
  let times = 0
  await page.route(/\/contacts\/\d+\/opening$/, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    const answer = await route.fetch()
    times += 1
    const others = times > 1 ? [{ name: 'sanne', since: '2026-01-05T09:00:00.000Z' }] : []
    const json = { ...(await answer.json()), mailFrom: 'info@example.com', others }
    await route.fulfill({ response: answer, json })
  })
  await page.reload()
  await page.getByLabel(/^Antwoord aan/).waitFor()
}

/** A message of a visitor, open in the inbox. */
async function openMessage(page: Page, call: Call) {
  await call('POST', '/api/contact', {
    name: 'Jo Visser',
    email: 'jo@example.com',
    subject: 'Staat mijn auto droog?',
    message: 'Is het terrein bij Schiphol overdekt?',
  })
  await page.reload()
  // By its address, so that it stays open on a phone.
  await page.getByRole('link', { name: 'Staat mijn auto droog?' }).first().click()
  await page.getByRole('button', { name: 'Meer over' }).waitFor()
}

const refusal = {
  error: 'Niet alles kan terug',
  inTheWay: [{ subject: 'faqs', id: 1, name: 'Hoe vroeg moet ik er zijn?' }],
  others: 2,
  isTaken: false,
}

export const adminDialogs: ShownDialog[] = [
  ...peopleDialogs,
  {
    file: 'palette/command-palette.tsx',
    at: '/admin',
    open: async (page) => {
      await page.keyboard.press('Control+k')
      await page.keyboard.type('parking')
    },
  },
  { file: 'editor/link-dialog.tsx', at: '/admin/blog/new', open: (page) => press(page, 'Link') },
  {
    file: 'editor/image-dialog.tsx',
    at: '/admin/blog/new',
    open: (page) => press(page, /^Afbeelding$/),
  },
  {
    file: 'editor/block-dialog.tsx',
    at: '/admin/blog/new',
    open: (page) => press(page, 'Live blok'),
  },
  {
    file: 'blog/post-schedule.tsx',
    at: '/admin/blog/new',
    open: async (page) => {
      await page.getByRole('textbox', { name: 'Titel' }).fill('Parkeren in de regen')
      await press(page, /^Plannen$/)
    },
  },
  {
    file: 'blog/post-revisions.tsx',
    at: '/admin/blog/1/edit',
    open: (page) => press(page, 'Versies'),
  },
  {
    file: 'blog/post-drop-dialog.tsx',
    at: '/admin/blog/2/edit',
    open: async (page) => {
      await page.getByRole('textbox', { name: 'Samenvatting' }).fill('Wat je vooraf wilt weten.')
      await press(page, 'Wijzigingen weggooien')
    },
  },
  {
    file: 'changes/undo-dialog.tsx',
    at: '/admin/settings/changes',
    open: async (page, call) => {
      await changeFaq(call, 1, 'Ja, dat kan altijd, ook in de nacht.')
      await page.reload()
      await press(page, /^Ongedaan maken/)
    },
  },
  {
    file: 'changes/left-out-dialog.tsx',
    at: '/admin/settings/changes',
    open: async (page, call) => {
      await changeFaq(call, 1, 'Ja, op elk uur van de dag en de nacht.')
      await page.reload()
      await answer(page, /\/api\/admin\/changes\/[^/]+\/undo/, refusal, 409)
      await press(page, /^Ongedaan maken/)
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: /ongedaan/i })
        .last()
        .click()
      await page.getByRole('alertdialog', { name: 'Niet alles kan terug' }).waitFor()
    },
  },
  {
    file: 'blog/post-guard.tsx',
    at: '/admin/blog/new',
    open: async (page) => {
      await page.route('**/api/admin/blog**', (route) =>
        route.request().method() === 'GET'
          ? route.fallback()
          : route.fulfill({ status: 503, json: { error: 'Even geduld' } }),
      )
      await page.getByRole('textbox', { name: 'Titel' }).fill('Parkeren in de sneeuw')
      await press(page, 'Uitloggen')
    },
  },
  {
    file: 'closures/paste-closures.tsx',
    at: '/admin/providers/1/edit',
    open: async (page) => {
      await press(page, /Plak een lijst/)
      await page.getByRole('dialog').getByRole('textbox').fill('24-12-2030 t/m 03-01-2031\nooit')
    },
  },
  {
    file: 'statistics/day-note-dialog.tsx',
    at: '/admin/analytics',
    open: async (page) => {
      // The chart is there once somebody has clicked.
      await page.request.post('/api/affiliate-clicks', {
        headers: { origin: new URL(page.url()).origin },
        data: { parkingId: 1, page: '/parkeren/schiphol' },
      })
      await page.reload()
      await press(page, 'Notitie bij een dag')
    },
  },
  {
    file: 'typed/unsaved-guard.tsx',
    at: '/admin/faqs/new',
    open: async (page) => {
      await type(page, 'Vraag', 'Kan ik er ook slapen?')
      await press(page, /^Luchthavens/, 'link')
    },
  },
  {
    file: 'typed/discard-dialog.tsx',
    at: '/admin/settings/addresses',
    open: async (page) => {
      await press(page, /Nieuwe doorverwijzing/)
      await page.getByRole('dialog').getByRole('textbox').first().fill('/oud')
      await page.keyboard.press('Escape')
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    file: 'form/conflict-dialog.tsx',
    at: '/admin/faqs',
    open: async (page, call) => {
      const id = await changeFaq(call, 2, 'Ja, dat kan.')
      await page.goto(`/admin/faqs/${id}/edit`)
      const text = page.getByLabel('Antwoord', { exact: true })
      await text.fill('Nee, dat kan niet meer.')
      await changeFaq(call, 2, 'Ja, dat kan, ook in het weekend.')
      await press(page, /^Opslaan/)
    },
  },
  {
    file: 'list/view-dialog.tsx',
    at: '/admin/parkings?airport=AMS',
    open: (page) => choose(page, /^Weergave/, /Bewaar/),
  },
  {
    file: 'list/delete-dialogs.tsx',
    at: '/admin/faqs',
    open: (page) => choose(page, /^Acties voor/, /Verwijderen/),
  },
  {
    file: 'control/past-checks.tsx',
    at: '/admin/controle',
    open: async (page) => {
      await answer(page, /\/checks\/history/, [
        {
          id: 1,
          item: 'price',
          outcome: 'right',
          username: 'sanne',
          at: '2026-01-05T09:00:00.000Z',
          stay: null,
          amount: 79,
          url: 'https://example.com/prijzen',
          hasPicture: true,
        },
      ])
      await page.route(/\/checks\/1\/picture/, (route) =>
        route.fulfill({
          contentType: 'image/svg+xml',
          body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
        }),
      )
      // On a day without a portion too.
      await page.goto('/admin/controle?doel=50')
      await press(page, 'Bewijs')
      await page.getByRole('list', { name: 'Eerdere controles' }).getByRole('button').click()
    },
  },
  {
    file: 'system/clear-copies.tsx',
    at: '/admin/systeem',
    open: async (page) => {
      await page.route('**/api/admin/system', async (route) => {
        const found = await route.fetch()
        const json = await found.json()
        // The site of the tests is in memory, so it has none.
        const disk = {
          ...{ totalBytes: 20_000_000_000, freeBytes: 200_000_000 },
          ...{ copyBytes: 140_000_000, databaseBytes: 40_000_000 },
        }
        const copies = { ...json.copies, kept: 7 }
        await route.fulfill({ response: found, json: { ...json, disk, copies } })
      })
      const copies = Array.from({ length: 7 }, (_, at) => ({
        ...{ id: 7 - at, at: `2026-11-${20 - at}T02:20:00.000Z` },
        ...{ file: `kopie-${at}.backup.gz`, bytes: 20_000_000, rows: 4_000 },
      }))
      await answer(page, '**/api/admin/backups', copies)
      await page.reload()
      await press(page, 'Ruim kopieën op')
    },
  },
  {
    file: 'tariffs/price-dialog.tsx',
    at: '/admin/parkings/1/edit?onderdeel=tarieven',
    open: (page) => press(page, 'Verhoog een seizoen'),
  },
  {
    file: 'tariffs/copy-dialog.tsx',
    at: '/admin/parkings/1/edit?onderdeel=tarieven',
    open: async (page) => {
      await press(page, 'Kopieer naar')
      await page.getByRole('dialog').getByLabel('Luchthaven').selectOption('AMS')
    },
  },
  {
    file: 'tariffs/paste-dialog.tsx',
    at: '/admin/parkings/1/edit?onderdeel=tarieven',
    open: async (page) => {
      await press(page, 'Plak een prijslijst')
      await page
        .getByRole('dialog')
        .getByLabel('Geplakt')
        .fill('1 dag 20,00\n8 dagen 60,00\nnog iets')
    },
  },
  {
    file: 'tariffs/surcharge-dialog.tsx',
    at: '/admin/parkings/1/edit?onderdeel=tarieven',
    open: (page) => press(page, /^Toeslag$/),
  },
  {
    file: 'parkings/unavailable-dialog.tsx',
    at: '/admin/parkings',
    open: (page) => choose(page, /^Acties voor/, /Niet beschikbaar maken/),
  },
  {
    file: 'inbox/reply-templates.tsx',
    at: '/admin/contacts',
    open: async (page, call) => {
      await openMessage(page, call)
      await press(page, /Kies een tekst|sjabloon|Beantwoord/i)
      await press(page, /Sjablonen beheren/, 'menuitem')
    },
  },
  {
    file: 'inbox/inbox-person.tsx',
    at: '/admin/contacts',
    open: async (page, call) => {
      await openMessage(page, call)
      await choose(page, /^Meer over/, /Gegevens van deze persoon/)
    },
  },
  {
    file: 'inbox/inbox-paste.tsx',
    at: '/admin/contacts',
    open: async (page, call) => {
      await openMessage(page, call)
      await withMail(page)
      await press(page, /Plak een reactie/)
    },
  },
  {
    file: 'inbox/inbox-composer.tsx',
    at: '/admin/contacts',
    open: async (page, call) => {
      await openMessage(page, call)
      await withMail(page)
      await page.getByLabel(/^Antwoord aan/).fill('Ja, alle plekken zijn overdekt.')
      await press(page, /^Verstuur$/)
    },
  },
  {
    file: 'picture/picture-dialog.tsx',
    at: '/admin/airports/new',
    open: (page) => press(page, 'Kies uit mediabibliotheek'),
  },
  {
    file: 'conversions/correct-dialog.tsx',
    at: '/admin/conversions',
    async open(page) {
      await press(page, /^Geschiedenis van/)
      await press(page, 'Verbeter')
    },
  },
  {
    file: 'conversions/couple-dialog.tsx',
    at: '/admin/conversions',
    async open(page) {
      await press(page, /^Geschiedenis van/)
      await press(page, /^Koppel( anders)?$/)
    },
  },
  {
    file: 'conversions/hand-dialog.tsx',
    at: '/admin/conversions',
    open: (page) => press(page, 'Met de hand'),
  },
  {
    file: 'payouts/payout-dialog.tsx',
    at: '/admin/payouts',
    open: (page) => press(page, /, ?uitbetaling/),
  },
  {
    file: 'payouts/reminder-dialog.tsx',
    at: '/admin/payouts',
    open: async (page) => {
      const terms = { id: 1, version: 1, threshold: 2_000, days: 60, vatPercent: 0 }
      const owed = { network: 'awin', programmeId: null, programme: null, conversions: 3, terms }
      const owing = { state: 'late', expectedOn: '2026-01-05', daysLate: 65 }
      const late = { ...owed, amount: 66_445, oldest: '2025-11-06', owing }
      await answer(page, /\/payouts\/outstanding$/, [late])
      await page.reload()
      await press(page, /^Maak een herinnering/)
    },
  },
  {
    file: 'payouts/terms-dialog.tsx',
    at: '/admin/payouts',
    open: (page) => press(page, /^(Leg|Wijzig) de afspraak/),
  },
  {
    file: 'addresses/redirect-dialog.tsx',
    at: '/admin/settings/addresses',
    open: (page) => press(page, /Nieuwe doorverwijzing/),
  },
]
