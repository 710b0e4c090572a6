import { createContext } from 'react'

/** Allows our own inline scripts and styles of one answer. */
export const NonceContext = createContext<string | undefined>(undefined)
