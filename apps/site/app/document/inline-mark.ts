import { createContext } from 'react'

/** Sources of a content security policy that allow exactly the inline code of one page. */
export type InlineCode = { readonly scripts: readonly string[]; readonly styles: readonly string[] }

/**
 * The mark, set as a nonce, that our own inline scripts and styles carry while a page is drawn. It is removed
 * before the page is sent, so it stays secret; in the browser there is none.
 */
export const InlineMark = createContext<string | undefined>(undefined)
