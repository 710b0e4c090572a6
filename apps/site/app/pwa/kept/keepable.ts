import { isPublicPage } from '@rathausplatz/contract/public-page'

/**
 * Query parameters of pages that may be kept. Others, such as filters, may contain text that a person has
 * typed.
 */
const ASKED = new Set(['sprache', 'seite'])

/** Whether the address is a public page (C-07) without personal input. */
export function isKeepable(address: URL): boolean {
  return isPublicPage(address.pathname) && [...address.searchParams.keys()].every(name => ASKED.has(name))
}
