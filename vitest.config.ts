import tailwindcss from '@tailwindcss/vite'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumFlags, findChromium } from './test/chromium.ts'

// A busy machine is slow, not wrong.
const testTimeout = 30_000
const expectInTime = { poll: { timeout: 15_000 } }

/** Only the tests of components need one; the others also run without. */
function chromiumFor(project: string): string | undefined {
  const chosen = process.argv.filter((argument) => argument.startsWith('--project='))
  const isChosen = chosen.length === 0 || chosen.includes(`--project=${project}`)
  return isChosen ? findChromium() : undefined
}

// Files of one worker share a process and its packages: see test/own-modules.ts.
const server = {
  include: ['server/**/*.test.ts'],
  setupFiles: ['test/own-modules.ts', 'test/quiet.ts', 'test/checked-answers.ts'],
  env: { NODE_ENV: 'test', DATA_DIR: 'memory://' },
  isolate: false,
  testTimeout,
  hookTimeout: 60_000,
  expect: expectInTime,
  // This module may be initialized only once per process.
  server: { deps: { inline: ['@resvg/resvg-wasm'] } },
}

export default defineConfig({
  test: {
    // By default one core stays idle.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'domain',
          include: ['domain/**/*.test.ts', 'test/**/*.test.ts', 'scripts/**/*.test.ts'],
          isolate: false,
          setupFiles: ['test/quiet.ts'],
          testTimeout,
          expect: expectInTime,
        },
      },
      // The same suite on both engines; only what one of them has by itself is left out of the other.
      {
        test: {
          ...server,
          name: 'pglite',
          execArgv: ['--liftoff-only'],
          exclude: ['server/db/engine/postgres.test.ts'],
          globalSetup: ['test/pglite-for-all.ts'],
          setupFiles: [...server.setupFiles, 'test/pglite-per-file.ts'],
        },
      },
      {
        test: {
          ...server,
          name: 'postgres',
          exclude: ['server/db/engine/embedded.test.ts'],
          globalSetup: ['test/postgres-for-all.ts'],
          setupFiles: [...server.setupFiles, 'test/postgres-per-file.ts'],
        },
      },
      {
        plugins: [tailwindcss()],
        optimizeDeps: {
          exclude: ['lucide-react'],
          include: [
            'react',
            'react-dom',
            'react-router',
            'react-day-picker',
            'react-day-picker/locale/nl',
            'radix-ui',
            '@tanstack/react-query',
            'zod',
            '@tiptap/core',
            '@tiptap/react',
            '@tiptap/starter-kit',
            '@tiptap/extension-image',
            '@tiptap/extension-table',
          ],
        },
        test: {
          name: 'browser',
          testTimeout,
          expect: expectInTime,
          include: ['app/**/*.test.tsx', 'app/**/*.test.ts'],
          setupFiles: [
            'test/no-profiling.ts',
            'test/quiet.ts',
            'test/styles.ts',
            'test/own-storage.ts',
            'test/undrawn.ts',
          ],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { executablePath: chromiumFor('browser'), args: chromiumFlags },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
