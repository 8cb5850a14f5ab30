import { firstSign } from './site/page/first-sign.ts'
import { whenIdle } from './site/page/when-idle.ts'
import siteSheet from './site.css?url'

/**
 * Brings the whole sheet when the browser is idle. A page has the rules of what it shows by itself, and
 * applying the others restyles it all: until someone does something, which may draw more, they are for
 * print.
 */
export function bringSheet(): void {
  const sheet = document.createElement('link')
  Object.assign(sheet, { id: 'sheet', rel: 'stylesheet', href: siteSheet, media: 'print' })
  const bring = () => {
    // Before the sheets that go over it. An element that moves loads its sheet again.
    if (!sheet.isConnected) document.getElementById('css')?.after(sheet)
  }
  whenIdle(bring)
  firstSign.then(() => {
    sheet.media = 'all'
    bring()
  })
}
