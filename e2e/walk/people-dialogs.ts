import type { Page } from '@playwright/test'
import { answer, choose, press, type ShownDialog, type } from './hand.ts'

const colleague = {
  id: 2,
  username: 'sanne',
  role: 'editor',
  hasSecondFactor: true,
  isSelf: false,
  createdAt: '2026-01-05T09:00:00.000Z',
  sessions: 1,
  waiting: null,
}

/** Another colleague, who is logged in or has a link. */
async function withColleague(page: Page, waiting: object | null = null) {
  const path = '**/api/admin/administrators'
  await answer(page, path, [{ ...colleague, waiting }])
  await answer(page, '**/api/admin/administrators/2/sessions', [])
  await page.reload()
}

const aLink = {
  isInvitation: true,
  expiresAt: '2099-01-01T09:00:00.000Z',
  email: 'sanne@example.com',
}

async function withSecondFactor(page: Page) {
  const account = {
    ...{ username: 'beheer', role: 'owner', recoveryCodes: 9, passkeys: [] },
    ...{ hasSecondFactor: true, hasApp: true, needsSecondFactor: false },
    passkeySite: { origin: 'http://localhost', host: 'localhost', why: null },
  }
  await answer(page, /\/api\/admin\/account$/, account)
  await page.reload()
}

const other = { isCurrent: false, device: 'Firefox op Windows', createdAt: colleague.createdAt }

/** About who may log in. */
export const peopleDialogs: ShownDialog[] = [
  {
    file: 'colleagues/invite-dialog.tsx',
    at: '/admin/settings/colleagues',
    open: (page) => press(page, 'Collega uitnodigen'),
  },
  {
    file: 'colleagues/link-dialog.tsx',
    at: '/admin/settings/colleagues',
    open: async (page) => {
      const made = { id: 2, token: 'a'.repeat(43), expiresAt: aLink.expiresAt, mail: 'off' }
      await page.route('**/api/admin/administrators', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 201, json: made })
          : route.fallback(),
      )
      await press(page, 'Collega uitnodigen')
      await type(page, 'Gebruikersnaam', 'sanne')
      await type(page, 'Je huidige wachtwoord', 'een lang wachtwoord')
      await press(page, /^Uitnodigen$/)
      await page.getByRole('dialog', { name: 'Geef deze link door' }).waitFor()
    },
  },
  {
    file: 'colleagues/role-dialog.tsx',
    at: '/admin/settings/colleagues',
    open: async (page) => {
      await withColleague(page)
      await choose(page, /^Acties voor/, /Rol wijzigen/)
    },
  },
  {
    file: 'colleagues/colleague-sessions.tsx',
    at: '/admin/settings/colleagues',
    open: async (page) => {
      await withColleague(page)
      await choose(page, /^Acties voor/, /Sessies/)
    },
  },
  {
    file: 'colleagues/new-link-dialog.tsx',
    at: '/admin/settings/colleagues',
    open: async (page) => {
      await withColleague(page)
      await choose(page, /^Acties voor/, /Wachtwoord resetten/)
    },
  },
  {
    file: 'colleagues/withdraw-dialog.tsx',
    at: '/admin/settings/colleagues',
    open: async (page) => {
      await withColleague(page, aLink)
      await choose(page, /^Acties voor/, /Link intrekken/)
    },
  },
  {
    file: 'colleagues/colleague-dialogs.tsx',
    at: '/admin/settings/colleagues',
    open: async (page) => {
      await withColleague(page)
      await choose(page, /^Acties voor/, /Verwijderen/)
    },
  },
  {
    file: 'access/password-dialog.tsx',
    at: '/admin/settings/access',
    open: (page) => press(page, /aanzetten/i),
  },
  {
    file: 'access/both-steps-dialog.tsx',
    at: '/admin/settings/access',
    open: async (page) => {
      await withSecondFactor(page)
      await press(page, /uitzetten/i)
    },
  },
  {
    file: 'access/add-passkey-dialog.tsx',
    at: '/admin/settings/access',
    open: (page) => press(page, /passkey toevoegen/i),
  },
  {
    file: 'access/end-session-dialog.tsx',
    at: '/admin/settings/access',
    open: async (page) => {
      await answer(page, /\/api\/admin\/sessions$/, [
        { ...other, id: 9, lastUsedAt: other.createdAt },
      ])
      await page.reload()
      await press(page, /^Uitloggen\s*: Firefox/)
    },
  },
  {
    file: 'session/login-dialog.tsx',
    at: '/admin/faqs/new',
    open: async (page) => {
      await answer(
        page,
        /\/api\/admin\/providers|\/api\/admin\/parkings/,
        { error: 'Log opnieuw in' },
        401,
      )
      await press(page, /^Aanbieders/, 'link')
    },
  },
]
