/** Die Rheinebene: Felder, Hecken, Dörfer, Fluss und die Vogesen. */
import { ellipse, kurve, type Punkt, vieleck } from './blatt.ts'
import { type Farbe, heller, mische } from './farbe.ts'
import { huegelzug, kamm } from './huegel.ts'
import { dunstig, ton, type Vektor } from './licht.ts'
import type { Buehne } from './wand.ts'
import { type Zufall, zufall } from './zufall.ts'

export function vogesen(b: Buehne, horizont: number, saat = 5, hub = 1): void {
  const { blatt, licht } = b
  const blau = '#5b7fb4'
  for (const [i, [h, t]] of (
    [
      [58, 0.5],
      [40, 0.36],
      [24, 0.24],
      [12, 0.16],
    ] as const
  ).entries()) {
    const k = kamm(zufall(saat + i * 3), horizont - h * hub * 0.7, h * hub * 0.55, 1300 - i * 260)
    huegelzug(
      blatt,
      k,
      horizont + 4,
      mische(ton(licht, blau, 0.6), licht.dunst, t),
      mische(mische(ton(licht, blau, 0.6), licht.dunst, t + 0.3), licht.dunst, 0.5),
    )
  }
}

export function ebene(
  b: Buehne,
  r: Zufall,
  o: { horizont: number; z1: number; z2: number; felder: readonly Farbe[]; hecke: Farbe; breite?: number },
): void {
  const { blatt, kamera, licht } = b
  const fern = Math.min(1, 1)
  blatt.male(
    `M0 ${o.horizont}H2400V1600H0Z`,
    blatt.bildverlauf(0, o.horizont, 0, o.horizont + 500, [
      [0, dunstig(licht, ton(licht, mische('#8fa070', '#9fb4b8', 0.5), 0.8), o.z2)],
      [1, dunstig(licht, ton(licht, '#9aa868', 0.8), 160 * fern)],
    ]),
  )
  const kante = o.breite ?? 1.0
  for (let z = o.z2; z > o.z1; ) {
    const dz = z * r.zahl(0.07, 0.16)
    const halb = z * kante
    for (let x = -halb; x < halb; ) {
      const w = z * r.zahl(0.07, 0.26)
      const schraeg = z * 0.05
      const f = r.wahl(o.felder)
      const p: Vektor[] = [
        [x, 0, z],
        [x + w * 0.97, 0, z],
        [x + w * 0.97 - schraeg, 0, z - dz * 0.95],
        [x - schraeg, 0, z - dz * 0.95],
      ]
      const q = kamera.flaeche(p)
      if (q.length) blatt.male(vieleck(q), dunstig(licht, ton(licht, f, 0.8), z * 0.6), 0.9)
      if (r.chance(0.35) && q.length) {
        // Ackerzeilen
        let d = ''
        for (let i = 0; i < 6; i++) {
          const t = (i + 0.3) / 6
          const l = kamera.flaeche([
            [x + w * t, 0, z],
            [x + w * (t + 0.05), 0, z],
            [x + w * (t + 0.05) - schraeg, 0, z - dz * 0.95],
            [x + w * t - schraeg, 0, z - dz * 0.95],
          ])
          d += vieleck(l)
        }
        blatt.male(d, dunstig(licht, ton(licht, heller(f, 0.25), 0.8), z * 0.9), 0.6)
      }
      if (r.chance(0.6)) {
        let d = ''
        let h = ''
        const n = r.ganz(8, 26)
        for (let i = 0; i < n; i++) {
          const [px, py] = kamera.punkt([x + (w * i) / n, 0, z - dz])
          const g = kamera.masstab([x, 0, z]) * r.zahl(2, 5)
          d += ellipse(px, py - g * 0.6, g * 0.9, g)
          h += ellipse(px + (licht.richtung[0] < 0 ? -1 : 1) * g * 0.3, py - g * 0.9, g * 0.5, g * 0.5)
        }
        blatt.male(d, dunstig(licht, ton(licht, o.hecke, 0.3), z * 0.9))
        blatt.male(h, dunstig(licht, ton(licht, heller(o.hecke, 0.2), 0.9), z * 0.9), 0.8)
      }
      x += w
    }
    z -= dz
  }
}

/** Fluss auf der Ebene entlang einer Linie von (x, z, Breite). */
export function fluss(b: Buehne, lauf: readonly (readonly [number, number, number])[]): void {
  const { blatt, kamera, licht } = b
  const l: Punkt[] = lauf.map(([x, z, w]) => kamera.punkt([x - w * 0.3, 0, z + w / 2]))
  const re: Punkt[] = lauf.map(([x, z, w]) => kamera.punkt([x + w * 0.3, 0, z - w / 2]))
  const hell = licht.himmel.at(-1)?.[1] ?? '#ffffff'
  const d = kurve([...l, ...re.toReversed()], true, 0.9)
  blatt.male(
    d,
    blatt.verlauf(0, 0, 0, 1, [
      [0, mische(hell, '#ffffff', 0.35)],
      [1, mische(licht.himmel[1]?.[1] ?? '#88aacc', hell, 0.35)],
    ]),
  )
}

/** Kleines Dorf am Horizont. */
export function dorf(b: Buehne, r: Zufall, x: number, z: number, n: number): void {
  const { blatt, kamera, licht } = b
  const m = kamera.masstab([x, 0, z])
  let daecher = ''
  let waende = ''
  for (let i = 0; i < n; i++) {
    const [px, py] = kamera.punkt([x + r.zahl(-60, 60), 0, z + r.zahl(-20, 20)])
    const g = m * r.zahl(7, 11)
    waende += vieleck([
      [px, py],
      [px + g, py],
      [px + g, py - g * 0.5],
      [px, py - g * 0.5],
    ])
    daecher += vieleck([
      [px - g * 0.1, py - g * 0.45],
      [px + g * 1.1, py - g * 0.45],
      [px + g * 0.8, py - g],
      [px + g * 0.2, py - g],
    ])
  }
  const [kx, ky] = kamera.punkt([x, 0, z])
  waende += vieleck([
    [kx - m * 3, ky],
    [kx + m * 3, ky],
    [kx + m * 3, ky - m * 22],
    [kx - m * 3, ky - m * 22],
  ])
  daecher += vieleck([
    [kx - m * 3.4, ky - m * 21.5],
    [kx + m * 3.4, ky - m * 21.5],
    [kx, ky - m * 36],
  ])
  blatt.male(waende, dunstig(licht, ton(licht, '#f4e6cf', 0.9), z * 0.7))
  blatt.male(daecher, dunstig(licht, ton(licht, '#b25c42', 0.8), z * 0.7))
}
