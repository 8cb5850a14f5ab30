import { raisedPrices, typedPrices } from './fill-week.ts'
import type { AdminHand, Task } from './hand.ts'

// The tasks about airports, parkings and prices.

const stay = '?van=2027-01-11&tot=2027-01-18'

/** Ten lines, as copied from the site of a provider. */
const priceList = [
  ...Array.from({ length: 9 }, (_, at) => `${at + 1} dagen\t€ ${20 + at * 5},50`),
  'daarna p/d 5,00',
]

async function fillAll(hand: AdminHand, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    await hand.fill(hand.page.getByLabel(label, { exact: true }), value)
  }
}

const button = (hand: AdminHand, name: string | RegExp) => hand.page.getByRole('button', { name })
const search = (hand: AdminHand) => hand.page.getByRole('main').getByRole('searchbox')

async function raiseSeason(hand: AdminHand): Promise<void> {
  const { page } = hand
  await hand.go('Aanbieders')
  await hand.press(page.getByRole('link', { name: 'Aanbieder 2', exact: true }))
  const open = () => hand.press(button(hand, 'Verhoog een seizoen'))
  await open()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Seizoen' }).waitFor()
  await hand.press(dialog.getByRole('radio', { name: /^Wijzig deze bedragen/ }))
  await hand.choose(dialog.getByRole('combobox', { name: 'Seizoen' }), {
    label: await optionOf(hand, /^Tarief 3/),
  })
  await hand.fill(dialog.getByLabel('Verhogen met (%)'), '4')
  await hand.sees(dialog.getByRole('row', { name: new RegExp(raisedPrices) }))
  await hand.send(dialog.getByRole('button', { name: /^Wijzig \d+ bedragen/ }), open)
  await hand.sees(button(hand, 'Ongedaan maken'))
}

async function optionOf(hand: AdminHand, text: RegExp): Promise<string> {
  const options = hand.page
    .getByRole('dialog')
    .getByRole('combobox', { name: 'Seizoen' })
    .locator('option')
  return (await options.allInnerTexts()).find((each) => text.test(each)) ?? ''
}

/** The total for eight days of a parking of that provider, by the tariff of today. */
async function totalOf(hand: AdminHand): Promise<number> {
  const { rows } = (await hand.call(
    'GET',
    `/api/admin/parkings?q=${raisedPrices}&pageSize=1&sort=name`,
  )) as {
    rows: { id: number }[]
  }
  const { tariffs } = (await hand.call('GET', `/api/admin/parkings/${rows[0]?.id}`)) as {
    tariffs: { name: string; steps: { days: number; total: number }[] }[]
  }
  const season = tariffs.find(({ name }) => name === 'Tarief 3')
  return season?.steps.find(({ days }) => days === 8)?.total ?? 0
}

export const supplyTasks: Task[] = [
  {
    name: 'an airport',
    isOnPhone: true,
    async act(hand) {
      await hand.go('Luchthavens')
      await hand.press(hand.page.getByRole('link', { name: 'Nieuwe luchthaven' }))
      await fillAll(hand, {
        'IATA Code': 'LUX',
        Naam: 'Luxemburg',
        Beschrijving: 'Een luchthaven met parkeerplaatsen op loopafstand.',
        'Officiële parkeerplaatsen': 'P1, P2',
        'Prijs vanaf (€)': '7.25',
        'Afbeelding URL': '/images/luchthaven-brussel.svg',
      })
      await hand.send(button(hand, 'Toevoegen'))
      await hand.sees(hand.page.getByText(/succesvol toegevoegd/).first())
      hand.proves(
        'visitors find it',
        (await hand.reads('/parkeren/luxemburg')).includes('Luxemburg'),
      )
    },
  },
  {
    name: 'a parking with a price list of ten lines',
    async act(hand) {
      const { page } = hand
      await hand.go(/^Parkings/)
      await hand.press(page.getByRole('link', { name: 'Nieuwe parking' }))
      await hand.sees(page.getByRole('heading', { level: 1, name: 'Nieuwe parking' }))
      await hand.choose(page.getByRole('combobox', { name: 'Luchthaven' }), 'RTM')
      await hand.press(page.getByRole('radio', { name: 'Zelf parkeren' }))
      await fillAll(hand, {
        Naam: 'Weidepark',
        'Afstand tot de terminal (min)': '6',
        Beoordeling: '4,6',
        'Aantal beoordelingen': '12',
        Affiliatelink: 'https://example.com/weidepark?bron=parkeerpiloot',
        'Afbeelding URL': '/images/parking-self-1.svg',
      })
      await hand.fill(page.getByLabel(/^Prijs (per dag|op dagen zonder tarief)/), '9.50')
      await hand.fill(page.getByLabel('Prijslijst'), priceList.join('\n'))
      await hand.press(button(hand, /^Neem \d+ stappen over/))
      await hand.send(button(hand, 'Toevoegen'))
      await hand.sees(page.getByText(/succesvol toegevoegd/).first())
      const read = await hand.reads(`/parkeren/rotterdam${stay}`)
      hand.proves(
        'eight days cost what the list says',
        read.includes('Weidepark') && read.includes('55,50'),
      )
    },
  },
  {
    name: '30 prices',
    async act(hand) {
      const { page } = hand
      await hand.go(/^Parkings/)
      await hand.fill(search(hand), typedPrices)
      const prices = page.getByRole('button', { name: new RegExp(`^Prijs van ${typedPrices}`) })
      await hand.sees(prices.nth(29))
      await hand.press(prices.first())
      const field = page.locator('input[aria-label^="Prijs per dag van"]:focus')
      for (let at = 0; at < 30; at++) {
        const isBack = await field.waitFor({ timeout: 5_000 }).catch(() => 'away')
        if (isBack === 'away') await hand.press(prices.nth(at))
        await field.waitFor()
        async function save() {
          await hand.type(`${10 + at},25`)
          await hand.key('Tab')
        }
        if (at === 14) await hand.amid(save)
        else await save()
      }
      await hand.sees(page.getByText(/Alles opgeslagen|kost € ?39,25 per dag/).first())
      const { rows } = (await hand.call(
        'GET',
        `/api/admin/parkings?q=${typedPrices}&pageSize=50`,
      )) as { rows: { pricePerDay: number }[] }
      hand.proves(
        'all 30 are kept',
        rows.filter(({ pricePerDay }) => pricePerDay % 1 === 0.25).length >= 30,
      )
    },
  },
  {
    name: 'the season of one provider',
    async act(hand) {
      const before = await totalOf(hand)
      await raiseSeason(hand)
      hand.proves('its total rose by 4%', (await totalOf(hand)) > before)
    },
  },
  {
    name: 'undo',
    async act(hand) {
      const { page } = hand
      const before = await totalOf(hand)
      await hand.go('Instellingen')
      await hand.press(page.getByRole('link', { name: 'Wijzigingen', exact: true }))
      const ask = () => hand.press(button(hand, /^Ongedaan maken/))
      await ask()
      const sure = page.getByRole('alertdialog')
      await hand.send(sure.getByRole('button', { name: 'Ongedaan maken' }), ask)
      await hand.sees(page.getByText('Wijziging ongedaan gemaakt').first())
      hand.proves('the total is the former one', (await totalOf(hand)) < before)
    },
  },
  {
    name: 'a file of Excel with mistakes',
    async act(hand) {
      const { page } = hand
      await hand.go(/^Parkings/)
      await hand.press(page.getByRole('link', { name: 'Importeren' }))
      async function check() {
        const chooser = page.waitForEvent('filechooser')
        await hand.press(button(hand, 'Bestand kiezen'))
        await (await chooser).setFiles({
          name: 'prijzen.csv',
          mimeType: 'text/csv',
          buffer: excelFile(),
        })
        await hand.press(button(hand, 'Controleren'))
        await hand.press(button(hand, /^Sla 4 .* over/))
        await hand.sees(button(hand, /^Importeer 26 parkings/))
      }
      await check()
      await hand.send(button(hand, /^Importeer 26 parkings/), check)
      await hand.sees(page.getByText('Import klaar.'))
      hand.proves(
        'visitors read them',
        (await hand.reads('/parkeren/maastricht-aachen')).includes('Geïmporteerd 8'),
      )
    },
  },
]

/** Semicolons, commas, the letters of Windows; four lines are wrong. */
function excelFile(): Buffer {
  const wrong: Record<number, string> = { 3: 'gratis', 9: '', 17: '12,5,0', 25: 'n.v.t.' }
  const lines = Array.from({ length: 30 }, (_, at) => {
    const price = wrong[at] ?? `${6 + at},95`
    return `MST;Geïmporteerd ${at};Zelf parkeren;${3 + at};${price};https://example.com/?bron=parkeerpiloot`
  })
  const header = 'Luchthaven;Naam;Type;Minuten;Prijs per dag;Affiliatelink'
  return Buffer.from(`${[header, ...lines].join('\r\n')}\r\n`, 'latin1')
}
