/** Das Bürgerbüro: offener Tresen, Beratung im Sitzen, Pflanzen, viel Licht. */
import { Blatt, ellipse, kurve, rechteck, vieleck } from '../zeichnen/blatt.ts'
import { pflanze } from '../zeichnen/dinge.ts'
import {
  haengelampe,
  lichtbahn,
  lichtfenster,
  quader,
  raum,
  raumlicht,
  regal,
} from '../zeichnen/innenraum.ts'
import { kamera } from '../zeichnen/kamera.ts'
import { type Licht, ton } from '../zeichnen/licht.ts'
import { irgendwer, kind, type Mensch, menschImRaum, rollstuhl } from '../zeichnen/mensch.ts'
import { type Auftritt, vonHintenNachVorn } from '../zeichnen/reihenfolge.ts'
import { stimmung } from '../zeichnen/szenerie.ts'
import type { Buehne } from '../zeichnen/wand.ts'
import { wappen } from '../zeichnen/wappen.ts'
import { zufall } from '../zeichnen/zufall.ts'

export function rathausBuergerbuero(): string {
  const blatt = new Blatt()
  const licht: Licht = { ...raumlicht, hell: '#fffaf0', schatten: '#9490a4' }
  const r = zufall(115)
  const cam = kamera({ hoehe: 1.95, horizont: 760, mitte: 1200, brennweite: 1450 })
  const b: Buehne = { blatt, licht, kamera: cam }
  const { hinten, links, rechts } = raum(
    b,
    r,
    { x1: -6.4, x2: 6.6, z1: 1.4, z2: 12.4, hoehe: 3.9 },
    { boden: '#cfb08a', wand: '#f6ecdb', decke: '#fbf6ea' },
  )
  for (let z = 12; z > 2.4; z -= 0.62)
    blatt.male(
      vieleck(
        cam.flaeche([
          [-6.4, 3.9, z],
          [6.6, 3.9, z],
          [6.6, 3.76, z],
          [-6.4, 3.76, z],
        ]),
      ),
      ton(licht, '#c9a274', 0.75, 4),
      0.9,
    )
  for (const x of [-3.4, 0.1, 3.6])
    blatt.male(
      vieleck(
        cam.flaeche([
          [x - 0.28, 3.74, 2],
          [x + 0.28, 3.74, 2],
          [x + 0.28, 3.74, 12.4],
          [x - 0.28, 3.74, 12.4],
        ]),
      ),
      '#fffdf4',
    )
  const draussen = ['#a9d4ea', '#dff0ee', '#f4efd4', '#b8cf9c']
  for (const u of [0.8, 4.6, 8.2]) lichtfenster(links, u, 0.8, 2.8, 2.6, draussen)
  // Rückwand: Akzent in Rebgrün mit Wappen, Regal und Durchgang
  blatt.male(
    hinten.feld(3.4, 0, 5.4, 3.9),
    blatt.verlauf(0, 0, 1, 1, [
      [0, hinten.ton('#2f6a4c', 0.3)],
      [1, hinten.ton('#1f4734', 0.1)],
    ]),
  )
  const [wx, wy] = hinten.bild([6.1, 2.75])
  wappen(blatt, wx, wy, hinten.schaerfe * 1.35, licht)
  regal(hinten, r, 9.2, 0, 3.2, 2.4, 5, '#c99a62')
  regal(hinten, r, 0.4, 0, 2.6, 2.4, 5, '#c99a62')
  for (const [u, f] of [
    [0.8, '#9cc0a4'],
    [2, '#e0b48a'],
    [9.8, '#8fb0c4'],
    [11.3, '#d99a8a'],
  ] as const) {
    hinten.male(hinten.feld(u, 2.65, 0.95, 0.85), '#ffffff', 0.1)
    blatt.male(hinten.feld(u + 0.07, 2.72, 0.81, 0.71), hinten.ton(f))
    blatt.male(
      hinten.flaeche([
        [u + 0.07, 2.72],
        [u + 0.35, 3.1],
        [u + 0.55, 2.9],
        [u + 0.88, 3.15],
        [u + 0.88, 2.72],
      ]),
      hinten.ton('#4a7a5c'),
      0.75,
    )
  }
  // Wartebereich rechts: Bilder und Bank
  for (const u of [1, 4.4, 7.8]) {
    rechts.male(rechts.feld(u, 1.6, 2.2, 1.5), '#8a5a34', 0.1)
    blatt.male(
      rechts.feld(u + 0.1, 1.7, 2, 1.3),
      blatt.verlauf(0, 0, 0, 1, [
        [0, '#9cc6d6'],
        [0.45, '#f6dfae'],
        [0.5, '#c98a5a'],
        [0.55, '#8fa05c'],
        [1, '#5a7a44'],
      ]),
    )
    blatt.male(
      rechts.flaeche([
        [u + 0.1, 2.4],
        [u + 0.7, 2.75],
        [u + 1.3, 2.5],
        [u + 2.1, 2.7],
        [u + 2.1, 2.2],
        [u + 0.1, 2.2],
      ]),
      '#8a9cb4',
      0.8,
    )
  }
  for (const z of [2.2, 6, 9.6])
    lichtbahn(
      b,
      [
        [-6.4, 3.4, z],
        [-6.4, 3.4, z + 2.8],
      ],
      [
        [-4, 0, z + 0.5],
        [-4, 0, z + 3.3],
        [-0.8, 0, z + 4.2],
        [-0.8, 0, z + 1.4],
      ],
      0.34,
    )
  const auftritte: Auftritt[] = []
  const mensch = (x: number, z: number, m: Mensch, y = 0, hell = 0.9) =>
    auftritte.push([
      z,
      () => {
        const [px, py] = cam.punkt([x, 0, z])
        const k = cam.masstab([x, 0, z])
        blatt.male(ellipse(px + k * 0.1, py, k * 0.42, k * 0.09), '#3a2a34', 0.3)
        menschImRaum(b, m, x, z, { y, hell, schatten: false })
      },
    ])
  const topf = (x: number, y: number, z: number, g: number, f = '#f4ecdd', laub = '#4f8a4a') =>
    auftritte.push([
      z,
      () => {
        const [px, py] = cam.punkt([x, y, z])
        const k = cam.masstab([x, y, z]) * g
        if (y === 0) blatt.male(ellipse(px + k * 0.3, py, k * 0.7, k * 0.13), '#3a2a34', 0.3)
        for (let i = 0; i < 11; i++) {
          const a = -Math.PI / 2 + (i - 5) * 0.24
          const l = k * r.zahl(1.5, 2.3)
          const [ex, ey] = [px + Math.cos(a) * l, py - k * 0.8 + Math.sin(a) * l]
          const [mx, my] = [px + Math.cos(a) * l * 0.5, py - k * 0.8 + Math.sin(a) * l * 0.68]
          blatt.male(
            kurve(
              [
                [px, py - k * 0.7],
                [mx - k * 0.13, my],
                [ex, ey],
                [mx + k * 0.16, my + k * 0.06],
              ],
              true,
              1.1,
            ),
            ton(licht, i % 3 ? laub : '#79b060', i < 5 ? 0.95 : 0.4),
          )
        }
        blatt.male(
          kurve(
            [
              [px - k * 0.46, py - k * 0.8],
              [px + k * 0.46, py - k * 0.8],
              [px + k * 0.34, py],
              [px - k * 0.34, py],
            ],
            true,
            0.3,
          ),
          blatt.verlauf(0, 0, 1, 0, [
            [0, ton(licht, f, 1)],
            [1, ton(licht, f, 0.1)],
          ]),
        )
      },
    ])
  // Tresen mit abgesenktem Beratungsplatz
  const arbeitsplatz = (x: number, z: number, y: number) => {
    const [mx, my] = cam.punkt([x, y, z])
    const k = cam.masstab([x, y, z])
    blatt.male(rechteck(mx - k * 0.04, my - k * 0.16, k * 0.08, k * 0.16), ton(licht, '#4a4a52', 0.5))
    blatt.male(
      kurve(
        [
          [mx - k * 0.3, my - k * 0.52],
          [mx + k * 0.3, my - k * 0.52],
          [mx + k * 0.3, my - k * 0.14],
          [mx - k * 0.3, my - k * 0.14],
        ],
        true,
        0.15,
      ),
      ton(licht, '#5a5e68', 0.6),
    )
  }
  auftritte.push([
    7.4,
    () => {
      quader(b, -3.2, 0, 7.2, 3.4, 1.05, 0.7, '#e9d6b8')
      for (let i = 0; i < 17; i++)
        blatt.male(
          vieleck(
            cam.flaeche([
              [-3.15 + i * 0.2, 0.12, 7.19],
              [-3.07 + i * 0.2, 0.12, 7.19],
              [-3.07 + i * 0.2, 0.98, 7.19],
              [-3.15 + i * 0.2, 0.98, 7.19],
            ]),
          ),
          ton(licht, '#b88a58', 0.6),
        )
      quader(b, -3.35, 1.05, 7.05, 3.7, 0.07, 0.9, '#b9824c')
      arbeitsplatz(-2.4, 7.4, 1.12)
    },
  ])
  auftritte.push([
    7.3,
    () => {
      quader(b, 0.6, 0, 7.2, 0.1, 0.74, 0.8, '#b9824c')
      quader(b, 3.9, 0, 7.2, 0.1, 0.74, 0.8, '#b9824c')
      quader(b, 0.4, 0.74, 6.9, 3.8, 0.07, 1.2, '#c9935a')
      arbeitsplatz(2.9, 7.7, 0.81)
      blatt.male(
        vieleck(
          cam.flaeche([
            [1.7, 0.82, 7.1],
            [2.05, 0.82, 7.1],
            [2.1, 0.82, 7.5],
            [1.75, 0.82, 7.5],
          ]),
        ),
        '#ffffff',
      )
    },
  ])
  mensch(
    -1.2,
    8.5,
    irgendwer(r, {
      haltung: 'zeigen',
      blick: -1,
      oben: '#8a1c3b',
      frisur: 'lang',
      schnitt: 'hose',
      haut: '#e8b48e',
      haar: '#5a3c28',
      alt: false,
    }),
  )
  mensch(
    -2.3,
    6.4,
    irgendwer(r, {
      haltung: 'anstossen',
      ding: 'buch',
      blick: 1,
      alt: true,
      frisur: 'hut',
      oben: '#5f7a6a',
      schnitt: 'hose',
    }),
  )
  mensch(
    3.2,
    8.3,
    irgendwer(r, {
      haltung: 'sitzen',
      blick: -1,
      oben: '#e8ddc8',
      frisur: 'kurz',
      schnitt: 'hose',
      haut: '#a86d48',
      haar: '#2a2428',
      alt: false,
    }),
    0.08,
  )
  rollstuhl(b, auftritte, 0.9, 6.5, irgendwer(r, { oben: '#3f6d8a', blick: 1, frisur: 'dutt', alt: false }))
  mensch(
    4.9,
    9.8,
    irgendwer(r, {
      haltung: 'tragen',
      ding: 'buch',
      blick: -1,
      oben: '#d9a441',
      schnitt: 'rock',
      frisur: 'tuch',
      unten: '#24523b',
      alt: false,
    }),
  )
  // Wartende auf der Bank rechts
  auftritte.push([
    5.6,
    () => {
      quader(b, 4.4, 0.36, 4.9, 1.6, 0.12, 0.7, '#24523b')
      for (const x of [4.5, 5.85]) quader(b, x, 0, 5, 0.08, 0.36, 0.5, '#8a5a34')
    },
  ])
  mensch(
    4.95,
    5.05,
    irgendwer(r, {
      haltung: 'lesen',
      ding: 'buch',
      blick: -1,
      oben: '#c4573a',
      schnitt: 'kleid',
      frisur: 'locken',
      haut: '#7a4a30',
      haar: '#2a2428',
      alt: false,
    }),
    0.06,
  )
  mensch(3.75, 5.6, kind(r, { haltung: 'zeigen', oben: '#e0b04a', blick: -1 }))
  // Spielecke links
  mensch(-4.2, 6.2, kind(r, { haltung: 'bodensitz', oben: '#d23a3f', blick: 1, frisur: 'kurz' }), 0.02)
  auftritte.push([
    6,
    () => {
      for (const [x, z, f] of [
        [-3.6, 6.1, '#e0b04a'],
        [-3.36, 6.2, '#3f8fa8'],
        [-3.5, 5.9, '#24523b'],
        [-3.1, 6, '#d23a3f'],
      ] as const)
        quader(b, x, 0, z, 0.2, 0.2, 0.2, f)
      quader(b, -3.52, 0.2, 6.1, 0.2, 0.2, 0.2, '#8a1c3b')
    },
  ])
  topf(-5.7, 0, 10.6, 1)
  topf(-5.6, 0, 4.6, 1.1)
  topf(6, 0, 8.2, 1)
  topf(-0.1, 1.12, 7.5, 0.2, '#b5694a')
  topf(0.9, 0.81, 7.8, 0.18, '#f4ecdd')
  topf(6, 0, 11.6, 0.9, '#b5694a')
  vonHintenNachVorn(auftritte)
  for (const [x, z] of [
    [-3, 7.4],
    [1.5, 7.4],
    [3.3, 7.4],
  ] as const) {
    const [px, py] = cam.punkt([x, 3.9, z])
    const [, py2] = cam.punkt([x, 2.75, z])
    haengelampe(blatt, licht, px, py, py2, cam.masstab([x, 0, z]) * 0.2, '#8a1c3b')
  }
  // Blatt im Vordergrund
  pflanze(blatt, r, licht, 2330, 1560, 170, undefined, '#4f8a4a')
  pflanze(blatt, r, licht, 2250, 1640, 120, undefined, '#6d9a50')
  stimmung({ blatt }, 400, 500, 2200, [
    [0, '#fff2cc', 0.65],
    [0.5, '#ffe9c0', 0.2],
    [1, '#3a304a', 0.3],
  ])
  return blatt.svg()
}
