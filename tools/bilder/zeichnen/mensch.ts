/** Menschen: gegliederte kleine Figuren, 1 Einheit = 1 cm, Füße im Ursprung. */
import { ellipse, kurve, linie, type Punkt, z } from './blatt.ts'
import { dunkler, type Farbe, heller, mische } from './farbe.ts'
import { type Licht, ton } from './licht.ts'
import type { Auftritt } from './reihenfolge.ts'
import type { Buehne } from './wand.ts'
import type { Zufall } from './zufall.ts'

type Haltung =
  | 'stehen'
  | 'gehen'
  | 'tragen'
  | 'winken'
  | 'tanzen'
  | 'tanzenB'
  | 'sitzen'
  | 'lesen'
  | 'laufen'
  | 'zeigen'
  | 'buecken'
  | 'rad'
  | 'anstossen'
  | 'rollstuhl'
  | 'bodensitz'
  | 'springen'
  | 'musik'
  | 'cello'
  | 'klettern'
  | 'balancieren'
  | 'vorlesen'

export type Mensch = {
  haltung: Haltung
  blick: 1 | -1
  groesse: number
  haut: Farbe
  haar: Farbe
  frisur:
    | 'kurz'
    | 'lang'
    | 'dutt'
    | 'zopf'
    | 'glatze'
    | 'hut'
    | 'kappe'
    | 'tuch'
    | 'locken'
    | 'helm'
    | 'muetze'
  oben: Farbe
  unten: Farbe
  schnitt: 'hose' | 'rock' | 'kleid' | 'mantel' | 'shorts' | 'schuerze' | 'bade'
  alt?: boolean
  ding?: 'korb' | 'kiste' | 'stock' | 'tasche' | 'glas' | 'buch' | 'ranzen' | 'ballon' | undefined
}

type Teil = { d: string; f: Farbe; rund?: boolean }

const HAUT: readonly Farbe[] = ['#f0c6a4', '#e8b48e', '#d69a72', '#a86d48', '#7a4a30', '#f3d2b6']
const HAAR: readonly Farbe[] = ['#3a2a22', '#5a3c28', '#8a5a34', '#c99a5a', '#2a2428', '#7a4030']
const GRAU: readonly Farbe[] = ['#d9d6d0', '#bcb8b2', '#efece6']
const STOFF: readonly Farbe[] = [
  '#8a1c3b',
  '#24523b',
  '#d9a441',
  '#3f6d8a',
  '#e8ddc8',
  '#c4573a',
  '#5a4a7a',
  '#7d9a6a',
  '#2e4460',
  '#d98a8a',
  '#f2e6d2',
  '#4a7f86',
]
const HOSE: readonly Farbe[] = ['#2e3f58', '#4a4a52', '#6b5a48', '#8a7a64', '#33403a', '#7a3440', '#3d5570']

export function irgendwer(r: Zufall, w: Partial<Mensch> = {}): Mensch {
  const alt = w.alt ?? r.chance(0.22)
  const weiblich = r.chance(0.5)
  const frisuren: Mensch['frisur'][] = weiblich
    ? alt
      ? ['dutt', 'kurz', 'locken']
      : ['lang', 'dutt', 'zopf', 'locken', 'lang', 'kurz', 'tuch']
    : alt
      ? ['glatze', 'hut', 'kurz']
      : ['kurz', 'kurz', 'kurz', 'kappe', 'locken']
  const schnitte: Mensch['schnitt'][] = weiblich
    ? ['hose', 'rock', 'kleid', 'kleid', 'mantel']
    : ['hose', 'hose', 'hose', 'mantel', 'shorts']
  return {
    haltung: 'stehen',
    blick: r.chance(0.5) ? 1 : -1,
    groesse: weiblich ? r.zahl(160, 172) : r.zahl(170, 186),
    haut: r.wahl(HAUT),
    haar: alt ? r.wahl(GRAU) : r.wahl(HAAR),
    frisur: r.wahl(frisuren),
    oben: r.wahl(STOFF),
    unten: r.wahl(HOSE),
    schnitt: r.wahl(schnitte),
    ...w,
    alt,
  }
}

export const kind = (r: Zufall, w: Partial<Mensch> = {}): Mensch =>
  irgendwer(r, {
    groesse: r.zahl(105, 138),
    alt: false,
    schnitt: r.wahl(['hose', 'shorts', 'kleid', 'hose'] as const),
    frisur: r.wahl(['kurz', 'zopf', 'locken', 'lang', 'kurz'] as const),
    ...w,
  })

function glied(p: readonly [Punkt, Punkt, Punkt], b: readonly [number, number, number]): string {
  const rand: Punkt[] = []
  const zurueck: Punkt[] = []
  p.forEach(([x, y], i) => {
    const v = p[Math.max(0, i - 1)] ?? p[0]
    const n = p[Math.min(2, i + 1)] ?? p[2]
    const l = Math.hypot(n[0] - v[0], n[1] - v[1]) || 1
    const k = (b[i] ?? 4) / 2
    const [nx, ny] = [(-(n[1] - v[1]) / l) * k, ((n[0] - v[0]) / l) * k]
    rand.push([x + nx, y + ny])
    zurueck.unshift([x - nx, y - ny])
  })
  return kurve([...rand, ...zurueck], true, 0.85)
}

const von = (p: Punkt, grad: number, l: number): Punkt => [
  p[0] + Math.sin((grad * Math.PI) / 180) * l,
  p[1] + Math.cos((grad * Math.PI) / 180) * l,
]

/** Winkel in Grad gegen das Lot, positiv nach vorn: Oberschenkel, Unterschenkel, Oberarm, Unterarm (je vorn und hinten). */
type Pose = {
  neigung: number
  ov: number
  uv: number
  oh: number
  uh: number
  av: number
  bv: number
  ah: number
  bh: number
  sink?: number
}
const POSEN: Record<Haltung, Pose> = {
  stehen: { neigung: 1, ov: 4, uv: 1, oh: -5, uh: -3, av: 12, bv: 26, ah: -10, bh: 4 },
  gehen: { neigung: 4, ov: 24, uv: 8, oh: -16, uh: -38, av: -22, bv: -4, ah: 26, bh: 48 },
  tragen: { neigung: -2, ov: 14, uv: 4, oh: -10, uh: -22, av: 18, bv: 86, ah: 12, bh: 82 },
  winken: { neigung: 0, ov: 4, uv: 1, oh: -5, uh: -3, av: 146, bv: 168, ah: -8, bh: 6 },
  tanzen: { neigung: -5, ov: 26, uv: -18, oh: -14, uh: -20, av: 108, bv: 130, ah: -62, bh: -30 },
  tanzenB: { neigung: 6, ov: 18, uv: 4, oh: -22, uh: -52, av: 84, bv: 104, ah: 118, bh: 140 },
  sitzen: { neigung: 2, ov: 86, uv: 4, oh: 80, uh: -4, av: 24, bv: 64, ah: 14, bh: 54, sink: 42 },
  lesen: { neigung: 8, ov: 84, uv: 6, oh: 80, uh: 0, av: 32, bv: 104, ah: 26, bh: 98, sink: 42 },
  laufen: { neigung: 12, ov: 52, uv: -12, oh: -28, uh: -82, av: -48, bv: 30, ah: 52, bh: 128 },
  zeigen: { neigung: 0, ov: 6, uv: 1, oh: -6, uh: -4, av: 76, bv: 84, ah: -6, bh: 12 },
  buecken: { neigung: 42, ov: 14, uv: -8, oh: -6, uh: -14, av: 34, bv: 22, ah: 22, bh: 12 },
  rad: { neigung: 26, ov: 78, uv: -6, oh: 34, uh: -22, av: 56, bv: 74, ah: 52, bh: 70 },
  anstossen: { neigung: 2, ov: 5, uv: 1, oh: -6, uh: -3, av: 52, bv: 118, ah: -6, bh: 10 },
  rollstuhl: { neigung: -4, ov: 82, uv: 12, oh: 78, uh: 8, av: 12, bv: 52, ah: 2, bh: 36, sink: 40 },
  bodensitz: { neigung: 6, ov: 100, uv: -62, oh: 92, uh: -50, av: 36, bv: 92, ah: 26, bh: 86, sink: 78 },
  springen: { neigung: 4, ov: 40, uv: -30, oh: -24, uh: -70, av: 150, bv: 165, ah: 128, bh: 150 },
  cello: { neigung: 1, ov: 80, uv: 2, oh: 74, uh: -4, av: 46, bv: 84, ah: 75, bh: 195, sink: 42 },
  klettern: { neigung: 4, ov: 78, uv: -14, oh: 6, uh: 2, av: 152, bv: 168, ah: 112, bh: 150 },
  balancieren: { neigung: 0, ov: 16, uv: 6, oh: -8, uh: -4, av: 88, bv: 96, ah: -84, bh: -92 },
  vorlesen: { neigung: 0, ov: 4, uv: 1, oh: -5, uh: -3, av: 34, bv: 104, ah: 28, bh: 98 },
  musik: { neigung: -2, ov: 5, uv: 1, oh: -5, uh: -3, av: 34, bv: 118, ah: 10, bh: 96 },
}

function teile(m: Mensch): Teil[] {
  const p = POSEN[m.haltung]
  const jung = m.groesse < 142
  const t: Teil[] = []
  const dick = m.schnitt === 'mantel' ? 1.12 : 1
  const huefte: Punkt = [0, -90 + (p.sink ?? 0)]
  const neig = p.neigung + (m.alt ? 5 : 0)
  const schulter: Punkt = [
    huefte[0] + Math.sin((neig * Math.PI) / 180) * 52,
    huefte[1] - Math.cos((neig * Math.PI) / 180) * 52,
  ]
  const kopfR = jung ? 13.5 : 10.6
  const kopfNeig = neig * 1.2 + (m.haltung === 'lesen' ? 14 : 0)
  const kopf: Punkt = [
    schulter[0] + Math.sin((kopfNeig * Math.PI) / 180) * 21 + 1.5,
    schulter[1] - Math.cos((kopfNeig * Math.PI) / 180) * (jung ? 21 : 19),
  ]
  const nackt = m.schnitt === 'shorts' || m.schnitt === 'bade'
  const beinFarbe =
    m.schnitt === 'hose' || m.schnitt === 'mantel' || m.schnitt === 'schuerze'
      ? m.unten
      : nackt
        ? m.haut
        : mische(m.haut, '#4a3a3a', 0.2)
  const schuh: Farbe = m.schnitt === 'bade' ? m.haut : '#3a2c2a'
  const bein = (o: number, u: number, dx: number, f: Farbe) => {
    const a: Punkt = [huefte[0] + dx, huefte[1] - 2]
    const k = von(a, o, 44)
    const e = von(k, u, 43)
    const breit = m.schnitt === 'hose' || m.schnitt === 'schuerze' || m.schnitt === 'mantel' ? 1.14 : 0.92
    t.push({
      d: kurve(
        [
          [e[0] - 5, e[1] - 3],
          [e[0] + 4, e[1] - 4],
          [e[0] + 15, e[1] + 1.5],
          [e[0] + 14, e[1] + 4.5],
          [e[0] - 5, e[1] + 4.5],
        ],
        true,
        0.6,
      ),
      f: schuh,
    })
    t.push({ d: glied([a, k, e], [17 * breit, 12.5 * breit, 8.5 * breit]), f, rund: true })
    if (m.schnitt === 'shorts')
      t.push({
        d: glied([a, von(a, o, 16), von(a, o, 32)], [18, 17.5, 17.5]),
        f: f === beinFarbe ? m.unten : dunkler(m.unten, 0.15),
        rund: true,
      })
  }
  const arm = (o: number, u: number, dx: number, f: Farbe, haut: Farbe): Punkt => {
    const a: Punkt = [schulter[0] + dx, schulter[1] + 5]
    const k = von(a, o, 29)
    const e = von(k, u, 26)
    const kurzarm = m.schnitt === 'kleid' || m.schnitt === 'shorts' || m.schnitt === 'bade'
    t.push({ d: ellipse(e[0], e[1], 4.4, 4.4), f: haut })
    t.push({ d: glied([a, k, e], [11 * dick, 8.6 * dick, 6.8 * dick]), f: kurzarm ? haut : f, rund: true })
    if (kurzarm && m.schnitt !== 'bade')
      t.push({ d: glied([a, von(a, o, 8), von(a, o, 17)], [12.5, 12, 11.5]), f, rund: true })
    return e
  }
  const hint = (f: Farbe) => dunkler(f, 0.2)
  if (m.ding === 'ranzen')
    t.push({
      d: kurve(
        [
          [schulter[0] - 24, schulter[1] + 6],
          [schulter[0] - 6, schulter[1] + 2],
          [schulter[0] - 8, schulter[1] + 42],
          [schulter[0] - 26, schulter[1] + 40],
        ],
        true,
        0.4,
      ),
      f: m.unten === '#c4573a' ? '#3f6d8a' : '#c4573a',
      rund: true,
    })
  const hinten = arm(p.ah, p.bh, -3, hint(m.oben), hint(m.haut))
  bein(p.oh, p.uh, -3, hint(beinFarbe))
  bein(p.ov, p.uv, 3, beinFarbe)
  // Rumpf
  const n: Punkt = [Math.cos((neig * Math.PI) / 180), Math.sin((neig * Math.PI) / 180)]
  const rumpf = (hoch: number, seit: number): Punkt => [
    huefte[0] + (schulter[0] - huefte[0]) * hoch + n[0] * seit,
    huefte[1] + (schulter[1] - huefte[1]) * hoch + n[1] * seit,
  ]
  const oberFarbe = m.schnitt === 'bade' ? m.unten : m.oben
  const sitzt = (p.sink ?? 0) > 20 || m.haltung === 'rad'
  if (m.schnitt === 'mantel' && !sitzt)
    t.push({
      d: kurve(
        [
          rumpf(1.02, -13),
          rumpf(1.04, 9),
          rumpf(0.9, 15),
          rumpf(0.45, 13),
          rumpf(0, 16),
          [huefte[0] + 19, huefte[1] + 34],
          [huefte[0] - 18, huefte[1] + 34],
          rumpf(0, -16),
          rumpf(0.5, -13),
          rumpf(0.9, -16),
        ],
        true,
        0.7,
      ),
      f: m.oben,
      rund: true,
    })
  else if ((m.schnitt === 'kleid' || m.schnitt === 'rock') && !sitzt) {
    const rock = m.schnitt === 'kleid' ? m.oben : m.unten
    const schwung = m.haltung.startsWith('tanzen') ? 16 : 0
    const lang = jung ? 26 : 36
    t.push({
      d: kurve(
        [
          rumpf(0.28, -11),
          rumpf(0.28, 11),
          rumpf(-0.05, 16),
          [huefte[0] + 22 + schwung, huefte[1] + lang - schwung * 0.6],
          [huefte[0] + 4, huefte[1] + lang + 3],
          [huefte[0] - 20 - schwung, huefte[1] + lang - schwung * 0.3],
          rumpf(-0.05, -15),
        ],
        true,
        0.75,
      ),
      f: rock,
      rund: true,
    })
    t.push({
      d:
        linie([
          rumpf(0.1, 4),
          [huefte[0] + 9 + schwung * 0.5, huefte[1] + lang],
          [huefte[0] + 5 + schwung * 0.4, huefte[1] + lang + 1],
        ]) + 'Z',
      f: dunkler(rock, 0.22),
    })
    t.push({
      d: kurve(
        [
          rumpf(1.02, -12),
          rumpf(1.04, 7),
          rumpf(0.88, 13),
          rumpf(0.45, 10.5),
          rumpf(0.22, 11.5),
          rumpf(0.22, -11),
          rumpf(0.5, -10),
          rumpf(0.88, -14),
        ],
        true,
        0.7,
      ),
      f: m.oben,
      rund: true,
    })
  } else if (sitzt && (m.schnitt === 'kleid' || m.schnitt === 'rock')) {
    t.push({
      d: glied([[huefte[0], huefte[1]], von(huefte, p.ov, 26), von(huefte, p.ov, 48)], [23, 22, 20]),
      f: m.schnitt === 'kleid' ? m.oben : m.unten,
      rund: true,
    })
    t.push({
      d: kurve(
        [
          rumpf(1.02, -13),
          rumpf(1.04, 9),
          rumpf(0.88, 14),
          rumpf(0.4, 12),
          rumpf(-0.12, 12),
          rumpf(-0.12, -13),
          rumpf(0.4, -12),
          rumpf(0.88, -15),
        ],
        true,
        0.7,
      ),
      f: m.oben,
      rund: true,
    })
  } else if (m.schnitt === 'bade' && m.frisur === 'kurz') {
    t.push({
      d: kurve(
        [
          rumpf(1.02, -13),
          rumpf(1.04, 9),
          rumpf(0.88, 14),
          rumpf(0.4, 11.5),
          rumpf(-0.1, 12),
          rumpf(-0.1, -12),
          rumpf(0.4, -12),
          rumpf(0.88, -15),
        ],
        true,
        0.7,
      ),
      f: m.haut,
      rund: true,
    })
    t.push({
      d: kurve([rumpf(0.1, -12.5), rumpf(0.1, 12.5), rumpf(-0.3, 13), rumpf(-0.3, -13)], true, 0.4),
      f: m.unten,
      rund: true,
    })
  } else
    t.push({
      d: kurve(
        [
          rumpf(1.02, -13),
          rumpf(1.04, 9),
          rumpf(0.88, 14),
          rumpf(0.4, 12),
          rumpf(-0.1, 13),
          rumpf(-0.1, -13),
          rumpf(0.4, -12),
          rumpf(0.88, -15),
        ],
        true,
        0.7,
      ),
      f: oberFarbe,
      rund: true,
    })
  if (m.schnitt === 'schuerze')
    t.push({
      d: kurve(
        [
          rumpf(0.75, 1),
          rumpf(0.75, 12),
          rumpf(0.2, 15),
          [huefte[0] + 17, huefte[1] + 30],
          [huefte[0] - 3, huefte[1] + 30],
          rumpf(0.2, -2),
        ],
        true,
        0.5,
      ),
      f: '#f1ebdd',
      rund: true,
    })
  // Kopf
  const K = (dx: number, dy: number): Punkt => [kopf[0] + dx * kopfR, kopf[1] + dy * kopfR]
  t.push({
    d: glied(
      [
        [schulter[0] + 1, schulter[1] + 4],
        [(schulter[0] + kopf[0]) / 2 + 1, (schulter[1] + kopf[1]) / 2],
        kopf,
      ],
      [9, 7.6, 8],
    ),
    f: dunkler(m.haut, 0.1),
  })
  if (m.frisur === 'lang')
    t.push({
      d: kurve(
        [K(-0.3, -1.1), K(-1.15, -0.4), K(-1.2, 0.9), K(-0.9, 2.0), K(-0.1, 1.8), K(0, 0.4)],
        true,
        0.9,
      ),
      f: m.haar,
      rund: true,
    })
  if (m.frisur === 'zopf')
    t.push({
      d: kurve([K(-0.9, -0.2), K(-1.6, 0.1), K(-1.75, 1.3), K(-1.3, 1.6), K(-1.1, 0.6)], true, 0.9),
      f: m.haar,
      rund: true,
    })
  if (m.frisur === 'dutt') t.push({ d: ellipse(...K(-0.85, -0.85), kopfR * 0.48), f: m.haar, rund: true })
  if (m.frisur === 'tuch')
    t.push({
      d: kurve(
        [K(0.1, -1.22), K(0.95, -0.5), K(0.72, 0.8), K(0.5, 1.5), K(-1.1, 1.7), K(-1.2, -0.2)],
        true,
        0.9,
      ),
      f: m.unten,
      rund: true,
    })
  t.push({
    d: kurve(
      [
        K(-0.78, -0.4),
        K(-0.2, -0.98),
        K(0.55, -0.86),
        K(0.86, -0.22),
        K(1.04, 0.12),
        K(0.84, 0.3),
        K(0.8, 0.72),
        K(0.3, 1.08),
        K(-0.4, 0.78),
      ],
      true,
      0.85,
    ),
    f: m.haut,
    rund: true,
  })
  const haarkappe = (unten: number) =>
    kurve(
      [
        K(0.86, -0.42),
        K(0.7, -1.0),
        K(0, -1.26),
        K(-0.85, -0.95),
        K(-1.08, -0.1),
        K(-0.86, unten),
        K(-0.5, unten * 0.9),
        K(-0.35, -0.1),
        K(0.2, -0.5),
      ],
      true,
      0.9,
    )
  if (m.frisur === 'glatze')
    t.push({
      d: kurve([K(-0.7, -0.5), K(-1.04, 0.05), K(-0.8, 0.62), K(-0.42, 0.5), K(-0.4, -0.1)], true, 0.9),
      f: m.haar,
    })
  else if (m.frisur === 'locken')
    for (let i = 0; i < 9; i++) {
      const a = 2.2 + i * 0.42
      t.push({
        d: ellipse(
          ...K(
            Math.cos(a) * -0.85 * (i > 7 ? 0.9 : 1) - 0.1,
            Math.sin(a) * 0.9 - 0.15 > 0.5 ? 0.5 : Math.sin(a) * 0.9 - 0.25,
          ),
          kopfR * 0.44,
        ),
        f: i % 2 ? m.haar : heller(m.haar, 0.08),
      })
    }
  else if (m.frisur === 'tuch')
    t.push({
      d: kurve(
        [
          K(0.8, -0.62),
          K(0.5, -1.14),
          K(-0.3, -1.2),
          K(-1.05, -0.5),
          K(-0.9, 0.9),
          K(0.3, 1.2),
          K(0.1, 0.7),
          K(-0.1, -0.2),
        ],
        true,
        0.9,
      ),
      f: m.unten,
      rund: true,
    })
  else if (m.frisur === 'hut' || m.frisur === 'kappe' || m.frisur === 'helm' || m.frisur === 'muetze') {
    t.push({ d: kurve([K(-0.6, -0.3), K(-0.95, 0.05), K(-0.74, 0.6), K(-0.4, 0.4)], true, 0.9), f: m.haar })
    const f: Farbe =
      m.frisur === 'hut'
        ? '#5a4636'
        : m.frisur === 'helm'
          ? '#e8e2d2'
          : m.frisur === 'muetze'
            ? '#8a1c3b'
            : m.unten
    if (m.frisur === 'muetze') t.push({ d: ellipse(...K(-0.3, -1.45), kopfR * 0.28), f: '#f1e6da' })
    t.push({
      d: kurve([K(-1.0, -0.32), K(-0.85, -1.15), K(0, -1.4), K(0.75, -1.1), K(0.92, -0.4)], true, 0.85),
      f,
      rund: true,
    })
    if (m.frisur === 'hut')
      t.push({ d: ellipse(...K(0, -0.42), kopfR * 1.5, kopfR * 0.22), f: dunkler(f, 0.15) })
    else if (m.frisur !== 'muetze')
      t.push({
        d: kurve([K(0.3, -0.6), K(1.5, -0.36), K(1.45, -0.2), K(0.3, -0.34)], true, 0.6),
        f: dunkler(f, 0.12),
      })
  } else t.push({ d: haarkappe(m.frisur === 'kurz' ? 0.45 : 0.75), f: m.haar, rund: true })
  // Vorderer Arm und Dinge
  const hand = arm(p.av, p.bv, 1, mische(m.oben, '#ffffff', 0.06), m.haut)
  if (m.ding === 'korb') {
    t.push({
      d: `M${z(hand[0] - 13)} ${z(hand[1] + 14)}Q${z(hand[0])} ${z(hand[1] - 20)} ${z(hand[0] + 13)} ${z(hand[1] + 14)}L${z(hand[0] + 10)} ${z(hand[1] + 14)}Q${z(hand[0])} ${z(hand[1] - 14)} ${z(hand[0] - 10)} ${z(hand[1] + 14)}Z`,
      f: '#7a5230',
    })
    t.push(
      { d: ellipse(hand[0] - 6, hand[1] + 10, 7) + ellipse(hand[0] + 5, hand[1] + 9, 8), f: '#6d9a4a' },
      { d: ellipse(hand[0], hand[1] + 9, 5), f: '#d9573a' },
    )
    t.push({
      d: kurve(
        [
          [hand[0] - 17, hand[1] + 12],
          [hand[0] + 17, hand[1] + 12],
          [hand[0] + 13, hand[1] + 29],
          [hand[0] - 13, hand[1] + 29],
        ],
        true,
        0.4,
      ),
      f: '#b5854c',
      rund: true,
    })
  } else if (m.ding === 'kiste') {
    t.push(
      { d: `M${z(hand[0] - 20)} ${z(hand[1] - 14)}h42v20h-42Z`, f: '#b98a55', rund: true },
      { d: `M${z(hand[0] - 20)} ${z(hand[1] - 6)}h42v3h-42Z`, f: '#7f5a34' },
    )
    t.push(
      { d: [-14, -5, 5, 15].map(k => ellipse(hand[0] + k, hand[1] - 16, 6.4)).join(''), f: '#6d9a4a' },
      { d: [-10, 1, 11].map(k => ellipse(hand[0] + k, hand[1] - 18, 4.6)).join(''), f: '#d9573a' },
    )
  } else if (m.ding === 'stock')
    t.push({
      d: `M${z(hand[0])} ${z(hand[1] - 3)}L${z(hand[0] + 8)} 2h3L${z(hand[0] + 3.4)} ${z(hand[1] - 3)}Z`,
      f: '#5a3c28',
    })
  else if (m.ding === 'tasche')
    t.push({
      d: kurve(
        [
          [hinten[0] - 12, hinten[1] + 6],
          [hinten[0] + 12, hinten[1] + 6],
          [hinten[0] + 14, hinten[1] + 30],
          [hinten[0] - 14, hinten[1] + 30],
        ],
        true,
        0.4,
      ),
      f: '#e2d3b4',
      rund: true,
    })
  else if (m.ding === 'glas')
    t.push({
      d: kurve(
        [
          [hand[0] - 3, hand[1] - 14],
          [hand[0] + 6, hand[1] - 14],
          [hand[0] + 5, hand[1] - 4],
          [hand[0] - 2, hand[1] - 4],
        ],
        true,
        0.5,
      ),
      f: '#f0d27a',
    })
  else if (m.ding === 'buch')
    t.push(
      { d: `M${z(hand[0] - 4)} ${z(hand[1] - 14)}l20 -7l4 18l-20 7Z`, f: '#8a1c3b', rund: true },
      { d: `M${z(hand[0] - 8)} ${z(hand[1] - 10)}l12 -4l4 17l-12 4Z`, f: '#f6efe0' },
    )
  else if (m.ding === 'ballon')
    t.push(
      {
        d: `M${z(hand[0])} ${z(hand[1])}L${z(hand[0] + 6)} ${z(hand[1] - 70)}l1.4 0L${z(hand[0] + 1.2)} ${z(hand[1])}Z`,
        f: '#5a4a48',
      },
      { d: ellipse(hand[0] + 7, hand[1] - 88, 15, 19), f: '#d23a3f', rund: true },
    )
  return t
}

function figur(licht: Licht, b: Buehne['blatt'], m: Mensch, fern: number, hell: number): string {
  const s = (licht.richtung[0] < 0 ? -1 : 1) * m.blick
  return teile(m)
    .map(t => {
      const f = (x: Farbe, h: number) => ton(licht, x, h, fern)
      const fuell = t.rund
        ? b.verlauf(s < 0 ? 0 : 1, 0, s < 0 ? 1 : 0, 0.25, [
            [0, f(heller(t.f, 0.14), Math.min(1, hell + 0.1))],
            [0.42, f(t.f, hell * 0.85)],
            [1, f(dunkler(t.f, 0.12), hell * 0.25)],
          ])
        : f(t.f, hell * 0.7)
      return `<path fill="${fuell}" d="${t.d}"/>`
    })
    .join('')
}

/** Alle Teile der Figur ohne eigene Farbe, für Schatten und Standbilder. */
export function umriss(m: Mensch): string {
  return teile(m)
    .map(t => `<path d="${t.d}"/>`)
    .join('')
}

/** Stellt eine Figur mit ihrem Schatten in den Raum. */
export function menschImRaum(
  b: Buehne,
  m: Mensch,
  x: number,
  tz: number,
  o: { y?: number; hell?: number; schatten?: boolean } = {},
): void {
  const { blatt, kamera, licht } = b
  const y = o.y ?? 0
  const [sx, sy] = kamera.punkt([x, y, tz])
  const k = (kamera.masstab([x, y, tz]) * (m.groesse / 172)) / 100
  const fern = kamera.tiefe([x, y, tz]) * 0.7
  if (o.schatten !== false) {
    const [lx, ly, lz] = licht.richtung
    const l = Math.min(2.4, 1 / ly)
    const [ex, ey] = kamera.punkt([x - lx * l, y, tz - lz * l])
    const kk = kamera.masstab([x, y, tz])
    blatt.roh(
      `<g transform="matrix(${z4(k * m.blick)} 0 ${z4((-(ex - sx) / kk) * k)} ${z4((-(ey - sy) / kk) * k)} ${z(sx)} ${z(sy)})" fill="#2f2b4c" opacity=".34">${umriss(m)}</g>`,
    )
  }
  blatt.roh(
    `<g transform="translate(${z(sx)} ${z(sy)}) scale(${z4(k * m.blick)} ${z4(k)})">${figur(licht, blatt, m, fern, o.hell ?? 0.9)}</g>`,
  )
}

/** Stellt eine Figur an eine Bildstelle, Höhe in Bildpunkten. */
export function menschImBild(
  b: Buehne,
  m: Mensch,
  x: number,
  y: number,
  hoehe: number,
  o: { fern?: number; hell?: number; schatten?: number } = {},
): void {
  const k = hoehe / 172
  if (o.schatten)
    b.blatt.male(
      ellipse(x + (b.licht.richtung[0] < 0 ? 1 : -1) * hoehe * 0.1, y, hoehe * 0.24, hoehe * 0.035),
      '#2f2b4c',
      o.schatten,
    )
  b.blatt.roh(
    `<g transform="translate(${z(x)} ${z(y)}) scale(${z4(k * m.blick)} ${z4(k)})">${figur(b.licht, b.blatt, m, o.fern ?? 0, o.hell ?? 0.9)}</g>`,
  )
}

/** Person im Rollstuhl. */
export function rollstuhl(b: Buehne, auftritte: Auftritt[], x: number, tz: number, m: Mensch): void {
  auftritte.push([
    tz,
    () => {
      const [px, py] = b.kamera.punkt([x, 0, tz])
      rollstuhlImBild(b, m, px, py, b.kamera.masstab([x, 0, tz]) * 1.7, b.kamera.tiefe([x, 0, tz]) * 0.7)
    },
  ])
}

function rollstuhlImBild(
  b: Buehne,
  m: Mensch,
  x: number,
  y: number,
  hoehe: number,
  fern = 0,
  hell = 0.9,
): void {
  const k = hoehe / 172
  const f = (c: Farbe, h: number) => ton(b.licht, c, h * hell, fern)
  const s = b.licht.richtung[0] < 0 ? 1 : -1
  b.blatt.male(ellipse(x + s * hoehe * 0.25, y, hoehe * 0.5, hoehe * 0.045), '#2f2b4c', 0.32)
  b.blatt.roh(
    `<g transform="translate(${z(x)} ${z(y)}) scale(${z4(k * m.blick)} ${z4(k)})"><path d="M-22 -46L-26 -98L-36 -102" fill="none" stroke="${f('#3a3a40', 0.6)}" stroke-width="5" stroke-linecap="round"/><path d="${kurve(
      [
        [-24, -92],
        [-14, -92],
        [-10, -46],
        [-20, -44],
      ],
      true,
      0.4,
    )}" fill="${f('#2e3f58', 0.6)}"/><g transform="translate(-2 2)">${figur(b.licht, b.blatt, { ...m, haltung: 'rollstuhl', blick: 1 }, fern, hell)}</g><path d="M-24 -44H34L50 -8H64" fill="none" stroke="${f('#3a3a40', 0.7)}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><circle cx="-6" cy="-30" r="30" fill="none" stroke="${f('#2c2a2e', 0.5)}" stroke-width="4.6"/><circle cx="-6" cy="-30" r="25" fill="none" stroke="${f('#c9c6be', 0.9)}" stroke-width="2"/><path d="M-6 -30m-24 0h48m-24 -24v48m-17 -41l34 34m0 -34l-34 34" stroke="${f('#b9b6ae', 0.9)}" stroke-width="1"/><circle cx="46" cy="-8" r="9" fill="none" stroke="${f('#2c2a2e', 0.5)}" stroke-width="4"/></g>`,
  )
}

export const z4 = (n: number): string => String(Math.round(n * 1e4) / 1e4)
