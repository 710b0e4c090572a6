/** Vom SVG zum Bild: Korn und leichte Randabdunklung, immer gleich. */
import sharp, { type Sharp } from 'sharp'
import { BREITE, HOEHE } from './zeichnen/blatt.ts'

function rauschen(breite: number, hoehe: number, saat: number): Float32Array {
  const feld = new Float32Array(breite * hoehe)
  let s = saat
  for (let i = 0; i < feld.length; i++) {
    s = (Math.imul(s, 1664525) + 1013904223) >>> 0
    feld[i] = s / 2147483648 - 1
  }
  return feld
}

/** Weiches Rauschen mit Zellgröße `zelle`, wie ungleich aufgetragene Farbe. */
function wolkig(zelle: number, saat: number): (x: number, y: number) => number {
  const b = Math.ceil(BREITE / zelle) + 2
  const netz = rauschen(b, Math.ceil(HOEHE / zelle) + 2, saat)
  return (x, y) => {
    const [u, v] = [x / zelle, y / zelle]
    const [i, j] = [Math.floor(u), Math.floor(v)]
    const [a, c] = [u - i, v - j]
    const k = j * b + i
    const oben = (netz[k] ?? 0) * (1 - a) + (netz[k + 1] ?? 0) * a
    const unten = (netz[k + b] ?? 0) * (1 - a) + (netz[k + b + 1] ?? 0) * a
    return oben * (1 - c) + unten * c
  }
}

export async function abzug(svg: string): Promise<Sharp> {
  const { data } = await sharp(Buffer.from(svg), { limitInputPixels: false, unlimited: true })
    .resize(BREITE, HOEHE)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const korn = rauschen(BREITE, HOEHE, 7)
  const grob = wolkig(46, 11)
  const fein = wolkig(5, 23)
  for (let y = 0; y < HOEHE; y++) {
    for (let x = 0; x < BREITE; x++) {
      const i = y * BREITE + x
      const [dx, dy] = [x / BREITE - 0.5, y / HOEHE - 0.5]
      const rand = Math.max(0, dx * dx * 1.1 + dy * dy * 0.9 - 0.14)
      const faktor = 1 - rand * 0.36 + grob(x, y) * 0.012
      const plus = (korn[i] ?? 0) * 3.2 + fein(x, y) * 3.4
      const j = i * 3
      const [r, g, b] = [data[j] ?? 0, data[j + 1] ?? 0, data[j + 2] ?? 0]
      const grau = 0.3 * r + 0.59 * g + 0.11 * b
      for (let k = 0; k < 3; k++) {
        const satt = grau + ((k === 0 ? r : k === 1 ? g : b) - grau) * 1.12
        const t = Math.max(0, Math.min(1, satt / 255))
        const tief = t + (t * t * (3 - 2 * t) - t) * 0.22
        data[j + k] = Math.max(0, Math.min(255, tief * 255 * faktor + plus + 0.5))
      }
    }
  }
  return sharp(data, { raw: { width: BREITE, height: HOEHE, channels: 3 } })
}
