/**
 * Allowed link targets: a path of this site, the web, a calendar feed, mail, telephone, an anchor of the
 * page.
 */
const SAFE_ADDRESS = /^(?:\/(?![/\\])|(?:https?|webcal):\/\/[^\s/]|mailto:|tel:|#)[^\s<>"\\]*$/i

/**
 * Returns true for an address that can neither run a script nor leave its origin by a trick (`//evil`,
 * `/\evil`).
 */
export function isSafeAddress(address: string): boolean {
  return SAFE_ADDRESS.test(address)
}
