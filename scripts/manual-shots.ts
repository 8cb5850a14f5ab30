import type { Page } from '@playwright/test'
import { draftTitle } from './manual-examples.ts'

export type Shot = {
  name: string
  path: string
  /** The height of the window. */
  height?: number
  /** Steps to take before the screenshot. */
  prepare?: (page: Page) => Promise<unknown>
  phone?: true
  loggedOut?: true
}

const importLines = [
  'Luchthaven;Naam;Type;Minuten;Prijs per dag;Beoordeling;Aantal beoordelingen;Affiliatelink;Afbeelding',
  'AMS;Ringvaart Parking;Shuttle service;8;8,95;4,6;2310;https://example.com/?bron=parkeerpiloot;/images/parking-shuttle-2.svg',
  'AMS;Weteringpark;Zelf parkeren;10;9,75;4,3;120;https://example.com/?bron=parkeerpiloot;/images/parking-self-2.svg',
].join('\n')

/** Every picture of the manual, in the order of its chapters. */
export const shots: Shot[] = [
  { name: 'inloggen', path: '/admin/login', height: 760, loggedOut: true },
  { name: 'dashboard', path: '/admin', height: 1180 },
  {
    name: 'zoeken',
    path: '/admin/parkings',
    height: 760,
    prepare: (page) => search(page, 'schip'),
  },
  {
    name: 'uitleg',
    path: '/admin/airports',
    height: 440,
    prepare: (page) => button(page, 'Uitleg bij deze pagina').click(),
  },
  { name: 'telefoon-parkings', path: '/admin/parkings', phone: true },
  {
    name: 'telefoon-zoeken',
    path: '/admin',
    phone: true,
    prepare: (page) => search(page, 'nieuw'),
  },
  { name: 'luchthaven', path: '/admin/airports/1/edit', height: 900 },
  { name: 'parking', path: '/admin/parkings/1/edit', height: 900 },
  { name: 'tarieven', path: '/admin/parkings/2/edit?onderdeel=tarieven', height: 1000 },
  { name: 'feiten', path: '/admin/parkings/2/edit?onderdeel=feiten', height: 1000 },
  { name: 'aanbieders', path: '/admin/providers', height: 760 },
  { name: 'controle', path: '/admin/controle', height: 1000 },
  {
    name: 'prijs',
    path: '/admin/parkings',
    height: 620,
    prepare: (page) => button(page, 'Prijs van Ringvaart Parking', { exact: false }).click(),
  },
  { name: 'volgorde', path: '/admin/parkings?airport=AMS', height: 620 },
  {
    name: 'importeren',
    path: '/admin/parkings/import',
    height: 860,
    async prepare(page) {
      await page.getByLabel('Regels, met de kolomnamen erboven').fill(importLines)
      await button(page, 'Gebruik deze regels').click()
      await button(page, 'Controleren').click()
      await page.getByRole('table', { name: 'Regels' }).waitFor()
      await page.evaluate(() => window.scrollTo(0, 0))
    },
  },
  { name: 'artikel', path: '/admin/blog/2/edit', height: 900 },
  {
    name: 'plannen',
    path: '/admin/blog',
    height: 640,
    async prepare(page) {
      await page.getByRole('link', { name: draftTitle }).first().click()
      await button(page, 'Plannen').click()
      await page.getByRole('dialog', { name: 'Artikel plannen' }).waitFor()
    },
  },
  { name: 'media', path: '/admin/media', height: 620 },
  { name: 'vraag', path: '/admin/faqs/1/edit', height: 760 },
  { name: 'aanvragen', path: '/admin/contacts', height: 860 },
  {
    name: 'privacy',
    path: '/admin/contacts',
    height: 720,
    async prepare(page) {
      await button(page, 'Meer over', { exact: false }).click()
      await page.getByRole('menuitem', { name: 'Gegevens van deze persoon' }).click()
      await button(page, 'Download alles').waitFor()
    },
  },
  { name: 'statistieken', path: '/admin/analytics', height: 1180 },
  { name: 'instellingen', path: '/admin/settings', height: 820 },
  { name: 'account', path: '/admin/settings/access', height: 860 },
  { name: 'wijzigingen', path: '/admin/settings/changes', height: 620 },
  { name: 'kopieen', path: '/admin/settings/backups', height: 860 },
]

export function button(page: Page, name: string, { exact = true } = {}) {
  return page.getByRole('button', { name, exact })
}

async function search(page: Page, typed: string): Promise<void> {
  await button(page, 'Zoek of ga naar...').click()
  const dialog = page.getByRole('dialog', { name: 'Zoek of ga naar' })
  await dialog.getByRole('combobox').fill(typed)
  await dialog.getByRole('option').first().waitFor()
}
