/** Kleine Dinge des öffentlichen Raums: Laternen, Bänke, Kübel, Fahrräder, Wimpel. */

import { ballen, blattwerk } from './baum.ts'
import { type Blatt, ellipse, kurve, type Punkt, rechteck, vieleck, z } from './blatt.ts'
import { dunkler, type Farbe, heller } from './farbe.ts'
import { type Licht, ton } from './licht.ts'
import { z4 } from './mensch.ts'
import type { Buehne } from './wand.ts'
import type { Zufall } from './zufall.ts'

export function laterne(blatt: Blatt, licht: Licht, x: number, y: number, h: number, an = false): void {
  const f = ton(licht, '#2f3a38', 0.5)
  blatt.male(
    vieleck([
      [x - h * 0.03, y],
      [x + h * 0.03, y],
      [x + h * 0.014, y - h * 0.14],
      [x + h * 0.01, y - h * 0.8],
      [x - h * 0.01, y - h * 0.8],
      [x - h * 0.014, y - h * 0.14],
    ]),
    f,
  )
  blatt.male(rechteck(x - h * 0.1, y - h * 0.7, h * 0.2, h * 0.012), f)
  if (an)
    blatt.male(
      ellipse(x, y - h * 0.87, h * 0.6),
      blatt.schein(x, y - h * 0.87, h * 0.6, [
        [0, '#ffd98a', 0.6],
        [0.25, '#ffc766', 0.22],
        [1, '#ffb84a', 0],
      ]),
    )
  blatt.male(
    vieleck([
      [x - h * 0.035, y - h * 0.8],
      [x + h * 0.035, y - h * 0.8],
      [x + h * 0.062, y - h * 0.93],
      [x - h * 0.062, y - h * 0.93],
    ]),
    an ? '#ffe7ae' : ton(licht, '#dfe6df', 0.9),
    an ? 1 : 0.85,
  )
  blatt.male(
    vieleck([
      [x - h * 0.075, y - h * 0.93],
      [x + h * 0.075, y - h * 0.93],
      [x + h * 0.02, y - h * 0.985],
      [x, y - h * 1.02],
      [x - h * 0.02, y - h * 0.985],
    ]) +
      rechteck(x - h * 0.04, y - h * 0.81, h * 0.08, h * 0.015) +
      rechteck(x - h * 0.004, y - h * 0.93, h * 0.008, h * 0.13),
    f,
  )
}

export function fahrrad(
  blatt: Blatt,
  licht: Licht,
  x: number,
  y: number,
  k: number,
  farbe: Farbe,
  blick: 1 | -1 = 1,
  korb = false,
): void {
  const f = ton(licht, farbe, 0.8)
  const d = ton(licht, '#2c2a2e', 0.4)
  let s = `<g transform="translate(${z(x)} ${z(y)}) scale(${z4(k * blick)} ${z4(k)})" fill="none" stroke-linecap="round" stroke-linejoin="round">`
  for (const cx of [-52, 52]) {
    s += `<circle cx="${cx}" cy="-34" r="33" stroke="${d}" stroke-width="4"/><circle cx="${cx}" cy="-34" r="30" stroke="${ton(licht, '#d9d6cc', 0.8)}" stroke-width="1.2"/>`
    let sp = ''
    for (let i = 0; i < 10; i++)
      sp += `M${cx} -34l${z(Math.cos(i * 0.628) * 30)} ${z(Math.sin(i * 0.628) * 30)}`
    s += `<path d="${sp}" stroke="${ton(licht, '#b9b6ae', 0.8)}" stroke-width=".8"/>`
  }
  s += `<path d="M-52 -34L-8 -32L-22 -84M-8 -32L36 -86M-20 -78L34 -80M-52 -34L-20 -78M34 -92L52 -34" stroke="${f}" stroke-width="5"/>`
  s += `<path d="M34 -92Q34 -102 26 -104L12 -100M-36 -88H-10" stroke="${d}" stroke-width="5.5"/><circle cx="-8" cy="-32" r="8" stroke="${d}" stroke-width="3.4"/><path d="M-8 -32l8 14h6" stroke="${d}" stroke-width="3.2"/><path d="M-84 -52Q-72 -78 -40 -74M24 -60Q48 -82 82 -54" stroke="${f}" stroke-width="3"/>`
  if (korb)
    s += `<path d="M36 -100h34l-5 26h-26Z" fill="${ton(licht, '#b98a55', 0.8)}" stroke="${ton(licht, '#7a5230', 0.6)}" stroke-width="2"/><circle cx="46" cy="-104" r="7" fill="${ton(licht, '#5d8a4a', 0.9)}"/><circle cx="58" cy="-106" r="8" fill="${ton(licht, '#e0a03a', 0.9)}"/>`
  blatt.roh(`${s}</g>`)
}

export function bank(blatt: Blatt, licht: Licht, x: number, y: number, b: number): void {
  const h = b * 0.42
  const holz = '#a8743f'
  blatt.male(ellipse(x + b * 0.5, y + 2, b * 0.56, b * 0.05), '#2f2b4c', 0.3)
  blatt.male(
    rechteck(x + b * 0.06, y - h * 0.55, b * 0.035, h * 0.55) +
      rechteck(x + b * 0.9, y - h * 0.55, b * 0.035, h * 0.55) +
      rechteck(x + b * 0.1, y - h, b * 0.03, h * 0.6) +
      rechteck(x + b * 0.87, y - h, b * 0.03, h * 0.6),
    ton(licht, '#2f3a38', 0.4),
  )
  for (const [v, d] of [
    [1, 0.12],
    [0.84, 0.12],
    [0.68, 0.12],
    [0.52, 0.1],
  ] as const) {
    blatt.male(rechteck(x, y - h * v, b, h * d), ton(licht, holz, v > 0.6 ? 0.7 : 0.95))
    blatt.male(rechteck(x, y - h * v, b, h * 0.03), ton(licht, heller(holz, 0.4), 1))
  }
}

export function kuebel(
  blatt: Blatt,
  r: Zufall,
  licht: Licht,
  x: number,
  y: number,
  g: number,
  bluete: Farbe,
  topf: Farbe = '#b5694a',
): void {
  blatt.male(ellipse(x + (licht.richtung[0] < 0 ? 1 : -1) * g * 0.4, y, g * 0.9, g * 0.14), '#2f2b4c', 0.3)
  blatt.male(
    kurve(
      [
        [x - g * 0.5, y - g * 0.8],
        [x + g * 0.5, y - g * 0.8],
        [x + g * 0.38, y],
        [x - g * 0.38, y],
      ],
      true,
      0.3,
    ),
    blatt.verlauf(licht.richtung[0] < 0 ? 0 : 1, 0, licht.richtung[0] < 0 ? 1 : 0, 0, [
      [0, ton(licht, heller(topf, 0.2), 1)],
      [0.5, ton(licht, topf, 0.6)],
      [1, ton(licht, dunkler(topf, 0.2), 0.1)],
    ]),
  )
  blatt.male(rechteck(x - g * 0.56, y - g * 0.9, g * 1.12, g * 0.16), ton(licht, heller(topf, 0.12), 0.8))
  pflanze(blatt, r, licht, x, y - g * 1.3, g * 0.62, bluete)
}

export function pflanze(
  blatt: Blatt,
  r: Zufall,
  licht: Licht,
  x: number,
  y: number,
  g: number,
  bluete?: Farbe,
  laub: Farbe = '#4f7d44',
): void {
  const s = licht.richtung[0] < 0 ? -1 : 1
  blatt.male(
    ballen(r, x, y, g) + blattwerk(r, x, y, g * 1.2, g * 1.1, 22, g * 0.16),
    ton(licht, dunkler(laub, 0.15), 0.2),
  )
  blatt.male(
    ballen(r, x + s * g * 0.2, y - g * 0.2, g * 0.66) +
      blattwerk(r, x + s * g * 0.2, y - g * 0.2, g * 0.95, g * 0.85, 20, g * 0.14),
    ton(licht, laub, 0.75),
  )
  blatt.male(
    blattwerk(r, x + s * g * 0.3, y - g * 0.35, g * 0.7, g * 0.6, 14, g * 0.12),
    ton(licht, heller(laub, 0.3), 1),
  )
  if (!bluete) return
  let d = ''
  let e = ''
  for (let i = 0; i < 26; i++) {
    const p = ellipse(x + r.zahl(-1, 1) * g, y + r.zahl(-1, 0.6) * g, g * r.zahl(0.08, 0.14))
    if (r.chance(0.6)) d += p
    else e += p
  }
  blatt.male(d, ton(licht, bluete, 0.7))
  blatt.male(e, ton(licht, heller(bluete, 0.35), 1))
}

/** Sonnenblume, `m` Bildpunkte je Meter, `h` Meter hoch. */
export function sonnenblume(blatt: Blatt, licht: Licht, px: number, py: number, m: number, h: number): void {
  blatt.strich(
    `M${z(px)} ${z(py)}q${z(m * 0.1)} ${z(-m * h * 0.5)} 0 ${z(-m * h)}`,
    ton(licht, '#4f7d3c', 0.7),
    m * 0.07,
  )
  for (const d of [-1, 1])
    blatt.male(
      kurve(
        [
          [px, py - m * h * 0.5],
          [px + d * m * 0.3, py - m * h * 0.62],
          [px + d * m * 0.46, py - m * h * 0.5],
          [px + d * m * 0.26, py - m * h * 0.44],
        ],
        true,
      ),
      ton(licht, '#6d9a48', 0.85),
    )
  let bl = ''
  for (let i = 0; i < 14; i++)
    bl += ellipse(px + Math.cos(i * 0.449) * m * 0.24, py - m * h + Math.sin(i * 0.449) * m * 0.24, m * 0.09)
  blatt.male(bl, ton(licht, '#f0b82e', 1))
  blatt.male(ellipse(px, py - m * h, m * 0.19), ton(licht, '#6b4228', 0.7))
}

/** Wimpelkette oder Lichterkette zwischen zwei Bildpunkten. */
export function kette(
  blatt: Blatt,
  a: Punkt,
  b: Punkt,
  durchhang: number,
  n: number,
  farben: readonly Farbe[],
  art: 'wimpel' | 'lampen',
  g: number,
): void {
  const an = (t: number): Punkt => [
    a[0] + (b[0] - a[0]) * t,
    a[1] + (b[1] - a[1]) * t + Math.sin(Math.PI * t) * durchhang,
  ]
  const p: Punkt[] = Array.from({ length: 17 }, (_, i) => an(i / 16))
  blatt.strich(kurve(p), '#3a3238', Math.max(1.4, g * 0.09), 0.8)
  for (let i = 0; i < n; i++) {
    const [x, y] = an((i + 0.5) / n)
    const f = farben[i % farben.length] ?? '#ffffff'
    if (art === 'wimpel') {
      blatt.male(
        vieleck([
          [x - g * 0.5, y],
          [x + g * 0.5, y],
          [x + g * 0.05, y + g * 1.25],
        ]),
        blatt.verlauf(0, 0, 1, 0, [
          [0, heller(f, 0.12)],
          [1, dunkler(f, 0.14)],
        ]),
      )
    } else {
      blatt.male(
        ellipse(x, y + g * 0.6, g * 2.6),
        blatt.verlaufRund([
          [0, f, 0.75],
          [0.3, f, 0.3],
          [1, f, 0],
        ]),
      )
      blatt.male(ellipse(x, y + g * 0.6, g * 0.5, g * 0.6), '#fff6d8')
    }
  }
}

export function sonnenschirm(
  blatt: Blatt,
  licht: Licht,
  x: number,
  y: number,
  h: number,
  farbe: Farbe,
): void {
  blatt.male(rechteck(x - h * 0.012, y - h * 0.95, h * 0.024, h * 0.95), ton(licht, '#8a6a4a', 0.7))
  const n = 6
  const b = h * 0.55
  for (let i = 0; i < n; i++) {
    const [u0, u1] = [-1 + (2 * i) / n, -1 + (2 * (i + 1)) / n]
    const hell = licht.richtung[0] < 0 ? 1 - i / n : i / n
    blatt.male(
      `M${z(x)} ${z(y - h)}L${z(x + u0 * b)} ${z(y - h * 0.72)}Q${z(x + ((u0 + u1) / 2) * b)} ${z(y - h * 0.68)} ${z(x + u1 * b)} ${z(y - h * 0.72)}Z`,
      ton(licht, i % 2 ? farbe : heller(farbe, 0.6), 0.3 + 0.7 * hell),
    )
  }
}

export function stehtisch(b: Buehne, x: number, y: number, g: number): void {
  b.blatt.male(rechteck(x - g * 0.04, y - g, g * 0.08, g), ton(b.licht, '#4a4a4e', 0.5))
  b.blatt.male(ellipse(x, y - g, g * 0.42, g * 0.09), ton(b.licht, '#f2eadb', 0.9))
}
