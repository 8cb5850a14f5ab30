import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0 },
  // Known beforehand, so that the first page in development need not be loaded twice.
  optimizeDeps: { include: ['radix-ui', 'lucide-react', '@tanstack/react-query', 'zod'] },
  environments: {
    // One server build: the process, the calls, the pages and the database in one module graph.
    ssr: { build: { rollupOptions: { input: 'server/main.ts' } } },
  },
})
