import { createCipheriv, createECDH, hkdfSync, randomBytes, sign } from 'node:crypto'
import type { PushKeys } from './push-keys.ts'

/** The keys of a device, as its browser gave them. */
type DeviceKeys = { readonly p256dh: string; readonly auth: string }

const RECORD_SIZE = 4_096
/** Pads every message to the same length, so that a push service cannot tell them apart. */
const PADDED_TO = 1_024

/**
 * Encrypts a message for a device (RFC 8291, with aes128gcm of RFC 8188). Returns undefined for invalid keys.
 */
export function encryptPush(text: string, { p256dh, auth }: DeviceKeys): Buffer | undefined {
  try {
    const receiver = Buffer.from(p256dh, 'base64url')
    const secret = Buffer.from(auth, 'base64url')
    const own = createECDH('prime256v1')
    own.generateKeys()
    const sender = own.getPublicKey()
    const shared = own.computeSecret(receiver)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiver, sender])
    const material = hkdfSync('sha256', shared, secret, info, 32)
    const salt = randomBytes(16)
    const derive = (name: string, length: number) =>
      Buffer.from(hkdfSync('sha256', Buffer.from(material), salt, `Content-Encoding: ${name}\0`, length))
    const cipher = createCipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
    const plain = Buffer.from(text)
    // The byte 2 ends the last record; the zeros are padding.
    const padded = Buffer.concat([plain, Buffer.of(2), Buffer.alloc(Math.max(0, PADDED_TO - plain.length))])
    const sealed = Buffer.concat([cipher.update(padded), cipher.final(), cipher.getAuthTag()])
    const head = Buffer.alloc(5)
    head.writeUInt32BE(RECORD_SIZE)
    head.writeUInt8(sender.length, 4)
    return Buffer.concat([salt, head, sender, sealed])
  } catch {
    return undefined
  }
}

/** Push services accept tokens for a day at most. */
const GOOD_FOR_SECONDS = 12 * 3_600

/** Returns the header that identifies the sender to the push service of a device (RFC 8292). */
export function vapidHeader(
  { publicKey, sign: key }: PushKeys,
  { endpoint, subject, now }: { endpoint: string; subject: string; now: Date },
): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const exp = Math.floor(now.getTime() / 1_000) + GOOD_FOR_SECONDS
  const claim = `${part({ typ: 'JWT', alg: 'ES256' })}.${part({ aud: new URL(endpoint).origin, exp, sub: subject })}`
  const signature = sign('sha256', Buffer.from(claim), { key: key(), dsaEncoding: 'ieee-p1363' })
  return `vapid t=${claim}.${signature.toString('base64url')}, k=${publicKey}`
}
