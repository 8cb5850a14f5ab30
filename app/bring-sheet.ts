import { firstSign } from './site/page/first-sign.ts'
import { untilLoaded } from './site/page/later.tsx'
import { idleOrSign } from './site/page/when-idle.ts'
import siteSheet from './site.css?url'

/**
 * Brings the whole sheet when the browser is idle. A page has the rules of what it shows by itself, and
 * applying the sheet restyles it all. So the sheet is for print, and the page gets the rules that it lacks
 * from it, a few at a time. If someone does something before it has them all, which may draw more, the
 * sheet applies right after that frame.
 */
export async function bringSheet(): Promise<void> {
  const sheet = document.createElement('link')
  Object.assign(sheet, { id: 'sheet', rel: 'stylesheet', href: siteSheet, media: 'print' })
  const loaded = new Promise((resolve) => {
    sheet.onload = resolve
  })
  const apply = () => {
    if (!('filled' in sheet.dataset)) sheet.media = 'all'
  }
  firstSign.then(() => requestAnimationFrame(() => setTimeout(apply)))

  await idleOrSign()
  // Before the sheets that go over it. An element that moves loads its sheet again.
  document.getElementById('css')?.after(sheet)
  await loaded
  const { fillWhenIdle } = await untilLoaded(() => import('./fill-sheet.ts'))
  fillWhenIdle(sheet)
}
