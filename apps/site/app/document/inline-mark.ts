import { createContext } from 'react'

/** Sources of a content security policy that allow exactly the inline code of one page. */
export type InlineCode = { readonly scripts: readonly string[]; readonly styles: readonly string[] }

/**
 * The mark that our own inline scripts and styles carry while a page is drawn, as a nonce. It is taken off again before
 * the page leaves, so nobody outside ever learns it; in the browser there is none.
 */
export const InlineMark = createContext<string | undefined>(undefined)
