import { encode } from 'uqr'

/** A QR code as one SVG path of dark squares. */
export type QrCode = { size: number; path: string }

/** Draws the QR code on the server, so that the secret is not sent anywhere else. */
export function qrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size, path: path.join('') }
}
