import type { Page } from '@playwright/test'

/** Sends a call of the admin, for what a dialog needs. */
export type Call = <Body>(method: string, path: string, body?: unknown) => Promise<Body>

export type ShownDialog = {
  /** Of the dialog, in app/admin, without what it shares with others. */
  file: string
  at: string
  open: (page: Page, call: Call) => Promise<unknown>
}

export const press = (
  page: Page,
  name: string | RegExp,
  role: 'button' | 'menuitem' | 'link' = 'button',
) => page.getByRole(role, { name }).filter({ visible: true }).first().click()

/** The first item with this name in the menu behind the first button with that one. */
export async function choose(page: Page, menu: RegExp, item: RegExp) {
  await press(page, menu)
  await press(page, item, 'menuitem')
}

export const type = (page: Page, label: string, value: string) =>
  page.getByLabel(label, { exact: true }).filter({ visible: true }).first().fill(value)

export const answer = (page: Page, path: RegExp | string, body: unknown, status = 200) =>
  page.route(path, (route) => route.fulfill({ status, json: body }))
