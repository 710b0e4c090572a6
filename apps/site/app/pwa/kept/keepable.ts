import { isPublicPage } from '@rathausplatz/contract/public-page'

/** Allowed query parameters; filters contain what people typed. */
const ASKED = new Set(['sprache', 'seite'])

/** Whether the address is a public page (C-07) without personal input. */
export function isKeepable(address: URL): boolean {
  return isPublicPage(address.pathname) && [...address.searchParams.keys()].every(name => ASKED.has(name))
}
