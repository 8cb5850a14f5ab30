import { createContext } from 'react-router'

/** What a page may know of its request, besides the request itself. */
export const requestIdContext = createContext<string>('')

/** What went wrong while the page was made; the page itself shows an apology. */
export const faultContext = createContext<unknown>(undefined)
