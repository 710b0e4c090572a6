import { encode } from 'uqr'

/** A picture of dark squares on a grid, as one path. */
export type QrCode = { size: number; path: string }

/** What an app reads from the screen. Drawn on the server: the secret goes nowhere else. */
export function qrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size, path: path.join('') }
}
