import { createECDH, createPrivateKey, hkdfSync, type KeyObject } from 'node:crypto'

/** With which this house says to push services who it is (RFC 8292). */
export type PushKeys = { readonly publicKey: string; readonly sign: () => KeyObject }

const CURVE = 'prime256v1'

/**
 * Drawn from the key of the site, which lies beside the database: the same as long as that is, on every server of a town,
 * and nothing more that has to be backed up. Devices subscribe to the public one.
 */
export function openPushKeys(key: () => Buffer): PushKeys {
  const pair = createECDH(CURVE)
  // Nearly every number is one of the curve; else the next is.
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
