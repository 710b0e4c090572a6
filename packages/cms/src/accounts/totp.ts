import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Codes of an app by RFC 6238: a new one every 30 seconds, six digits. */
const STEP_SECONDS = 30
/** A phone's clock may be wrong by one step. */
const TOLERANCE = 1
const SECRET_BYTES = 20

const BASE_32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Returns a new secret for an app (base 32, RFC 4648). */
export function newSecret(): string {
  const bits = [...randomBytes(SECRET_BYTES)].map(byte => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{5}/g) ?? []).map(five => BASE_32[Number.parseInt(five, 2)]).join('')
}

function bytesOf(secret: string): Buffer {
  const bits = Array.from(secret, letter => BASE_32.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map(eight => Number.parseInt(eight, 2)))
}

/** Returns the text of the QR code. */
export const uriOf = (secret: string, email: string, issuer: string): string =>
  `otpauth://totp/${encodeURIComponent(`${issuer}:${email}`)}?${new URLSearchParams({ secret, issuer })}`

export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1_000 / STEP_SECONDS)

export function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) & 15
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** Whether a code has the form of an app's code, and not that of a recovery code. */
export const isAppCode = (code: string): boolean => /^\d{6}$/.test(code)

/** Returns the time step of a code; undefined if the code fits no step, or only a used one. */
export function matchingStep(secret: string, code: string, now: Date, lastStep: number): number | undefined {
  if (!isAppCode(code)) return undefined
  const given = Buffer.from(code)
  const here = stepAt(now)
  const steps = Array.from({ length: 2 * TOLERANCE + 1 }, (_, index) => here - TOLERANCE + index)
  // Compares all steps, so that the time reveals nothing.
  const fitting = steps.filter(step => timingSafeEqual(Buffer.from(codeOf(secret, step)), given))
  return fitting.find(step => step > lastStep)
}
