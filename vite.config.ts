import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { type Graph, isPublic, recordChunks } from './scripts/chunks.ts'
import { iconSprite } from './scripts/icon-sprite.ts'

// Shared by most pages of one side; in one file rather than forty, each of which a phone has to ask for.
const shared = /\/lucide-react\/|\/app\/(ui|site)\//

const publicOnly = (name: string) => (id: string, graph: Graph) =>
  isPublic(id, graph) ? name : null

export default defineConfig({
  plugins: [iconSprite(), tailwindcss(), reactRouter(), recordChunks()],
  build: { assetsInlineLimit: 0 },
  // Known beforehand, so that the first page in development need not be loaded twice.
  optimizeDeps: {
    include: [
      ...['radix-ui', '@tanstack/react-query', 'zod'],
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
                { name: publicOnly('site'), test: /\/app\/site\//, minShareCount: 8, priority: 3 },
                { name: publicOnly('parts'), test: shared, minShareCount: 2, priority: 2 },
                { name: 'admin', test: shared, minShareCount: 2, priority: 1 },
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
