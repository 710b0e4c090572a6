/** Ziegeldächer: Flächen mit Reihen, Flecken, Gauben, Kaminen. */
import { type Punkt, vieleck } from './blatt.ts'
import { dunkler, type Farbe, heller, mische } from './farbe.ts'
import { fenster } from './fenster.ts'
import { helligkeit, ton, type Vektor } from './licht.ts'
import { type Buehne, Wand } from './wand.ts'
import type { Zufall } from './zufall.ts'

export type Ecken = readonly [Vektor, Vektor, Vektor, Vektor]

const zwischen = (a: Vektor, b: Vektor, t: number): Vektor => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
]

function normaleVon(e: Ecken): Vektor {
  const u = e[1].map((n, i) => n - (e[0][i] ?? 0)) as Vektor
  const v = e[3].map((n, i) => n - (e[0][i] ?? 0)) as Vektor
  const n: Vektor = [-(u[1] * v[2] - u[2] * v[1]), -(u[2] * v[0] - u[0] * v[2]), -(u[0] * v[1] - u[1] * v[0])]
  const l = Math.hypot(...n) || 1
  return n.map(k => k / l) as Vektor
}

/** Ecken: Traufe links, Traufe rechts, First rechts, First links (von außen gesehen). */
export function dachflaeche(
  b: Buehne,
  r: Zufall,
  e: Ecken,
  farbe: Farbe,
  o: { schnee?: boolean; solar?: boolean } = {},
): void {
  const { blatt, kamera, licht } = b
  const n = normaleVon(e)
  const auge = kamera.ort
  if ((auge[0] - e[0][0]) * n[0] + (auge[1] - e[0][1]) * n[1] + (auge[2] - e[0][2]) * n[2] <= 0) return
  const hell = helligkeit(licht, n)
  const fern = Math.max(0, kamera.tiefe(zwischen(e[0], e[2], 0.5)))
  const an = (s: number, t: number): Vektor => zwischen(zwischen(e[0], e[1], s), zwischen(e[3], e[2], s), t)
  const flaeche = (s0: number, t0: number, s1: number, t1: number): string => {
    const q = kamera.flaeche([an(s0, t0), an(s1, t0), an(s1, t1), an(s0, t1)])
    return q.length ? vieleck(q) : ''
  }
  const grund = o.schnee ? '#eef2fb' : farbe
  const f = (x: Farbe, z = 0) => ton(licht, x, Math.max(0, Math.min(1, hell + z)), fern)
  const q = kamera.flaeche([...e])
  if (!q.length) return
  blatt.male(
    vieleck(q),
    blatt.verlauf(0, 1, 0, 0, [
      [0, f(heller(grund, 0.06), 0.06)],
      [1, f(dunkler(grund, 0.1), -0.08)],
    ]),
  )
  const masstab = kamera.masstab(an(0.5, 0.5))
  const breite = Math.hypot(...(e[1].map((k, i) => k - (e[0][i] ?? 0)) as Vektor))
  const hoch = Math.hypot(...(e[3].map((k, i) => k - (e[0][i] ?? 0)) as Vektor))
  if (o.schnee) {
    blatt.male(flaeche(0, 0, 1, 0.05), f('#c4cfe8'))
    let spur = ''
    for (let i = 0; i < breite * 2; i++) {
      const s = r.zahl(0, 0.95)
      const t = r.zahl(0.05, 0.9)
      spur += flaeche(s, t, s + r.zahl(0.02, 0.06), t + 0.015)
    }
    blatt.male(spur, f('#d5ddf0'))
    return
  }
  if (masstab < 6) return
  const reihen = Math.round(Math.min(hoch / 0.34, (hoch * masstab) / (masstab < 20 ? 11 : 7)))
  const dunkel: string[] = []
  const hellF: string[] = []
  const moos: string[] = []
  for (let i = 0; i < reihen; i++) {
    const t = i / reihen
    dunkel.push(flaeche(0, t, 1, t + 0.16 / reihen))
    const k = Math.max(3, Math.round(breite * Math.min(1, masstab / 26) * 0.9))
    for (let j = 0; j < k; j++) {
      const s = r.zahl(0, 0.98)
      const l = Math.min(1 - s, r.zahl(0.25, 0.9) / breite)
      const ziel = r.chance(0.5) ? dunkel : r.chance(0.85) ? hellF : moos
      ziel.push(flaeche(s, t + 0.18 / reihen, s + l, t + 0.98 / reihen))
    }
  }
  blatt.male(hellF.join(''), f(heller(mische(grund, '#e8a06a', 0.25), 0.1), 0.06), 0.75)
  blatt.male(dunkel.join(''), f(dunkler(grund, 0.25), -0.1), 0.5)
  blatt.male(moos.join(''), f(mische(grund, '#7d8552', 0.5)), 0.6)
  blatt.male(flaeche(0, 0.975, 1, 1.0), f(heller(grund, 0.22), 0.15))
  if (o.solar) solarfeld(b, flaeche, hell, fern)
}

function solarfeld(
  b: Buehne,
  flaeche: (s0: number, t0: number, s1: number, t1: number) => string,
  hell: number,
  fern: number,
): void {
  const { blatt, licht } = b
  const oben = ton(licht, mische('#24416e', licht.himmel[1]?.[1] ?? '#88aacc', 0.35), hell, fern)
  const unten = ton(licht, '#152a4c', hell, fern)
  blatt.male(flaeche(0.11, 0.17, 0.89, 0.86), ton(licht, '#c9d2da', hell, fern))
  const [nx, ny] = [6, 3]
  for (let i = 0; i < nx; i++)
    for (let j = 0; j < ny; j++) {
      const s = 0.12 + (0.76 * i) / nx
      const t = 0.19 + (0.66 * j) / ny
      blatt.male(
        flaeche(s + 0.004, t + 0.01, s + 0.76 / nx - 0.004, t + 0.66 / ny - 0.01),
        blatt.verlauf(0, 0, 0.8, 1, [
          [0, oben],
          [0.45, mische(oben, '#dff0ff', 0.25)],
          [0.55, mische(oben, unten, 0.5)],
          [1, unten],
        ]),
      )
    }
}

/** Satteldachgaube auf einer Dachfläche; s entlang der Traufe, t zum First. */
export function gaube(
  b: Buehne,
  r: Zufall,
  e: Ecken,
  s: number,
  t: number,
  putz: Farbe,
  dach: Farbe,
  schnee = false,
): void {
  const { blatt, kamera, licht } = b
  const n = normaleVon(e)
  const auge = kamera.ort
  if ((auge[0] - e[0][0]) * n[0] + (auge[1] - e[0][1]) * n[1] + (auge[2] - e[0][2]) * n[2] <= 0) return
  const fuss = zwischen(zwischen(e[0], e[1], s), zwischen(e[3], e[2], s), t)
  const l = Math.hypot(e[1][0] - e[0][0], e[1][2] - e[0][2])
  const rechts: Vektor = [(e[1][0] - e[0][0]) / l, 0, (e[1][2] - e[0][2]) / l]
  const aussen: Vektor = [n[0], 0, n[2]]
  const la = Math.hypot(aussen[0], aussen[2]) || 1
  const [bx, h, g] = [1.5, 1.35, 0.8]
  const o: Vektor = [
    fuss[0] - rechts[0] * (bx / 2) + (aussen[0] / la) * 0.1,
    fuss[1],
    fuss[2] - rechts[2] * (bx / 2) + (aussen[2] / la) * 0.1,
  ]
  const w = new Wand(b, o, rechts)
  const steigung = n[1] ? la / n[1] : 1
  const ein = (y: number) => -y / Math.max(0.4, steigung)
  const P = (u: number, v: number, vor: number) => w.raum([u, v], vor)
  const male = (p: Vektor[], farbe: Farbe, hell: number) => {
    const q: Punkt[] = kamera.flaeche(p)
    if (q.length) blatt.male(vieleck(q), ton(licht, farbe, hell, w.fern))
  }
  const linksHell = helligkeit(licht, [-rechts[0], 0, -rechts[2]])
  const rechtsHell = helligkeit(licht, rechts)
  male([P(0, 0, 0), P(0, h, 0), P(0, h, ein(h))], putz, linksHell)
  male([P(bx, 0, 0), P(bx, h, 0), P(bx, h, ein(h))], putz, rechtsHell)
  const dachton = schnee ? '#eef2fb' : dach
  male(
    [P(-0.15, h - 0.1, 0.2), P(bx / 2, h + g, 0.2), P(bx / 2, h + g, ein(h + g)), P(-0.15, h - 0.1, ein(h))],
    dachton,
    Math.min(1, linksHell + 0.25),
  )
  male(
    [
      P(bx + 0.15, h - 0.1, 0.2),
      P(bx / 2, h + g, 0.2),
      P(bx / 2, h + g, ein(h + g)),
      P(bx + 0.15, h - 0.1, ein(h)),
    ],
    dachton,
    Math.min(1, rechtsHell + 0.25),
  )
  w.male(
    w.flaeche([
      [0, 0],
      [bx, 0],
      [bx, h],
      [bx / 2, h + g],
      [0, h],
    ]),
    putz,
  )
  fenster(w, r, 0.4, 0.3, bx - 0.8, 0.95, {})
  const kante =
    w.balken(-0.15, h - 0.12, bx / 2, h + g, 0.13) + w.balken(bx + 0.15, h - 0.12, bx / 2, h + g, 0.13)
  w.male(kante, schnee ? '#ffffff' : dunkler(dach, 0.3), 0.1)
}

export function kamin(b: Buehne, fuss: Vektor, h: number, farbe: Farbe, schnee = false): void {
  const br = 0.7
  const vorne = new Wand(b, [fuss[0] - br / 2, fuss[1], fuss[2] - br / 2], [1, 0, 0])
  const links = b.kamera.ort[0] < fuss[0]
  const seite = links
    ? new Wand(b, [fuss[0] - br / 2, fuss[1], fuss[2] + br / 2], [0, 0, -1])
    : new Wand(b, [fuss[0] + br / 2, fuss[1], fuss[2] - br / 2], [0, 0, 1])
  for (const w of [seite, vorne]) {
    w.male(w.feld(0, -1, br, h + 1), farbe)
    if (w.schaerfe > 14) {
      let d = ''
      for (let v = 0; v < h; v += 0.22) d += w.feld(0, v, br, 0.035)
      w.male(d, dunkler(farbe, 0.2))
    }
    w.male(w.feld(-0.06, h - 0.16, br + 0.12, 0.16), schnee ? '#f4f6fc' : heller(farbe, 0.2))
  }
}
