/** Weiter Blick über die Dächer zum Rhein und zu den Vogesen. */
import { baum } from '../zeichnen/baum.ts'
import { Blatt, type Punkt } from '../zeichnen/blatt.ts'
import { bodenfeld } from '../zeichnen/boden.ts'
import { dorf, ebene, fluss, vogesen } from '../zeichnen/ebene.ts'
import { himmel, mauersegler, schleier, sonnenschein, wolke } from '../zeichnen/himmel.ts'
import { dunstband, huegelzug, kamm, parzelle, waldsaum } from '../zeichnen/huegel.ts'
import { kamera } from '../zeichnen/kamera.ts'
import { abend, type Licht, ton } from '../zeichnen/licht.ts'
import { irgendwer, menschImRaum } from '../zeichnen/mensch.ts'
import { altstadt } from '../zeichnen/stadt.ts'
import { stimmung } from '../zeichnen/szenerie.ts'
import { storch } from '../zeichnen/tiere.ts'
import type { Buehne } from '../zeichnen/wand.ts'
import { zufall } from '../zeichnen/zufall.ts'

export function panoramaRebenau(): string {
  const blatt = new Blatt()
  const licht: Licht = { ...abend, lampen: 0.12, sicht: 1100, schatten: '#7a78a6', dunst: '#edc6a2' }
  const r = zufall(515)
  const horizont = 640
  const b: Buehne = { blatt, licht, kamera: kamera({ hoehe: 44, horizont, brennweite: 1800 }) }
  himmel(blatt, licht, horizont + 10)
  sonnenschein(blatt, licht, 420, 560, 1500, 54)
  schleier(blatt, r, licht, 1500, 200, 1700, 8)
  schleier(blatt, r, licht, 700, 380, 1300, 6)
  wolke(blatt, r, licht, 1980, 420, 560)
  wolke(blatt, r, licht, 1240, 470, 420, 'links', 0.8)
  vogesen(b, horizont, 9, 1.9)
  ebene(b, r, {
    horizont,
    z1: 200,
    z2: 4200,
    felder: ['#a9b06a', '#c9bd78', '#8fa560', '#d2b76c', '#98ab66', '#7f9a58'],
    hecke: '#566f3c',
  })
  fluss(b, [
    [-1900, 1000, 150],
    [-900, 900, 150],
    [-380, 960, 170],
    [100, 1150, 210],
    [500, 1200, 220],
    [1100, 1050, 190],
    [1900, 1000, 160],
  ])
  for (const [x, z] of [
    [-700, 1650],
    [500, 1700],
    [1300, 1300],
    [-60, 2400],
  ] as const)
    dorf(b, r, x, z, 18)
  dunstband(blatt, horizont + 4, 60, licht.dunst, 0.75)
  // Rebhang rechts im Bild
  const hang = kamm(zufall(4), 820, 16, 1500)
  const steigt = (x: number) => hang(x) - Math.max(0, x - 1260) ** 1.25 * 0.085
  huegelzug(blatt, steigt, 1150, '#b9ad6c', '#a39c60', 1180)
  for (let reihe = 0; reihe < 5; reihe++)
    for (let i = 0; i < 16; i++) {
      const x = 1250 + i * 80 + reihe * 26
      const fall = (q: number, k: number) => steigt(q) + 10 + k * (24 + Math.max(0, q - 1260) * 0.11)
      const e: [Punkt, Punkt, Punkt, Punkt] = [
        [x, fall(x, reihe)],
        [x + 74, fall(x + 74, reihe)],
        [x + 70, fall(x + 70, reihe + 0.93)],
        [x - 6, fall(x - 6, reihe + 0.93)],
      ]
      parzelle(
        blatt,
        r,
        e,
        r.wahl(['#c9bb7c', '#d1c488', '#bdb474']),
        r.wahl(['#8f9e58', '#9aa45c', '#84954e', '#a8a85c']),
        r.ganz(8, 12),
        r.chance(0.25),
      )
    }
  waldsaum(blatt, r, steigt, '#77824f', 13, 1320)
  dunstband(blatt, 800, 120, licht.dunst, 0.3)
  // Pflaster der Altstadt mit Gärten
  bodenfeld(
    b,
    Array.from(
      { length: 40 },
      (_, i) => [Math.cos(i * 0.157) * 200, 150 + Math.sin(i * 0.157) * 140] as const,
    ),
    ton(licht, '#d6bd9c', 0.75, 60),
  )
  for (let i = 0; i < 60; i++) {
    const [x, z] = [r.zahl(-170, 170), r.zahl(110, 260)]
    if (Math.abs(x + 22) > 12)
      bodenfeld(
        b,
        [
          [x, z],
          [x + r.zahl(6, 14), z],
          [x + r.zahl(6, 14), z + 9],
          [x, z + 9],
        ],
        ton(licht, r.wahl(['#93a562', '#86a05c', '#a3a968']), 0.7, z),
      )
  }
  altstadt(b, r, {
    x: 0,
    z: 150,
    rx: 190,
    rz: 116,
    schritt: 12.4,
    kirche: [26, 128],
    frei: (x, z) => z < 44 || (Math.abs(x + 22) < 9 && z < 110),
  })
  for (const [x, z, h] of [
    [-34, 50, 12],
    [-13, 46, 10],
    [-24, 62, 11],
    [-20, 84, 12],
  ] as const) {
    const [px, py] = b.kamera.punkt([x, 0, z])
    baum(blatt, r, licht, {
      x: px,
      y: py,
      hoehe: h * b.kamera.masstab([x, 0, z]),
      art: 'linde',
      fern: z * 0.5,
    })
  }
  for (const [x, z] of [
    [-24, 47],
    [-20, 52],
    [-21.4, 52.2],
    [-25, 70],
    [-19, 96],
    [-24, 100],
  ] as const)
    menschImRaum(b, irgendwer(r, { haltung: 'gehen' }), x, z)
  storch(blatt, licht, 905, 500, 1.2)
  mauersegler(blatt, r, 1150, 330, 480, 13, '#3a3448')
  stimmung({ blatt }, 420, 560, 2300, [
    [0, '#ffd890', 0.85],
    [0.45, '#ffc890', 0.35],
    [1, '#40406a', 0.35],
  ])
  return blatt.svg()
}
