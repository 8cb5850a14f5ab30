import { type APIRequestContext, expect, type Page } from '@playwright/test'

export const admin = { username: 'beheer', password: 'een lang wachtwoord' }

/** Logs in through the login page. */
export async function logIn(page: Page, path = '/admin'): Promise<void> {
  await page.goto(path)
  await page.getByLabel('Gebruikersnaam').fill(admin.username)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(admin.password)
  await page.getByRole('button', { name: 'Inloggen' }).click()
  await expect(page.getByRole('button', { name: 'Uitloggen' }).first()).toBeVisible()
}

/** An API call for what a journey needs but does not test. */
export async function call<Body>(
  request: APIRequestContext,
  method: string,
  path: string,
  body?: unknown,
): Promise<Body> {
  const basic = Buffer.from(`${admin.username}:${admin.password}`).toString('base64')
  const response = await request.fetch(path, {
    method,
    headers: { authorization: `Basic ${basic}`, 'content-type': 'application/json' },
    data: body === undefined ? undefined : JSON.stringify(body),
  })
  expect(response.ok(), `${method} ${path}`).toBe(true)
  const text = await response.text()
  // The caller states the type of the response: see server/api.
  return (text === '' ? undefined : JSON.parse(text)) as Body
}
