/** Die Kinderecke der Stadtbücherei: niedrige Regale, Kissen, ein Zelt, eine Vorlesende. */
import { Blatt, ellipse, kurve, vieleck } from '../zeichnen/blatt.ts'
import { kette } from '../zeichnen/dinge.ts'
import {
  deckenbalken,
  haengelampe,
  lichtbahn,
  lichtfenster,
  quader,
  raum,
  raumlicht,
  regal,
} from '../zeichnen/innenraum.ts'
import { kamera } from '../zeichnen/kamera.ts'
import { ton } from '../zeichnen/licht.ts'
import { irgendwer, kind } from '../zeichnen/mensch.ts'
import { kissen, sessel, teppich } from '../zeichnen/moebel.ts'
import { stimmung, szenerie } from '../zeichnen/szenerie.ts'
import { type Buehne, Wand } from '../zeichnen/wand.ts'
import { zufall } from '../zeichnen/zufall.ts'

export function buechereiKinderecke(): string {
  const blatt = new Blatt()
  const licht = raumlicht
  const r = zufall(612)
  const cam = kamera({ hoehe: 1.9, horizont: 690, brennweite: 1700 })
  const b: Buehne = { blatt, licht, kamera: cam }
  const m = { x1: -5.6, x2: 5.6, z1: 1.4, z2: 10.6, hoehe: 3.7 }
  const { hinten, links, rechts } = raum(b, r, m, { boden: '#c48d57', wand: '#f1dfbd', decke: '#f8eed8' })
  deckenbalken(b, m, 0.16)
  const himmel = ['#bfe0ee', '#e4f0ea', '#f6ecd0', '#c9d8b0']
  for (const u of [1, 4.6]) lichtfenster(links, u, 1, 2.5, 2.2, himmel)
  lichtfenster(hinten, 4.2, 1.55, 2.9, 1.75, himmel)
  // Gemalte Hügel mit Mond und Sternen auf der Wand
  for (const [farbe, h] of [
    ['#a9c48c', 2.05],
    ['#84aa72', 1.7],
  ] as const)
    for (const [u, l] of [
      [0.2, 3.4],
      [7.6, 3.4],
    ] as const)
      blatt.male(
        kurve(
          [
            [u, 1.2],
            [u, h - 0.1],
            [u + l * 0.3, h + 0.18],
            [u + l * 0.6, h - 0.16],
            [u + l, h + 0.1],
            [u + l, 1.2],
          ].map(([x, y]) => hinten.bild([x ?? 0, y ?? 0])),
          true,
          0.7,
        ),
        hinten.ton(farbe, 0.1),
        0.8,
      )
  const [mx, my] = hinten.bild([9.6, 2.95])
  const s = hinten.schaerfe
  blatt.male(ellipse(mx, my, s * 0.28), hinten.ton('#f0cf6a', 0.2))
  blatt.male(ellipse(mx + s * 0.1, my - s * 0.05, s * 0.24), hinten.ton('#f1dfbd', 0.1))
  for (const [u, v] of [
    [1, 3],
    [2.2, 2.7],
    [3.1, 3.2],
    [8.4, 3.1],
    [10.5, 2.6],
  ] as const)
    blatt.male(ellipse(...hinten.bild([u, v]), s * 0.04), hinten.ton('#f0cf6a', 0.3))
  for (const u of [0.2, 2.2, 7.2, 9.2]) regal(hinten, r, u, 0, 1.9, 1.2, 3, '#d2a265')
  regal(hinten, r, 4.2, 0, 2.9, 1.2, 3, '#d2a265')
  for (const u of [0.4, 2.8, 5.2]) regal(rechts, r, u, 0, 2.3, 1.2, 3, '#d2a265')
  for (const u of [0.6, 3.2, 5.8]) {
    rechts.male(rechts.feld(u, 1.75, 1.7, 1.25), '#fbf4e4', 0.1)
    for (const [k, f] of [
      [0.3, '#d98a8a'],
      [0.75, '#7fb0c4'],
      [1.2, '#e0b04a'],
    ] as const)
      blatt.male(
        rechts.flaeche([
          [u + k - 0.2, 1.85],
          [u + k, 2.4 + (k % 0.4)],
          [u + k + 0.25, 1.85],
        ]),
        rechts.ton(f),
        0.9,
      )
  }
  teppich(b, 0.1, 6.7, 3.1, 2.1, [
    [1, '#3f6d8a'],
    [0.93, '#f0e2c4'],
    [0.87, '#d9a441'],
    [0.6, '#f0e2c4'],
    [0.54, '#c4573a'],
  ])
  for (const z of [2.4, 6])
    lichtbahn(
      b,
      [
        [-5.6, 3.1, z],
        [-5.6, 3.1, z + 2.4],
      ],
      [
        [-3.8, 0, z + 0.5],
        [-3.8, 0, z + 2.9],
        [-0.9, 0, z + 3.6],
        [-0.9, 0, z + 1.2],
      ],
      0.34,
    )
  const sz = szenerie(b)
  // Lesezelt mit einem Kind darin
  sz.bei(8.6, () => {
    const [zx, zz] = [-3.5, 8.6]
    const p = (x: number, y: number, z = zz) => cam.punkt([zx + x, y, z])
    const [fx, fy] = p(0, 0)
    blatt.male(ellipse(fx + 30, fy, 270, 34), '#3a2430', 0.3)
    blatt.male(
      vieleck([p(0.02, 2.5), p(1.15, 0, zz + 0.5), p(-1.15, 0, zz + 0.5)]),
      ton(licht, '#c9a06a', 0.2),
    )
    blatt.male(
      vieleck([p(0, 2.45), p(-1.25, 0), p(-0.55, 0, zz - 0.5), p(0.55, 0, zz - 0.5), p(1.25, 0)]),
      blatt.verlauf(0, 0, 1, 0.2, [
        [0, ton(licht, '#fbf0d8', 1)],
        [0.5, ton(licht, '#efd9b0', 0.75)],
        [1, ton(licht, '#cfa878', 0.3)],
      ]),
    )
    blatt.male(
      vieleck([p(0, 1.9, zz - 0.3), p(-0.5, 0, zz - 0.5), p(0.5, 0, zz - 0.5)]),
      blatt.verlauf(0, 0, 0, 1, [
        [0, '#7a4a3a'],
        [1, '#b8743f'],
      ]),
    )
    for (const d of [-1, 1]) {
      const [ax, ay] = p(0, 2.35)
      const [bx, by] = p(d * 0.16, 2.75)
      blatt.strich(
        `M${ax.toFixed(1)} ${ay.toFixed(1)}L${bx.toFixed(1)} ${by.toFixed(1)}`,
        ton(licht, '#8a5a34', 0.7),
        8,
      )
    }
    kette(
      blatt,
      p(-0.62, 1.25, zz - 0.3),
      p(0.62, 1.25, zz - 0.3),
      26,
      7,
      ['#d23a3f', '#3f8fa8', '#e0b04a', '#24523b'],
      'wimpel',
      15,
    )
  })
  sz.drinnen(
    -3.5,
    8,
    kind(r, { haltung: 'bodensitz', ding: 'buch', oben: '#e0b04a', blick: 1, groesse: 112, frisur: 'zopf' }),
    {
      y: 0.02,
    },
  )
  // Die Vorlesende im Sessel und ihr Kreis
  sz.bei(7.4, () => sessel(b, 1.75, 6.7, '#8a1c3b'))
  sz.drinnen(
    1.7,
    6.85,
    irgendwer(r, {
      haltung: 'lesen',
      ding: 'buch',
      oben: '#24523b',
      schnitt: 'rock',
      unten: '#5a4636',
      frisur: 'dutt',
      haar: '#8a5a34',
      haut: '#e8b48e',
      alt: false,
      groesse: 166,
      blick: -1,
    }),
    { y: 0.04 },
  )
  for (const [x, z, f, m] of [
    [-1.5, 7.3, '#d9a441', { oben: '#3f6d8a', frisur: 'kurz', blick: 1 }],
    [
      -0.75,
      6.2,
      '#c4573a',
      { oben: '#e8ddc8', haut: '#7a4a30', haar: '#2a2428', frisur: 'locken', blick: 1 },
    ],
    [-2, 6.1, '#24523b', { oben: '#d98a8a', frisur: 'lang', haar: '#c99a5a', blick: 1 }],
    [0.25, 5.35, '#3f6d8a', { oben: '#e0b04a', frisur: 'zopf', blick: 1 }],
    [0.1, 7.9, '#8a1c3b', { oben: '#7d9a6a', haut: '#a86d48', frisur: 'kurz', blick: 1 }],
  ] as const) {
    sz.bei(z + 0.05, () => kissen(b, x, z + 0.05, f, 0.44))
    sz.drinnen(x, z, kind(r, { haltung: 'bodensitz', schnitt: 'hose', groesse: r.zahl(108, 124), ...m }), {
      y: 0.15,
      schatten: false,
    })
  }
  // Am Regal: ein Kind zeigt dem Vater ein Buch
  sz.drinnen(3.6, 9, kind(r, { haltung: 'zeigen', oben: '#d23a3f', blick: 1, groesse: 118, schnitt: 'hose' }))
  sz.drinnen(
    4.5,
    9.1,
    irgendwer(r, {
      haltung: 'buecken',
      oben: '#3f6d8a',
      schnitt: 'hose',
      blick: -1,
      alt: false,
      haut: '#d69a72',
      frisur: 'kurz',
      groesse: 178,
    }),
  )
  // Bilderbuchtrog
  sz.bei(5.6, () => {
    for (const x of [2.6, 4.25]) quader(b, x, 0, 5.5, 0.09, 0.42, 0.6, '#8a5a34')
    quader(b, 2.5, 0.32, 5.4, 1.95, 0.36, 0.8, '#d2a265')
    for (const [i, f] of ['#8a1c3b', '#3f6d8a', '#e0b04a', '#24523b', '#c4573a', '#5a4a7a'].entries()) {
      const w = new Wand(b, [2.6 + i * 0.3, 0.6, 5.72], [1, 0, 0], [0, 0.98, 0.2])
      blatt.male(w.feld(0, 0, 0.27, 0.4), ton(licht, f, 0.85))
      blatt.male(w.feld(0.05, 0.2, 0.17, 0.1), ton(licht, '#f6ecd0', 0.9))
    }
    quader(b, 2.5, 0.32, 5.4, 1.95, 0.36, 0.06, '#d2a265')
  })
  // Teddy auf einem Kissen vorn links
  sz.bei(5, () => {
    kissen(b, -2.85, 5, '#5a4a7a', 0.48)
    const [tx, ty] = cam.punkt([-2.85, 0.2, 5])
    const fell = (x: number, y: number, g: number, h = 1) =>
      blatt.male(
        ellipse(tx + x, ty + y, g, g * h),
        blatt.verlauf(0, 0, 1, 0.6, [
          [0, ton(licht, '#d9a468', 1)],
          [1, ton(licht, '#8a5a34', 0.5)],
        ]),
      )
    for (const d of [-1, 1]) {
      fell(d * 26, -98, 13)
      fell(d * 44, -40, 13, 1.6)
      fell(d * 30, 2, 20, 0.8)
    }
    fell(0, -30, 38, 1.1)
    fell(0, -80, 33, 0.95)
    blatt.male(ellipse(tx, ty - 72, 15, 11), ton(licht, '#f0d8b0', 0.9))
    blatt.male(
      ellipse(tx, ty - 77, 5, 4) + ellipse(tx - 12, ty - 88, 3.6) + ellipse(tx + 12, ty - 88, 3.6),
      '#2a1c1a',
    )
  })
  sz.male()
  for (const [x, z, f] of [
    [-1.8, 7.5, '#c98a2b'],
    [2, 7.5, '#24523b'],
  ] as const) {
    const [px, py] = cam.punkt([x, 3.7, z])
    const [, unten] = cam.punkt([x, 2.75, z])
    haengelampe(blatt, licht, px, py, unten, cam.masstab([x, 0, z]) * 0.26, f)
  }
  stimmung(b, 450, 480, 2000, [
    [0, '#ffe9b8', 0.8],
    [0.5, '#ffd9a0', 0.25],
    [1, '#40304a', 0.4],
  ])
  return blatt.svg()
}
