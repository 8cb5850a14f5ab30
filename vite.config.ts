import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

// Icons and primitives; not those that only the admin has, which come with Radix.
const parts =
  /\/lucide-react\/|\/app\/ui\/(?!toast|tooltip|tabs\.|scroll-area|menu|drawer|dialog|switch|radio)/

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0 },
  // Known beforehand, so that the first page in development need not be loaded twice.
  optimizeDeps: {
    include: [
      ...['radix-ui', 'lucide-react', '@tanstack/react-query', 'zod'],
      // Of the editor, which is loaded by its page alone.
      ...['core', 'react', 'starter-kit', 'extension-image', 'extension-table'].map(
        (part) => `@tiptap/${part}`,
      ),
    ],
  },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            entryFileNames: 'assets/[name]-[hash].js',
            codeSplitting: {
              // What every public page shares in one file, rather than in forty small ones, each of
              // which a phone has to ask for.
              groups: [
                { name: 'site', test: /\/app\/site\//, minShareCount: 8 },
                { name: 'parts', test: parts, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
    // One server build: the process, the calls, the pages and the database in one module graph.
    ssr: { build: { rollupOptions: { input: 'server/main.ts' } } },
  },
})
