/**
 * Headers of pages whose address is a key from a mail: not indexed, not cached, and the address is not sent
 * to other websites. Not `no-referrer`: browsers would send the forms without an origin.
 */
export const ofHolder = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex, nofollow',
} as const

/** Longer than any valid key. */
const LONGEST_KEY = 200

export const keyIn = ({ schluessel = '' }: { schluessel?: string | undefined }): string =>
  schluessel.slice(0, LONGEST_KEY)
