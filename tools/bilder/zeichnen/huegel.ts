/** Ferne: Hügelketten, Rebparzellen, Waldsäume. */
import { type Blatt, ellipse, kurve, type Punkt, vieleck, z } from './blatt.ts'
import { dunkler, type Farbe, heller, mische } from './farbe.ts'
import type { Zufall } from './zufall.ts'

export type Kamm = (x: number) => number

/** Sanfter Höhenzug aus überlagerten Wellen. */
export function kamm(r: Zufall, grund: number, hub: number, laenge: number): Kamm {
  const w = [1, 0.45, 0.18, 0.07].map((a, i) => ({
    a: a * hub,
    f: (Math.PI * 2 * (i * 1.7 + 1)) / laenge,
    p: r.zahl(0, 6.28),
  }))
  return x => grund - w.reduce((s, { a, f, p }) => s + a * Math.sin(x * f + p), 0)
}

export function huegelzug(
  blatt: Blatt,
  k: Kamm,
  unten: number,
  oben: Farbe,
  fuss: Farbe,
  von = -20,
  bis = 2420,
): void {
  const p: Punkt[] = []
  for (let x = von; x <= bis; x += 24) p.push([x, k(x)])
  const hoch = Math.min(...p.map(q => q[1]))
  blatt.male(
    `${kurve(p)}L${bis} ${unten}L${von} ${unten}Z`,
    blatt.bildverlauf(0, hoch, 0, unten, [
      [0, oben],
      [1, fuss],
    ]),
  )
}

export function waldsaum(
  blatt: Blatt,
  r: Zufall,
  k: Kamm,
  farbe: Farbe,
  g: number,
  von = -20,
  bis = 2420,
  versatz = 0,
): void {
  let d = ''
  let h = ''
  for (let x = von; x < bis; x += g * r.zahl(0.5, 0.9)) {
    const y = k(x) + versatz
    const rad = g * r.zahl(0.5, 1)
    d += ellipse(x, y, rad, rad * 0.95)
    h += ellipse(x - rad * 0.25, y - rad * 0.3, rad * 0.6, rad * 0.5)
  }
  blatt.male(d, farbe)
  blatt.male(h, heller(mische(farbe, '#c9c070', 0.2), 0.08), 0.7)
}

/** Rebstück: ein Viereck mit Rebzeilen von der Ober- zur Unterkante. */
export function parzelle(
  blatt: Blatt,
  r: Zufall,
  e: readonly [Punkt, Punkt, Punkt, Punkt],
  grund: Farbe,
  rebe: Farbe,
  zeilen: number,
  quer = false,
): void {
  const [a, b, c, d] = quer ? [e[1], e[2], e[3], e[0]] : e
  blatt.male(vieleck(e), grund)
  const misch = (p: Punkt, q: Punkt, t: number): Punkt => [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t]
  let dunkel = ''
  let hell = ''
  for (let i = 0; i < zeilen; i++) {
    const [t0, t1] = [(i + 0.1) / zeilen, (i + 0.62) / zeilen]
    const [o0, o1, u0, u1] = [misch(a, b, t0), misch(a, b, t1), misch(d, c, t0), misch(d, c, t1)]
    const n = 7
    const L: Punkt[] = []
    const R: Punkt[] = []
    const M: Punkt[] = []
    for (let k = 0; k <= n; k++) {
      const w = (Math.abs(o1[0] - o0[0]) + Math.abs(u1[0] - u0[0]) + Math.abs(o1[1] - o0[1])) * 0.07
      const p = misch(o0, u0, k / n)
      const q = misch(o1, u1, k / n)
      L.push([p[0] + r.zahl(-w, w), p[1] + r.zahl(-w, w)])
      R.unshift([q[0] + r.zahl(-w, w), q[1] + r.zahl(-w, w)])
      M.unshift(misch(p, q, 0.55))
    }
    dunkel += vieleck([...L, ...R])
    hell += vieleck([...L, ...M])
  }
  blatt.male(dunkel, dunkler(rebe, 0.14))
  blatt.male(hell, rebe)
}

/** Ein Streifen Parzellen dicht unter dem Kamm, quer durchs ganze Bild. `unten` ist seine Höhe, `schraeg` der Versatz am Fuß. */
export function rebzeilen(
  blatt: Blatt,
  r: Zufall,
  hang: Kamm,
  o: {
    x0?: number
    oben?: number
    unten: number
    schraeg: readonly [links: number, rechts: number]
    grund: readonly Farbe[]
    rebe: readonly Farbe[]
  },
): void {
  const oben = o.oben ?? 10
  for (let i = 0; i < 28; i++) {
    const x = (o.x0 ?? -50) + i * 92
    parzelle(
      blatt,
      r,
      [
        [x, hang(x) + oben],
        [x + 84, hang(x + 84) + oben],
        [x + 84 + o.schraeg[1], hang(x + 84) + o.unten],
        [x + o.schraeg[0], hang(x) + o.unten],
      ],
      r.wahl(o.grund),
      r.wahl(o.rebe),
      9,
      r.chance(0.2),
    )
  }
}

/** Dunstband zwischen zwei Bildebenen. */
export function dunstband(blatt: Blatt, y: number, h: number, farbe: Farbe, deckung: number): void {
  blatt.male(
    `M0 ${z(y - h)}H2400V${z(y + h)}H0Z`,
    blatt.bildverlauf(0, y - h, 0, y + h, [
      [0, farbe, 0],
      [0.5, farbe, deckung],
      [1, farbe, 0],
    ]),
  )
}
