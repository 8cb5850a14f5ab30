import { page } from 'vitest/browser'
import { type Answers, refusal } from '#test/calls.ts'

/** The tab of an admin whose session has lapsed on the server. */
export function withLapsedSession(): void {
  sessionStorage.setItem('adminAuth', 'true')
  sessionStorage.setItem('adminCredentials', '{"username":"beheer","password":"ppk_oud"}')
}

export const lapsed = () => refusal(401, 'Log opnieuw in')

/** What answers another login. */
export const loginAnswers = (): Answers => ({
  'GET /api/admin/dashboard': Array.from({ length: 4 }, () => Response.json({})),
  'POST /api/admin/sessions': [
    Response.json({ username: 'beheer', key: 'ppk_nieuw' }, { status: 201 }),
  ],
})

/** Logs in again in the dialog over the page. */
export async function logInAgain(): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Log opnieuw in' })
  await dialog.getByLabelText('Wachtwoord').fill('een lang wachtwoord')
  await dialog.getByRole('button', { name: 'Inloggen' }).click()
}
