import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { commands, packagesOutside } from './scripts/current-build.mjs'
import { firstRoots, isPublic, recordChunks } from './scripts/vite/chunks.ts'
import { programs } from './server/programs.ts'

/**
 * The files of public pages, which would be over a hundred by themselves: decision 0008. A file also takes
 * what its modules import, unless one before it has it.
 */
const publicFiles = [
  { name: 'react', test: /\/node_modules\/(react|react-dom|react-router|scheduler)\// },
  { name: 'first', test: firstRoots },
  // The thin modules of the other pages, fetched when the browser is idle.
  { name: 'pages', test: /\/app\/routes\/public\// },
  // What the frame of every page brings when the browser is idle.
  { name: 'frame', test: /\/(footer|mobile-menu|broken-page|cookie-question)\.tsx/ },
  // The content of the page that most visits are about, and what the contents of others share.
  { name: 'airport-content', test: /\/(airport-content|faq-section)\.tsx/ },
  { name: isPublic('site'), debugName: 'site', minShareCount: 2 },
].map((group, at) => ({ ...group, priority: 10 - at }))

/**
 * The server build contains its packages, because Node takes longer to find a thousand files than to
 * run them.
 */
const withPackages = {
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: {
    noExternal: true as const,
    external: [...packagesOutside, '@electric-sql/pglite/nodefs'],
  },
}

/** React Router would give each entry the name of the first. */
const ownNames: Plugin = {
  name: 'own-names',
  applyToEnvironment: ({ name }) => name === 'ssr',
  outputOptions: (options) => ({ ...options, entryFileNames: '[name].js' }),
}

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), recordChunks(), ownNames],
  // The limit is for the server's files. What a page loads is weighed by scripts/page-weight.ts.
  build: {
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 5_000,
    // Browsers without these hints load the files all the same.
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false } },
  },
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
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: publicFiles } } } } },
    // One server build: the process, the calls, the pages and the database in one module graph.
    ssr: {
      ...(command === 'build' ? withPackages : {}),
      build: {
        rolldownOptions: {
          input: ['server/main.ts', ...commands.map((name) => `scripts/${name}.ts`), ...programs],
        },
      },
    },
  },
}))
