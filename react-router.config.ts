import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  serverBuildFile: 'main.js',
} satisfies Config
