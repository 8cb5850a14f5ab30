import { createContext } from 'react'

/** Marks our own inline scripts: see server/http/page-html.ts. Set on the server only. */
export const Nonce = createContext<string | undefined>(undefined)
