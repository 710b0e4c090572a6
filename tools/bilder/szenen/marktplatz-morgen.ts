/** Der Marktplatz am frühen Morgen: Rathaus, Fachwerk, Brunnen, die ersten Stände. */
import { baum } from '../zeichnen/baum.ts'
import { Blatt, ellipse, type Punkt } from '../zeichnen/blatt.ts'
import { boden, bodenfeld, pflaster, schlagschatten } from '../zeichnen/boden.ts'
import { brunnen } from '../zeichnen/brunnen.ts'
import { fahrrad, kette, kuebel, laterne } from '../zeichnen/dinge.ts'
import { type Haus, haus, hausschatten } from '../zeichnen/haus.ts'
import { himmel, mauersegler, schleier, sonnenschein, wolke } from '../zeichnen/himmel.ts'
import { huegelzug, kamm, parzelle, waldsaum } from '../zeichnen/huegel.ts'
import { huelle, kamera, schattenpunkt } from '../zeichnen/kamera.ts'
import { kirchturm } from '../zeichnen/kirche.ts'
import { morgen, ton, type Vektor } from '../zeichnen/licht.ts'
import { marktstand, type Stand, standschatten } from '../zeichnen/marktstand.ts'
import { irgendwer, kind, type Mensch, menschImRaum, rollstuhl } from '../zeichnen/mensch.ts'
import { RATHAUS, rathaus } from '../zeichnen/rathaus.ts'
import { type Auftritt, vonHintenNachVorn } from '../zeichnen/reihenfolge.ts'
import { stimmung } from '../zeichnen/szenerie.ts'
import type { Buehne } from '../zeichnen/wand.ts'
import { zufall } from '../zeichnen/zufall.ts'

export const PLATZHAEUSER: readonly Haus[] = [
  // hintere Reihe, links vom Rathaus
  {
    x: -21,
    z: 47,
    breite: 8,
    tiefe: 11,
    geschosse: 3,
    giebelstaendig: true,
    putz: '#f2dcae',
    holz: '#6b3a2a',
    dach: '#a2503a',
    blumen: true,
    laden: '#5d7f5a',
    unten: 'laden',
    zier: 'raute',
  },
  {
    x: -12.6,
    z: 46,
    breite: 7.2,
    tiefe: 11,
    geschosse: 3,
    giebelstaendig: true,
    putz: '#f6ead4',
    holz: '#4f3327',
    dach: '#b05c40',
    blumen: true,
    unten: 'laden',
    zier: 'feuerbock',
    markise: ['#8a1c3b', '#f4ecdd'],
  },
  {
    x: -5,
    z: 46.6,
    breite: 6.4,
    tiefe: 10,
    geschosse: 3,
    giebelstaendig: false,
    putz: '#d9a982',
    dach: '#9a4a38',
    laden: '#24523b',
    unten: 'tuer',
    blumen: true,
  },
  // rechts vom Rathaus
  {
    x: 18.6,
    z: 47,
    breite: 7.6,
    tiefe: 11,
    geschosse: 3,
    giebelstaendig: true,
    putz: '#efe2c6',
    holz: '#7a2f2a',
    dach: '#a2503a',
    blumen: true,
    unten: 'laden',
    zier: 'kreuz',
  },
]
const LINKS: readonly Haus[] = [
  {
    x: -18,
    z: 36,
    winkel: 90,
    breite: 9,
    tiefe: 9,
    geschosse: 3,
    giebelstaendig: true,
    putz: '#ead2b0',
    holz: '#5a3a2c',
    dach: '#a2503a',
    blumen: true,
    unten: 'laden',
  },
  {
    x: -18,
    z: 27.6,
    winkel: 90,
    breite: 8,
    tiefe: 9,
    geschosse: 3,
    giebelstaendig: false,
    putz: '#e6bfa0',
    dach: '#964636',
    laden: '#3f5f54',
    unten: 'laden',
    blumen: true,
  },
  {
    x: -18,
    z: 18.8,
    winkel: 90,
    breite: 8.4,
    tiefe: 9,
    geschosse: 3,
    giebelstaendig: true,
    putz: '#f2e6cf',
    holz: '#4a3228',
    dach: '#a85840',
    blumen: true,
    unten: 'laden',
  },
]
const RECHTS: readonly Haus[] = [
  {
    x: 24,
    z: 45.4,
    winkel: -90,
    breite: 8,
    tiefe: 9,
    geschosse: 3,
    giebelstaendig: false,
    putz: '#dfb58e',
    dach: '#9a4a38',
    laden: '#6b2b38',
    unten: 'laden',
    blumen: true,
  },
  {
    x: 24,
    z: 36.8,
    winkel: -90,
    breite: 8.2,
    tiefe: 9,
    geschosse: 3,
    giebelstaendig: true,
    putz: '#f6ead2',
    holz: '#5a3226',
    dach: '#b05c40',
    blumen: true,
    unten: 'laden',
    zier: 'raute',
    markise: ['#24523b', '#f4ecdd'],
  },
  {
    x: 24,
    z: 28,
    winkel: -90,
    breite: 8,
    tiefe: 9,
    geschosse: 3,
    giebelstaendig: true,
    putz: '#efcf9e',
    holz: '#4f3327',
    dach: '#a2503a',
    blumen: true,
    unten: 'laden',
    zier: 'feuerbock',
  },
]

export function marktplatzMorgen(): string {
  const blatt = new Blatt()
  const licht = morgen
  const r = zufall(20260)
  const horizont = 930
  const b: Buehne = { blatt, licht, kamera: kamera({ hoehe: 5.6, horizont, mitte: 1180, brennweite: 1900 }) }
  himmel(blatt, licht, 960)
  sonnenschein(blatt, licht, 120, 760, 1500)
  schleier(blatt, r, licht, 700, 210, 1300, 6)
  schleier(blatt, r, licht, 1900, 330, 900, 4)
  wolke(blatt, r, licht, 420, 470, 560)
  wolke(blatt, r, licht, 2080, 520, 480)
  wolke(blatt, r, licht, 1650, 300, 300, 'links', 0.8)
  // Ferne: Schwarzwaldrand und Rebhang über den Dächern
  huegelzug(blatt, kamm(zufall(3), 560, 60, 1900), 960, '#a9b9c4', '#dcd3c2')
  const hang = kamm(zufall(8), 640, 70, 1500)
  huegelzug(blatt, hang, 960, '#a9ae86', '#d6cfa6')
  for (let i = 0; i < 26; i++) {
    const x = -60 + i * 100
    const o = (t: number) => hang(t) + 12
    const e: [Punkt, Punkt, Punkt, Punkt] = [
      [x, o(x)],
      [x + 92, o(x + 92)],
      [x + 92 + r.zahl(-10, 30), o(x + 92) + 170],
      [x + r.zahl(-10, 20), o(x) + 170],
    ]
    parzelle(
      blatt,
      r,
      e,
      r.wahl(['#c2bf94', '#cfc79c', '#b7b88c']),
      r.wahl(['#93a374', '#9fab7a', '#8a9b70']),
      11,
      r.chance(0.2),
    )
  }
  waldsaum(blatt, r, hang, '#8c9c80', 15)
  kirchturm(b, r, -37, 108, { hoehe: 31, uhr: [7, 40] })
  // Dächer der zweiten Reihe
  for (const [x, z, w] of [
    [-40, 66, 14],
    [-18, 64, 12],
    [-4, 68, 12],
    [20, 66, 11],
    [33, 64, 13],
    [46, 66, 14],
  ] as const) {
    haus(b, r, {
      x,
      z,
      breite: w,
      tiefe: 10,
      geschosse: 3,
      giebelstaendig: false,
      putz: '#e2cba8',
      dach: '#a5573f',
      dachhoehe: 7,
    })
  }
  boden(b, horizont, '#cbb39a', '#e4d0b2')
  pflaster(b, r, { x1: -20, x2: 26, z1: 6.5, z2: 46, farbe: '#c9ae92', dichte: 0.62 })
  // Plattenband quer über den Platz
  for (const [x, w] of [
    [-3.4, 0.5],
    [6.6, 0.5],
  ] as const)
    bodenfeld(
      b,
      [
        [x, 5],
        [x + w, 5],
        [x + w, 46],
        [x, 46],
      ],
      ton(licht, '#e6cdb0', 0.9, 14),
      0.65,
    )
  const staende: Stand[] = [
    { x: -13.5, z: 33, breite: 4.2, plane: ['#8a1c3b', '#f6ecdc'] },
    { x: -14.6, z: 26, breite: 4, plane: ['#24523b', '#f6ecdc'] },
    { x: 14.2, z: 33.5, breite: 4.4, plane: ['#c98a2b', '#f6ecdc'] },
    { x: 13.4, z: 25.5, breite: 4.4, plane: ['#24523b', '#f6ecdc'] },
    { x: 8.6, z: 19.5, breite: 4.0, plane: ['#8a1c3b', '#f6ecdc'], leer: true },
  ]
  const saeule = (x: number, z: number, rad: number, h: number): Vektor[] => {
    const p: Vektor[] = []
    for (const y of [0, h])
      for (let i = 0; i < 8; i++)
        p.push(schattenpunkt(licht, [x + Math.cos(i * 0.785) * rad, y, z + Math.sin(i * 0.785) * rad]))
    return huelle(p)
  }
  schlagschatten(b, [
    ...LINKS.map(h => hausschatten(b, h)),
    ...PLATZHAEUSER.map(h => hausschatten(b, h)),
    ...staende.map(s => standschatten(b, s)),
    // Giebel der Häuser hinter dem Betrachter
    [
      [-30, 0, 8],
      [3.4, 0, 8],
      [1.2, 0, 16.4],
      [-2.6, 0, 19.8],
      [-6.2, 0, 18.0],
      [-9, 0, 18.2],
      [-9.6, 0, 19.4],
      [-10.6, 0, 19.4],
      [-11, 0, 18.4],
      [-30, 0, 19],
    ],
    saeule(-4.6, 27, 2.7, 1),
    saeule(-4.6, 27, 0.4, 5),
    huelle([
      [4, 0, 44],
      [4 + RATHAUS.breite, 0, 44],
      schattenpunkt(licht, [4, 12, 44]),
      schattenpunkt(licht, [19, 12, 44]),
      schattenpunkt(licht, [11.5, 20, 44]),
    ]),
  ])
  for (const h of PLATZHAEUSER) haus(b, r, h)
  rathaus(b, r, 3.6, 44, { uhr: [7, 40] })
  for (const h of [...LINKS, ...RECHTS]) haus(b, r, h)
  const auftritte: Auftritt[] = []
  const stelle = (x: number, z: number, male: (x: number, y: number, masstab: number) => void) => {
    const [px, py] = b.kamera.punkt([x, 0, z])
    auftritte.push([z, () => male(px, py, b.kamera.masstab([x, 0, z]))])
  }
  const mensch = (x: number, z: number, m: Mensch, hell = 0.9) =>
    auftritte.push([z, () => menschImRaum(b, m, x, z, { hell })])
  for (const [x, z, h] of [
    [20.4, 41, 7.4],
    [-15.8, 44, 6.8],
  ] as const)
    stelle(x, z, (px, py, k) =>
      baum(blatt, r, licht, { x: px, y: py, hoehe: h * k, art: 'linde', fern: z * 0.8 }),
    )
  for (const s of staende) auftritte.push([s.z + 0.4, () => marktstand(b, r, s)])
  auftritte.push([27, () => brunnen(b, r, -4.6, 27)])
  for (const [x, z] of [
    [-10.6, 39],
    [1.4, 40],
    [8.4, 39],
    [11, 42],
    [-1.5, 37],
    [5.4, 35.5],
    [6.1, 35.7],
    [15, 41],
  ] as const)
    mensch(x, z, irgendwer(r, { haltung: r.wahl(['gehen', 'stehen', 'gehen'] as const) }))
  mensch(-8.6, 32.2, irgendwer(r, { haltung: 'tragen', ding: 'kiste', schnitt: 'schuerze' }))
  mensch(12.8, 32.2, irgendwer(r, { haltung: 'zeigen', blick: 1, schnitt: 'schuerze', oben: '#24523b' }))
  mensch(
    7.3,
    19.0,
    irgendwer(r, { haltung: 'tragen', ding: 'kiste', schnitt: 'schuerze', oben: '#3f6d8a', blick: 1 }),
  )
  mensch(
    10.6,
    20.6,
    irgendwer(r, { haltung: 'buecken', schnitt: 'schuerze', oben: '#8a1c3b', frisur: 'zopf', blick: 1 }),
  )
  mensch(12.2, 22.6, irgendwer(r, { haltung: 'winken', schnitt: 'schuerze', oben: '#d9a441', blick: -1 }))
  mensch(
    2.2,
    21,
    irgendwer(r, {
      haltung: 'gehen',
      ding: 'korb',
      schnitt: 'kleid',
      oben: '#d9a441',
      frisur: 'dutt',
      blick: -1,
      haut: '#f0c6a4',
      haar: '#5a3c28',
      alt: false,
    }),
  )
  mensch(-0.2, 20.4, kind(r, { haltung: 'laufen', oben: '#c4573a', blick: 1, haut: '#a86d48' }))
  mensch(
    -9.2,
    22.5,
    irgendwer(r, {
      haltung: 'gehen',
      alt: true,
      ding: 'stock',
      frisur: 'hut',
      oben: '#5a5448',
      schnitt: 'hose',
      blick: 1,
    }),
    0.35,
  )
  mensch(
    -9.4,
    27.2,
    irgendwer(r, {
      haltung: 'tragen',
      ding: 'kiste',
      schnitt: 'schuerze',
      oben: '#e8ddc8',
      blick: -1,
      haut: '#a86d48',
    }),
    0.6,
  )
  rollstuhl(
    b,
    auftritte,
    4.6,
    27,
    irgendwer(r, { oben: '#24523b', schnitt: 'hose', blick: -1, frisur: 'kurz', alt: false }),
  )
  mensch(
    5.6,
    27.2,
    irgendwer(r, { haltung: 'gehen', oben: '#3f6d8a', schnitt: 'hose', blick: -1, frisur: 'lang' }),
  )
  stelle(0.2, 30.5, (x, y, k) => fahrrad(blatt, licht, x, y, k / 100, '#24523b', 1, true))
  for (const [x, z] of [
    [-15.6, 19],
    [17.9, 29.6],
    [-7.5, 44],
  ] as const)
    stelle(x, z, (px, py, k) => laterne(blatt, licht, px, py, k * 4.2))
  for (const [x, z, f] of [
    [3.0, 43.4, '#d2383f'],
    [19.4, 43.4, '#d2383f'],
    [18.4, 34.6, '#e0a03a'],
    [2.2, 43.6, '#d98a9a'],
  ] as const)
    stelle(x, z, (px, py, k) => kuebel(blatt, r, licht, px, py, k * 0.8, f))
  vonHintenNachVorn(auftritte)
  // Tauben
  for (let i = 0; i < 12; i++) {
    const [x, y] = b.kamera.punkt([r.zahl(-6, 4), 0, r.zahl(16, 21)])
    blatt.male(
      ellipse(x, y - 7, 9, 5.4) + ellipse(x + 8, y - 13, 3.8),
      ton(licht, r.wahl(['#8a8f9c', '#6f7684', '#b9b6b0']), 0.7),
    )
    blatt.male(ellipse(x + 9, y, 12, 2.4), '#2f2b4c', 0.3)
  }
  kette(blatt, [352, 600], [1270, 650], 80, 28, ['#24523b', '#f4ecdd', '#8a1c3b', '#e0b04a'], 'wimpel', 19)
  mauersegler(blatt, r, 1000, 330, 420, 11)
  // Morgenlicht, das von links über den Platz streicht
  stimmung({ blatt }, 200, 700, 2100, [
    [0, '#ffd98f', 0.85],
    [0.5, '#ffd9a0', 0.3],
    [1, '#5a5a90', 0.15],
  ])
  return blatt.svg()
}
