import { isPublicPage } from '@rathausplatz/contract/public-page'

/** All that an address may ask for; filters hold what people typed. */
const ASKED = new Set(['sprache', 'seite'])

/** True for the address of a public page (C-07) that says nothing of who reads it. */
export function isKeepable(address: URL): boolean {
  return isPublicPage(address.pathname) && [...address.searchParams.keys()].every(name => ASKED.has(name))
}
