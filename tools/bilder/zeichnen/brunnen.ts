/** Der Marktbrunnen mit Sandsteinbecken und Traubenträger auf der Säule. */
import { ellipse, kurve, type Punkt, vieleck, z } from './blatt.ts'
import { dunkler, heller } from './farbe.ts'
import { ton } from './licht.ts'
import { type Mensch, umriss, z4 } from './mensch.ts'
import type { Buehne } from './wand.ts'
import type { Zufall } from './zufall.ts'

export function brunnen(
  b: Buehne,
  r: Zufall,
  x: number,
  tz: number,
  rad = 2.6,
  o: { schnee?: boolean } = {},
): void {
  const { blatt, kamera, licht } = b
  const ring = (y: number, k: number): Punkt[] =>
    Array.from({ length: 40 }, (_, i) =>
      kamera.punkt([x + Math.cos((i * Math.PI) / 20) * k, y, tz + Math.sin((i * Math.PI) / 20) * k]),
    )
  const s = kamera.masstab([x, 0, tz])
  const links = licht.richtung[0] < 0
  const V = (f: string, fern = 20) =>
    blatt.verlauf(links ? 0 : 1, 0, links ? 1 : 0, 0.15, [
      [0, ton(licht, heller(f, 0.2), 1, fern)],
      [0.4, ton(licht, f, 0.8, fern)],
      [1, ton(licht, dunkler(f, 0.15), 0.08, fern)],
    ])
  const stein = '#d3a582'
  const T = (f: string, h: number) => ton(licht, f, h, 18)
  // Stufe
  blatt.male(kurve(ring(0, rad * 1.28), true), T(dunkler(stein, 0.15), 0.35))
  blatt.male(kurve(ring(0.16, rad * 1.26), true), T(heller(stein, 0.15), 0.9))
  const aussen = (k: number, y0: number, y1: number) => {
    const u = ring(y0, k)
    const o1 = ring(y1, k)
    const unten = u.slice(20, 40).concat(u.slice(0, 1))
    return kurve([...o1.slice(20, 40), ...o1.slice(0, 1), ...unten.toReversed()], true, 0.6)
  }
  blatt.male(aussen(rad, 0.16, 0.95), V(stein))
  for (let i = 21; i < 40; i += 3) {
    const p = ring(0.16, rad)[i]
    const q = ring(0.95, rad)[i]
    if (p && q)
      blatt.strich(
        `M${z(p[0])} ${z(p[1])}L${z(q[0])} ${z(q[1])}`,
        T(dunkler(stein, 0.25), 0.4),
        s * 0.03,
        0.7,
      )
  }
  blatt.male(kurve(ring(1.0, rad * 1.06), true), V(heller(stein, 0.25)))
  blatt.male(kurve(ring(0.98, rad * 0.9), true), T(dunkler(stein, 0.4), 0.2))
  blatt.male(
    kurve(ring(0.84, rad * 0.88), true),
    blatt.verlauf(0, 0, 1, 0.5, [
      [0, T(licht.glasOben, 0.9)],
      [0.5, T('#6fa3a8', 0.8)],
      [1, T('#3a6a74', 0.6)],
    ]),
  )
  let glanz = ''
  for (let i = 0; i < 26; i++) {
    const a = r.zahl(0, 6.28)
    const k = rad * r.zahl(0.2, 0.8)
    const [px, py] = kamera.punkt([x + Math.cos(a) * k, 0.85, tz + Math.sin(a) * k])
    glanz += ellipse(px, py, s * r.zahl(0.08, 0.25), s * 0.018)
  }
  blatt.male(glanz, '#ffffff', 0.6)
  // Säule
  const [cx, cy] = kamera.punkt([x, 0.85, tz])
  const form = (p: readonly Punkt[]): Punkt[] => [
    ...p.map(([u, v]): Punkt => [cx - u * s, cy - v * s]),
    ...p.toReversed().map(([u, v]): Punkt => [cx + u * s, cy - v * s]),
  ]
  blatt.male(
    vieleck(
      form([
        [0.55, 0],
        [0.55, 0.5],
        [0.42, 0.6],
        [0.36, 0.7],
        [0.3, 2.2],
        [0.34, 2.3],
        [0.5, 2.45],
        [0.5, 2.65],
      ]),
    ),
    V(stein),
  )
  blatt.male(
    kurve(
      form([
        [0.75, 1.15],
        [0.95, 1.35],
        [0.95, 1.45],
      ]),
      true,
      0.5,
    ),
    V(heller(stein, 0.1)),
  )
  // Figur: Winzer mit Traubenkorb
  const winzer: Mensch = {
    haltung: 'tragen',
    blick: 1,
    groesse: 172,
    haut: '#c99a7a',
    haar: '#b08264',
    frisur: 'hut',
    oben: '#b98a6c',
    unten: '#a87a5c',
    schnitt: 'mantel',
    ding: 'korb',
  }
  blatt.roh(
    `<g transform="translate(${z(cx)} ${z(cy - s * 2.62)}) scale(${z4(s * 0.0105)})" fill="${V('#b58667')}">${umriss(winzer)}</g>`,
  )
  if (o.schnee)
    blatt.male(
      kurve(
        form([
          [0.52, 2.62],
          [0.4, 2.76],
        ]),
        true,
      ) + ellipse(cx, cy - s * 4.38, s * 0.16, s * 0.07),
      '#f4f7ff',
    )
  // Wasserstrahlen
  if (!o.schnee)
    for (const k of [-1, 1, -0.35, 0.4]) {
      const ex = cx + k * s * 1.5
      const ey = cy + (Math.abs(k) < 0.9 ? s * 0.25 : 0)
      blatt.strich(
        `M${z(cx + k * s * 0.5)} ${z(cy - s * 1.4)}Q${z(cx + k * s * 1.35)} ${z(cy - s * 1.75)} ${z(ex)} ${z(ey)}`,
        '#f2fbff',
        s * 0.06,
        0.85,
      )
      blatt.male(ellipse(ex, ey, s * 0.22, s * 0.06), '#ffffff', 0.8)
    }
  // Blumenkranz am Becken
  let laub = ''
  let rot = ''
  let rosa = ''
  for (const p of ring(1.06, rad * 0.98).slice(20, 41))
    for (let i = 0; i < 7; i++) {
      const e: Punkt = [p[0] + r.zahl(-0.25, 0.25) * s, p[1] + r.zahl(-0.14, 0.1) * s]
      laub += ellipse(e[0], e[1] + s * 0.05, s * 0.09)
      if (r.chance(0.5)) rot += ellipse(e[0], e[1], s * 0.065)
      else if (r.chance(0.4)) rosa += ellipse(e[0], e[1] - s * 0.03, s * 0.05)
    }
  if (o.schnee) {
    blatt.male(kurve(ring(1.06, rad * 1.04), true), '#eef3ff')
    blatt.male(kurve(ring(1.04, rad * 0.86), true), '#b9c8ea')
    return
  }
  blatt.male(laub, T('#4f7d44', 0.7))
  blatt.male(rot, T('#d2383f', 0.9))
  blatt.male(rosa, T('#f0a0ac', 1))
}
