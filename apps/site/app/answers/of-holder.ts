/**
 * Headers of pages whose address contains a key from a mail: the page is not indexed and not cached, and its
 * address is not sent to other websites. Not `no-referrer`, because browsers would then send the forms
 * without an origin.
 */
export const ofHolder = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex, nofollow',
} as const

/** Length to which a key is cut; every valid key is shorter. */
const LONGEST_KEY = 200

export const keyIn = ({ schluessel = '' }: { schluessel?: string | undefined }): string =>
  schluessel.slice(0, LONGEST_KEY)
