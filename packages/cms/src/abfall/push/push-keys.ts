import { createECDH, createPrivateKey, hkdfSync, type KeyObject } from 'node:crypto'

/** The key pair that identifies this site to push services (RFC 8292). */
export type PushKeys = { readonly publicKey: string; readonly sign: () => KeyObject }

const CURVE = 'prime256v1'

/**
 * Derives the keys from the key of the site, which is kept beside the database. So they are the same on every
 * server of a town and need no backup of their own. Devices subscribe to the public key.
 */
export function openPushKeys(key: () => Buffer): PushKeys {
  const pair = createECDH(CURVE)
  // Nearly every number is a valid private key; otherwise the next one is tried.
  for (let round = 0; ; round++) {
    try {
      pair.setPrivateKey(Buffer.from(hkdfSync('sha256', key(), '', `push ${round}`, 32)))
      break
    } catch (error) {
      if (round > 9) throw error
    }
  }
  const point = pair.getPublicKey()
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33, 65).toString('base64url'),
    d: pair.getPrivateKey().toString('base64url').padStart(43, 'A'),
  }
  return {
    publicKey: point.toString('base64url'),
    sign: () => createPrivateKey({ key: jwk, format: 'jwk' }),
  }
}
