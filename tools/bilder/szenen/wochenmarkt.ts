/** Wochenmarkt aus der Nähe: volle Kisten, Käuferinnen und Käufer, gestreifte Planen. */
import { baum } from '../zeichnen/baum.ts'
import { Blatt, ellipse, kurve, rechteck, vieleck } from '../zeichnen/blatt.ts'
import { boden, pflaster } from '../zeichnen/boden.ts'
import { kette, kuebel, pflanze } from '../zeichnen/dinge.ts'
import { dunkler, heller } from '../zeichnen/farbe.ts'
import { kiste, preisschild, type Sorte } from '../zeichnen/gemuese.ts'
import { haus } from '../zeichnen/haus.ts'
import { himmel, mauersegler, sonnenschein, wolke } from '../zeichnen/himmel.ts'
import { kamera } from '../zeichnen/kamera.ts'
import { kirchturm } from '../zeichnen/kirche.ts'
import { morgen, ton } from '../zeichnen/licht.ts'
import { marktstand } from '../zeichnen/marktstand.ts'
import { irgendwer, kind, type Mensch, menschImBild, menschImRaum } from '../zeichnen/mensch.ts'
import { rathaus } from '../zeichnen/rathaus.ts'
import { type Auftritt, vonHintenNachVorn } from '../zeichnen/reihenfolge.ts'
import { stimmung } from '../zeichnen/szenerie.ts'
import { hund } from '../zeichnen/tiere.ts'
import type { Buehne } from '../zeichnen/wand.ts'
import { zufall } from '../zeichnen/zufall.ts'
import { PLATZHAEUSER } from './marktplatz-morgen.ts'

export function wochenmarkt(): string {
  const blatt = new Blatt()
  const licht = { ...morgen, sicht: 120 }
  const r = zufall(1203)
  const horizont = 790
  const b: Buehne = { blatt, licht, kamera: kamera({ hoehe: 2.1, horizont, mitte: 1100, brennweite: 1500 }) }
  himmel(blatt, licht, 860)
  sonnenschein(blatt, licht, 100, 500, 1500)
  wolke(blatt, r, licht, 900, 220, 520)
  wolke(blatt, r, licht, 2050, 300, 420)
  kirchturm(b, r, -30, 98, { hoehe: 31 })
  boden(b, horizont, '#c9ae92', '#e6d2b4')
  pflaster(b, r, { x1: -18, x2: 22, z1: 4, z2: 46, farbe: '#c9ae92', dichte: 0.55 })
  for (const h of PLATZHAEUSER) haus(b, r, h)
  rathaus(b, r, 3.6, 44, { uhr: [9, 20] })
  const auftritte: Auftritt[] = []
  const mensch = (x: number, z: number, m: Mensch, hell = 0.9) =>
    auftritte.push([z, () => menschImRaum(b, m, x, z, { hell })])
  for (const [x, z, w, f] of [
    [-16, 24, 5, '#24523b'],
    [-14.6, 17, 5, '#c98a2b'],
    [9.6, 26, 5.4, '#3f6d8a'],
    [10, 18, 5.4, '#8a1c3b'],
    [-5, 34, 4.6, '#8a1c3b'],
    [1.6, 35, 4.6, '#24523b'],
  ] as const) {
    auftritte.push([z + 0.6, () => marktstand(b, r, { x, z, breite: w, plane: [f, '#f6ecdc'] })])
    mensch(x + w * 0.5, z + 1.4, irgendwer(r, { schnitt: 'schuerze' }), 0.5)
    mensch(
      x + w * r.zahl(0.2, 0.8),
      z - 1.3,
      irgendwer(r, { haltung: r.wahl(['stehen', 'zeigen', 'stehen'] as const), ding: 'tasche' }),
    )
  }
  auftritte.push([
    38,
    () => {
      const [px, py] = b.kamera.punkt([-9.4, 0, 38])
      baum(blatt, r, licht, { x: px, y: py, hoehe: 330, art: 'linde', fern: 26 })
    },
  ])
  for (const [x, z] of [
    [-2.6, 21],
    [0.4, 24],
    [3.4, 19.6],
    [-6, 28],
    [5.6, 23.6],
    [1.6, 29],
    [6.4, 31],
    [-8.2, 20.6],
  ] as const)
    mensch(
      x,
      z,
      irgendwer(r, {
        haltung: r.wahl(['gehen', 'stehen', 'gehen'] as const),
        ...(r.chance(0.5) ? { ding: r.wahl(['korb', 'tasche'] as const) } : {}),
      }),
    )
  mensch(
    -1.5,
    12.6,
    irgendwer(r, {
      haltung: 'gehen',
      blick: 1,
      schnitt: 'kleid',
      oben: '#8a1c3b',
      frisur: 'lang',
      haar: '#5a3c28',
      ding: 'korb',
      alt: false,
      haut: '#e8b48e',
    }),
  )
  mensch(-0.3, 12.7, kind(r, { haltung: 'winken', blick: 1, oben: '#e0b04a', ding: 'ballon' }))
  mensch(
    3.2,
    14.2,
    irgendwer(r, {
      haltung: 'gehen',
      blick: -1,
      alt: true,
      frisur: 'hut',
      ding: 'tasche',
      oben: '#5f7a6a',
      schnitt: 'hose',
    }),
  )
  mensch(
    -5.6,
    13.6,
    irgendwer(r, {
      haltung: 'gehen',
      blick: -1,
      frisur: 'tuch',
      schnitt: 'mantel',
      oben: '#3f6d8a',
      unten: '#d98a8a',
      ding: 'tasche',
      alt: false,
    }),
  )
  auftritte.push([
    14,
    () => {
      const [px, py] = b.kamera.punkt([4.3, 0, 14])
      hund(blatt, licht, px, py, 0.85, '#8a5a34', -1)
    },
  ])
  vonHintenNachVorn(auftritte)
  kette(blatt, [-20, 330], [1300, 480], 120, 22, ['#24523b', '#f4ecdd', '#8a1c3b', '#e0b04a'], 'wimpel', 24)
  mauersegler(blatt, r, 1250, 260, 300, 6)
  // Der Stand im Vordergrund rechts: Plane, Händlerin, Auslage
  blatt.male(rechteck(1310, 470, 26, 900), ton(licht, '#8a6a4a', 0.8))
  blatt.male(
    vieleck([
      [1336, 520],
      [2400, 520],
      [2400, 1200],
      [1336, 1200],
    ]),
    blatt.bildverlauf(1336, 0, 2400, 0, [
      [0, '#54424a', 0.9],
      [1, '#332834', 0.97],
    ]),
  )
  for (let i = 0; i < 5; i++) {
    // Zöpfe aus Zwiebeln und Knoblauch
    const [zx, zy] = [1420 + i * 205, 560 + (i % 2) * 20]
    blatt.strich(`M${zx} 520V${zy + 20}`, ton(licht, '#c9b48a', 0.6), 5)
    for (let k = 0; k < 12; k++) {
      const [ox, oy] = [zx + (k % 2 ? 15 : -15) + r.zahl(-4, 4), zy + 24 + k * 11]
      const f = i % 2 ? '#efe6d6' : '#c9763a'
      blatt.male(
        ellipse(ox, oy, 19, 16),
        blatt.verlauf(0, 0, 1, 1, [
          [0, ton(licht, heller(f, 0.25), 0.9)],
          [0.5, ton(licht, f, 0.6)],
          [1, ton(licht, dunkler(f, 0.35), 0.2)],
        ]),
      )
    }
  }
  for (const [x, m] of [
    [
      1640,
      {
        haltung: 'tragen',
        schnitt: 'schuerze',
        oben: '#24523b',
        frisur: 'dutt',
        blick: -1,
        haar: '#8a5a34',
        haut: '#f0c6a4',
        alt: false,
      },
    ],
    [
      2130,
      {
        haltung: 'zeigen',
        schnitt: 'schuerze',
        oben: '#d9a441',
        frisur: 'kurz',
        blick: -1,
        haut: '#a86d48',
        alt: false,
      },
    ],
  ] as const)
    menschImBild(b, irgendwer(r, m), x, 1420, 640, { hell: 0.75 })
  const streifen = 9
  for (let i = 0; i < streifen; i++) {
    const [x0, x1] = [1250 + (1190 * i) / streifen, 1250 + (1190 * (i + 1)) / streifen]
    const [o0, o1] = [1420 + (1000 * i) / streifen, 1420 + (1000 * (i + 1)) / streifen]
    const f = i % 2 ? '#f6ecdc' : '#8a1c3b'
    blatt.male(
      vieleck([
        [o0, 300],
        [o1, 300],
        [x1, 480],
        [x0, 480],
      ]),
      blatt.verlauf(0, 0, 0, 1, [
        [0, ton(licht, heller(f, 0.08), 1)],
        [1, ton(licht, f, 0.8)],
      ]),
    )
    blatt.male(
      `M${x0.toFixed(1)} 478H${x1.toFixed(1)}V528Q${((x0 + x1) / 2).toFixed(1)} 566 ${x0.toFixed(1)} 528Z`,
      ton(licht, dunkler(f, 0.1), 0.6),
    )
  }
  // Auslage: drei Stufen Kisten, nach links auslaufend
  const sorten: Sorte[][] = [
    ['traube', 'zitrone', 'salat', 'apfel', 'aubergine', 'birne'],
    ['tomate', 'kohl', 'moehre', 'spargel', 'erdbeere', 'salat'],
    ['apfel', 'kuerbis', 'tomate', 'kohl', 'zitrone', 'moehre', 'traube'],
  ]
  for (let j = 0; j < 3; j++) {
    const y = 1170 + j * 150
    const x0 = 1300 - j * 150
    const b0 = 196 + j * 26
    blatt.male(
      vieleck([
        [x0 - 20, y - 10],
        [2420, y - 10],
        [2420, y + 190],
        [x0 - 40, y + 190],
      ]),
      ton(licht, '#6a4a38', 0.25),
    )
    for (const [i, art] of (sorten[j] ?? []).entries()) {
      const x = x0 + i * (b0 + 14)
      if (x > 2400) continue
      kiste(blatt, r, licht, art, x, y, b0, 104 + j * 16)
      if (i % 2 === j % 2) preisschild(blatt, licht, x + b0 * 0.78, y - 8, 46 + j * 6)
    }
  }
  blatt.male(
    vieleck([
      [950, 1525],
      [2420, 1525],
      [2420, 1600],
      [940, 1600],
    ]),
    blatt.bildverlauf(0, 1525, 0, 1600, [
      [0, ton(licht, '#8a1c3b', 0.7)],
      [1, ton(licht, '#5a1028', 0.4)],
    ]),
  )
  for (let x = 950; x < 2420; x += 62)
    blatt.male(
      kurve(
        [
          [x, 1525],
          [x + 31, 1525],
          [x + 26, 1610],
          [x + 4, 1610],
        ],
        true,
        0.2,
      ),
      '#3a0a20',
      0.25,
    )
  // Blumeneimer links vorn
  for (const [x, y, g, f] of [
    [760, 1540, 78, '#e0567c'],
    [880, 1570, 84, '#f0c84a'],
    [640, 1575, 74, '#f4ecdd'],
    [780, 1620, 86, '#b85a9c'],
  ] as const) {
    blatt.male(ellipse(x + g * 0.5, y, g, g * 0.16), '#2f2b4c', 0.3)
    kuebel(blatt, r, licht, x, y, g, f, '#8d9aa4')
    pflanze(blatt, r, licht, x + g * 0.2, y - g * 1.7, g * 0.5, f, '#5d8a4a')
  }
  stimmung({ blatt }, 200, 500, 2200, [
    [0, '#ffe09a', 0.8],
    [0.5, '#ffd9a0', 0.25],
    [1, '#4a3a70', 0.25],
  ])
  return blatt.svg()
}
