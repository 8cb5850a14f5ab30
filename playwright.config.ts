import { defineConfig } from '@playwright/test'
import { starter } from './scripts/current-build.mjs'
import { siteAdmin } from './test/built-site.ts'
import { chromiumFlags, findChromium } from './test/chromium.ts'

const port = 3999

/** They wait for a minute, or start a site many times. They go first, so that nothing waits for them. */
const longest = /(posts|leaving)\.spec\.ts/

/** Journeys against the built product, started as the README says, with a database of its own. */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  projects: [
    { name: 'longest', testMatch: longest },
    { name: 'others', testIgnore: longest },
  ],
  workers: 3,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  outputDir: 'test-results/journeys',
  // A busy machine is slow, not wrong.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'nl-NL',
    launchOptions: { executablePath: findChromium(), args: chromiumFlags },
  },
  webServer: {
    command: `node ${starter}`,
    url: `http://localhost:${port}/healthz`,
    env: {
      PORT: String(port),
      DATA_DIR: 'memory://',
      LOG_LEVEL: 'warn',
      DATABASE_URL: '',
      ...siteAdmin,
    },
    stdout: 'ignore',
    reuseExistingServer: false,
  },
})
