/**
 * For pages whose address is a key from a mail: nobody finds or keeps them, and no other house learns of the address. Not
 * `no-referrer`: browsers would send their forms without an origin.
 */
export const ofHolder = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex, nofollow',
} as const

/** Longer than any key of ours. */
const LONGEST_KEY = 200

export const keyIn = ({ schluessel = '' }: { schluessel?: string | undefined }): string =>
  schluessel.slice(0, LONGEST_KEY)
