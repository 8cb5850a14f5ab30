// All that the server changes in the HTML that React renders. e2e/build.spec.ts fails if it no longer finds it.
import { createHash } from 'node:crypto'
import type { Inline } from './csp.ts'

/**
 * Takes the inline scripts and styles with this nonce from a page: their hashes, and the page without the
 * nonce, so that it can be cached. A script injected by user content doesn't know the nonce, so it
 * gets no hash and doesn't run.
 */
export function takeInline(page: string, nonce: string): { html: string; hashes: Inline } {
  const nonceAttribute = ` nonce="${nonce}"`
  const hashesOf = (elements: RegExp) => {
    const hashes = [...page.matchAll(elements)]
      .filter(
        ([, attributes = '']) =>
          attributes.includes(nonceAttribute) && !attributes.includes(' src='),
      )
      .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    return [...new Set(hashes)]
  }
  const hashes = {
    scripts: hashesOf(/<script( [^>]*)>([\s\S]*?)<\/script>/g),
    styles: hashesOf(/<style( [^>]*)>([\s\S]*?)<\/style>/g),
  }
  return { html: page.replaceAll(nonceAttribute, ''), hashes }
}

/**
 * A page without the hints to load its scripts early. It works without them, and hinted they would compete with
 * its fonts and its picture: 0.8 s of the largest paint on a slow phone.
 */
export const withoutPreloads = (page: string) =>
  page.replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
