import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { changedRouter } from './scripts/vite/changed-router.ts'
import {
  type Graph,
  isFirst,
  isFirstText,
  isPublic,
  isShared,
  mergedEntries,
  prefetchParts,
  reaches,
  recordChunks,
} from './scripts/vite/chunks.ts'
import { iconSprite } from './scripts/vite/icon-sprite.ts'
import { reactModules } from './scripts/vite/react-modules.ts'
import { shortNames } from './scripts/vite/short-names.ts'
import { programs } from './server/programs.ts'

const framework = /\/node_modules\/(react|react-dom|react-router|scheduler)\//

/** What nearly every page has. What is left out belongs to a few of them. */
const everywhere =
  /\/app\/(ui|site\/(ui|page|track))\/|\/shell\/(?!not-found|hero)|\/domain\/(?!parking|filter|stay|plot|post|quote|transfer|fact|planner|alternative|order|basket|arrival|tariff|surcharge|statistics\/chart)|^\0icon:/

type Subject = { name: string; shared: RegExp[]; later?: RegExp }

/**
 * What pages share goes into one of a few files, rather than forty, each of which a phone has to ask for:
 * what every page has, and what pages about the same subject share. With it comes what nearly every such
 * page loads `later`. A file also takes what its modules import, unless an earlier one has it.
 */
const subjects: Subject[] = [
  {
    name: 'site',
    shared: [everywhere, /\/stay\/(?!clock-hours|stay-moments)/, /\/site\/faq\//],
    later: /\/shell\/(footer|mobile-menu|broken-page)|\/cookie-question|\/fill-page|\/faq-section/,
  },
  {
    name: 'parkings',
    shared: [
      /\/(parkings?|filter|compare|plot|booking|quote|transfer|fact)\/(?!counted-days|day-prices|quote\.ts|fact\.ts|fact-(fields|check))/,
      /\/report-link\.tsx/,
    ],
  },
  { name: 'airports', shared: [/\/site\/(airports|map|home|search)\//, /\/hero\.tsx/] },
  {
    name: 'facts',
    shared: [
      /\/domain\/(fact|quote|tariff|stay)\/(?!quote\.ts|counted-days|clock-hours)/,
      /\/parking-page\/(checked-meter|fact-icons)/,
    ],
  },
  { name: 'not-found', shared: [/\/not-found-page/] },
  { name: 'messages', shared: [/\/site\/contact\//] },
  { name: 'reports', shared: [/\/site\/report\//] },
  { name: 'texts', shared: [/\/site\/(blog|legal)\//] },
]

/** The name of a group, for the modules that belong to it. */
const named =
  (name: string, belongs: (id: string, graph: Graph) => boolean) => (id: string, graph: Graph) =>
    belongs(id, graph) ? name : null

/** For the pages of the site, which load nothing of the admin. */
const sharedFiles = subjects.map(({ name, shared, later }, index) => ({
  debugName: name,
  name: named(name, (id, graph) => {
    const belongs = later?.test(id) || (shared.some((some) => some.test(id)) && isShared(id, graph))
    return belongs && isPublic(id, graph) && !reaches(/\/zod\//, id, graph)
  }),
  priority: 12 - index,
}))

/**
 * The server build contains its packages, because Node takes longer to find a thousand files than to
 * run them. PGlite reads files that lie beside its own, and sharp is native.
 */
const withPackages = {
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: {
    noExternal: true as const,
    external: ['@electric-sql/pglite', '@electric-sql/pglite/nodefs', 'sharp'],
  },
}

/**
 * V8 keeps the text of each file as long as the process runs, and with two bytes for each character if one
 * of them is not ASCII. Such a character is written as an escape.
 */
const asciiTexts: Plugin = {
  name: 'ascii-texts',
  applyToEnvironment: ({ name }) => name === 'ssr',
  generateBundle(_, bundle) {
    for (const output of Object.values(bundle)) {
      if (output.type === 'chunk') output.code = output.code.replaceAll(/[^\0-\x7f]/g, escaped)
    }
  },
}

const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

/** React Router would give each entry the name of the first. */
const ownNames: Plugin = {
  name: 'own-names',
  applyToEnvironment: ({ name }) => name === 'ssr',
  outputOptions: (options) => ({ ...options, entryFileNames: '[name].js' }),
}

/**
 * Vite wraps each `import()` so that it also loads what the file imports and its sheet. The pages have
 * one sheet, and nearly always have the imports already. What fails is told to `app/ui/upgrade/new-version.tsx`.
 */
const bareImports: Plugin = {
  name: 'bare-imports',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper/ },
    handler: () =>
      'export const __vitePreload = (load) => load().catch(async (error) => { await window.scriptFailed?.(); throw error })',
  },
}

export default defineConfig(({ command }) => ({
  plugins: [
    iconSprite(),
    tailwindcss(),
    shortNames(),
    reactModules(),
    changedRouter(),
    reactRouter(),
    recordChunks(),
    prefetchParts(),
    mergedEntries(),
    ownNames,
    asciiTexts,
    bareImports,
  ],
  // The limit is for the server's files. What a page loads is weighed by scripts/page-weight.ts.
  build: { assetsInlineLimit: 0, chunkSizeWarningLimit: 5_000, modulePreload: false },
  // Known beforehand, so that the first page in development need not be loaded twice.
  optimizeDeps: {
    include: [
      ...['radix-ui', '@tanstack/react-query', 'zod'],
      // Of the calendar, which is loaded when it is first opened.
      ...['react-day-picker', 'react-day-picker/locale/nl'],
      // Of the editor, which is loaded by its page alone.
      ...['core', 'react', 'starter-kit', 'extension-image', 'extension-table'].map(
        (part) => `@tiptap/${part}`,
      ),
    ],
    // Imported an icon at a time.
    exclude: ['lucide-react'],
  },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            entryFileNames: 'assets/[name]-[hash].js',
            codeSplitting: {
              groups: [
                { name: 'react', test: framework, priority: 20 },
                { debugName: 'first', name: named('first', isFirst), priority: 16 },
                {
                  debugName: 'first-texts',
                  name: named('first-texts', isFirstText),
                  minShareCount: 2,
                  priority: 15,
                },
                ...sharedFiles,
                { name: 'admin', test: /\/lucide-react\/|\/app\/(ui|site)\//, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
    // One server build: the process, the calls, the pages and the database in one module graph.
    ssr: {
      ...(command === 'build' ? withPackages : {}),
      build: {
        rollupOptions: {
          input: ['server/main.ts', ...programs],
          output: { comments: false },
        },
      },
    },
  },
}))
