import { createContext } from 'react'

/** Sources of a content security policy that allow exactly the inline code of one page. */
export type InlineCode = { readonly scripts: readonly string[]; readonly styles: readonly string[] }

/**
 * The mark of our own inline scripts and styles while a page is drawn, set as a nonce. It is removed before
 * the page is sent, so it stays secret; in the browser there is no mark.
 */
export const InlineMark = createContext<string | undefined>(undefined)
