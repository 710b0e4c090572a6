/** Cellostunde in der Jugendmusikschule: Lehrerin und Kind am Fenster, dahinter ein Klavier. */
import { Blatt, ellipse, kurve, rechteck, vieleck, z as zahl } from '../zeichnen/blatt.ts'
import { kuebel } from '../zeichnen/dinge.ts'
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
import { cello, notenstaender } from '../zeichnen/instrumente.ts'
import { kamera } from '../zeichnen/kamera.ts'
import { ton } from '../zeichnen/licht.ts'
import { irgendwer, kind, type Mensch, menschImRaum } from '../zeichnen/mensch.ts'
import { klavier, stuhl, teppich } from '../zeichnen/moebel.ts'
import { stimmung, szenerie } from '../zeichnen/szenerie.ts'
import type { Buehne } from '../zeichnen/wand.ts'
import { zufall } from '../zeichnen/zufall.ts'

export function musikschuleUnterricht(): string {
  const blatt = new Blatt()
  const licht = raumlicht
  const r = zufall(430)
  const cam = kamera({ hoehe: 1.75, horizont: 650, brennweite: 2020 })
  const b: Buehne = { blatt, licht, kamera: cam }
  const m = { x1: -5, x2: 5, z1: 1.4, z2: 9, hoehe: 3.7 }
  const { hinten, links, rechts } = raum(b, r, m, { boden: '#b87c48', wand: '#eddcc0', decke: '#f8efdc' })
  deckenbalken(b, m, 0.16)
  const himmel = ['#bfe0ee', '#e4f0ea', '#f6ecd0', '#c9d8b0']
  for (const u of [0.9, 4.3]) lichtfenster(links, u, 0.9, 2.5, 2.3, himmel)
  lichtfenster(hinten, 1.1, 0.95, 2.4, 2.2, himmel)
  // Geigen und eine Gitarre an der Wand
  const s = hinten.schaerfe
  for (const [u, v, g, f] of [
    [4.55, 2.35, 0.8, '#a8542a'],
    [8.3, 2.25, 1, '#c98a4a'],
    [9.15, 2.35, 0.75, '#8a4a26'],
  ] as const) {
    const [x, y] = hinten.bild([u, v])
    const k = s * 0.3 * g
    blatt.male(ellipse(x + 8, y + 8, k * 0.72, k * 0.8), '#3a2430', 0.2)
    blatt.male(
      ellipse(x, y + k * 0.35, k * 0.72, k * 0.66) +
        ellipse(x, y - k * 0.5, k * 0.54, k * 0.5) +
        rechteck(x - k * 0.4, y - k * 0.5, k * 0.8, k * 0.8),
      blatt.verlauf(0, 0, 1, 0.4, [
        [0, ton(licht, f, 1)],
        [1, ton(licht, f, 0.35)],
      ]),
    )
    blatt.male(ellipse(x, y - k * 0.05, k * 0.2), ton(licht, '#3a2418', 0.3))
    blatt.male(rechteck(x - k * 0.07, y - k * 2.1, k * 0.14, k * 2), ton(licht, '#4a2a1c', 0.6))
    blatt.male(rechteck(x - k * 0.14, y - k * 2.3, k * 0.28, k * 0.32), ton(licht, '#4a2a1c', 0.6))
  }
  regal(rechts, r, 0.4, 0, 2.2, 2.3, 6, '#c99a62')
  for (const [u, f] of [
    [3.2, '#9cc0a4'],
    [5, '#e0b48a'],
  ] as const) {
    rechts.male(rechts.feld(u, 1.5, 1.3, 1.6), '#8a5a34', 0.1)
    rechts.male(rechts.feld(u + 0.08, 1.58, 1.14, 1.44), '#fbf6e8', 0.1)
    rechts.male(
      rechts.flaeche([
        [u + 0.2, 1.7],
        [u + 0.45, 2.6],
        [u + 0.7, 2.1],
        [u + 1.1, 2.8],
        [u + 1.1, 1.7],
      ]),
      f,
    )
  }
  teppich(b, 0.1, 5.9, 2.7, 1.5, [
    [1, '#8a1c3b'],
    [0.94, '#e6cfa8'],
    [0.89, '#8a1c3b'],
    [0.5, '#a33a50'],
  ])
  for (const z of [2.3, 5.7])
    lichtbahn(
      b,
      [
        [-5, 3.2, z],
        [-5, 3.2, z + 2.4],
      ],
      [
        [-3.4, 0, z + 0.4],
        [-3.4, 0, z + 2.8],
        [-0.6, 0, z + 3.4],
        [-0.6, 0, z + 1],
      ],
      0.32,
    )
  const sz = szenerie(b)
  sz.bei(8.4, () => klavier(b, 0.35, 8.2))
  sz.bei(7.6, () => {
    for (const [dx, dz] of [
      [0.02, 0.3],
      [0.6, 0.3],
      [0.02, 0.02],
      [0.6, 0.02],
    ] as const)
      quader(b, dx, 0, 7.3 + dz, 0.07, 0.44, 0.07, '#3a2c2a')
    quader(b, 0, 0.44, 7.3, 0.7, 0.09, 0.38, '#8a1c3b')
  })
  const spielt = (x: number, z: number, wer: Mensch) =>
    sz.bei(z, () => {
      stuhl(b, x, z, wer.blick, wer.groesse, '#8a5a34')
      menschImRaum(b, wer, x, z, { schatten: false, hell: 0.88 })
      const [px, py] = cam.punkt([x, 0, z])
      cello(blatt, licht, wer.blick, px, py, (cam.masstab([x, 0, z]) * wer.groesse) / 172)
    })
  spielt(
    -1.15,
    5.9,
    kind(r, {
      haltung: 'cello',
      blick: 1,
      oben: '#3f6d8a',
      schnitt: 'hose',
      unten: '#6b5a48',
      frisur: 'zopf',
      haar: '#8a5a34',
      groesse: 138,
    }),
  )
  spielt(
    1.5,
    6,
    irgendwer(r, {
      haltung: 'cello',
      blick: -1,
      oben: '#24523b',
      schnitt: 'hose',
      unten: '#4a4a52',
      frisur: 'dutt',
      haar: '#3a2a22',
      haut: '#d69a72',
      alt: false,
      groesse: 168,
    }),
  )
  sz.stelle(0.12, 5.7, (px, py, k) => {
    blatt.male(ellipse(px + k * 0.1, py, k * 0.24, k * 0.05), '#3a2a34', 0.28)
    notenstaender(blatt, px, py, k * 0.86)
  })
  // Cellokasten an der Wand, Metronom und Pflanzen
  sz.stelle(3.9, 7.6, (px, py, m) => {
    blatt.male(ellipse(px + m * 0.2, py, m * 0.5, m * 0.1), '#3a2a34', 0.34)
    blatt.male(
      kurve(
        [
          [px - m * 0.34, py],
          [px - m * 0.44, py - m * 0.45],
          [px - m * 0.27, py - m * 0.75],
          [px - m * 0.3, py - m * 1.02],
          [px - m * 0.1, py - m * 1.25],
          [px - m * 0.06, py - m * 1.62],
          [px + m * 0.12, py - m * 1.62],
          [px + m * 0.16, py - m * 1.25],
          [px + m * 0.34, py - m * 1.02],
          [px + m * 0.3, py - m * 0.75],
          [px + m * 0.46, py - m * 0.45],
          [px + m * 0.36, py],
        ],
        true,
        0.8,
      ),
      blatt.verlauf(0, 0, 1, 0.2, [
        [0, ton(licht, '#a8304a', 1)],
        [0.5, ton(licht, '#8a1c3b', 0.6)],
        [1, ton(licht, '#5a1428', 0.2)],
      ]),
    )
    blatt.strich(
      `M${zahl(px - m * 0.22)} ${zahl(py - m * 0.1)}Q${zahl(px - m * 0.36)} ${zahl(py - m * 0.45)} ${zahl(px - m * 0.16)} ${zahl(py - m * 0.76)}`,
      '#e8c0b4',
      4,
      0.4,
    )
    for (const v of [0.3, 0.9])
      blatt.male(rechteck(px + m * 0.28, py - m * v, m * 0.06, m * 0.09), ton(licht, '#e0b04a', 0.9))
  })
  sz.stelle(-4, 7.9, (px, py, m) => kuebel(blatt, r, licht, px, py, m * 0.56, '#6f9a50', '#b5694a'))
  sz.stelle(3.4, 4.7, (px, py, m) => {
    blatt.male(ellipse(px + m * 0.2, py, m * 0.42, m * 0.08), '#3a2a34', 0.3)
    blatt.male(
      vieleck([
        [px - m * 0.36, py],
        [px - m * 0.32, py - m * 0.46],
        [px + m * 0.32, py - m * 0.46],
        [px + m * 0.36, py],
      ]),
      blatt.verlauf(0, 0, 1, 0, [
        [0, ton(licht, '#d9b27a', 1)],
        [1, ton(licht, '#8a5a34', 0.4)],
      ]),
    )
    for (const [u, h, f] of [
      [-0.2, 0.72, '#f6efe0'],
      [-0.06, 0.68, '#8a1c3b'],
      [0.08, 0.74, '#e8ddc8'],
      [0.2, 0.66, '#3f6d8a'],
    ] as const)
      blatt.male(rechteck(px + m * (u - 0.05), py - m * h, m * 0.11, m * (h - 0.4)), ton(licht, f, 0.8))
    blatt.male(rechteck(px - m * 0.33, py - m * 0.46, m * 0.66, m * 0.07), ton(licht, '#b9824c', 0.8))
  })
  sz.male()
  for (const x of [-1.6, 1.8]) {
    const [px, py] = cam.punkt([x, 3.7, 6.6])
    const [, unten] = cam.punkt([x, 2.85, 6.6])
    haengelampe(blatt, licht, px, py, unten, cam.masstab([x, 0, 6.6]) * 0.24, x < 0 ? '#24523b' : '#8a1c3b')
  }
  stimmung(b, 420, 480, 2000, [
    [0, '#ffe9b8', 0.8],
    [0.5, '#ffd9a0', 0.25],
    [1, '#40304a', 0.4],
  ])
  return blatt.svg()
}
