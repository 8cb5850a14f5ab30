import type { Dialog, Locator, Page } from '@playwright/test'
import { siteAdmin } from '#test/built-site.ts'

/** Where the site is, what its admin does there, and what that takes. */
export class AdminHand {
  readonly page: Page
  readonly url: string
  readonly isPhone: boolean
  presses = 0
  fields = 0
  keys = 0
  /** What happens before what was typed is sent: nothing, a reload of the page, or the end of the session. */
  before: 'nothing' | 'reload' | 'lapse' = 'nothing'
  /** Of reloads before which the browser asked whether to leave. */
  warnings = 0
  reloads = 0

  constructor(page: Page, url: string) {
    this.page = page
    this.url = url
    this.isPhone = (page.viewportSize()?.width ?? 0) < 500
  }

  /** Presses the first of these that is in sight: versions differ in where they have it. */
  async press(...targets: Locator[]): Promise<void> {
    await this.visible(targets).click()
    this.presses += 1
  }

  async fill(target: Locator, value: string): Promise<void> {
    await this.visible([target]).fill(value)
    this.fields += 1
  }

  async choose(target: Locator, value: string | { label: string }): Promise<void> {
    await this.visible([target]).selectOption(value)
    this.fields += 1
  }

  async key(name: string): Promise<void> {
    await this.page.keyboard.press(name)
    this.keys += 1
  }

  /** Types where the focus is. */
  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text)
    this.fields += 1
  }

  async sees(...targets: Locator[]): Promise<void> {
    await this.visible(targets).waitFor()
  }

  /**
   * Presses what sends all that was typed. After a reload the admin opens a dialog `again`, and gives what is never
   * kept: a password or a file.
   */
  async send(target: Locator, again?: () => Promise<void>): Promise<void> {
    if (this.before === 'reload') await this.reload(again)
    if (this.before === 'lapse') await this.endSession()
    await this.press(target)
    if (this.before === 'lapse') await this.logInAgain()
  }

  /** The same around one of many saves. After a reload the page is as when it was opened. */
  async amid(save: () => Promise<void>): Promise<void> {
    if (this.before === 'lapse') await this.endSession()
    await save()
    if (this.before === 'lapse') await this.logInAgain()
    if (this.before === 'reload') await this.load()
  }

  /** By the menu. */
  async go(name: string | RegExp): Promise<void> {
    if (this.isPhone) await this.press(this.page.getByRole('button', { name: 'Menu openen' }))
    await this.press(this.page.getByRole('link', { name }))
  }

  /** What the admin wanted. */
  proves(what: string, isSo: boolean): void {
    if (!isSo) throw new Error(`this is not so: ${what}`)
  }

  /** What a visitor reads there now. */
  async reads(path: string): Promise<string> {
    return (await this.page.request.get(this.url + path)).text()
  }

  async call(method: string, path: string): Promise<unknown> {
    const { ADMIN_USERNAME, ADMIN_PASSWORD } = siteAdmin
    const basic = Buffer.from(`${ADMIN_USERNAME}:${ADMIN_PASSWORD}`).toString('base64')
    const headers = { authorization: `Basic ${basic}` }
    const response = await fetch(this.url + path, { method, headers })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 200)}`)
    return text === '' ? undefined : JSON.parse(text)
  }

  /** All that was typed is there again. */
  private async reload(again?: () => Promise<void>): Promise<void> {
    const typed = await this.typed()
    await this.load()
    await again?.()
    const deadline = Date.now() + 10_000
    while ((await this.typed()) !== typed) {
      this.proves(
        `after a reload ${typed} is back, instead of ${await this.typed()}`,
        Date.now() < deadline,
      )
      await this.page.waitForTimeout(100)
    }
  }

  private async load(): Promise<void> {
    const count = (dialog: Dialog) => {
      if (dialog.type() === 'beforeunload') this.warnings += 1
      void dialog.accept()
    }
    this.page.on('dialog', count)
    await this.page.reload()
    this.page.off('dialog', count)
    this.reloads += 1
    await this.page.getByRole('heading', { level: 1 }).waitFor()
  }

  private typed(): Promise<string> {
    const fields = this.page.locator(
      ':is(main, dialog[open]) :is(input:not([type=search], [type=password], [type=file]), textarea, select, [contenteditable=true])',
    )
    return fields.evaluateAll((all) =>
      JSON.stringify(
        all.map((each) =>
          each instanceof HTMLInputElement && ['checkbox', 'radio'].includes(each.type)
            ? each.checked
            : each instanceof HTMLElement && each.isContentEditable
              ? each.innerText.trim()
              : (each as HTMLInputElement).value,
        ),
      ),
    )
  }

  private async endSession(): Promise<void> {
    await this.page.evaluate(async () => {
      const { username, password } = JSON.parse(sessionStorage.getItem('adminCredentials') ?? '{}')
      const authorization = `Basic ${btoa(`${username}:${password}`)}`
      const headers = { authorization, 'content-type': 'application/json' }
      const { ok, status } = await fetch('/api/admin/sessions', { method: 'DELETE', headers })
      if (!ok) throw new Error(`the session is not ended: ${status}`)
    })
  }

  private async logInAgain(): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: 'Log opnieuw in' })
    await dialog.getByLabel('Wachtwoord', { exact: true }).fill(siteAdmin.ADMIN_PASSWORD)
    await dialog.getByRole('button', { name: 'Inloggen' }).click()
    await dialog.waitFor({ state: 'detached' })
    this.before = 'nothing'
  }

  private visible(targets: Locator[]): Locator {
    const [first, ...others] = targets.map((target) => target.filter({ visible: true }))
    if (!first) throw new Error('nothing to press')
    return others.reduce((all, other) => all.or(other), first).first()
  }
}

export type Task = {
  name: string
  /** Makes sense on a phone as well. */
  isOnPhone?: true
  act: (hand: AdminHand) => Promise<void>
}
