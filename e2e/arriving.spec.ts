import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'

/** Long enough for the browser to paint what it has. */
const pauseMs = 400

test('nothing moves while the HTML of the home page is still arriving', async ({
  page,
  baseURL,
}) => {
  if (!baseURL) throw new Error('There is no site.')
  const html = await (await fetch(baseURL)).text()
  const parts = html.split(/(?<=<h1[^>]*>|<\/h1>|<\/form>)/)
  const server = createServer(async (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    for (const part of parts) {
      response.write(part)
      await sleep(pauseMs)
    }
    response.end()
  }).listen(0)
  await once(server, 'listening')

  const slow = `http://localhost:${(server.address() as AddressInfo).port}`
  await page.route(
    (url) => url.origin === slow && url.pathname !== '/',
    async (route) => {
      // The site stores no page view of another origin.
      if (route.request().method() === 'POST') return route.fulfill({ status: 204 })
      // Not continued there: a page of another origin may not load the site's files.
      const url = route.request().url().replace(slow, baseURL)
      return route.fulfill({ response: await route.fetch({ url }) })
    },
  )
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(slow)
  server.close()
  const moved = await movement(page)
  // What the page still asks for is not what this is about.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  expect(moved).toBeLessThan(0.01)
})

/** The cumulative layout shift. */
async function movement(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let total = 0
        new PerformanceObserver((list) => {
          // The types of TypeScript lack layout shifts.
          for (const { value } of list.getEntries() as unknown as { value: number }[])
            total += value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(total), 500)
      }),
  )
}
