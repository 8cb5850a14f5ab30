import { createContext } from 'react-router'
import type { Inline } from './csp.ts'

/** What a page knows of its request besides the Request itself. */
export const requestIdContext = createContext<string>('')

/** For rate limits per sender. Never stored. */
export const senderAddressContext = createContext<string>('unknown')

/** The error while the page was rendered. The page itself shows an apology. */
export const faultContext = createContext<unknown>(null)

/** Hashes of the page's own inline scripts and styles, for its Content-Security-Policy. */
export const hashesContext = createContext<Inline>({ scripts: [], styles: [] })
