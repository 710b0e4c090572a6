/** Weinfest auf dem Marktplatz: Lichterketten, Buden, Musik und Tanz. */
import { Blatt, ellipse, vieleck } from '../zeichnen/blatt.ts'
import { boden, pflaster } from '../zeichnen/boden.ts'
import { kette, laterne, stehtisch } from '../zeichnen/dinge.ts'
import { type Haus, haus } from '../zeichnen/haus.ts'
import { himmel, schleier, sterne } from '../zeichnen/himmel.ts'
import { huegelzug, kamm } from '../zeichnen/huegel.ts'
import { kamera } from '../zeichnen/kamera.ts'
import { kirchturm } from '../zeichnen/kirche.ts'
import { type Licht, nacht, type Vektor } from '../zeichnen/licht.ts'
import { marktstand } from '../zeichnen/marktstand.ts'
import { irgendwer, kind, type Mensch, menschImRaum, rollstuhl } from '../zeichnen/mensch.ts'
import { rathaus } from '../zeichnen/rathaus.ts'
import { type Auftritt, vonHintenNachVorn } from '../zeichnen/reihenfolge.ts'
import { type Buehne, Wand } from '../zeichnen/wand.ts'
import { zufall } from '../zeichnen/zufall.ts'
import { PLATZHAEUSER } from './marktplatz-morgen.ts'

const SEITEN: readonly Haus[] = [
  {
    x: -18,
    z: 35,
    winkel: 90,
    breite: 9.4,
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
    z: 26,
    winkel: 90,
    breite: 8.6,
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
    z: 17,
    winkel: 90,
    breite: 8.6,
    tiefe: 9,
    geschosse: 3,
    giebelstaendig: true,
    putz: '#f2e6cf',
    holz: '#4a3228',
    dach: '#a85840',
    blumen: true,
    unten: 'laden',
  },
  {
    x: 22,
    z: 45,
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
  },
  {
    x: 22,
    z: 36.4,
    winkel: -90,
    breite: 8.2,
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
    x: 22,
    z: 27.8,
    winkel: -90,
    breite: 9,
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

export function weinfestAbend(): string {
  const blatt = new Blatt()
  const licht = nacht
  const warm: Licht = { ...nacht, hell: '#ffdfae', schatten: '#6a4a6e', sicht: 120 }
  const r = zufall(707)
  const horizont = 960
  const cam = kamera({ hoehe: 3.9, horizont, mitte: 1180, brennweite: 1750 })
  const b: Buehne = { blatt, licht: { ...licht, hell: '#b49aa8' }, kamera: cam }
  const w: Buehne = { blatt, licht: warm, kamera: cam }
  himmel(blatt, licht, 900)
  sterne(blatt, r, 620, 130)
  schleier(blatt, r, licht, 1500, 430, 1500, 5)
  blatt.male(
    ellipse(640, 260, 260),
    blatt.schein(640, 260, 260, [
      [0, '#fff3d0', 0.45],
      [0.3, '#fff0cc', 0.14],
      [1, '#fff0cc', 0],
    ]),
  )
  blatt.male(ellipse(640, 260, 52), '#fff6dc')
  blatt.male(ellipse(624, 250, 12, 9) + ellipse(656, 276, 9) + ellipse(650, 244, 6), '#e9dcc0')
  huegelzug(blatt, kamm(zufall(3), 640, 60, 1900), 1000, '#39457a', '#6a6290')
  kirchturm(b, r, -36, 108, { hoehe: 31, uhr: [9, 40] })
  for (const [x, z, l] of [
    [-40, 66, 14],
    [-18, 64, 12],
    [20, 66, 11],
    [33, 64, 13],
  ] as const)
    haus(b, r, {
      x,
      z,
      breite: l,
      tiefe: 10,
      geschosse: 3,
      giebelstaendig: false,
      putz: '#e2cba8',
      dach: '#a5573f',
      dachhoehe: 7,
    })
  boden(b, horizont, '#6a5a78', '#b08a80')
  pflaster(w, r, { x1: -18, x2: 22, z1: 7, z2: 46, farbe: '#8a7078', dichte: 0.55, hell: 0.4 })
  for (const h of PLATZHAEUSER) haus(b, r, h)
  rathaus(b, r, 3.6, 44, { uhr: [9, 40] })
  for (const h of SEITEN) haus(b, r, h)
  // Warmes Licht am Fuß der Häuser und auf dem Platz
  blatt.roh('<g style="mix-blend-mode:screen">')
  for (const [x, y, rad, k] of [
    [430, 1060, 520, 0.5],
    [1180, 1130, 900, 0.6],
    [1900, 1080, 560, 0.5],
    [1300, 900, 700, 0.3],
  ] as const)
    blatt.male(
      'M0 0H2400V1600H0Z',
      blatt.schein(x, y, rad, [
        [0, '#ff9c3c', k],
        [0.5, '#e0703a', k * 0.35],
        [1, '#a04a4a', 0],
      ]),
    )
  blatt.roh('</g>')
  const auftritte: Auftritt[] = []
  const mensch = (x: number, z: number, m: Mensch, hell = 0.85) =>
    auftritte.push([
      z,
      () => {
        const [px, py] = cam.punkt([x, 0, z])
        const k = cam.masstab([x, 0, z])
        blatt.male(ellipse(px, py, k * 0.5, k * 0.09), '#1c1436', 0.45)
        menschImRaum(w, m, x, z, { hell, schatten: false })
      },
    ])
  const buden = [
    [-15.4, 34, 4.6, '#8a1c3b'],
    [-15.8, 27, 4.6, '#24523b'],
    [-15.6, 20.4, 4.4, '#c98a2b'],
    [13.6, 34.5, 4.8, '#24523b'],
    [14.2, 27, 4.8, '#8a1c3b'],
    [13.2, 19.6, 5.2, '#3f6d8a'],
  ] as const
  for (const [x, z, breite, f] of buden) {
    auftritte.push([
      z + 0.5,
      () => {
        marktstand(w, r, {
          x,
          z,
          breite,
          plane: [f, '#f6ecdc'],
          licht: true,
          ware: ['#7a2a4a', '#e0b04a', '#c9733a', '#8a9a3a'],
        })
        const [lx, ly] = cam.punkt([x + breite / 2, 2, z + 1])
        const k = cam.masstab([x, 0, z])
        blatt.male(
          ellipse(lx, ly, k * 2.6, k * 1.8),
          blatt.verlaufRund([
            [0, '#ffe2a0', 0.6],
            [0.5, '#ffb85a', 0.2],
            [1, '#ffb85a', 0],
          ]),
        )
      },
    ])
    mensch(x + breite * 0.35, z + 1.3, irgendwer(r, { haltung: 'stehen', schnitt: 'schuerze' }))
    mensch(
      x + breite * 0.7,
      z - 1.4,
      irgendwer(r, { haltung: 'anstossen', ding: 'glas', blick: r.chance(0.5) ? 1 : -1 }),
    )
  }
  // Bühne vor dem Rathaus
  auftritte.push([
    40.5,
    () => {
      const kante = new Wand(w, [5.2, 0, 39], [1, 0, 0])
      kante.male(kante.feld(0, 0, 11, 1.1), '#5a3a34')
      for (let i = 0; i < 16; i++)
        kante.male(kante.feld(i * 0.7, 0, 0.34, 1.1), i % 2 ? '#8a1c3b' : '#6a2a3a')
      blatt.male(
        vieleck(
          cam.flaeche([
            [5.2, 1.1, 39],
            [16.2, 1.1, 39],
            [16.2, 1.1, 42.5],
            [5.2, 1.1, 42.5],
          ]),
        ),
        '#c98a5a',
      )
      const [sx, sy] = cam.punkt([10.7, 3, 40])
      blatt.male(
        ellipse(sx, sy, 420, 260),
        blatt.verlaufRund([
          [0, '#ffe6ac', 0.75],
          [0.5, '#ffc266', 0.25],
          [1, '#ffc266', 0],
        ]),
      )
      for (const [x, f, d] of [
        [6.6, '#f4ecdd', 1],
        [8.6, '#8a1c3b', 1],
        [10.6, '#24523b', -1],
        [12.6, '#f4ecdd', -1],
        [14.4, '#3f6d8a', -1],
      ] as const) {
        menschImRaum(w, irgendwer(r, { haltung: 'musik', oben: f, schnitt: 'hose', blick: d }), x, 40.4, {
          y: 1.1,
          schatten: false,
          hell: 1,
        })
        const [ix, iy] = cam.punkt([x, 2.3, 40.3])
        blatt.male(
          ellipse(ix + d * 8, iy, 12, 8) +
            vieleck([
              [ix, iy - 4],
              [ix + d * 34, iy - 18],
              [ix + d * 36, iy - 8],
              [ix, iy + 4],
            ]),
          '#e8bc54',
        )
      }
      for (const x of [5.2, 16]) {
        const p = cam.flaeche([
          [x, 1.1, 39.2],
          [x + 0.16, 1.1, 39.2],
          [x + 0.16, 5.2, 39.2],
          [x, 5.2, 39.2],
        ] as Vektor[])
        blatt.male(vieleck(p), '#3a2c3c')
      }
      kette(
        blatt,
        cam.punkt([5.3, 5.2, 39.2]),
        cam.punkt([16.1, 5.2, 39.2]),
        24,
        14,
        ['#ffd27a'],
        'lampen',
        12,
      )
    },
  ])
  for (const [x, z] of [
    [1, 36.4],
    [3.6, 37.4],
    [8, 36.6],
    [12, 37],
    [-2.4, 37],
    [10.2, 35.6],
  ] as const)
    mensch(x, z, irgendwer(r, { haltung: r.wahl(['stehen', 'winken', 'anstossen'] as const) }))
  // Tanzende Paare
  const paare: [number, number, string, string][] = [
    [0.2, 19.6, '#8a1c3b', '#2e4460'],
    [5.2, 22, '#e8b04a', '#24523b'],
    [-4.6, 23.6, '#3f8f8a', '#f2e6d2'],
    [1.6, 27.6, '#d98a8a', '#5a4a7a'],
    [7.4, 28, '#f2e6d2', '#7a3440'],
    [-6, 30, '#c4573a', '#2e4460'],
    [-1.6, 32.6, '#e8ddc8', '#24523b'],
  ]
  for (const [x, z, f, g] of paare) {
    mensch(
      x + 0.62,
      z,
      irgendwer(r, {
        haltung: 'tanzenB',
        blick: -1,
        oben: g,
        schnitt: 'hose',
        frisur: r.wahl(['kurz', 'hut', 'glatze', 'kurz'] as const),
        groesse: 178,
      }),
    )
    mensch(
      x - 0.42,
      z - 0.05,
      irgendwer(r, {
        haltung: 'tanzen',
        blick: 1,
        oben: f,
        unten: f,
        schnitt: 'kleid',
        frisur: r.wahl(['lang', 'dutt', 'zopf', 'locken'] as const),
        groesse: 166,
      }),
    )
  }
  mensch(9.6, 21, kind(r, { haltung: 'springen', oben: '#e0b04a' }))
  mensch(10.8, 21.6, kind(r, { haltung: 'laufen', oben: '#d23a3f', blick: -1 }))
  rollstuhl(w, auftritte, -8.6, 22.2, irgendwer(r, { oben: '#8a1c3b', blick: 1, frisur: 'dutt', alt: true }))
  for (const [x, z] of [
    [-10.6, 17.6],
    [10.4, 16.4],
    [-9.6, 29],
  ] as const) {
    auftritte.push([
      z,
      () => {
        const [px, py] = cam.punkt([x, 0, z])
        const k = cam.masstab([x, 0, z])
        stehtisch(w, px, py, k * 1.1)
        blatt.male(
          ellipse(px, py - k * 1.2, k * 0.7),
          blatt.verlaufRund([
            [0, '#ffe2a0', 0.7],
            [1, '#ffb85a', 0],
          ]),
        )
        for (const d of [-0.2, 0.18])
          blatt.male(ellipse(px + d * k, py - k * 1.22, k * 0.05, k * 0.09), '#f2d27a')
      },
    ])
    mensch(x - 0.8, z + 0.2, irgendwer(r, { haltung: 'anstossen', ding: 'glas', blick: 1 }))
    mensch(x + 0.8, z + 0.1, irgendwer(r, { haltung: 'anstossen', ding: 'glas', blick: -1, alt: true }))
  }
  for (const [x, z] of [
    [-16.6, 16.4],
    [19, 31],
  ] as const)
    auftritte.push([
      z,
      () => {
        const [px, py] = cam.punkt([x, 0, z])
        laterne(blatt, licht, px, py, cam.masstab([x, 0, z]) * 4.6, true)
      },
    ])
  vonHintenNachVorn(auftritte)
  const lampen = ['#ffd27a', '#ffb85a', '#ffe2a0', '#ff9a6a']
  kette(blatt, [-40, 330], [1190, 560], 150, 24, lampen, 'lampen', 17)
  kette(blatt, [-40, 560], [1110, 640], 120, 26, lampen, 'lampen', 14)
  kette(blatt, [1200, 545], [2440, 300], 140, 24, lampen, 'lampen', 17)
  kette(blatt, [1290, 640], [2440, 560], 110, 24, lampen, 'lampen', 14)
  kette(blatt, [300, 470], [2180, 450], 250, 36, lampen, 'lampen', 15)
  kette(blatt, [-20, 150], [2420, 120], 260, 30, lampen, 'lampen', 22)
  blatt.male(
    'M0 0H2400V1600H0Z',
    blatt.bildverlauf(0, 1250, 0, 1600, [
      [0, '#140e2c', 0],
      [1, '#140e2c', 0.5],
    ]),
  )
  return blatt.svg()
}
