import { createContext } from 'react-router'

/** What a page may know of its request, besides the request itself. */
export const requestIdContext = createContext<string>('')

/** For limits that hold per sender; never stored. */
export const senderAddressContext = createContext<string>('unknown')

/** What went wrong while the page was made; the page itself shows an apology. */
export const faultContext = createContext<unknown>(null)

/** The page's own inline scripts, by their hashes, for its security policy. */
export const scriptHashesContext = createContext<string[]>([])
