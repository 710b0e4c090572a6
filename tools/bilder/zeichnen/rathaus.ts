/** Das Rathaus von Rebenau: Sandstein, Arkaden, Treppengiebel, Uhr und Dachreiter. */
import { ellipse, kurve, type Punkt, vieleck, z } from './blatt.ts'
import { dachflaeche, type Ecken, gaube } from './dach.ts'
import { dunkler, heller } from './farbe.ts'
import { blumenkasten, bogen, fenster } from './fenster.ts'
import { dunstig, ton, type Vektor } from './licht.ts'
import { type Buehne, Wand } from './wand.ts'
import type { Zufall } from './zufall.ts'

export const RATHAUS = { breite: 15, tiefe: 16, traufe: 11.4, first: 20.6 }
const PUTZ = '#fbe6c2'
const STEIN = '#c9805f'

export function rathaus(
  b: Buehne,
  r: Zufall,
  x: number,
  tz: number,
  o: { schnee?: boolean; uhr?: [number, number] } = {},
): void {
  const { blatt, licht } = b
  const { breite: W, tiefe: T, traufe, first } = RATHAUS
  const ziegel = '#a8523a'
  const w = new Wand(b, [x, 0, tz], [1, 0, 0])
  const rechts = new Wand(b, [x + W, 0, tz], [0, 0, 1])
  const links = new Wand(b, [x, 0, tz + T], [0, 0, -1])
  for (const s of [links, rechts]) {
    if (!s.sichtbar) continue
    s.male(s.feld(0, 0, T, traufe), PUTZ)
    for (const v of [1.2, 5.4, 8.4])
      for (let i = 0; i < 5; i++) fenster(s, r, 1.2 + i * 3, v, 1, 1.7, { gewaende: STEIN })
    s.schatten(s.feld(0, traufe - 0.8, T, 0.8), 0.3)
  }
  const li: Ecken = [
    [x - 0.4, traufe, tz + T],
    [x - 0.4, traufe, tz],
    [x + W / 2, first - 0.5, tz],
    [x + W / 2, first - 0.5, tz + T],
  ]
  const re: Ecken = [
    [x + W + 0.4, traufe, tz],
    [x + W + 0.4, traufe, tz + T],
    [x + W / 2, first - 0.5, tz + T],
    [x + W / 2, first - 0.5, tz],
  ]
  for (const e of [li, re]) {
    dachflaeche(b, r, e, ziegel, o)
    for (const s of [0.3, 0.7]) gaube(b, r, e, s, 0.2, PUTZ, ziegel, o.schnee)
  }
  dachreiter(b, [x + W / 2, first - 1, tz + 3.2], o.schnee)
  // Treppengiebel
  const stufen = 6
  const sb = W / 2 / (stufen + 0.6)
  const sh = (first - traufe) / stufen
  const form: Punkt[] = [
    [0, 0],
    [0, traufe + 0.6],
  ]
  for (let i = 1; i <= stufen; i++)
    form.push([sb * i, traufe + 0.6 + sh * (i - 1)], [sb * i, traufe + 0.6 + sh * i])
  for (let i = stufen; i >= 1; i--)
    form.push([W - sb * i, traufe + 0.6 + sh * i], [W - sb * i, traufe + 0.6 + sh * (i - 1)])
  form.push([W, traufe + 0.6], [W, 0])
  blatt.male(
    w.flaeche(form),
    blatt.verlauf(0.1, 0, 0.5, 1, [
      [0, w.ton(heller(PUTZ, 0.25), 0.15)],
      [0.55, w.ton(PUTZ)],
      [1, w.ton(dunkler(PUTZ, 0.14), -0.15)],
    ]),
  )
  let decken = ''
  let deckenSchatten = ''
  for (let i = 1; i <= stufen; i++)
    for (const u of [sb * (i - 1), W - sb * i]) {
      const v = traufe + 0.6 + sh * (i - 1)
      decken += w.feld(u - 0.12, v - 0.06, sb + 0.24, 0.24)
      deckenSchatten += w.feld(u, v - 0.32, sb, 0.26)
    }
  decken += w.feld(sb * stufen - 0.12, traufe + 0.54 + sh * stufen, W - 2 * sb * stufen + 0.24, 0.26)
  w.schatten(deckenSchatten, 0.25)
  w.male(decken, o.schnee ? '#f4f7ff' : heller(STEIN, 0.2), 0.15)
  // Eckquader und Gesimse
  let quader = ''
  for (let v = 0; v < traufe; v += 0.9)
    for (const [k, l] of [
      [0, 0.9],
      [0.45, 0.55],
    ] as const)
      quader += w.feld(0, v + k, l, 0.43) + w.feld(W - l, v + k, l, 0.43)
  w.male(quader, heller(STEIN, 0.12))
  for (const v of [4.5, 7.75, traufe + 0.35]) {
    w.schatten(w.feld(0, v - 0.28, W, 0.28), 0.25)
    w.male(w.feld(-0.1, v, W + 0.2, 0.26), heller(STEIN, 0.25), 0.12)
  }
  // Arkaden
  const innen = [
    dunstig(licht, ton(licht, '#4a3a3c', 0.05), w.fern),
    dunstig(
      licht,
      ton(licht, licht.lampen > 0.3 ? '#f0b060' : '#8a6a58', licht.lampen > 0.3 ? 1 : 0.25),
      w.fern,
    ),
  ] as const
  for (const u of [1.1, 4.45, 8.1, 11.45]) bogen(w, u, 2.45, 3.9, STEIN, innen)
  for (const v of [5.15, 8.35])
    for (let i = 0; i < 5; i++) {
      const u = 1.25 + i * 2.72
      fenster(w, r, u, v, 1.5, 1.95, { gewaende: STEIN, sprossen: 3, blumen: v < 6 && !o.schnee })
    }
  for (const [u, v, bb] of [
    [4.6, traufe + 1.1, 1],
    [9.4, traufe + 1.1, 1],
    [6.1, traufe + 5.9, 0.9],
    [8.0, traufe + 5.9, 0.9],
  ] as const)
    fenster(w, r, u, v, bb, 1.4, { gewaende: STEIN, bogen: true })
  uhr(w, W / 2, traufe + 3.3, 1.45, o.uhr ?? [8, 10])
  balkon(w, r, W / 2, o.schnee)
  fahne(b, w, W / 2 - 3.6, 7.3, ['#24523b', '#f4ecdd', '#8a1c3b'])
  fahne(b, w, W / 2 + 3.6, 7.3, ['#e9bf3e', '#b8273b', '#e9bf3e'])
  blatt.male(
    w.feld(0, 0, W, 4),
    blatt.verlauf(0, 1, 0, 0, [
      [0, ton(licht, '#5a4a52', 0.1), 0.35],
      [0.5, ton(licht, '#5a4a52', 0.1), 0],
    ]),
  )
}

function dachreiter(b: Buehne, p: Vektor, schnee?: boolean): void {
  const { blatt, licht } = b
  const br = 1.7
  const w = new Wand(b, [p[0] - br / 2, p[1], p[2]], [1, 0, 0])
  w.male(w.feld(0, 0, br, 3.2), '#e9dcc4')
  w.schatten(w.feld(br * 0.62, 0, br * 0.38, 3.2), 0.28)
  blatt.male(w.feld(0.35, 1.5, 0.4, 1.3) + w.feld(0.95, 1.5, 0.4, 1.3), w.ton('#3a3238', -0.3))
  const [x, y] = w.bild([br / 2, 3.2])
  const s = w.schaerfe
  const kupfer = schnee ? '#e9eefb' : '#6d9a86'
  blatt.male(
    kurve(
      [
        [x - s * 1.1, y],
        [x - s * 0.95, y - s * 0.5],
        [x - s * 0.4, y - s * 1],
        [x - s * 0.34, y - s * 1.4],
        [x, y - s * 3],
        [x + s * 0.34, y - s * 1.4],
        [x + s * 0.4, y - s * 1],
        [x + s * 0.95, y - s * 0.5],
        [x + s * 1.1, y],
      ],
      true,
      0.7,
    ),
    blatt.verlauf(0, 0, 1, 0, [
      [0, ton(licht, heller(kupfer, 0.35), 1, w.fern)],
      [0.5, ton(licht, kupfer, 0.6, w.fern)],
      [1, ton(licht, dunkler(kupfer, 0.3), 0.1, w.fern)],
    ]),
  )
  blatt.male(
    vieleck([
      [x - s * 0.04, y - s * 2.8],
      [x + s * 0.04, y - s * 2.8],
      [x + s * 0.03, y - s * 4],
      [x - s * 0.03, y - s * 4],
    ]) +
      ellipse(x, y - s * 3.3, s * 0.14) +
      vieleck([
        [x, y - s * 4],
        [x + s * 0.6, y - s * 3.85],
        [x, y - s * 3.7],
      ]),
    ton(licht, '#c9a24a', 0.9, w.fern),
  )
}

export function uhr(w: Wand, u: number, v: number, rad: number, [stunde, minute]: [number, number]): void {
  const { blatt } = w.b
  const kreis = (k: number) => {
    const p: Punkt[] = []
    for (let i = 0; i < 36; i++)
      p.push([u + Math.cos((i * Math.PI) / 18) * k, v + Math.sin((i * Math.PI) / 18) * k])
    return w.flaeche(p)
  }
  w.male(kreis(rad), '#b88a5c')
  blatt.male(
    kreis(rad * 0.9),
    blatt.verlauf(0, 0, 1, 1, [
      [0, w.ton('#2f5a6e', 0.3)],
      [1, w.ton('#1e3c50')],
    ]),
  )
  let d = ''
  for (let i = 0; i < 12; i++) {
    const a = (i * Math.PI) / 6
    d += w.balken(
      u + Math.sin(a) * rad * 0.68,
      v + Math.cos(a) * rad * 0.68,
      u + Math.sin(a) * rad * 0.84,
      v + Math.cos(a) * rad * 0.84,
      i % 3 ? 0.07 : 0.14,
    )
  }
  const za = ((stunde + minute / 60) * Math.PI) / 6
  const ma = (minute * Math.PI) / 30
  d +=
    w.balken(u, v, u + Math.sin(za) * rad * 0.45, v + Math.cos(za) * rad * 0.45, 0.15) +
    w.balken(u, v, u + Math.sin(ma) * rad * 0.7, v + Math.cos(ma) * rad * 0.7, 0.1)
  w.male(d, '#f0cf7a', 0.3)
}

function balkon(w: Wand, r: Zufall, mitte: number, schnee = false): void {
  const { blatt } = w.b
  const b = 4.4
  const u = mitte - b / 2
  w.schatten(w.feld(u + 0.1, 3.7, b, 0.9), 0.3)
  blatt.male(w.feld(u, 4.42, b, 0.3, 0.9), w.ton(heller(STEIN, 0.2), 0.1))
  w.male(w.feld(u + 0.5, 4.0, 0.4, 0.45) + w.feld(u + b - 0.9, 4.0, 0.4, 0.45), STEIN)
  let gitter = ''
  for (let i = 0; i <= 22; i++) gitter += w.feld(u + (b * i) / 22 - 0.025, 4.7, 0.05, 0.95, 0.9)
  blatt.male(gitter + w.feld(u, 5.6, b, 0.08, 0.9), w.ton('#3a3a40'))
  const vorn = new Wand(w.b, w.raum([0, 0], 0.95), w.rechts)
  if (!schnee) blumenkasten(vorn, r, u + 0.1, 5.25, b - 0.2)
}

function fahne(b: Buehne, w: Wand, u: number, v: number, farben: readonly [string, string, string]): void {
  const { blatt } = b
  const fuss = w.bild([u, v])
  const spitze = w.bild([u, v + 1.1], 1.9)
  blatt.strich(
    `M${z(fuss[0])} ${z(fuss[1])}L${z(spitze[0])} ${z(spitze[1])}`,
    w.ton('#e8dcc0'),
    Math.max(2, w.schaerfe * 0.09),
  )
  const s = w.schaerfe
  const [x, y] = [spitze[0], spitze[1] + s * 0.1]
  farben.forEach((f, i) => {
    const l = s * (0.38 * i - 0.57)
    const q: Punkt[] = [
      [x + l, y],
      [x + l + s * 0.38, y],
      [x + l + s * 0.44, y + s * 1.2],
      [x + l + s * 0.36, y + s * 2.2],
      [x + l + s * 0.42, y + s * 3.1],
      [x + l + s * 0.02, y + s * 3.2],
      [x + l - s * 0.03, y + s * 2.1],
      [x + l + s * 0.05, y + s * 1.1],
    ]
    blatt.male(
      kurve(q, true, 0.5),
      blatt.verlauf(0, 0, 0.4, 1, [
        [0, w.ton(f, 0.3)],
        [0.45, w.ton(dunkler(f, 0.12), 0)],
        [0.6, w.ton(f, 0.25)],
        [1, w.ton(dunkler(f, 0.18), -0.1)],
      ]),
    )
  })
}
