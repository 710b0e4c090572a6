/** Frühling in den Reben: frisches Grün, blühende Obstbäume, ein Weg mit Spaziergängern. */
import { baum } from '../zeichnen/baum.ts'
import { Blatt } from '../zeichnen/blatt.ts'
import { dorf, ebene, fluss, vogesen } from '../zeichnen/ebene.ts'
import { himmel, mauersegler, schleier, wolke } from '../zeichnen/himmel.ts'
import { dunstband } from '../zeichnen/huegel.ts'
import { kamera } from '../zeichnen/kamera.ts'
import { fruehling, type Licht } from '../zeichnen/licht.ts'
import { irgendwer, kind, menschImRaum } from '../zeichnen/mensch.ts'
import { rebhang } from '../zeichnen/rebhang.ts'
import { altstadt } from '../zeichnen/stadt.ts'
import { stimmung } from '../zeichnen/szenerie.ts'
import { hund, storch } from '../zeichnen/tiere.ts'
import type { Buehne } from '../zeichnen/wand.ts'
import { zufall } from '../zeichnen/zufall.ts'

export function weinbergeFruehling(): string {
  const blatt = new Blatt()
  const licht: Licht = { ...fruehling, sicht: 900 }
  const r = zufall(330)
  const horizont = 600
  const b: Buehne = { blatt, licht, kamera: kamera({ hoehe: 63, horizont, brennweite: 1800 }) }
  himmel(blatt, licht, horizont + 10)
  schleier(blatt, r, licht, 1500, 140, 1500, 6)
  wolke(blatt, r, licht, 520, 300, 640)
  wolke(blatt, r, licht, 1500, 360, 460)
  wolke(blatt, r, licht, 2180, 260, 520)
  wolke(blatt, r, licht, 1020, 450, 300, 'links', 0.8)
  vogesen(b, horizont, 14, 1.7)
  ebene(b, r, {
    horizont,
    z1: 230,
    z2: 4200,
    felder: ['#9cc46a', '#c9d27a', '#86b45c', '#e9d44a', '#a9c878', '#7fa858'],
    hecke: '#5a8448',
  })
  fluss(b, [
    [-2200, 1500, 240],
    [-900, 1400, 240],
    [-100, 1550, 270],
    [700, 1300, 220],
    [1500, 1200, 200],
  ])
  for (const [x, z] of [
    [-900, 1200],
    [360, 2100],
    [1000, 1000],
    [-300, 2400],
  ] as const)
    dorf(b, r, x, z, 16)
  dunstband(blatt, horizont + 6, 50, licht.dunst, 0.7)
  altstadt(b, r, { x: -70, z: 360, rx: 130, rz: 90, schritt: 15, kirche: [-78, 350] })
  const hoehe = (x: number, z: number) =>
    56 -
    0.22 * z -
    z * z * 0.00042 +
    Math.max(0, x - 6) * 0.36 * Math.min(1, z / 60) +
    Math.sin(x * 0.07 + z * 0.03) * 1.0 * Math.min(1, z / 30)
  const ort = (x: number, z: number) => b.kamera.punkt([x, hoehe(x, z), z])
  const mehr: [number, () => void][] = []
  const stehbaum = (
    x: number,
    z: number,
    h: number,
    art: 'obst' | 'linde' | 'pappel' | 'birke',
    bluete?: string,
  ) => {
    const [px, py] = ort(x, z)
    mehr.push([
      z,
      () =>
        baum(blatt, r, licht, { x: px, y: py, hoehe: h * b.kamera.masstab([x, 0, z]), art, bluete, fern: z }),
    ])
  }
  for (const [x, z, h, f] of [
    [-13, 41, 5, '#fbeef0'],
    [-20, 44, 5.4, '#f6c9d4'],
    [-27, 50, 5.2, '#fff6f0'],
    [21, 46, 5.4, '#f6c9d4'],
    [30, 52, 5.8, '#fff6f0'],
    [44, 66, 6.4, '#fbeef0'],
    [-44, 84, 7, '#fff6f0'],
    [-34, 72, 6, '#f6c9d4'],
    [58, 92, 7, '#f6c9d4'],
  ] as const)
    stehbaum(x, z, h, 'obst', f)
  for (const [x, z, h] of [
    [66, 130, 14],
    [74, 138, 12],
    [-60, 150, 12],
  ] as const)
    stehbaum(x, z, h, 'linde')
  for (const [x, z, w] of [
    [
      1.6,
      36,
      irgendwer(r, {
        haltung: 'gehen',
        blick: 1,
        oben: '#d23a3f',
        schnitt: 'hose',
        frisur: 'lang',
        alt: false,
      }),
    ],
    [
      3.0,
      36.3,
      irgendwer(r, {
        haltung: 'gehen',
        blick: 1,
        oben: '#3f6d8a',
        schnitt: 'hose',
        frisur: 'kappe',
        alt: true,
      }),
    ],
    [5.2, 35.6, kind(r, { haltung: 'laufen', blick: 1, oben: '#e0b04a' })],
    [
      -9.4,
      36.4,
      irgendwer(r, { haltung: 'stehen', blick: 1, oben: '#24523b', schnitt: 'schuerze', frisur: 'hut' }),
    ],
  ] as const)
    mehr.push([z, () => menschImRaum(b, w, x, z, { y: hoehe(x, z) })])
  const [hx, hy] = ort(6.6, 35.8)
  mehr.push([35.8, () => hund(blatt, licht, hx, hy, 0.42, '#8a5a34', 1)])
  rebhang(
    b,
    55,
    {
      hoehe,
      x1: -150,
      x2: 150,
      z1: 5,
      z2: 185,
      abstand: 2.6,
      lauf: -0.28,
      boden: '#9cb866',
      querweg: [30, 39],
      laub: ['#8cc04a', '#7ab344', '#a4cc58', '#6da444', '#98c850'],
      rebhoehe: 1.45,
    },
    mehr,
  )
  storch(blatt, licht, 1180, 300, 1.5, -1)
  mauersegler(blatt, r, 1700, 230, 300, 6, '#465a6c')
  stimmung({ blatt }, 300, 200, 2500, [
    [0, '#fff6cc', 0.6],
    [0.5, '#ffffe0', 0.15],
    [1, '#204a5a', 0.3],
  ])
  return blatt.svg()
}
