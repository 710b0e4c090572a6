/** Marktstände: gestreifte Plane, Tisch, Kisten mit Ware. */
import { ellipse, type Punkt, vieleck } from './blatt.ts'
import { dunkler, type Farbe, heller } from './farbe.ts'
import { ton, type Vektor } from './licht.ts'
import { type Buehne, Wand } from './wand.ts'
import type { Zufall } from './zufall.ts'

export type Stand = {
  x: number
  z: number
  breite: number
  plane: readonly [Farbe, Farbe]
  ware?: readonly Farbe[] | undefined
  leer?: boolean
  schnee?: boolean
  licht?: boolean
}

const GEMUESE: readonly Farbe[] = [
  '#d9472f',
  '#e98a2b',
  '#7fae45',
  '#e9c53e',
  '#8a2f5a',
  '#4f8a3f',
  '#c9352f',
  '#f0b24a',
]

export function standschatten(b: Buehne, s: Stand): Vektor[] {
  const [lx, ly, lz] = b.licht.richtung
  return (
    [
      [0, 0],
      [s.breite, 0],
      [s.breite, 2.4],
      [0, 2.4],
    ] as const
  ).map(([u, t]) => [s.x + u - (lx / ly) * 2.4, 0, s.z + t - (lz / ly) * 2.4] as Vektor)
}

export function marktstand(b: Buehne, r: Zufall, s: Stand): void {
  const { blatt, kamera, licht } = b
  const w = new Wand(b, [s.x, 0, s.z], [1, 0, 0])
  const W = s.breite
  const hinten = 2.2
  const f = (farbe: Farbe, h: number) => ton(licht, farbe, h, w.fern * 0.8)
  const feld = (p: Vektor[]) => {
    const q = kamera.flaeche(p)
    return q.length ? vieleck(q) : ''
  }
  const P = (u: number, y: number, t: number): Vektor => [s.x + u, y, s.z + t]
  // Rückwand im Schatten der Plane, hintere Pfosten
  blatt.male(
    feld([P(0, 0, hinten), P(W, 0, hinten), P(W, 2.5, hinten), P(0, 2.5, hinten)]),
    blatt.verlauf(
      0,
      0,
      0,
      1,
      s.licht
        ? [
            [0, '#ffd68a'],
            [0.5, '#e0913c'],
            [1, '#7a4028'],
          ]
        : [
            [0, f('#5a4a48', 0.2), 0.75],
            [1, f('#6a5a54', 0.2), 0.35],
          ],
    ),
  )
  for (const u of [0.05, W - 0.13])
    blatt.male(
      feld([P(u, 0, hinten), P(u + 0.08, 0, hinten), P(u + 0.08, 2.5, hinten), P(u, 2.5, hinten)]),
      f('#7a5a40', 0.4),
    )
  // Tischplatte und Tuch
  const tuch = s.plane[0]
  blatt.male(feld([P(0, 0.95, 0.1), P(W, 0.95, 0.1), P(W, 0.95, 1), P(0, 0.95, 1)]), f('#b98d60', 0.6))
  if (!s.leer) {
    const ware = s.ware ?? GEMUESE
    const kisten = Math.max(3, Math.round(W / 0.62))
    for (let reihe = 1; reihe >= 0; reihe--)
      for (let i = 0; i < kisten; i++) {
        const u = (W * i) / kisten + 0.04
        const kb = W / kisten - 0.08
        const y = 0.95 + reihe * 0.16
        const t = 0.12 + reihe * 0.42
        const farbe = r.wahl(ware)
        const g = w.schaerfe * r.zahl(0.05, 0.085)
        let d = ''
        let hell = ''
        let tief = ''
        for (let k = 0; k < 26; k++) {
          const [px, py] = kamera.punkt(
            P(u + r.zahl(0.06, kb - 0.06), y + 0.16 + r.zahl(-0.02, 0.14), t + 0.1),
          )
          if (k < 9) tief += ellipse(px, py + g * 0.5, g)
          else d += ellipse(px, py, g, g * 0.92)
          if (k > 12) hell += ellipse(px - g * 0.3, py - g * 0.35, g * 0.36)
        }
        blatt.male(tief, f(dunkler(farbe, 0.3), 0.4))
        blatt.male(d, f(farbe, 0.75))
        blatt.male(hell, f(heller(farbe, 0.45), 1), 0.8)
        blatt.male(
          feld([P(u, y, t), P(u + kb, y, t), P(u + kb, y + 0.17, t), P(u, y + 0.17, t)]),
          f('#c09560', 0.7),
        )
        blatt.male(
          feld([P(u, y + 0.07, t), P(u + kb, y + 0.07, t), P(u + kb, y + 0.09, t), P(u, y + 0.09, t)]),
          f('#7f5a38', 0.5),
        )
      }
  }
  const falten = Math.round(W / 0.25)
  for (let i = 0; i < falten; i++) {
    const [u0, u1] = [(W * i) / falten, (W * (i + 1)) / falten]
    blatt.male(
      feld([P(u0, 0.12, 0.02), P(u1, 0.12, 0.02), P(u1, 0.98, 0.02), P(u0, 0.98, 0.02)]),
      f(i % 2 ? dunkler(tuch, 0.14) : tuch, 0.55),
    )
  }
  w.schatten(w.feld(0, 0.12, W, 0.3), 0.25)
  if (!s.leer) {
    // Kisten davor
    for (let i = 0; i < Math.floor(W / 0.9); i++) {
      if (r.chance(0.35)) continue
      const u = i * 0.9 + 0.1
      const farbe = r.wahl(s.ware ?? GEMUESE)
      const g = w.schaerfe * 0.08
      blatt.male(
        feld([P(u, 0, -0.5), P(u + 0.66, 0, -0.5), P(u + 0.66, 0.34, -0.5), P(u, 0.34, -0.5)]),
        f('#b98a55', 0.7),
      )
      blatt.male(
        feld([P(u, 0.13, -0.5), P(u + 0.66, 0.13, -0.5), P(u + 0.66, 0.19, -0.5), P(u, 0.19, -0.5)]),
        f('#76522f', 0.4),
      )
      let d = ''
      let hell = ''
      for (let k = 0; k < 16; k++) {
        const [px, py] = kamera.punkt(P(u + r.zahl(0.08, 0.58), 0.34 + r.zahl(0, 0.1), -0.45))
        d += ellipse(px, py, g)
        hell += ellipse(px - g * 0.3, py - g * 0.3, g * 0.35)
      }
      blatt.male(d, f(farbe, 0.8))
      blatt.male(hell, f(heller(farbe, 0.45), 1), 0.8)
    }
  }
  for (const u of [0.0, W - 0.09])
    blatt.male(feld([P(u, 0, 0), P(u + 0.09, 0, 0), P(u + 0.09, 2.3, 0), P(u, 2.3, 0)]), f('#8a6a4a', 0.7))
  // Plane
  const n = Math.max(6, Math.round(W / 0.36))
  const vorn = -0.45
  for (let i = 0; i < n; i++) {
    const [u0, u1] = [-0.2 + ((W + 0.4) * i) / n, -0.2 + ((W + 0.4) * (i + 1)) / n]
    const farbe = i % 2 ? s.plane[0] : s.plane[1]
    const p = [P(u0, 2.28, vorn), P(u1, 2.28, vorn), P(u1, 2.85, hinten), P(u0, 2.85, hinten)]
    blatt.male(
      feld(p),
      blatt.verlauf(0, 0, 0, 1, [
        [0, s.schnee ? '#c6d1ee' : f(farbe, 0.75)],
        [1, s.schnee ? '#e9eefb' : f(heller(farbe, 0.1), 1)],
      ]),
    )
    const bogen: Punkt[] = []
    for (let k = 0; k <= 6; k++)
      bogen.push(kamera.punkt(P(u0 + ((u1 - u0) * k) / 6, 2.05 - Math.sin((Math.PI * k) / 6) * 0.1, vorn)))
    blatt.male(
      vieleck([kamera.punkt(P(u1, 2.3, vorn)), kamera.punkt(P(u0, 2.3, vorn)), ...bogen]),
      f(dunkler(farbe, 0.08), s.licht ? 0.8 : 0.6),
    )
  }
}
