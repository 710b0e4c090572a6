/** Bewegungszeit in der Turnhalle der Jahnschule: Sprossenwand, Kletterwand, Langbank, Weichboden. */
import { Blatt, ellipse, vieleck, z as zahl } from '../zeichnen/blatt.ts'
import { deckenbalken, lichtbahn, lichtfenster, quader, raum, raumlicht } from '../zeichnen/innenraum.ts'
import { kamera } from '../zeichnen/kamera.ts'
import { ton, type Vektor } from '../zeichnen/licht.ts'
import { irgendwer, kind, rollstuhl } from '../zeichnen/mensch.ts'
import { stimmung, szenerie } from '../zeichnen/szenerie.ts'
import type { Buehne } from '../zeichnen/wand.ts'
import { zufall } from '../zeichnen/zufall.ts'

export function jahnschuleBewegung(): string {
  const blatt = new Blatt()
  const licht = raumlicht
  const r = zufall(146)
  const cam = kamera({ hoehe: 2.2, horizont: 720, brennweite: 1700 })
  const b: Buehne = { blatt, licht, kamera: cam }
  const m = { x1: -7, x2: 7, z1: 1.4, z2: 13.6, hoehe: 5.6 }
  const { hinten, links, rechts } = raum(b, r, m, {
    boden: '#cf9a5e',
    wand: '#f2e2c4',
    decke: '#f6ecd8',
    sockel: '#8a5a34',
  })
  deckenbalken(b, m)
  const himmel = ['#bfe0ee', '#e4f0ea', '#f6ecd0', '#c9d8b0']
  for (const u of [0.8, 4.6, 8.4]) lichtfenster(links, u, 2.3, 3, 2.5, himmel)
  for (const u of [0.6, 4.9, 9.4]) lichtfenster(hinten, u, 3.55, 4, 1.5, himmel)
  // Linien auf dem Boden
  const linie = (p: readonly Vektor[], f: string) =>
    blatt.male(vieleck(cam.flaeche(p)), ton(licht, f, 0.9), 0.8)
  for (const [x, f] of [
    [-5.4, '#24523b'],
    [5.4, '#24523b'],
    [-3.2, '#c4573a'],
  ] as const)
    linie(
      [
        [x - 0.04, 0, 2],
        [x + 0.04, 0, 2],
        [x + 0.04, 0, 12.8],
        [x - 0.04, 0, 12.8],
      ],
      f,
    )
  for (const [z, f] of [
    [12.4, '#24523b'],
    [8.6, '#3f6d8a'],
  ] as const)
    linie(
      [
        [-5.4, 0, z],
        [5.4, 0, z],
        [5.4, 0, z + 0.09],
        [-5.4, 0, z + 0.09],
      ],
      f,
    )
  // Sprossenwand
  for (let f = 0; f < 5; f++) {
    const u = 0.7 + f * 1.15
    for (let v = 0.25; v < 3; v += 0.22) {
      hinten.schatten(hinten.feld(u, v - 0.07, 1.06, 0.05), 0.2)
      hinten.male(hinten.feld(u, v, 1.06, 0.07, 0.12), '#b9824c', 0.1)
    }
    for (const e of [0, 1]) hinten.male(hinten.feld(u + e * 1.06 - 0.05, 0.1, 0.1, 3, 0.14), '#8a5a34', 0.1)
  }
  // Kletterwand mit bunten Griffen
  hinten.male(hinten.feld(7.6, 0, 5.8, 3.3), '#8a5a34')
  for (const [u, f] of [
    [7.7, '#d2b48a'],
    [9.6, '#c9d2c4'],
    [11.5, '#d2b48a'],
  ] as const)
    hinten.male(hinten.feld(u, 0.06, 1.8, 3.16), f, 0.1)
  const griff = ['#d23a3f', '#3f8fa8', '#e0b04a', '#24523b', '#e98a2b', '#5a4a7a']
  for (let i = 0; i < 62; i++) {
    const [x, y] = hinten.bild([7.85 + r.zahl(0, 5.3), r.zahl(0.3, 3.05)])
    const g = hinten.schaerfe * r.zahl(0.05, 0.085)
    blatt.male(ellipse(x + 3, y + 5, g, g * 0.7), '#3a2430', 0.3)
    blatt.male(ellipse(x, y, g, g * 0.7), ton(licht, r.wahl(griff), 0.9))
    blatt.male(ellipse(x - g * 0.25, y - g * 0.2, g * 0.35, g * 0.2), '#ffffff', 0.4)
  }
  rechts.male(rechts.feld(1.2, 0, 1.9, 2.5), '#24523b')
  rechts.male(rechts.feld(4.2, 1.5, 3.6, 1.6), '#fbf4e4', 0.1)
  for (const [k, f] of [
    [0.4, '#d98a8a'],
    [1.5, '#7fb0c4'],
    [2.6, '#e0b04a'],
  ] as const)
    rechts.male(rechts.feld(4.2 + k, 1.75, 0.7, 1.1), f, 0.1)
  for (const z of [2.2, 6, 9.8])
    lichtbahn(
      b,
      [
        [-7, 4.7, z],
        [-7, 4.7, z + 2.6],
      ],
      [
        [-4.2, 0, z + 0.4],
        [-4.2, 0, z + 3],
        [-1, 0, z + 3.8],
        [-1, 0, z + 1.2],
      ],
      0.3,
    )
  const sz = szenerie(b)
  const schatten = (x: number, z: number, l: number) => {
    const [px, py] = cam.punkt([x, 0, z])
    const k = cam.masstab([x, 0, z])
    blatt.male(ellipse(px + k * 0.1, py, k * l, k * 0.14), '#3a2430', 0.3)
  }
  // Kinder an der Kletterwand, Matten darunter
  sz.bei(13.2, () => {
    for (const x of [0.7, 3.6]) {
      quader(b, x, 0, 12.4, 2.8, 0.3, 1.1, '#3f6d8a')
      quader(b, x, 0.12, 12.39, 2.8, 0.04, 0.01, '#f4ecdd')
    }
  })
  for (const [x, y, m] of [
    [1.7, 0.9, { oben: '#d23a3f', frisur: 'zopf', blick: 1 }],
    [3.5, 1.7, { oben: '#e0b04a', haut: '#7a4a30', haar: '#2a2428', frisur: 'locken', blick: 1 }],
    [5.4, 0.6, { oben: '#7d9a6a', frisur: 'kurz', blick: -1 }],
  ] as const)
    sz.mensch(x, 13.3, kind(r, { haltung: 'klettern', schnitt: 'shorts', groesse: 132, ...m }), {
      y,
      schatten: false,
    })
  sz.mensch(
    -4.6,
    13.3,
    kind(r, {
      haltung: 'klettern',
      schnitt: 'hose',
      groesse: 128,
      oben: '#3f8fa8',
      blick: 1,
      frisur: 'kurz',
    }),
    {
      y: 1.1,
      schatten: false,
    },
  )
  sz.mensch(
    -2.2,
    13.3,
    kind(r, {
      haltung: 'klettern',
      schnitt: 'hose',
      groesse: 130,
      oben: '#e98a2b',
      blick: -1,
      frisur: 'lang',
    }),
    {
      y: 0.5,
      schatten: false,
    },
  )
  sz.drinnen(
    2.6,
    11.6,
    irgendwer(r, {
      haltung: 'zeigen',
      blick: 1,
      oben: '#24523b',
      schnitt: 'hose',
      frisur: 'kurz',
      alt: false,
      haut: '#d69a72',
      groesse: 178,
    }),
  )
  // Langbank, umgedreht zum Balancieren
  sz.bei(8.4, () => {
    schatten(-1.9, 8.1, 2.2)
    for (const x of [-3.6, -0.4]) quader(b, x, 0, 8, 0.34, 0.3, 0.3, '#8a5a34')
    quader(b, -4, 0.3, 8.08, 4.3, 0.12, 0.14, '#c9935a')
  })
  sz.mensch(
    -2.6,
    8.1,
    kind(r, {
      haltung: 'balancieren',
      blick: 1,
      oben: '#d23a3f',
      schnitt: 'shorts',
      groesse: 130,
      frisur: 'zopf',
    }),
    {
      y: 0.42,
      schatten: false,
    },
  )
  sz.mensch(
    -0.9,
    8.1,
    kind(r, {
      haltung: 'balancieren',
      blick: 1,
      oben: '#f4ecdd',
      unten: '#24523b',
      schnitt: 'shorts',
      groesse: 126,
      haut: '#a86d48',
      frisur: 'kurz',
    }),
    { y: 0.42, schatten: false },
  )
  sz.drinnen(
    -4.5,
    8,
    kind(r, { haltung: 'stehen', blick: 1, oben: '#5a4a7a', schnitt: 'shorts', groesse: 128 }),
  )
  // Sprung vom Kasten auf den Weichboden
  sz.bei(7.9, () => {
    schatten(2.2, 7.4, 1.7)
    quader(b, 1, 0, 6.9, 2.6, 0.34, 1.3, '#3f6d8a')
    quader(b, 1, 0.15, 6.89, 2.6, 0.04, 0.01, '#f4ecdd')
    for (let i = 0; i < 3; i++)
      quader(b, 3.85 + i * 0.03, i * 0.28, 7.1, 0.9 - i * 0.06, 0.26, 0.7, '#c9935a')
    quader(b, 3.94, 0.84, 7.1, 0.72, 0.12, 0.7, '#8a5a34')
  })
  sz.mensch(
    2.5,
    7.4,
    kind(r, {
      haltung: 'springen',
      blick: -1,
      oben: '#e0b04a',
      schnitt: 'shorts',
      groesse: 132,
      frisur: 'kurz',
    }),
    {
      y: 0.95,
      schatten: false,
    },
  )
  sz.mensch(
    4.3,
    7.4,
    kind(r, {
      haltung: 'winken',
      blick: -1,
      oben: '#c4573a',
      schnitt: 'shorts',
      groesse: 124,
      frisur: 'lang',
      haar: '#c99a5a',
    }),
    {
      y: 0.96,
      schatten: false,
    },
  )
  // Ballspiel vorn, ein Kind im Rollstuhl fängt
  rollstuhl(b, sz.auftritte, -2.5, 6, kind(r, { oben: '#3f8fa8', blick: 1, frisur: 'kurz', groesse: 132 }))
  sz.drinnen(
    0.1,
    5.9,
    kind(r, {
      haltung: 'laufen',
      blick: -1,
      oben: '#8a1c3b',
      schnitt: 'shorts',
      groesse: 132,
      haut: '#7a4a30',
      haar: '#2a2428',
      frisur: 'locken',
    }),
  )
  sz.stelle(-1.1, 5.9, (px, py, m) => {
    blatt.male(ellipse(px + m * 0.05, py, m * 0.16, m * 0.04), '#3a2430', 0.3)
    blatt.male(
      ellipse(px, py - m * 1, m * 0.16),
      blatt.verlauf(0, 0, 1, 1, [
        [0, '#fff0c4'],
        [0.5, '#f0a03a'],
        [1, '#b8602a'],
      ]),
    )
    blatt.strich(
      `M${zahl(px - m * 0.15)} ${zahl(py - m)}Q${zahl(px)} ${zahl(py - m * 1.1)} ${zahl(px + m * 0.15)} ${zahl(py - m)}`,
      '#8a4a22',
      3,
      0.7,
    )
  })
  // Kletterseile
  for (const x of [-1.1, -0.2])
    sz.bei(10.4, () => {
      const [ox, oy] = cam.punkt([x, 5.25, 10.4])
      const [ux, uy] = cam.punkt([x + 0.05, 0.5, 10.4])
      blatt.strich(
        `M${zahl(ox)} ${zahl(oy)}Q${zahl(ox + 10)} ${zahl((oy + uy) / 2)} ${zahl(ux)} ${zahl(uy)}`,
        ton(licht, '#c9a870', 0.8),
        8,
      )
      blatt.male(ellipse(ux, uy, 9, 12), ton(licht, '#8a6a44', 0.6))
    })
  sz.male()
  stimmung(b, 450, 420, 2100, [
    [0, '#ffeec4', 0.75],
    [0.5, '#ffdfac', 0.2],
    [1, '#40304a', 0.35],
  ])
  return blatt.svg()
}
