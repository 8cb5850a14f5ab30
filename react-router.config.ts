import type { Config } from '@react-router/dev/config'
import { newBuild } from './scripts/current-build.mjs'

export default {
  ssr: true,
  buildDirectory: newBuild,
  serverBuildFile: 'main.js',
} satisfies Config
