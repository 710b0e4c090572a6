/** Der Lesesaal der Stadtbücherei: hohe Fenster, volle Regale, lesende Kinder. */
import { Blatt, ellipse } from '../zeichnen/blatt.ts'
import { kuebel } from '../zeichnen/dinge.ts'
import type { Farbe } from '../zeichnen/farbe.ts'
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
import { irgendwer, kind, type Mensch, menschImRaum, rollstuhl } from '../zeichnen/mensch.ts'
import { kissen, sessel, teppich } from '../zeichnen/moebel.ts'
import { type Auftritt, vonHintenNachVorn } from '../zeichnen/reihenfolge.ts'
import { stimmung } from '../zeichnen/szenerie.ts'
import { katze } from '../zeichnen/tiere.ts'
import type { Buehne } from '../zeichnen/wand.ts'
import { zufall } from '../zeichnen/zufall.ts'

export function buechereiLesesaal(): string {
  const blatt = new Blatt()
  const licht = raumlicht
  const r = zufall(61)
  const cam = kamera({ hoehe: 2.3, horizont: 730, mitte: 1230, brennweite: 1500 })
  const b: Buehne = { blatt, licht, kamera: cam }
  const m = { x1: -7.4, x2: 7.4, z1: 1.5, z2: 17, hoehe: 5.6 }
  const { hinten, links, rechts } = raum(b, r, m, { boden: '#b9834f', wand: '#efd9b4', decke: '#f6ead2' })
  deckenbalken(b, m)
  const himmel: Farbe[] = ['#bfe0ee', '#e4f0ea', '#f6ecd0', '#c9d8b0']
  for (const u of [1.2, 5.6, 10]) lichtfenster(links, u, 1.3, 2.6, 3.4, himmel)
  // Rückwand: Regale rund um das große Fenster mit Leseplatz
  lichtfenster(hinten, 5.5, 1.35, 3.8, 3.5, himmel)
  regal(hinten, r, 0.3, 0, 2.3, 4.6, 9)
  regal(hinten, r, 2.7, 0, 2.3, 4.6, 9)
  regal(hinten, r, 9.8, 0, 2.3, 4.6, 9)
  regal(hinten, r, 12.2, 0, 2.3, 4.6, 9)
  regal(hinten, r, 5.2, 0, 4.4, 0.95, 2)
  // Seitenwand rechts
  for (const u of [0.5, 3.2, 5.9, 8.6, 11.3]) regal(rechts, r, u, 0, 2.5, 4.6, 9)
  // Leiter
  const l1 = cam.punkt([6.9, 4.3, 9.4])
  const l2 = cam.punkt([6.1, 0, 9.4])
  const l3 = cam.punkt([6.9, 4.3, 8.8])
  const l4 = cam.punkt([6.1, 0, 8.8])
  let leiter = `M${l1.join(' ')}L${l2.join(' ')}M${l3.join(' ')}L${l4.join(' ')}`
  for (let i = 1; i < 11; i++) {
    const t = i / 11
    leiter += `M${(l2[0] + (l1[0] - l2[0]) * t).toFixed(1)} ${(l2[1] + (l1[1] - l2[1]) * t).toFixed(1)}L${(l4[0] + (l3[0] - l4[0]) * t).toFixed(1)} ${(l4[1] + (l3[1] - l4[1]) * t).toFixed(1)}`
  }
  blatt.strich(leiter, ton(licht, '#c9935a', 0.9), 9)
  // Teppich
  teppich(b, 0.2, 8.4, 3.9, 3, [
    [1, '#8a1c3b'],
    [0.93, '#e6cfa8'],
    [0.86, '#24523b'],
    [0.8, '#2f6248'],
    [0.45, '#e0b86a'],
    [0.4, '#3a6e52'],
  ])
  // Lichtbahnen der Fenster
  for (const z of [2.7, 7.1, 11.5])
    lichtbahn(
      b,
      [
        [-7.4, 4.7, z],
        [-7.4, 4.7, z + 2.6],
      ],
      [
        [-4.6, 0, z + 0.6],
        [-4.6, 0, z + 3.2],
        [-0.8, 0, z + 4.2],
        [-0.8, 0, z + 1.6],
      ],
      0.34,
    )
  const auftritte: Auftritt[] = []
  const mensch = (x: number, z: number, m: Mensch, y = 0, hell = 0.85) =>
    auftritte.push([
      z,
      () => {
        const [px, py] = cam.punkt([x, y, z])
        const k = cam.masstab([x, y, z])
        blatt.male(ellipse(px + k * 0.12, py, k * 0.55, k * 0.12), '#3a2430', 0.34)
        menschImRaum(b, m, x, z, { y, hell, schatten: false })
      },
    ])
  const polster = (x: number, z: number, f: string) => auftritte.push([z + 0.05, () => kissen(b, x, z, f)])
  auftritte.push([9.9, () => sessel(b, -4.2, 9.6, '#24523b')])
  mensch(
    -4.2,
    9.75,
    irgendwer(r, {
      haltung: 'lesen',
      ding: 'buch',
      alt: true,
      frisur: 'dutt',
      oben: '#8a1c3b',
      schnitt: 'rock',
      unten: '#5a4636',
      blick: 1,
    }),
    0.06,
  )
  polster(-1.9, 8.3, '#d9a441')
  mensch(
    -1.9,
    8.25,
    kind(r, { haltung: 'bodensitz', ding: 'buch', oben: '#3f6d8a', blick: 1, frisur: 'zopf' }),
    0.16,
  )
  polster(0.1, 7.2, '#c4573a')
  mensch(
    0.1,
    7.15,
    kind(r, {
      haltung: 'bodensitz',
      ding: 'buch',
      oben: '#e8ddc8',
      haut: '#7a4a30',
      haar: '#2a2428',
      frisur: 'locken',
      blick: 1,
    }),
    0.16,
  )
  polster(2.0, 8.6, '#3f6d8a')
  mensch(
    2.0,
    8.55,
    kind(r, { haltung: 'bodensitz', oben: '#d9a441', blick: -1, frisur: 'kurz', haut: '#e8b48e' }),
    0.16,
  )
  polster(1.1, 10.2, '#8a1c3b')
  mensch(
    1.1,
    10.15,
    irgendwer(r, {
      haltung: 'bodensitz',
      ding: 'buch',
      oben: '#24523b',
      blick: -1,
      frisur: 'lang',
      schnitt: 'hose',
      haar: '#8a5a34',
    }),
    0.12,
  )
  polster(3.4, 7.4, '#e6cfa8')
  mensch(
    3.4,
    7.35,
    kind(r, { haltung: 'bodensitz', oben: '#c4573a', blick: -1, frisur: 'lang', ding: 'buch' }),
    0.16,
  )
  mensch(
    5.4,
    11.4,
    irgendwer(r, {
      haltung: 'zeigen',
      oben: '#e8ddc8',
      schnitt: 'hose',
      blick: 1,
      frisur: 'kurz',
      haut: '#a86d48',
    }),
  )
  mensch(
    -6.0,
    14.4,
    irgendwer(r, { haltung: 'stehen', ding: 'buch', oben: '#5a4a7a', blick: 1, schnitt: 'rock' }),
  )
  rollstuhl(b, auftritte, -2.6, 12.6, irgendwer(r, { oben: '#c98a2b', blick: 1, frisur: 'kurz', alt: false }))
  mensch(4.9, 14.6, kind(r, { haltung: 'tragen', oben: '#d23a3f', blick: 1 }))
  // Tisch mit Büchern links vorn
  auftritte.push([
    5.2,
    () => {
      quader(b, -6.6, 0.68, 5.0, 2.6, 0.09, 1.4, '#b9834f')
      for (const x of [-6.5, -4.2]) quader(b, x, 0, 5.05, 0.1, 0.68, 0.1, '#8a5a34')
      for (const [x, f, h] of [
        [-6.2, '#8a1c3b', 0.07],
        [-6.16, '#3f6d8a', 0.14],
        [-6.22, '#d9a441', 0.2],
        [-5.2, '#24523b', 0.07],
        [-5.16, '#e8ddc8', 0.13],
      ] as const)
        quader(b, x, 0.7 + h, 5.3, 0.55, 0.06, 0.4, f)
      const [px, py] = cam.punkt([-4.5, 0.77, 5.4])
      kuebel(blatt, r, licht, px, py, 66, '#e0567c', '#e6cfa8')
    },
  ])
  auftritte.push([
    6.2,
    () => {
      const [px, py] = cam.punkt([5.9, 0, 6.2])
      kuebel(blatt, r, licht, px, py, 190, '#6f9a50', '#b5694a')
    },
  ])
  auftritte.push([
    6.1,
    () => {
      const [px, py] = cam.punkt([-1.2, 0, 6.1])
      katze(blatt, licht, px, py, 1.25)
    },
  ])
  vonHintenNachVorn(auftritte)
  for (const [x, z, f] of [
    [-3, 12, '#8a1c3b'],
    [0.2, 9.4, '#24523b'],
    [3.6, 12, '#c98a2b'],
  ] as const) {
    const [px, py] = cam.punkt([x, 5.25, z])
    const [, py2] = cam.punkt([x, 3.9, z])
    haengelampe(blatt, licht, px, py, py2, cam.masstab([x, 0, z]) * 0.42, f)
  }
  for (let i = 0; i < 70; i++)
    blatt.male(ellipse(r.zahl(250, 1250), r.zahl(300, 1200), r.zahl(1, 3)), '#fff6d8', 0.5)
  stimmung({ blatt }, 500, 500, 2000, [
    [0, '#ffe9b8', 0.8],
    [0.5, '#ffd9a0', 0.25],
    [1, '#40304a', 0.4],
  ])
  return blatt.svg()
}
