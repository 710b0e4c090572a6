/** Schulhäuser: Backstein der Gründerzeit mit Mittelgiebel, oder hell verputzt. */
import { type Punkt, vieleck } from './blatt.ts'
import { dachflaeche, type Ecken, kamin } from './dach.ts'
import { dunkler, type Farbe, heller, mische } from './farbe.ts'
import { bogen, fenster, tuer } from './fenster.ts'
import { ton } from './licht.ts'
import { uhr } from './rathaus.ts'
import { type Buehne, Wand } from './wand.ts'
import type { Zufall } from './zufall.ts'

type Schulhaus = {
  x: number
  z: number
  breite: number
  tiefe: number
  stein: Farbe
  backstein: boolean
  zier: Farbe
  dach: Farbe
  uhr?: [number, number]
  solar?: boolean
}

function mauerwerk(w: Wand, r: Zufall, u0: number, v0: number, b: number, h: number, stein: Farbe): void {
  const { blatt } = w.b
  blatt.male(
    w.feld(u0, v0, b, h),
    blatt.verlauf(0, 0, 0.3, 1, [
      [0, w.ton(heller(stein, 0.08), 0.06)],
      [1, w.ton(dunkler(stein, 0.1), -0.1)],
    ]),
  )
  if (w.schaerfe < 14) return
  const lage = 0.28
  let fuge = ''
  const f: Record<string, string> = { a: '', b: '', c: '' }
  for (let v = v0; v < v0 + h; v += lage) {
    fuge += w.feld(u0, v, b, 0.03)
    for (let i = 0; i < b * 0.9; i++) {
      const u = u0 + r.zahl(0, b - 0.5)
      const k = r.wahl(['a', 'b', 'c'])
      f[k] += w.feld(u, v + 0.03, 0.5, lage - 0.03)
    }
  }
  blatt.male(f.a ?? '', w.ton(dunkler(stein, 0.16)), 0.55)
  blatt.male(f.b ?? '', w.ton(heller(stein, 0.16)), 0.5)
  blatt.male(f.c ?? '', w.ton(mische(stein, '#7a4a5a', 0.3)), 0.45)
  blatt.male(fuge, w.ton(heller(stein, 0.3)), 0.3)
}

export function schulhaus(b: Buehne, r: Zufall, s: Schulhaus): void {
  const { blatt, licht } = b
  const { x, z, breite: W, tiefe: T } = s
  const traufe = 12
  const w = new Wand(b, [x, 0, z], [1, 0, 0])
  const rechts = new Wand(b, [x + W, 0, z], [0, 0, 1])
  const links = new Wand(b, [x, 0, z + T], [0, 0, -1])
  const grund = (v: Wand, u0: number, v0: number, bb: number, h: number) =>
    s.backstein
      ? mauerwerk(v, r, u0, v0, bb, h, s.stein)
      : v.b.blatt.male(
          v.feld(u0, v0, bb, h),
          v.b.blatt.verlauf(0, 0, 0.3, 1, [
            [0, v.ton(heller(s.stein, 0.1), 0.06)],
            [1, v.ton(dunkler(s.stein, 0.08), -0.08)],
          ]),
        )
  for (const v of [links, rechts]) {
    if (!v.sichtbar) continue
    grund(v, 0, 0, T, traufe)
    for (const h of [1.5, 5.2, 8.8])
      for (let i = 0; i < 3; i++)
        fenster(v, r, (T * (i + 0.5)) / 3 - 0.7, h, 1.4, 2.1, { gewaende: s.zier, sprossen: 3 })
  }
  grund(w, 0, 0, W, traufe)
  w.male(w.feld(0, 0, W, 0.9), s.zier)
  for (const v of [4.1, 7.8, traufe - 0.5]) {
    w.schatten(w.feld(0, v - 0.22, W, 0.22), 0.22)
    w.male(w.feld(0, v, W, 0.24), s.zier, 0.1)
  }
  let quader = ''
  for (let v = 1; v < traufe - 0.6; v += 1.1)
    for (const [k, l] of [
      [0, 1],
      [0.55, 0.65],
    ] as const)
      quader += w.feld(0, v + k, l, 0.5) + w.feld(W - l, v + k, l, 0.5)
  w.male(quader, s.zier)
  const rb = 9.6
  const ru = (W - rb) / 2
  const n = Math.round((ru - 1.4) / 3)
  for (const v of [1.4, 4.9, 8.5])
    for (let i = 0; i < n; i++)
      for (const start of [1.2, ru + rb + 0.4])
        fenster(w, r, start + ((ru - 1.6) * (i + 0.5)) / n - 0.85, v, 1.7, 2.2, {
          gewaende: s.zier,
          sprossen: 3,
          bogen: v > 8 && s.backstein,
        })
  const dach: Ecken = [
    [x - 0.5, traufe - 0.1, z - 0.5],
    [x + W + 0.5, traufe - 0.1, z - 0.5],
    [x + W - 2.4, traufe + 6, z + T / 2],
    [x + 2.4, traufe + 6, z + T / 2],
  ]
  dachflaeche(b, r, dach, s.dach, { solar: s.solar ?? false })
  w.schatten(w.feld(0, traufe - 1, W, 0.9), 0.3)
  for (const k of [0.22, 0.78]) kamin(b, [x + W * k, traufe + 4, z + T / 2 - 2], 3, '#a8604a')
  // Mittelrisalit
  const m = new Wand(b, [x + ru, 0, z - 1.1], [1, 0, 0])
  const kante =
    licht.richtung[0] < 0
      ? new Wand(b, [x + ru + rb, 0, z - 1.1], [0, 0, 1])
      : new Wand(b, [x + ru, 0, z], [0, 0, -1])
  if (kante.sichtbar) grund(kante, 0, 0, 1.1, traufe + 1)
  const [su] = w.schattenversatz(1.1)
  w.schatten(w.feld(su > 0 ? ru + rb : ru + su, 0, Math.abs(su), traufe), 0.34)
  grund(m, 0, 0, rb, traufe + 1.2)
  const spitze: Punkt[] = [
    [-0.4, traufe + 1.2],
    [rb + 0.4, traufe + 1.2],
    [rb / 2, traufe + 6.2],
  ]
  blatt.male(m.flaeche(spitze), m.ton(s.stein, 0.04))
  if (s.backstein)
    blatt.male(
      m.flaeche([
        [rb * 0.18, traufe + 1.6],
        [rb * 0.82, traufe + 1.6],
        [rb / 2, traufe + 5.2],
      ]),
      m.ton(heller(s.stein, 0.1)),
    )
  m.male(
    m.balken(-0.6, traufe + 1.1, rb / 2, traufe + 6.5, 0.5) +
      m.balken(rb + 0.6, traufe + 1.1, rb / 2, traufe + 6.5, 0.5) +
      m.feld(-0.4, traufe + 0.9, rb + 0.8, 0.4),
    heller(s.zier, 0.15),
    0.1,
  )
  m.schatten(m.feld(0, traufe + 0.5, rb, 0.4), 0.25)
  let mq = ''
  for (let v = 1; v < traufe; v += 1.1)
    for (const [k, l] of [
      [0, 0.9],
      [0.55, 0.6],
    ] as const)
      mq += m.feld(0, v + k, l, 0.5) + m.feld(rb - l, v + k, l, 0.5)
  m.male(mq + m.feld(0, 0, rb, 0.9) + m.feld(0, 4.3, rb, 0.24) + m.feld(0, 8, rb, 0.24), s.zier)
  for (const v of [5, 8.7])
    for (const u of [1.4, 4, 6.6])
      fenster(m, r, u, v, 1.6, 2.3, { gewaende: s.zier, sprossen: 3, bogen: s.backstein })
  uhr(m, rb / 2, traufe + 2.9, 1.15, s.uhr ?? [10, 20])
  bogen(m, rb / 2 - 1.5, 3, 3.9, s.zier, [m.ton('#5a3a38', -0.3), m.ton('#7a5a48', -0.2)])
  tuer(m, r, rb / 2 - 1.1, '#24523b', 2.2, 3.1)
  for (let i = 0; i < 4; i++) {
    const q = b.kamera.flaeche([
      [x + ru + rb / 2 - 2.4 - i * 0.25, 0.6 - i * 0.15, z - 1.1 - i * 0.4],
      [x + ru + rb / 2 + 2.4 + i * 0.25, 0.6 - i * 0.15, z - 1.1 - i * 0.4],
      [x + ru + rb / 2 + 2.4 + i * 0.25, 0.6 - i * 0.15, z - 1.5 - i * 0.4],
      [x + ru + rb / 2 - 2.4 - i * 0.25, 0.6 - i * 0.15, z - 1.5 - i * 0.4],
    ])
    const v = b.kamera.flaeche([
      [x + ru + rb / 2 - 2.4 - i * 0.25, 0.6 - i * 0.15, z - 1.5 - i * 0.4],
      [x + ru + rb / 2 + 2.4 + i * 0.25, 0.6 - i * 0.15, z - 1.5 - i * 0.4],
      [x + ru + rb / 2 + 2.4 + i * 0.25, 0.45 - i * 0.15, z - 1.5 - i * 0.4],
      [x + ru + rb / 2 - 2.4 - i * 0.25, 0.45 - i * 0.15, z - 1.5 - i * 0.4],
    ])
    if (q.length && v.length) {
      blatt.male(vieleck(q), ton(licht, '#ecd9c0', 1, 14))
      blatt.male(vieleck(v), ton(licht, '#c4a588', 0.6, 14))
    }
  }
  blatt.male(
    w.feld(0, 0, W, 5),
    blatt.verlauf(0, 1, 0, 0, [
      [0, ton(licht, '#4a3a44', 0.1), 0.3],
      [0.6, ton(licht, '#4a3a44', 0.1), 0],
    ]),
  )
}
