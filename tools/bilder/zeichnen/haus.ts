/** Wohn- und Geschäftshäuser: Baukörper im Raum, Fassaden aus Putz oder Fachwerk. */

import { type Punkt, vieleck } from './blatt.ts'
import { dachflaeche, type Ecken, gaube, kamin } from './dach.ts'
import { type Fachwerkart, geschoss, giebel } from './fachwerk.ts'
import { dunkler, type Farbe, heller, mische } from './farbe.ts'
import { type Fensterart, fenster, schaufenster, schild, tuer } from './fenster.ts'
import { huelle, schattenpunkt } from './kamera.ts'
import { ton, type Vektor } from './licht.ts'
import { type Buehne, Wand } from './wand.ts'
import type { Zufall } from './zufall.ts'

export type Haus = {
  x: number
  z: number
  /** Winkel der Frontlinie: 0 zeigt zum Betrachter, 90° nach rechts (linke Platzseite). */
  winkel?: number
  breite: number
  tiefe: number
  geschosse: number
  giebelstaendig: boolean
  putz: Farbe
  holz?: Farbe | undefined
  dach: Farbe
  dachhoehe?: number
  laden?: Farbe | undefined
  blumen?: boolean
  zier?: Fachwerkart['zier']
  unten?: 'laden' | 'tuer' | 'fenster'
  markise?: readonly [Farbe, Farbe]
  sockel?: Farbe
  schnee?: boolean
  solar?: boolean
  gauben?: number
}

const ERDGESCHOSS = 3.1
const OBERGESCHOSS = 2.85

type Mass = { o: Vektor; r: Vektor; ein: Vektor; traufe: number; first: number }

function mass(h: Haus): Mass {
  const a = ((h.winkel ?? 0) * Math.PI) / 180
  const r: Vektor = [Math.cos(a), 0, Math.sin(a)]
  const ein: Vektor = [-Math.sin(a), 0, Math.cos(a)]
  const traufe = ERDGESCHOSS + (h.geschosse - 1) * OBERGESCHOSS
  const first = traufe + (h.dachhoehe ?? (h.giebelstaendig ? h.breite * 0.62 : h.tiefe * 0.5))
  return { o: [h.x, 0, h.z], r, ein, traufe, first }
}

const geh = (p: Vektor, d: Vektor, l: number, y = 0): Vektor => [
  p[0] + d[0] * l,
  p[1] + d[1] * l + y,
  p[2] + d[2] * l,
]

export function hausschatten(b: Buehne, h: Haus): Vektor[] {
  const m = mass(h)
  const ecken: Vektor[] = []
  for (const u of [0, h.breite])
    for (const t of [0, h.tiefe]) {
      const p = geh(geh(m.o, m.r, u), m.ein, t)
      ecken.push(p, schattenpunkt(b.licht, [p[0], m.traufe, p[2]]))
    }
  for (const t of [0, 1]) {
    const p = h.giebelstaendig
      ? geh(geh(m.o, m.r, h.breite / 2), m.ein, h.tiefe * t)
      : geh(geh(m.o, m.ein, h.tiefe / 2), m.r, h.breite * t)
    ecken.push(schattenpunkt(b.licht, [p[0], m.first, p[2]]))
  }
  return huelle(ecken)
}

function wandgrund(
  w: Wand,
  breite: number,
  hoehe: number,
  spitze: number,
  putz: Farbe,
  r: Zufall,
  sockel: Farbe,
): void {
  const { blatt } = w.b
  const form: Punkt[] = [
    [0, 0],
    [breite, 0],
    [breite, hoehe],
  ]
  if (spitze > hoehe) form.push([breite / 2, spitze])
  form.push([0, hoehe])
  const d = w.flaeche(form)
  blatt.male(
    d,
    blatt.verlauf(0, 0, 0.35, 1, [
      [0, w.ton(heller(putz, 0.1), 0.06)],
      [0.6, w.ton(putz)],
      [1, w.ton(dunkler(putz, 0.1), -0.12)],
    ]),
  )
  if (w.schaerfe > 22) {
    for (let i = 0; i < breite * 1.4; i++) {
      const u = r.zahl(0, breite * 0.85)
      const v = r.zahl(0, hoehe * 0.9)
      const [l, k] = [r.zahl(0.5, 1.8), r.zahl(0.2, 0.7)]
      const flecken: Punkt[] = []
      for (let j = 0; j < 7; j++)
        flecken.push([
          Math.min(breite, Math.max(0, u + l / 2 + Math.cos(j * 0.9) * (l / 2) * r.zahl(0.6, 1))),
          Math.max(0, v + k / 2 + Math.sin(j * 0.9) * (k / 2) * r.zahl(0.6, 1)),
        ])
      blatt.male(w.flaeche(flecken), w.ton(r.chance(0.5) ? heller(putz, 0.3) : dunkler(putz, 0.14)), 0.22)
    }
  }
  w.male(w.feld(0, 0, breite, 0.65), sockel)
  if (w.schaerfe > 18) {
    let fugen = ''
    for (let u = 0.2; u < breite; u += r.zahl(0.5, 0.9))
      fugen += w.feld(u, 0, 0.03, 0.32) + w.feld(u + 0.3, 0.34, 0.03, 0.3)
    w.male(fugen + w.feld(0, 0.32, breite, 0.03) + w.feld(0, 0.62, breite, 0.03), dunkler(sockel, 0.22))
  }
}

function fassade(
  w: Wand,
  r: Zufall,
  h: Haus,
  m: Mass,
  breite: number,
  mitGiebel: boolean,
  front: boolean,
): void {
  const { blatt, licht } = w.b
  const sockel = h.sockel ?? '#c9a283'
  wandgrund(w, breite, m.traufe, mitGiebel ? m.first : 0, h.putz, r, sockel)
  const fa: Fensterart = { laden: h.laden, blumen: h.blumen }
  for (let g = 1; g < h.geschosse; g++) {
    const v = ERDGESCHOSS + (g - 1) * OBERGESCHOSS
    if (h.holz)
      geschoss(w, r, v, breite, OBERGESCHOSS, { holz: h.holz, fenster: fa, zier: h.zier ?? 'kreuz' })
    else {
      const n = Math.max(1, Math.round(breite / 2.3))
      const f = breite / n
      for (let i = 0; i < n; i++)
        fenster(w, r, i * f + f / 2 - 0.48, v + 0.8, 0.96, 1.45, {
          ...fa,
          blumen: h.blumen && r.chance(0.7),
          gewaende: '#e2c9ac',
        })
      w.male(w.feld(0, v - 0.1, breite, 0.12), heller(h.putz, 0.3), 0.1)
    }
  }
  if (mitGiebel) {
    const gh = m.first - m.traufe
    if (h.holz)
      giebel(w, r, m.traufe, breite, gh, { holz: h.holz, fenster: { blumen: h.blumen }, zier: 'schlicht' })
    else {
      for (const s of breite > 6 ? [-0.9, 0.9] : [0])
        fenster(w, r, breite / 2 + s - 0.42, m.traufe + 0.7, 0.84, 1.25, {
          gewaende: '#e2c9ac',
          laden: breite > 7 ? undefined : h.laden,
        })
      fenster(w, r, breite / 2 - 0.3, m.traufe + gh * 0.58, 0.6, 0.8, { gewaende: '#e2c9ac' })
    }
  }
  // Erdgeschoss
  if (front && h.unten === 'laden') {
    const t = breite * r.wahl([0.08, 0.72])
    tuer(w, r, t, r.wahl(['#24523b', '#6b2b38', '#3f5668', '#7a4a2c']))
    const u0 = t < breite / 2 ? t + 1.9 : 0.7
    schaufenster(w, r, u0, breite - 3.4, r.wahl(['#5a3a28', '#24523b', '#6b2b38']), h.markise)
    if (!h.markise)
      schild(w, u0 + 0.3, 2.68, Math.min(3.2, breite - 4), r.wahl(['#24523b', '#6b2b38', '#7a4a2c']))
  } else if (front) {
    const mitte = h.unten === 'fenster' ? -9 : breite * r.zahl(0.3, 0.6)
    if (mitte > 0) tuer(w, r, mitte, r.wahl(['#24523b', '#6b2b38', '#7a4a2c', '#3f5668']))
    const n = Math.max(2, Math.round(breite / 2.4))
    for (let i = 0; i < n; i++) {
      const u = (breite * (i + 0.5)) / n - 0.45
      if (Math.abs(u + 0.45 - mitte - 0.57) < 1.6) continue
      fenster(w, r, u, 1.05, 0.9, 1.35, { ...fa, gewaende: '#d9b99a' })
    }
  } else {
    const n = Math.max(1, Math.round(breite / 3.2))
    for (let i = 0; i < n; i++)
      fenster(w, r, (breite * (i + 0.5)) / n - 0.4, 1.1, 0.8, 1.25, { gewaende: '#d9b99a', laden: h.laden })
  }
  // Schatten unter der Traufe und Streiflicht am Fuß
  if (!mitGiebel) {
    const tief = Math.min(1.3, Math.max(0.35, -w.schattenversatz(0.5)[1]))
    w.schatten(w.feld(0, m.traufe - tief, breite, tief), 0.34)
  }
  const d = w.feld(0, 0, breite, m.traufe)
  blatt.male(
    d,
    blatt.verlauf(0, 1, 0, 0, [
      [0, ton(licht, '#5a4a52', 0.1, w.fern), 0.38],
      [0.3, ton(licht, '#5a4a52', 0.1, w.fern), 0],
    ]),
  )
}

export function haus(b: Buehne, r: Zufall, h: Haus): void {
  const m = mass(h)
  const { o, r: re, ein, traufe, first } = m
  const [W, T] = [h.breite, h.tiefe]
  const ue = 0.45
  const front = new Wand(b, o, re)
  const rechts = new Wand(b, geh(o, re, W), ein)
  const links = new Wand(b, geh(o, ein, T), [-ein[0], 0, -ein[2]])
  const P = (u: number, t: number, y: number): Vektor => geh(geh(o, re, u), ein, t, y)
  const sinkt = 0.25
  if (links.sichtbar) fassade(links, r, h, m, T, !h.giebelstaendig, false)
  if (rechts.sichtbar) fassade(rechts, r, h, m, T, !h.giebelstaendig, false)
  if (h.giebelstaendig) {
    const li: Ecken = [
      P(-ue, T + 0.2, traufe - sinkt),
      P(-ue, -ue, traufe - sinkt),
      P(W / 2, -ue, first + 0.1),
      P(W / 2, T + 0.2, first + 0.1),
    ]
    const rc: Ecken = [
      P(W + ue, -ue, traufe - sinkt),
      P(W + ue, T + 0.2, traufe - sinkt),
      P(W / 2, T + 0.2, first + 0.1),
      P(W / 2, -ue, first + 0.1),
    ]
    for (const e of [li, rc]) {
      dachflaeche(b, r, e, h.dach, h)
      for (let i = 0; i < (h.gauben ?? 1); i++)
        gaube(b, r, e, (i + 0.6) / ((h.gauben ?? 1) + 0.2), 0.22, h.putz, h.dach, h.schnee)
    }
    if (r.chance(0.8))
      kamin(b, P(W * 0.62, T * 0.5, traufe + (first - traufe) * 0.72), 1.9, '#a8705a', h.schnee)
    if (front.sichtbar) {
      fassade(front, r, h, m, W, true, true)
      const v = (k: number): Punkt => [W / 2 + k * (W / 2 + ue), traufe - sinkt]
      const spitze: Punkt = [W / 2, first + 0.1]
      for (const k of [-1, 1]) {
        const f = v(k)
        const schatten: Punkt[] = [
          [k < 0 ? 0 : W, traufe],
          [W / 2, first],
          [W / 2, first - 0.75],
          [k < 0 ? 0.35 : W - 0.35, traufe - 0.1],
        ]
        front.schatten(front.flaeche(schatten), 0.34)
        b.blatt.male(
          front.flaeche([f, spitze, [spitze[0], spitze[1] - 0.36], [f[0] + k * -0.3, f[1] - 0.06]], ue),
          front.ton(mische(h.holz ?? '#8a6248', '#5a4034', 0.4)),
        )
        b.blatt.male(
          front.flaeche(
            [[f[0], f[1]], spitze, [spitze[0], spitze[1] + 0.16], [f[0] - k * -0.08, f[1] + 0.16]],
            ue,
          ),
          front.ton(h.schnee ? '#f4f7ff' : heller(h.dach, 0.1), 0.1),
        )
      }
    }
  } else {
    if (front.sichtbar) fassade(front, r, h, m, W, false, true)
    const e: Ecken = [
      P(-0.25, -ue, traufe - sinkt),
      P(W + 0.25, -ue, traufe - sinkt),
      P(W + 0.25, T / 2, first + 0.1),
      P(-0.25, T / 2, first + 0.1),
    ]
    dachflaeche(b, r, e, h.dach, h)
    const n = h.gauben ?? Math.max(1, Math.round(W / 4))
    for (let i = 0; i < n; i++) gaube(b, r, e, (i + 0.5) / n, 0.2, h.putz, h.dach, h.schnee)
    if (front.sichtbar)
      b.blatt.male(
        front.flaeche(
          [
            [-0.25, traufe - sinkt],
            [W + 0.25, traufe - sinkt],
            [W + 0.25, traufe - sinkt - 0.14],
            [-0.25, traufe - sinkt - 0.14],
          ],
          ue,
        ),
        front.ton('#8d8478', 0.1),
      )
    for (const [w, u] of [
      [links, -0.25],
      [rechts, W + 0.25],
    ] as const) {
      if (!w.sichtbar) continue
      const q1 = b.kamera.flaeche([
        P(u, -ue, traufe - sinkt),
        P(u, T / 2, first + 0.15),
        P(u, T / 2, first - 0.3),
        P(u, -ue + 0.1, traufe - sinkt - 0.35),
      ])
      const q2 = b.kamera.flaeche([
        P(u, T + ue, traufe - sinkt),
        P(u, T / 2, first + 0.15),
        P(u, T / 2, first - 0.3),
        P(u, T + ue - 0.1, traufe - sinkt - 0.35),
      ])
      if (q1.length) b.blatt.male(vieleck(q1), w.ton('#6b4c3c'))
      if (q2.length) b.blatt.male(vieleck(q2), w.ton('#6b4c3c'))
    }
    if (r.chance(0.8)) kamin(b, P(W * r.zahl(0.25, 0.8), T * 0.46, first - 0.4), 1.5, '#a8705a', h.schnee)
  }
}
