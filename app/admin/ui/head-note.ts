import { createContext, type ReactNode } from 'react'

/** What the heading of a page shows below itself, given by what is around the page. */
export const HeadNote = createContext<ReactNode>(null)
