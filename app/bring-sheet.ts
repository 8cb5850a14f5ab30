import { untilLoaded } from './site/hydration/later.tsx'
import { idleOrSign } from './site/hydration/when-idle.ts'
import siteSheet from './site.css?url'

/**
 * Brings the whole sheet when the browser is idle, or at the first sign of a visitor. A page has the rules
 * of what it shows by itself, and applying the sheet restyles it all. So the sheet is for print, and the page
 * gets the rules that it lacks from it.
 */
export async function bringSheet(): Promise<void> {
  const pressed = new Promise((resolve) => {
    for (const press of ['click', 'keydown', 'input'])
      addEventListener(press, resolve, { once: true })
  })

  await idleOrSign()
  const sheet = document.createElement('link')
  Object.assign(sheet, { id: 'sheet', rel: 'stylesheet', href: siteSheet, media: 'print' })
  const loaded = new Promise((resolve) => {
    sheet.onload = resolve
  })
  // Before the sheets that go over it. An element that moves loads its sheet again.
  document.getElementById('css')?.after(sheet)
  const { fillPage } = await untilLoaded(() => import('./fill-page.ts'))
  await loaded
  fillPage(sheet, pressed)
}
