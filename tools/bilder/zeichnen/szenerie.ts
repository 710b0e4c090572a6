/** Wer wo steht: sammelt die Auftritte einer Szene und malt sie von hinten nach vorn. */
import { ellipse, type Stufe } from './blatt.ts'
import { type Mensch, menschImRaum } from './mensch.ts'
import { type Auftritt, vonHintenNachVorn } from './reihenfolge.ts'
import type { Buehne } from './wand.ts'

type Stand = { y?: number; hell?: number; schatten?: boolean }

export type Szenerie = {
  auftritte: Auftritt[]
  /** Etwas in der Tiefe z, mit eigener Zeichnung. */
  bei: (z: number, male: () => void) => void
  /** Etwas an einem Ort; bekommt Bildpunkt und Bildpunkte je Meter. */
  stelle: (x: number, z: number, male: (x: number, y: number, m: number) => void, y?: number) => void
  mensch: (x: number, z: number, m: Mensch, o?: Stand) => void
  /** Ein Mensch im Zimmer, mit weichem Schatten unter sich. */
  drinnen: (x: number, z: number, m: Mensch, o?: Stand) => void
  male: () => void
}

export function szenerie(b: Buehne): Szenerie {
  const { blatt, kamera } = b
  const auftritte: Auftritt[] = []
  return {
    auftritte,
    bei: (z, male) => auftritte.push([z, male]),
    stelle: (x, z, male, y = 0) =>
      auftritte.push([z, () => male(...kamera.punkt([x, y, z]), kamera.masstab([x, y, z]))]),
    mensch: (x, z, m, o = {}) => auftritte.push([z, () => menschImRaum(b, m, x, z, o)]),
    drinnen: (x, z, m, o = {}) =>
      auftritte.push([
        z,
        () => {
          const [px, py] = kamera.punkt([x, 0, z])
          const k = kamera.masstab([x, 0, z])
          if (o.schatten !== false) blatt.male(ellipse(px + k * 0.1, py, k * 0.46, k * 0.1), '#3a2a34', 0.3)
          menschImRaum(b, m, x, z, { hell: 0.88, ...o, schatten: false })
        },
      ]),
    male: () => vonHintenNachVorn(auftritte),
  }
}

/** Weiches Licht über dem fertigen Bild, von (x, y) her. */
export function stimmung(
  b: Pick<Buehne, 'blatt'>,
  x: number,
  y: number,
  rad: number,
  stufen: readonly Stufe[],
): void {
  const { blatt } = b
  blatt.roh('<g style="mix-blend-mode:soft-light">')
  blatt.male('M0 0H2400V1600H0Z', blatt.schein(x, y, rad, stufen))
  blatt.roh('</g>')
}
