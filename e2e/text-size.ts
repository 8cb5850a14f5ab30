import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

const usual = 16

/** Sets the browser's own size of text, in px, while it is looked at. Pages need not be loaded again. */
export async function withTextSize(
  page: Page,
  look: (setTextSize: (size: number) => Promise<void>) => Promise<void>,
): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const setTextSize = async (size: number) => {
    await browser.send('Page.setFontSizes', { fontSizes: { standard: size } })
    await expect(page.locator(':root')).toHaveCSS('font-size', `${size}px`)
  }
  try {
    await look(setTextSize)
  } finally {
    await setTextSize(usual)
    await browser.detach()
  }
}
