import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const shell = 'chromium-headless-shell'
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const otherPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * Finds the fastest Chromium for tests: the headless shell, which is the same engine without the
 * rest of a browser, or else the browser itself.
 * @throws with instructions, if the machine has neither
 */
export function findChromium(): string {
  return find([process.env.CHROMIUM_PATH ?? '', ...onPath([shell, ...names]), ...otherPaths])
}

/**
 * Finds the browser itself, for what the shell lacks: the cache for going back and forward.
 * @throws with instructions, if the machine has none
 */
export function findBrowser(): string {
  return find([...onPath(names), ...otherPaths, process.env.CHROMIUM_PATH ?? ''])
}

function onPath(programs: string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return programs.flatMap((program) => folders.map((folder) => join(folder, program)))
}

function find(paths: string[]): string {
  const found = paths.find(isProgram)
  if (!found) {
    throw new Error(
      'The browser tests need Chromium or Chrome, and there is none here. Install one (Debian: ' +
        'apt-get install chromium; macOS: brew install --cask chromium) or set CHROMIUM_PATH.',
    )
  }
  return found
}

function isProgram(path: string): boolean {
  if (!existsSync(path)) return false
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

// Chromium uses only the last --disable-features switch, so this list repeats Playwright's. It adds the
// two pages of the address bar's popup, which Chromium otherwise creates with every page.
const features = [
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'AimEnabled',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
]

/** Flags that let the browser run as root and make no network connections of its own. */
export const chromiumFlags = [
  `--disable-features=${features.join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Letters as wide as on a phone. The headless shell rounds their widths to whole pixels.
  '--font-render-hinting=none',
]
