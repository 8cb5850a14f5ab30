import { expect, testOnKeptPage as test } from './journey.ts'

test.describe('the admin', () => {
  test.use({ expectedComplaints: [/401 \(Unauthorized\)/] })

  test('is sent to the login, mistypes, logs in, sees the dashboard and logs out', async ({
    page,
  }) => {
    await page.goto('/admin')
    await expect(page).toHaveURL('/admin/login')

    await page.getByLabel('Gebruikersnaam').fill('beheer')
    await page.getByLabel('Wachtwoord', { exact: true }).fill('een fout wachtwoord')
    await page.getByRole('button', { name: 'Inloggen' }).click()
    await expect(page.getByText('Ongeldige gebruikersnaam of wachtwoord.').first()).toBeVisible()

    await page.getByLabel('Wachtwoord', { exact: true }).fill('een lang wachtwoord')
    await page.getByRole('button', { name: 'Inloggen' }).click()
    await expect(page).toHaveURL('/admin')
    await expect(
      page.getByText('Je bent succesvol ingelogd als administrator.').first(),
    ).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.getItem('adminAuth'))).toBe('true')
    expect(await page.evaluate(() => sessionStorage.getItem('adminCredentials'))).not.toContain(
      'een lang wachtwoord',
    )

    await page.getByRole('button', { name: 'Uitloggen' }).click()
    await expect(page).toHaveURL('/admin/login')
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  })
})
