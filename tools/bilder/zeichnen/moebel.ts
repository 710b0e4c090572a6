/** Möbel: Kissen, Sessel, Stuhl, Tisch, Teppich. Maße in Metern. */
import { ellipse, kurve, z as zahl } from './blatt.ts'
import { type Farbe, heller } from './farbe.ts'
import { quader } from './innenraum.ts'
import { ton, type Vektor } from './licht.ts'
import type { Buehne } from './wand.ts'

/** Sitzkissen, `g` ist der halbe Durchmesser. */
export function kissen(b: Buehne, x: number, z: number, f: Farbe, g = 0.5): void {
  const { blatt, kamera, licht } = b
  const [px, py] = kamera.punkt([x, 0, z])
  const k = kamera.masstab([x, 0, z]) * g
  blatt.male(ellipse(px + k * 0.2, py + k * 0.1, k * 1.25, k * 0.3), '#3a2430', 0.35)
  blatt.male(
    kurve(
      [
        [px - k, py - k * 0.1],
        [px - k * 0.8, py - k * 0.55],
        [px, py - k * 0.68],
        [px + k * 0.8, py - k * 0.55],
        [px + k, py - k * 0.1],
        [px + k * 0.6, py + k * 0.16],
        [px - k * 0.6, py + k * 0.16],
      ],
      true,
    ),
    blatt.verlauf(0, 0, 1, 0.6, [
      [0, ton(licht, heller(f, 0.3), 1)],
      [0.5, ton(licht, f, 0.7)],
      [1, ton(licht, f, 0.1)],
    ]),
  )
}

/** Ohrensessel, Vorderkante bei z. */
export function sessel(b: Buehne, x: number, z: number, f: Farbe): void {
  const { blatt, kamera, licht } = b
  quader(b, x - 0.55, 0.08, z, 1.1, 0.42, 0.9, f)
  quader(b, x - 0.62, 0.1, z - 0.05, 0.2, 0.66, 0.95, f)
  quader(b, x + 0.42, 0.1, z - 0.05, 0.2, 0.66, 0.95, f)
  const [px, py] = kamera.punkt([x, 0.5, z + 0.75])
  const k = kamera.masstab([x, 0, z + 0.75])
  blatt.male(
    kurve(
      [
        [px - k * 0.56, py],
        [px - k * 0.6, py - k * 0.7],
        [px - k * 0.36, py - k * 0.92],
        [px + k * 0.36, py - k * 0.92],
        [px + k * 0.6, py - k * 0.7],
        [px + k * 0.56, py],
      ],
      true,
      0.7,
    ),
    blatt.verlauf(0, 0, 1, 0.4, [
      [0, ton(licht, heller(f, 0.25), 1)],
      [0.5, ton(licht, f, 0.7)],
      [1, ton(licht, f, 0.15)],
    ]),
  )
}

/** Stuhl von der Seite; die Lehne steht gegen die Blickrichtung. Sitzhöhe nach der Größe der Person. */
export function stuhl(
  b: Buehne,
  x: number,
  z: number,
  blick: 1 | -1,
  groesse = 172,
  f: Farbe = '#a8743f',
): void {
  const { blatt, kamera, licht } = b
  const h = (0.4 * groesse) / 172
  const beine = (dz: number, hell: number) => {
    const [px, py] = kamera.punkt([x, 0, z + dz])
    const k = kamera.masstab([x, 0, z + dz])
    blatt.strich(
      `M${zahl(px - blick * k * 0.26)} ${zahl(py)}L${zahl(px - blick * k * 0.2)} ${zahl(py - k * h)}L${zahl(px - blick * k * 0.26)} ${zahl(py - k * (h + 0.44))}M${zahl(px + blick * k * 0.24)} ${zahl(py)}L${zahl(px + blick * k * 0.2)} ${zahl(py - k * h)}`,
      ton(licht, f, hell),
      k * 0.045,
    )
  }
  const [sx, sy] = kamera.punkt([x, 0, z])
  const m = kamera.masstab([x, 0, z])
  blatt.male(ellipse(sx + m * 0.08, sy, m * 0.42, m * 0.09), '#3a2a34', 0.3)
  beine(0.2, 0.35)
  quader(b, blick > 0 ? x - 0.3 : x + 0.24, h + 0.28, z - 0.2, 0.06, 0.18, 0.4, f)
  quader(b, x - 0.24, h, z - 0.2, 0.48, 0.05, 0.4, f)
  beine(-0.2, 0.75)
}

/** Runder Teppich aus Ringen, von außen nach innen. */
export function teppich(
  b: Buehne,
  x: number,
  z: number,
  rx: number,
  rz: number,
  ringe: readonly (readonly [anteil: number, farbe: Farbe])[],
): void {
  const { blatt, kamera, licht } = b
  for (const [k, f] of ringe) {
    const oval: Vektor[] = Array.from({ length: 44 }, (_, i) => [
      x + Math.cos(i * 0.1428) * rx * k,
      0,
      z + Math.sin(i * 0.1428) * rz * k,
    ])
    blatt.male(kurve(kamera.flaeche(oval), true), ton(licht, f, 0.75, 3))
  }
}

/** Klavier an der Wand, von vorn gesehen: Mitte bei x, Rückseite etwas hinter z. */
export function klavier(b: Buehne, x: number, z: number): void {
  const { blatt, kamera, licht } = b
  const holz = '#5a3226'
  const [px, py] = kamera.punkt([x, 0, z])
  const k = kamera.masstab([x, 0, z])
  blatt.male(ellipse(px + k * 0.1, py, k * 0.95, k * 0.09), '#3a2a34', 0.34)
  quader(b, x - 0.76, 0, z, 1.52, 1.22, 0.5, holz)
  quader(b, x - 0.8, 1.22, z - 0.04, 1.6, 0.05, 0.56, holz)
  quader(b, x - 0.68, 0.12, z - 0.02, 1.36, 0.46, 0.02, heller(holz, 0.1))
  quader(b, x - 0.68, 0.82, z - 0.02, 1.36, 0.34, 0.02, heller(holz, 0.1))
  for (const dx of [-0.74, 0.66]) quader(b, x + dx, 0, z - 0.3, 0.08, 0.62, 0.08, holz)
  quader(b, x - 0.76, 0.62, z - 0.34, 1.52, 0.1, 0.34, holz)
  const taste = (u: number, b2: number, t0: number, t1: number, f: Farbe) =>
    blatt.male(
      kurve(
        kamera.flaeche([
          [x + u, 0.725, z - t0],
          [x + u + b2, 0.725, z - t0],
          [x + u + b2, 0.725, z - t1],
          [x + u, 0.725, z - t1],
        ]),
        true,
        0,
      ),
      ton(licht, f, 0.95),
    )
  taste(-0.68, 1.36, 0.32, 0.04, '#f8f2e4')
  for (let i = 0; i < 26; i++)
    if (i % 7 !== 2 && i % 7 !== 6) taste(-0.65 + i * 0.05, 0.028, 0.2, 0.04, '#241e26')
  const [nx, ny] = kamera.punkt([x, 0.95, z - 0.06])
  for (const d of [-1, 1])
    blatt.male(
      `M${zahl(nx)} ${zahl(ny)}h${zahl(d * k * 0.24)}v${zahl(-k * 0.3)}h${zahl(-d * k * 0.24)}Z`,
      d < 0 ? '#fdf8ea' : '#f0e6d2',
    )
  for (let i = 0; i < 4; i++)
    blatt.male(
      `M${zahl(nx - k * 0.2)} ${zahl(ny - k * (0.25 - i * 0.06))}h${zahl(k * 0.4)}v${zahl(k * 0.012)}h${zahl(-k * 0.4)}Z`,
      '#8a8088',
      0.8,
    )
}
