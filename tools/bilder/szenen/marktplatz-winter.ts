/** Der Marktplatz im Schnee zur blauen Stunde mit Weihnachtsmarkt. */
import { baum } from '../zeichnen/baum.ts'
import { Blatt, ellipse, kurve } from '../zeichnen/blatt.ts'
import { boden } from '../zeichnen/boden.ts'
import { brunnen } from '../zeichnen/brunnen.ts'
import { kette, laterne } from '../zeichnen/dinge.ts'
import { type Haus, haus } from '../zeichnen/haus.ts'
import { himmel, schleier, sterne } from '../zeichnen/himmel.ts'
import { huegelzug, kamm, waldsaum } from '../zeichnen/huegel.ts'
import { kamera } from '../zeichnen/kamera.ts'
import { kirchturm } from '../zeichnen/kirche.ts'
import { type Licht, ton, winter } from '../zeichnen/licht.ts'
import { marktstand } from '../zeichnen/marktstand.ts'
import { irgendwer, kind, type Mensch, menschImRaum } from '../zeichnen/mensch.ts'
import { rathaus } from '../zeichnen/rathaus.ts'
import { type Auftritt, vonHintenNachVorn } from '../zeichnen/reihenfolge.ts'
import type { Buehne } from '../zeichnen/wand.ts'
import { zufall } from '../zeichnen/zufall.ts'
import { PLATZHAEUSER } from './marktplatz-morgen.ts'

const SEITEN: readonly Haus[] = [
  {
    x: -19,
    z: 36,
    winkel: 90,
    breite: 9,
    tiefe: 9,
    geschosse: 3,
    giebelstaendig: true,
    putz: '#ead2b0',
    holz: '#5a3a2c',
    dach: '#a2503a',
    unten: 'laden',
  },
  {
    x: -19,
    z: 27.4,
    winkel: 90,
    breite: 8.2,
    tiefe: 9,
    geschosse: 3,
    giebelstaendig: false,
    putz: '#e6bfa0',
    dach: '#964636',
    laden: '#3f5f54',
    unten: 'laden',
  },
  {
    x: -19,
    z: 18.6,
    winkel: 90,
    breite: 8.4,
    tiefe: 9,
    geschosse: 3,
    giebelstaendig: true,
    putz: '#f2e6cf',
    holz: '#4a3228',
    dach: '#a85840',
    unten: 'laden',
  },
  {
    x: 24,
    z: 45,
    winkel: -90,
    breite: 8.2,
    tiefe: 9,
    geschosse: 3,
    giebelstaendig: true,
    putz: '#f6ead2',
    holz: '#5a3226',
    dach: '#b05c40',
    unten: 'laden',
    zier: 'raute',
  },
  {
    x: 24,
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
  },
]

export function marktplatzWinter(): string {
  const blatt = new Blatt()
  const licht: Licht = winter
  const warm: Licht = { ...winter, hell: '#ffe2b8', schatten: '#6a6a9c' }
  const r = zufall(2412)
  const horizont = 900
  const cam = kamera({ hoehe: 6.2, horizont, mitte: 1180, brennweite: 1850 })
  const b: Buehne = { blatt, licht, kamera: cam }
  const w: Buehne = { blatt, licht: warm, kamera: cam }
  himmel(blatt, licht, 900)
  sterne(blatt, r, 420, 70)
  schleier(blatt, r, licht, 1500, 300, 1600, 6)
  schleier(blatt, r, licht, 500, 480, 1000, 4)
  huegelzug(blatt, kamm(zufall(3), 560, 60, 1900), 960, '#8a97c8', '#c2bcd6')
  const hang = kamm(zufall(8), 640, 60, 1500)
  huegelzug(blatt, hang, 960, '#aab6dc', '#cdc8de')
  waldsaum(blatt, r, hang, '#7684b4', 15)
  kirchturm(b, r, -37, 108, { hoehe: 31, schnee: true, uhr: [5, 10] })
  for (const [x, z, l] of [
    [-40, 66, 14],
    [-18, 64, 12],
    [-4, 68, 12],
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
      schnee: true,
    })
  boden(b, horizont, '#dfe6f6', '#f2f4fb', 0.9)
  for (const h of PLATZHAEUSER) haus(b, r, { ...h, blumen: false, schnee: true })
  rathaus(b, r, 3.6, 44, { schnee: true, uhr: [5, 10] })
  for (const h of SEITEN) haus(b, r, { ...h, schnee: true })
  // Spuren und Schatten im Schnee
  for (let i = 0; i < 7; i++) {
    const [x0, z0, x1, z1] = [r.zahl(-14, 16), r.zahl(12, 20), r.zahl(-10, 14), r.zahl(30, 42)]
    let d = ''
    for (let k = 0; k < 60; k++) {
      const t = k / 60
      const [px, py] = cam.punkt([
        x0 + (x1 - x0) * t + Math.sin(t * 5 + i) * 1.6 + (k % 2 ? 0.16 : -0.16),
        0,
        z0 + (z1 - z0) * t,
      ])
      const m = cam.masstab([0, 0, z0 + (z1 - z0) * t])
      d += ellipse(px, py, m * 0.09, m * 0.05)
    }
    blatt.male(d, '#8d9ac8', 0.6)
  }
  blatt.roh(`<g ${blatt.weich(9)}>`)
  for (let i = 0; i < 26; i++) {
    const [px, py] = cam.punkt([r.zahl(-18, 22), 0, r.zahl(13, 40)])
    blatt.male(ellipse(px, py, r.zahl(90, 330), r.zahl(6, 18)), r.chance(0.5) ? '#a9b6de' : '#ffffff', 0.35)
  }
  blatt.roh('</g>')
  blatt.roh('<g style="mix-blend-mode:screen">')
  for (const [x, y, rad, k] of [
    [430, 1090, 460, 0.4],
    [1130, 1130, 700, 0.42],
    [1950, 1120, 520, 0.42],
  ] as const)
    blatt.male(
      'M0 0H2400V1600H0Z',
      blatt.schein(x, y, rad, [
        [0, '#ffab52', k],
        [0.5, '#e08050', k * 0.3],
        [1, '#a05a5a', 0],
      ]),
    )
  blatt.roh('</g>')
  const auftritte: Auftritt[] = []
  const mensch = (x: number, z: number, m: Mensch) =>
    auftritte.push([
      z,
      () => {
        const [px, py] = cam.punkt([x, 0, z])
        const k = cam.masstab([x, 0, z])
        blatt.male(ellipse(px + k * 0.3, py, k * 0.7, k * 0.1), '#4a568c', 0.42)
        menschImRaum(w, m, x, z, { hell: 0.75, schatten: false })
      },
    ])
  const dick = () =>
    ({
      schnitt: 'mantel',
      frisur: r.wahl(['muetze', 'muetze', 'hut', 'tuch', 'lang'] as const),
      oben: r.wahl(['#8a1c3b', '#24523b', '#3f4d7a', '#c4573a', '#5a4636', '#b9882f', '#4a3a52']),
    }) as const
  for (const [x, z, breite, f] of [
    [-15.6, 35, 4.4, '#8a1c3b'],
    [-16.2, 28, 4.4, '#24523b'],
    [-15.8, 21.4, 4.2, '#8a1c3b'],
    [15, 35.4, 4.6, '#24523b'],
    [15.8, 28.2, 4.6, '#8a1c3b'],
    [13.6, 21, 4.8, '#24523b'],
    [-8.4, 40, 4.2, '#8a1c3b'],
  ] as const) {
    auftritte.push([
      z + 0.5,
      () => {
        marktstand(w, r, {
          x,
          z,
          breite,
          plane: [f, '#f6ecdc'],
          schnee: true,
          licht: true,
          ware: ['#c9352f', '#e0b04a', '#c9833a', '#f4ecdd', '#7a4a2a'],
        })
        const [lx, ly] = cam.punkt([x + breite / 2, 1.9, z + 1])
        const k = cam.masstab([x, 0, z])
        blatt.male(
          ellipse(lx, ly, k * 2.8, k * 2),
          blatt.verlaufRund([
            [0, '#ffe2a0', 0.55],
            [0.5, '#ffb85a', 0.2],
            [1, '#ffb85a', 0],
          ]),
        )
        kette(
          blatt,
          cam.punkt([x - 0.2, 2.3, z - 0.5]),
          cam.punkt([x + breite + 0.2, 2.3, z - 0.5]),
          7,
          9,
          ['#ffd27a'],
          'lampen',
          k * 0.13,
        )
      },
    ])
    mensch(x + breite * 0.4, z + 1.2, irgendwer(r, { ...dick(), haltung: 'stehen' }))
    mensch(
      x + breite * 0.3,
      z - 1.3,
      irgendwer(r, { ...dick(), haltung: 'anstossen', ding: 'glas', blick: 1 }),
    )
    mensch(
      x + breite * 0.75,
      z - 1.5,
      irgendwer(r, { ...dick(), haltung: 'anstossen', ding: 'glas', blick: -1 }),
    )
  }
  // Weihnachtsbaum
  auftritte.push([
    34,
    () => {
      const [px, py] = cam.punkt([0.2, 0, 34])
      const m = cam.masstab([0, 0, 34])
      const h = m * 12.4
      blatt.male(
        ellipse(px, py - h * 0.45, h * 0.62),
        blatt.verlaufRund([
          [0, '#ffe2a0', 0.42],
          [0.5, '#ffb85a', 0.14],
          [1, '#ffb85a', 0],
        ]),
      )
      blatt.male(ellipse(px, py, h * 0.2, h * 0.03), '#4a568c', 0.4)
      baum(blatt, r, warm, {
        x: px,
        y: py,
        hoehe: h,
        art: 'fichte',
        laub: '#2c5e48',
        schnee: true,
        fern: 6,
        ohneSchatten: true,
      })
      for (let i = 0; i < 84; i++) {
        const t = r.zahl(0.04, 0.9)
        const bb = h * 0.24 * (1 - t)
        const [lx, ly] = [px + r.zahl(-1, 1) * bb, py - h * (0.1 + 0.86 * t)]
        blatt.male(
          ellipse(lx, ly, 13),
          blatt.verlaufRund([
            [0, '#ffd98a', 0.8],
            [1, '#ffb85a', 0],
          ]),
        )
        blatt.male(ellipse(lx, ly, 3.6), '#fff6d8')
        if (i % 4 === 0)
          blatt.male(
            ellipse(lx + 9, ly + 8, 6.4),
            blatt.verlauf(0, 0, 1, 1, [
              [0, '#f08a7a'],
              [0.5, '#b8202f'],
              [1, '#6a1024'],
            ]),
          )
      }
      let stern = ''
      for (let i = 0; i < 10; i++) {
        const a = -Math.PI / 2 + (i * Math.PI) / 5
        const k = i % 2 ? 10 : 25
        stern += `${i ? 'L' : 'M'}${(px + Math.cos(a) * k).toFixed(1)} ${(py - h * 1.08 + Math.sin(a) * k).toFixed(1)}`
      }
      blatt.male(
        ellipse(px, py - h * 1.08, 80),
        blatt.verlaufRund([
          [0, '#ffe9a8', 0.8],
          [1, '#ffd27a', 0],
        ]),
      )
      blatt.male(`${stern}Z`, '#ffe08a')
    },
  ])
  auftritte.push([27, () => brunnen(w, r, -6.6, 27, 2.4, { schnee: true })])
  for (const [x, z] of [
    [3.4, 30],
    [5.4, 36],
    [8.6, 38],
    [-2.6, 37],
    [10.4, 33],
    [1.6, 39],
    [6.6, 26.4],
    [-1, 29.6],
    [12, 40],
  ] as const)
    mensch(x, z, irgendwer(r, { ...dick(), haltung: r.wahl(['gehen', 'stehen', 'gehen'] as const) }))
  mensch(-0.6, 21.4, irgendwer(r, { ...dick(), haltung: 'gehen', blick: 1, oben: '#8a1c3b' }))
  mensch(0.8, 21.5, kind(r, { ...dick(), haltung: 'gehen', blick: 1, oben: '#e0b04a', frisur: 'muetze' }))
  mensch(5.8, 20.6, kind(r, { ...dick(), haltung: 'springen', oben: '#3f6d8a', frisur: 'muetze' }))
  // Kind zieht Schlitten
  mensch(8.6, 22.2, irgendwer(r, { ...dick(), haltung: 'gehen', blick: -1, oben: '#24523b' }))
  auftritte.push([
    22.1,
    () => {
      const [px, py] = cam.punkt([10.2, 0, 22.1])
      const m = cam.masstab([10, 0, 22.1])
      blatt.strich(
        `M${px - m * 0.5} ${py}h${m * 1}q${-m * 1.25} ${m * 0.02} ${-m * 1.18} ${-m * 0.3}M${px - m * 0.3} ${py}v${-m * 0.24}M${px + m * 0.3} ${py}v${-m * 0.24}`,
        ton(warm, '#7a5230', 0.7),
        m * 0.05,
      )
      blatt.strich(`M${px - m * 0.55} ${py - m * 0.26}h${m * 1.05}`, ton(warm, '#b8854c', 0.9), m * 0.08)
      blatt.strich(`M${px - m * 0.6} ${py - m * 0.26}L${px - m * 1.25} ${py - m * 0.8}`, '#5a4a4a', 2.4)
      menschImRaum(
        w,
        kind(r, { ...dick(), haltung: 'bodensitz', frisur: 'muetze', oben: '#d23a3f', blick: -1 }),
        10.2,
        22.08,
        { y: 0.22, schatten: false, hell: 0.8 },
      )
    },
  ])
  for (const [x, z] of [
    [-16.6, 18.6],
    [18.6, 32],
    [-8, 45],
  ] as const)
    auftritte.push([
      z,
      () => {
        const [px, py] = cam.punkt([x, 0, z])
        laterne(blatt, licht, px, py, cam.masstab([x, 0, z]) * 4.3, true)
      },
    ])
  for (const [x, z, h] of [
    [21, 40, 8],
    [-10.6, 44.6, 7],
  ] as const)
    auftritte.push([
      z,
      () => {
        const [px, py] = cam.punkt([x, 0, z])
        baum(blatt, r, licht, {
          x: px,
          y: py,
          hoehe: h * cam.masstab([x, 0, z]),
          art: 'kahl',
          fern: 30,
          schnee: true,
        })
      },
    ])
  vonHintenNachVorn(auftritte)
  kette(blatt, [330, 600], [1230, 640], 90, 22, ['#ffd27a', '#ffe2a0'], 'lampen', 13)
  kette(blatt, [1270, 620], [2440, 520], 100, 24, ['#ffd27a', '#ffe2a0'], 'lampen', 15)
  // Schneefall in zwei Ebenen
  for (const [n, g, d] of [
    [420, 2.2, 0.7],
    [170, 4.6, 0.85],
    [34, 9, 0.5],
  ] as const) {
    let s = ''
    for (let i = 0; i < n; i++) s += ellipse(r.zahl(0, 2400), r.zahl(0, 1600), g * r.zahl(0.6, 1.2))
    blatt.male(s, '#ffffff', d)
  }
  blatt.male(
    kurve(
      [
        [-20, 1600],
        [-20, 1500],
        [400, 1530],
        [1000, 1570],
        [1500, 1580],
        [2420, 1540],
        [2420, 1620],
      ],
      true,
      0.6,
    ),
    '#b9c6ea',
    0.35,
  )
  return blatt.svg()
}
