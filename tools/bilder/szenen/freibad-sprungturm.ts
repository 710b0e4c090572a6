/** Am Sprungturm: Plattformen gegen den Sommerhimmel, ein Springender über dem Becken. */
import { baum } from '../zeichnen/baum.ts'
import { Blatt, ellipse, kurve, vieleck, z as zahl } from '../zeichnen/blatt.ts'
import { boden, bodenfeld, wiese } from '../zeichnen/boden.ts'
import { sonnenschirm } from '../zeichnen/dinge.ts'
import { himmel, mauersegler, schleier, wolke } from '../zeichnen/himmel.ts'
import { huegelzug, kamm, rebzeilen, waldsaum } from '../zeichnen/huegel.ts'
import { quader } from '../zeichnen/innenraum.ts'
import { kamera } from '../zeichnen/kamera.ts'
import { type Licht, mittag, ton, type Vektor } from '../zeichnen/licht.ts'
import { irgendwer, kind } from '../zeichnen/mensch.ts'
import { stimmung, szenerie } from '../zeichnen/szenerie.ts'
import type { Buehne } from '../zeichnen/wand.ts'
import { badende, becken } from '../zeichnen/wasser.ts'
import { zufall } from '../zeichnen/zufall.ts'

export function freibadSprungturm(): string {
  const blatt = new Blatt()
  const licht: Licht = { ...mittag, richtung: [-0.56, 0.72, -0.42] }
  const r = zufall(505)
  const horizont = 1010
  const b: Buehne = { blatt, licht, kamera: kamera({ hoehe: 2.9, horizont, mitte: 1200, brennweite: 1900 }) }
  himmel(blatt, licht, horizont + 20)
  schleier(blatt, r, licht, 1700, 160, 1300, 5)
  wolke(blatt, r, licht, 470, 420, 640)
  wolke(blatt, r, licht, 2120, 300, 480)
  wolke(blatt, r, licht, 1060, 760, 420)
  huegelzug(blatt, kamm(zufall(3), 900, 40, 1900), 1040, '#7fa6c0', '#b5d2d6')
  const hang = kamm(zufall(12), 940, 30, 1500)
  huegelzug(blatt, hang, 1060, '#94b070', '#b9cb8a')
  rebzeilen(blatt, r, hang, {
    unten: 80,
    schraeg: [4, 10],
    grund: ['#b4c887', '#a9c07c', '#c0cf90'],
    rebe: ['#6f9a50', '#7ca458', '#86aa5c'],
  })
  waldsaum(blatt, r, hang, '#5c8450', 13)
  boden(b, horizont, '#6fa04c', '#93b968')
  const fern = szenerie(b)
  for (let x = -34; x < 36; x += 5.4) {
    const z = 58 + r.zahl(-6, 8)
    fern.stelle(x, z, (px, py, m) =>
      baum(blatt, r, licht, {
        x: px,
        y: py,
        hoehe: m * r.zahl(7, 12),
        art: r.wahl(['linde', 'pappel', 'linde', 'birke'] as const),
        fern: 50,
      }),
    )
  }
  for (const [x, f] of [
    [-15, '#d9472f'],
    [-9, '#e0b04a'],
    [14, '#2f8f9c'],
  ] as const)
    fern.stelle(x, 46, (px, py, m) => sonnenschirm(blatt, licht, px, py, m * 2.6, f))
  for (let i = 0; i < 9; i++)
    fern.mensch(
      -17 + i * 4 + r.zahl(-1, 1),
      44 + (i % 3),
      irgendwer(r, {
        schnitt: 'bade',
        haltung: r.wahl(['gehen', 'stehen', 'bodensitz'] as const),
        unten: r.wahl(['#2e4460', '#8a1c3b', '#24523b']),
      }),
    )
  fern.male()
  wiese(b, r, 1090, 1240, '#6fa04c', 420)
  bodenfeld(
    b,
    [
      [-17, 6],
      [14, 6],
      [14, 41],
      [-17, 41],
    ],
    ton(licht, '#ead9c2', 0.95, 8),
  )
  for (let z = 7; z < 41; z += 1.4)
    bodenfeld(
      b,
      [
        [-17, z],
        [14, z],
        [14, z + 0.05],
        [-17, z + 0.05],
      ],
      ton(licht, '#c4a98c', 0.8, 8),
      0.5,
    )
  becken(b, r, -14.4, 8.4, 16, 30)
  const sz = szenerie(b)
  const P = (x: number, y: number, z: number): Vektor => [x, y, z]
  const stab = (p: readonly Vektor[], dicke: number, f = '#e6edf0', hell = 0.9) =>
    blatt.strich(
      `M${p.map(q => b.kamera.punkt(q).map(zahl).join(' ')).join('L')}`,
      ton(licht, f, hell),
      dicke,
    )
  // Eine Plattform mit Geländer, zum Becken hin offen
  const plattform = (x1: number, x2: number, y: number, z: number, tiefe: number) => {
    for (const h of [0.5, 1])
      stab([P(x1 + 1.1, y + h, z + tiefe), P(x2, y + h, z + tiefe)], 7, '#cfd8dc', 0.7)
    quader(b, x1, y - 0.26, z, x2 - x1, 0.26, tiefe, '#f4f1e8')
    quader(b, x1, y - 0.08, z - 0.01, x2 - x1, 0.08, 0.01, '#3f8fa8')
  }
  const gelaender = (x1: number, x2: number, y: number, z: number) => {
    for (const h of [0.5, 1]) stab([P(x1 + 1.1, y + h, z), P(x2, y + h, z)], 9)
    for (let x = x1 + 1.1; x <= x2 + 0.01; x += (x2 - x1 - 1.1) / 3) stab([P(x, y, z), P(x, y + 1, z)], 9)
  }
  sz.bei(17.4, () => {
    quader(b, 3.6, 0, 16, 0.9, 2.8, 1.2, '#e4ded0')
    plattform(-0.2, 4.8, 3, 15.8, 1.7)
  })
  sz.mensch(
    0.7,
    16.6,
    kind(r, {
      haltung: 'stehen',
      blick: -1,
      schnitt: 'bade',
      frisur: 'zopf',
      unten: '#8a1c3b',
      groesse: 140,
    }),
    { y: 3, schatten: false },
  )
  sz.bei(15.75, () => gelaender(-0.2, 4.8, 3, 15.8))
  sz.bei(14.9, () => {
    bodenfeld(
      b,
      [
        [3.4, 13.4],
        [5.4, 13.4],
        [9.4, 16.2],
        [7.4, 16.4],
      ],
      '#3a4a6a',
      0.24,
    )
    quader(b, 3.4, 0, 12.9, 1.1, 4.8, 1.3, '#efe9db')
    plattform(-0.9, 5.2, 5, 12.7, 1.8)
  })
  sz.mensch(
    -0.1,
    13.6,
    irgendwer(r, {
      haltung: 'stehen',
      blick: -1,
      schnitt: 'bade',
      frisur: 'kurz',
      unten: '#24523b',
      haut: '#d69a72',
      alt: false,
      groesse: 176,
    }),
    {
      y: 5,
      schatten: false,
    },
  )
  sz.mensch(
    2.2,
    13.6,
    irgendwer(r, {
      haltung: 'winken',
      blick: -1,
      schnitt: 'bade',
      frisur: 'dutt',
      unten: '#d23a3f',
      haut: '#a86d48',
      alt: false,
      groesse: 166,
    }),
    {
      y: 5,
      schatten: false,
    },
  )
  sz.bei(12.65, () => gelaender(-0.9, 5.2, 5, 12.7))
  // Leiter mit einem Kind
  sz.bei(12.6, () => {
    for (const x of [5.25, 5.8]) stab([P(x, 0, 12.8), P(x, 5.9, 12.8)], 11, '#b4c0c6', 0.8)
    for (let y = 0.3; y < 5; y += 0.3) stab([P(5.25, y, 12.8), P(5.8, y, 12.8)], 7, '#b4c0c6', 0.7)
  })
  sz.mensch(
    5.75,
    12.5,
    kind(r, {
      haltung: 'klettern',
      blick: -1,
      schnitt: 'bade',
      frisur: 'kurz',
      unten: '#e0b04a',
      groesse: 142,
    }),
    { y: 1.9, schatten: false },
  )
  sz.mensch(
    7,
    12.4,
    kind(r, {
      haltung: 'stehen',
      blick: -1,
      schnitt: 'bade',
      frisur: 'kurz',
      unten: '#3f8fa8',
      haut: '#7a4a30',
      haar: '#2a2428',
      groesse: 138,
    }),
  )
  sz.mensch(
    7.7,
    12.7,
    kind(r, {
      haltung: 'zeigen',
      blick: -1,
      schnitt: 'bade',
      frisur: 'lang',
      unten: '#8a1c3b',
      groesse: 132,
    }),
  )
  // Der Springende und das Wasser, das auf ihn wartet
  sz.mensch(
    -3.2,
    13.5,
    irgendwer(r, {
      haltung: 'springen',
      blick: -1,
      schnitt: 'bade',
      frisur: 'kurz',
      unten: '#c4573a',
      haut: '#e8b48e',
      alt: false,
      groesse: 174,
    }),
    {
      y: 3.1,
      schatten: false,
    },
  )
  for (const [x, z] of [
    [-9.6, 17],
    [-6.8, 21],
    [-11, 26],
    [-4.6, 27],
    [-8.4, 13],
  ] as const)
    sz.bei(z, () => badende(b, r, x, z))
  sz.stelle(-5.9, 15.2, (px, py, m) => {
    blatt.male(ellipse(px, py, m * 1.3, m * 0.2), '#ffffff', 0.5)
    for (let i = 0; i < 60; i++) {
      const a = r.zahl(Math.PI * 1.12, Math.PI * 1.88)
      const k = m * r.zahl(0.2, 1.25)
      blatt.male(ellipse(px + Math.cos(a) * k, py + Math.sin(a) * k, m * r.zahl(0.015, 0.06)), '#ffffff', 0.8)
    }
  })
  sz.mensch(
    2.5,
    10.4,
    irgendwer(r, {
      haltung: 'stehen',
      blick: -1,
      schnitt: 'shorts',
      oben: '#d23a3f',
      unten: '#f4f0e6',
      frisur: 'kappe',
      alt: false,
      haut: '#d69a72',
      groesse: 178,
    }),
  )
  sz.male()
  // Fahnen am Beckenrand
  for (const [x, f] of [
    [150, '#8a1c3b'],
    [290, '#24523b'],
  ] as const) {
    blatt.male(
      vieleck([
        [x, 1120],
        [x + 9, 1120],
        [x + 7, 620],
        [x + 2, 620],
      ]),
      ton(licht, '#e6edf0', 0.9),
    )
    blatt.male(
      kurve(
        [
          [x + 7, 626],
          [x + 50, 634],
          [x + 104, 622],
          [x + 100, 700],
          [x + 50, 712],
          [x + 7, 700],
        ],
        true,
        0.6,
      ),
      blatt.verlauf(0, 0, 1, 0, [
        [0, ton(licht, f, 0.7)],
        [0.4, ton(licht, f, 1)],
        [1, ton(licht, f, 0.5)],
      ]),
    )
  }
  mauersegler(blatt, r, 820, 250, 380, 8, '#38485c')
  stimmung(b, 500, 180, 2300, [
    [0, '#fff6cc', 0.6],
    [0.6, '#ffffff', 0.1],
    [1, '#30507a', 0.22],
  ])
  return blatt.svg()
}
