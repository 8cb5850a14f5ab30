import type { Config } from '@react-router/dev/config'
import { newBuild } from './scripts/current-build.mjs'

export default {
  ssr: true,
  // A route is one file, so that a visitor's browser fetches half as many.
  splitRouteModules: false,
  buildDirectory: newBuild,
  serverBuildFile: 'main.js',
} satisfies Config
