/** Innenräume: Schachtel aus Boden, Wänden und Decke, Regale, Lichtbahnen. */
import { ellipse, rechteck, vieleck, z } from './blatt.ts'
import { dunkler, type Farbe, heller } from './farbe.ts'
import { type Licht, ton, type Vektor } from './licht.ts'
import { type Buehne, Wand } from './wand.ts'
import type { Zufall } from './zufall.ts'

export const raumlicht: Licht = {
  himmel: [
    [0, '#cfe3ea'],
    [1, '#f6ecd4'],
  ],
  richtung: [-0.62, 0.62, -0.48],
  sonne: '#ffe6b0',
  hell: '#fff5e2',
  schatten: '#8f7f8c',
  dunst: '#f3dfbf',
  sicht: 70,
  wolkeHell: '#ffffff',
  wolkeDunkel: '#c9d8e2',
  glasOben: '#dcecf0',
  glasUnten: '#a9c6d0',
  lampen: 0,
}

export type Raum = { x1: number; x2: number; z1: number; z2: number; hoehe: number }

export function raum(
  b: Buehne,
  r: Zufall,
  m: Raum,
  f: { boden: Farbe; wand: Farbe; decke: Farbe; sockel?: Farbe; dielen?: boolean },
): { hinten: Wand; links: Wand; rechts: Wand } {
  const { blatt, kamera, licht } = b
  const feld = (p: Vektor[]) => {
    const q = kamera.flaeche(p)
    return q.length ? vieleck(q) : ''
  }
  const { x1, x2, z1, z2, hoehe: h } = m
  blatt.male(
    feld([
      [x1, 0, z1],
      [x2, 0, z1],
      [x2, 0, z2],
      [x1, 0, z2],
    ]),
    blatt.verlauf(0.2, 0, 0.5, 1, [
      [0, ton(licht, heller(f.boden, 0.15), 0.9, 12)],
      [1, ton(licht, dunkler(f.boden, 0.12), 0.55)],
    ]),
  )
  if (f.dielen !== false) {
    let dunkel = ''
    let hell = ''
    for (let x = x1; x < x2; x += 0.34) {
      dunkel += feld([
        [x, 0, z1],
        [x + 0.03, 0, z1],
        [x + 0.03, 0, z2],
        [x, 0, z2],
      ])
      for (let zz = z1 + r.zahl(0, 3); zz < z2; zz += r.zahl(1.6, 3.4)) {
        dunkel += feld([
          [x, 0, zz],
          [x + 0.34, 0, zz],
          [x + 0.34, 0, zz + 0.04],
          [x, 0, zz + 0.04],
        ])
        if (r.chance(0.4))
          hell += feld([
            [x + 0.03, 0, zz],
            [x + 0.34, 0, zz],
            [x + 0.34, 0, Math.min(z2, zz + 1.6)],
            [x + 0.03, 0, Math.min(z2, zz + 1.6)],
          ])
      }
    }
    blatt.male(hell, ton(licht, heller(f.boden, 0.25), 0.9), 0.35)
    blatt.male(dunkel, ton(licht, dunkler(f.boden, 0.4), 0.4), 0.55)
  }
  blatt.male(
    feld([
      [x1, h, z1],
      [x2, h, z1],
      [x2, h, z2],
      [x1, h, z2],
    ]),
    blatt.verlauf(0, 1, 0, 0, [
      [0, ton(licht, f.decke, 0.85, 10)],
      [1, ton(licht, dunkler(f.decke, 0.12), 0.45)],
    ]),
  )
  const hinten = new Wand(b, [x1, 0, z2], [1, 0, 0])
  const links = new Wand(b, [x1, 0, z1], [0, 0, 1])
  const rechts = new Wand(b, [x2, 0, z2], [0, 0, -1])
  for (const [w, l, hell] of [
    [hinten, x2 - x1, 0.8],
    [links, z2 - z1, 0.3],
    [rechts, z2 - z1, 1],
  ] as const) {
    blatt.male(
      w.feld(0, 0, l, h),
      blatt.verlauf(0, 0, 0, 1, [
        [0, ton(licht, dunkler(f.wand, 0.1), hell * 0.8, 8)],
        [0.5, ton(licht, f.wand, hell, 8)],
        [1, ton(licht, dunkler(f.wand, 0.06), hell * 0.85, 8)],
      ]),
    )
    blatt.male(w.feld(0, 0, l, 0.18), ton(licht, f.sockel ?? dunkler(f.wand, 0.35), hell * 0.8, 8))
  }
  return { hinten, links, rechts }
}

/** Dunkle Balken quer unter der Decke, von hinten nach vorn. */
export function deckenbalken(b: Buehne, m: Raum, staerke = 0.35): void {
  const { blatt, kamera, licht } = b
  const unten = m.hoehe - staerke
  const flaeche = (p: Vektor[], farbe: Farbe) => blatt.male(vieleck(kamera.flaeche(p)), farbe)
  for (let z = m.z2 - 1; z > 3; z -= 2.2) {
    flaeche(
      [
        [m.x1, m.hoehe, z],
        [m.x2, m.hoehe, z],
        [m.x2, unten, z],
        [m.x1, unten, z],
      ],
      ton(licht, '#8a5a34', 0.6, 6),
    )
    flaeche(
      [
        [m.x1, unten, z],
        [m.x2, unten, z],
        [m.x2, unten, z + 0.4],
        [m.x1, unten, z + 0.4],
      ],
      ton(licht, '#6b4428', 0.25, 6),
    )
  }
}

const BUCH: readonly Farbe[] = [
  '#8a1c3b',
  '#24523b',
  '#d9a441',
  '#3f6d8a',
  '#c4573a',
  '#5a4a7a',
  '#e8ddc8',
  '#2e4460',
  '#7d9a6a',
  '#b5694a',
  '#f2e6d2',
  '#4a7f86',
  '#d98a8a',
]

export function regal(
  w: Wand,
  r: Zufall,
  u: number,
  v: number,
  breite: number,
  hoehe: number,
  faecher: number,
  holz: Farbe = '#a8743f',
): void {
  const { blatt, licht } = w.b
  const hell = Math.max(0.35, w.hell)
  const f = (c: Farbe, h: number) => ton(licht, c, h, w.fern * 0.7)
  blatt.male(w.feld(u, v, breite, hoehe), f(dunkler(holz, 0.15), hell))
  blatt.male(w.feld(u + 0.06, v + 0.06, breite - 0.12, hoehe - 0.12), f(dunkler(holz, 0.55), hell * 0.4))
  const fh = (hoehe - 0.1) / faecher
  const buecher = new Map<Farbe, { d: string; s: string }>()
  let band = ''
  for (let i = 0; i < faecher; i++) {
    const fuss = v + 0.06 + i * fh
    for (let x = u + 0.1; x < u + breite - 0.16; ) {
      if (r.chance(0.05)) {
        x += r.zahl(0.12, 0.4)
        continue
      }
      const l = r.zahl(0.05, 0.12)
      const h = fh * r.zahl(0.6, 0.88)
      const c = r.wahl(BUCH)
      const e = buecher.get(c) ?? { d: '', s: '' }
      e.d += w.feld(x, fuss, l, h)
      e.s += w.feld(x + l * 0.7, fuss, l * 0.3, h)
      buecher.set(c, e)
      if (r.chance(0.4) && w.schaerfe > 60) band += w.feld(x + l * 0.15, fuss + h * 0.68, l * 0.6, h * 0.08)
      x += l + 0.008
    }
  }
  for (const [c, e] of buecher) {
    blatt.male(e.d, f(c, hell))
    blatt.male(e.s, f(dunkler(c, 0.22), hell))
  }
  blatt.male(band, f('#f0e2b8', hell))
  let brett = ''
  let kante = ''
  for (let i = 0; i <= faecher; i++) {
    brett += w.feld(u, v + i * fh, breite, 0.07)
    kante += w.feld(u, v + i * fh + 0.05, breite, 0.025)
    if (i < faecher)
      blatt.male(w.feld(u + 0.06, v + (i + 1) * fh - 0.14, breite - 0.12, 0.14), '#2a1a20', 0.3)
  }
  brett += w.feld(u, v, 0.07, hoehe) + w.feld(u + breite - 0.07, v, 0.07, hoehe)
  blatt.male(brett, f(holz, hell))
  blatt.male(kante, f(heller(holz, 0.35), hell))
}

/** Hohes Fenster mit Blick ins Helle. */
export function lichtfenster(
  w: Wand,
  u: number,
  v: number,
  b: number,
  h: number,
  draussen: readonly Farbe[],
  rahmen: Farbe = '#f6efe2',
): void {
  const { blatt, licht } = w.b
  blatt.male(w.feld(u - 0.16, v - 0.16, b + 0.32, h + 0.32), ton(licht, rahmen, 0.9, w.fern * 0.5))
  const s = draussen.map((c, i) => [i / (draussen.length - 1), c] as const)
  blatt.male(w.feld(u, v, b, h), blatt.verlauf(0, 0, 0, 1, s))
  blatt.male(
    w.flaeche([
      [u, v + h * 0.36],
      [u + b * 0.3, v + h * 0.46],
      [u + b * 0.65, v + h * 0.38],
      [u + b, v + h * 0.44],
      [u + b, v + h * 0.24],
      [u, v + h * 0.24],
    ]),
    '#a9c0a0',
    0.7,
  )
  blatt.male(
    w.flaeche([
      [u, v + h * 0.26],
      [u + b * 0.4, v + h * 0.34],
      [u + b, v + h * 0.27],
      [u + b, v],
      [u, v],
    ]),
    '#8fae78',
    0.75,
  )
  let sp =
    w.feld(u + b / 2 - 0.04, v, 0.08, h) + w.feld(u, v + h * 0.68, b, 0.08) + w.feld(u, v + h * 0.34, b, 0.05)
  sp += w.feld(u + b * 0.25 - 0.02, v, 0.04, h) + w.feld(u + b * 0.75 - 0.02, v, 0.04, h)
  blatt.male(sp, ton(licht, rahmen, 0.75, w.fern * 0.5))
  blatt.male(w.feld(u - 0.3, v - 0.3, b + 0.6, 0.16), ton(licht, rahmen, 1))
}

/** Schräg einfallende Lichtbahn und ihr heller Fleck auf dem Boden. */
export function lichtbahn(
  b: Buehne,
  oben: readonly [Vektor, Vektor],
  boden: readonly [Vektor, Vektor, Vektor, Vektor],
  deckung = 0.35,
): void {
  const { blatt, kamera } = b
  const fleck = kamera.flaeche([...boden])
  if (fleck.length) blatt.male(vieleck(fleck), '#fff0c4', deckung)
  const q = [kamera.punkt(oben[0]), kamera.punkt(oben[1]), kamera.punkt(boden[1]), kamera.punkt(boden[0])]
  blatt.roh(
    `<path d="${vieleck(q)}" fill="#fff3cf" fill-opacity="${z(deckung * 4) === '0' ? 0.1 : deckung * 0.28}" ${blatt.weich(10)}/>`,
  )
}

export function haengelampe(
  blatt: Blattlos,
  licht: Licht,
  x: number,
  y1: number,
  y2: number,
  g: number,
  farbe: Farbe,
): void {
  blatt.male(rechteck(x - 1.5, y1, 3, y2 - y1), ton(licht, '#3a3238', 0.5))
  blatt.male(
    ellipse(x, y2 + g * 0.5, g * 3),
    blatt.verlaufRund([
      [0, '#ffe9b4', 0.75],
      [0.3, '#ffdc94', 0.28],
      [1, '#ffdc94', 0],
    ]),
  )
  blatt.male(
    `M${z(x - g)} ${z(y2 + g * 0.4)}Q${z(x - g * 0.9)} ${z(y2 - g * 0.5)} ${z(x)} ${z(y2 - g * 0.6)}Q${z(x + g * 0.9)} ${z(y2 - g * 0.5)} ${z(x + g)} ${z(y2 + g * 0.4)}Z`,
    blatt.verlauf(0, 0, 1, 0, [
      [0, heller(farbe, 0.25)],
      [1, dunkler(farbe, 0.2)],
    ]),
  )
  blatt.male(ellipse(x, y2 + g * 0.42, g * 0.9, g * 0.16), '#fff2cc')
}
type Blattlos = Buehne['blatt']

export function quader(
  b: Buehne,
  x: number,
  y: number,
  z0: number,
  breite: number,
  hoehe: number,
  tiefe: number,
  farbe: Farbe,
  o: { fern?: number } = {},
): Wand {
  const { blatt, kamera, licht } = b
  const P = (u: number, v: number, t: number): Vektor => [x + u, y + v, z0 + t]
  const fern = o.fern ?? Math.max(0, kamera.tiefe([x, y, z0])) * 0.5
  const feld = (p: Vektor[], f: Farbe, h: number) => {
    const q = kamera.flaeche(p)
    if (q.length) blatt.male(vieleck(q), ton(licht, f, h, fern))
  }
  const auge = kamera.ort
  if (auge[0] < x)
    feld(
      [P(0, 0, 0), P(0, hoehe, 0), P(0, hoehe, tiefe), P(0, 0, tiefe)],
      farbe,
      licht.richtung[0] < 0 ? 0.95 : 0.2,
    )
  if (auge[0] > x + breite)
    feld(
      [P(breite, 0, 0), P(breite, hoehe, 0), P(breite, hoehe, tiefe), P(breite, 0, tiefe)],
      farbe,
      licht.richtung[0] < 0 ? 0.15 : 0.95,
    )
  feld([P(0, 0, 0), P(breite, 0, 0), P(breite, hoehe, 0), P(0, hoehe, 0)], farbe, 0.62)
  if (auge[1] > y + hoehe)
    feld(
      [P(0, hoehe, 0), P(breite, hoehe, 0), P(breite, hoehe, tiefe), P(0, hoehe, tiefe)],
      heller(farbe, 0.18),
      1,
    )
  return new Wand(b, [x, y, z0], [1, 0, 0])
}
