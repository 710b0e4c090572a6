/** Kirchturm mit Welscher Haube und Schiff. */
import { ellipse, kurve, type Punkt, vieleck } from './blatt.ts'
import { dachflaeche } from './dach.ts'
import { dunkler, heller } from './farbe.ts'
import { bogenfeld, fenster } from './fenster.ts'
import { ton } from './licht.ts'
import { uhr } from './rathaus.ts'
import { type Buehne, Wand } from './wand.ts'
import type { Zufall } from './zufall.ts'

export function kirchturm(
  b: Buehne,
  r: Zufall,
  x: number,
  tz: number,
  o: { hoehe?: number; schnee?: boolean; schiff?: boolean; uhr?: [number, number] } = {},
): void {
  const { blatt, licht } = b
  const br = 7
  const h = o.hoehe ?? 27
  if (o.schiff) {
    const s = new Wand(b, [x + br, 0, tz + 1], [1, 0, 0])
    s.male(s.feld(0, 0, 24, 11), '#eadcc4')
    for (let i = 0; i < 4; i++) {
      s.male(bogenfeld(s, 2.2 + i * 5.4, 3, 2.1, 6), '#c98f6e')
      blatt.male(bogenfeld(s, 2.45 + i * 5.4, 3.2, 1.6, 5.5), s.ton('#4a5a6c'))
    }
    dachflaeche(
      b,
      r,
      [
        [x + br - 0.3, 10.8, tz + 0.6],
        [x + br + 24.4, 10.8, tz + 0.6],
        [x + br + 24.4, 19, tz + 7],
        [x + br - 0.3, 19, tz + 7],
      ],
      '#9a4d3a',
      o,
    )
  }
  const front = new Wand(b, [x, 0, tz], [1, 0, 0])
  const seite =
    b.kamera.ort[0] > x + br
      ? new Wand(b, [x + br, 0, tz], [0, 0, 1])
      : new Wand(b, [x, 0, tz + br], [0, 0, -1])
  for (const w of [seite, front]) {
    if (!w.sichtbar) continue
    const putz = '#ead9bd'
    blatt.male(
      w.feld(0, 0, br, h),
      blatt.verlauf(0, 0, 0.3, 1, [
        [0, w.ton(heller(putz, 0.2), 0.1)],
        [1, w.ton(dunkler(putz, 0.08), -0.1)],
      ]),
    )
    let q = ''
    for (let v = 0; v < h; v += 1.3)
      for (const [k, l] of [
        [0, 1.1],
        [0.65, 0.7],
      ] as const)
        q += w.feld(0, v + k, l, 0.6) + w.feld(br - l, v + k, l, 0.6)
    w.male(q, '#c9977a')
    for (const v of [h * 0.4, h * 0.66, h - 0.7]) {
      w.schatten(w.feld(0, v - 0.4, br, 0.4), 0.25)
      w.male(w.feld(-0.2, v, br + 0.4, 0.45), '#d3a88a', 0.15)
    }
    for (const u of [1.5, 4.0]) {
      w.male(bogenfeld(w, u - 0.2, h * 0.7, 1.9, h * 0.17 + 0.2), '#c98f6e')
      blatt.male(bogenfeld(w, u, h * 0.7, 1.5, h * 0.16), w.ton('#3a3640', -0.2))
      if (w.schaerfe > 9) {
        let l = ''
        for (let i = 0; i < 7; i++) l += w.feld(u, h * 0.7 + i * 0.5, 1.5, 0.16)
        w.male(l, '#8d8478')
      }
    }
    uhr(w, br / 2, h * 0.56, 1.5, o.uhr ?? [8, 10])
    fenster(w, r, br / 2 - 0.5, h * 0.24, 1, 2.4, { gewaende: '#c98f6e', bogen: true })
  }
  const [x0, y0] = front.bild([0, h])
  const ecke = seite.bild([b.kamera.ort[0] > x + br ? br : 0, h])
  const links = Math.min(x0, ecke[0])
  const rechts = Math.max(front.bild([br, h])[0], ecke[0])
  const m = (links + rechts) / 2
  const k = (rechts - links) / 2
  const kupfer = o.schnee ? '#dfe6f6' : '#7fa894'
  const L = licht.richtung[0] < 0 ? 0 : 1
  const V = blatt.verlauf(L, 0, 1 - L, 0, [
    [0, ton(licht, heller(kupfer, 0.4), 1, front.fern)],
    [0.4, ton(licht, kupfer, 0.75, front.fern)],
    [1, ton(licht, dunkler(kupfer, 0.35), 0.05, front.fern)],
  ])
  const form = (p: readonly Punkt[]): Punkt[] => [
    ...p.map(([u, v]): Punkt => [m - u * k, y0 - v * k]),
    ...p.toReversed().map(([u, v]): Punkt => [m + u * k, y0 - v * k]),
  ]
  blatt.male(
    kurve(
      form([
        [1.1, -0.06],
        [1.06, 0.14],
        [1.0, 0.5],
        [0.72, 0.95],
        [0.46, 1.2],
        [0.42, 1.35],
      ]),
      true,
      0.85,
    ),
    V,
  )
  blatt.male(
    vieleck(
      form([
        [0.4, 1.3],
        [0.36, 1.95],
      ]),
    ),
    ton(licht, '#e6d6bb', 0.6, front.fern),
  )
  blatt.male(
    vieleck([
      [m - k * 0.2, y0 - k * 1.4],
      [m - k * 0.03, y0 - k * 1.4],
      [m - k * 0.03, y0 - k * 1.85],
      [m - k * 0.2, y0 - k * 1.85],
    ]) +
      vieleck([
        [m + k * 0.06, y0 - k * 1.4],
        [m + k * 0.23, y0 - k * 1.4],
        [m + k * 0.23, y0 - k * 1.85],
        [m + k * 0.06, y0 - k * 1.85],
      ]),
    ton(licht, '#4a4450', 0.1, front.fern),
  )
  blatt.male(
    kurve(
      form([
        [0.5, 1.92],
        [0.52, 2.1],
        [0.34, 2.45],
        [0.12, 2.7],
        [0.03, 3.6],
      ]),
      true,
      0.8,
    ),
    V,
  )
  blatt.male(
    ellipse(m, y0 - k * 3.55, k * 0.08) +
      vieleck([
        [m - k * 0.02, y0 - k * 3.5],
        [m + k * 0.02, y0 - k * 3.5],
        [m + k * 0.02, y0 - k * 4.2],
        [m - k * 0.02, y0 - k * 4.2],
      ]) +
      vieleck([
        [m - k * 0.16, y0 - k * 3.98],
        [m + k * 0.16, y0 - k * 3.98],
        [m + k * 0.16, y0 - k * 4.04],
        [m - k * 0.16, y0 - k * 4.04],
      ]),
    ton(licht, '#d9b04e', 1, front.fern * 0.5),
  )
}
