/** Addresses a visitor may be sent to: a path of this site, the web, a calendar feed, mail, telephone, a place on the page. */
const SAFE_ADDRESS = /^(?:\/(?![/\\])|(?:https?|webcal):\/\/[^\s/]|mailto:|tel:|#)[^\s<>"\\]*$/i

/** True for an address that can neither run script nor leave its origin by a trick (`//evil`, `/\evil`). */
export function isSafeAddress(address: string): boolean {
  return SAFE_ADDRESS.test(address)
}
