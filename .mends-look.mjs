// usage: node .mends-look.mjs name path width [text] [js=0]
import { chromium } from '@playwright/test'
import { chromiumFlags, findChromium } from './test/chromium.ts'
const size = process.env.TEXT ?? '16'
const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags, `--blink-settings=defaultFontSize=${size}`] })
const base = process.env.BASE ?? 'http://localhost:4711'
for (const w of (process.env.W ?? '390,768,1440').split(',').map(Number)) {
  const ctx = await browser.newContext({ viewport: { width: w, height: 900 }, reducedMotion: 'reduce', locale: 'nl-NL', timezoneId: 'Europe/Amsterdam', javaScriptEnabled: process.env.NOJS ? false : true, baseURL: base })
  await ctx.addInitScript(() => { try { localStorage.setItem('cookieConsent', 'declined') } catch {} })
  const page = await ctx.newPage()
  page.setDefaultTimeout(20000)
  page.on('console', m => ['error','warning'].includes(m.type()) && console.log(w, m.type(), m.text().slice(0,200)))
  if (process.env.ADMIN) {
    await page.goto('/admin/login'); 
    await page.getByLabel('Gebruikersnaam').fill(process.env.ADMIN === '1' ? 'admin' : process.env.ADMIN); await page.getByLabel('Wachtwoord', {exact:true}).fill('een lang wachtwoord')
    await page.getByRole('button', {name:'Inloggen', exact:true}).click(); await page.getByRole('heading',{level:1,name:'Dashboard'}).waitFor()
  }
  await page.goto(process.argv[3], { waitUntil: 'networkidle' })
  if (process.env.DO) await (await import(process.env.DO)).default(page, w)
  await page.waitForTimeout(400)
  console.log(w, 'overflow', await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
  await page.screenshot({ path: `/tmp/w/mends-shots/${process.argv[2]}-${w}.png`, fullPage: !!process.env.FULL })
  await ctx.close()
}
await browser.close()
