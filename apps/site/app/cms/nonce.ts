import { createContext } from 'react'

/** Allows our own inline scripts and styles of one answer. Empty in the browser, which hides it. */
export const NonceContext = createContext<string | undefined>(undefined)
