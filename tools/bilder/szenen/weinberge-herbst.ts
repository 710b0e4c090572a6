/** Herbst in den Reben: tiefe Sonne, goldenes Laub, unten die Stadt und die Rheinebene. */
import { baum } from '../zeichnen/baum.ts'
import { Blatt } from '../zeichnen/blatt.ts'
import { dorf, ebene, fluss, vogesen } from '../zeichnen/ebene.ts'
import { himmel, mauersegler, schleier, sonnenschein, wolke } from '../zeichnen/himmel.ts'
import { dunstband } from '../zeichnen/huegel.ts'
import { kamera } from '../zeichnen/kamera.ts'
import { herbst } from '../zeichnen/licht.ts'
import { irgendwer, menschImRaum } from '../zeichnen/mensch.ts'
import { rebhang } from '../zeichnen/rebhang.ts'
import { altstadt } from '../zeichnen/stadt.ts'
import { stimmung } from '../zeichnen/szenerie.ts'
import { traktor } from '../zeichnen/traktor.ts'
import type { Buehne } from '../zeichnen/wand.ts'
import { zufall } from '../zeichnen/zufall.ts'

export function weinbergeHerbst(): string {
  const blatt = new Blatt()
  const licht = herbst
  const r = zufall(1011)
  const horizont = 560
  const b: Buehne = { blatt, licht, kamera: kamera({ hoehe: 66, horizont, brennweite: 1900 }) }
  himmel(blatt, licht, horizont + 10)
  sonnenschein(blatt, licht, 1980, 430, 1500, 62)
  schleier(blatt, r, licht, 800, 160, 1400, 7)
  schleier(blatt, r, licht, 1800, 300, 1100, 5)
  wolke(blatt, r, licht, 560, 400, 520, 'rechts')
  wolke(blatt, r, licht, 1240, 330, 340, 'rechts', 0.85)
  vogesen(b, horizont, 5, 1.6)
  ebene(b, r, {
    horizont,
    z1: 240,
    z2: 4200,
    felder: ['#b9b06a', '#d2b978', '#98a560', '#c79a5c', '#a9ab66', '#8f9a58'],
    hecke: '#6d7440',
  })
  fluss(b, [
    [-2200, 2300, 420],
    [-900, 2000, 400],
    [-100, 1600, 330],
    [500, 1250, 240],
    [800, 1050, 180],
    [1500, 900, 160],
  ])
  for (const [x, z] of [
    [-900, 1500],
    [260, 2100],
    [900, 1500],
    [-300, 2600],
  ] as const)
    dorf(b, r, x, z, 16)
  dunstband(blatt, horizont + 6, 60, licht.dunst, 0.8)
  altstadt(b, r, {
    x: 40,
    z: 345,
    rx: 150,
    rz: 100,
    schritt: 15,
    kirche: [44, 340],
    laub: ['#c98a35', '#b9a040', '#a8602e', '#8a8a40'],
  })
  dunstband(blatt, 900, 70, licht.dunst, 0.2)
  const hoehe = (x: number, z: number) => {
    const grund = 58.6 - 0.235 * z - z * z * 0.00042
    return (
      grund +
      Math.max(0, -x - 8) * 0.33 * Math.min(1, z / 60) +
      Math.sin(x * 0.06 + z * 0.03) * 1.1 * Math.min(1, z / 30)
    )
  }
  const ort = (x: number, z: number) => b.kamera.punkt([x, hoehe(x, z), z])
  const leute: [number, () => void][] = []
  for (const [x, z, w] of [
    [13.3, 35, { haltung: 'tragen', ding: 'kiste', blick: -1, oben: '#c4573a', schnitt: 'hose' }],
    [-9.6, 34.5, { haltung: 'buecken', blick: 1, oben: '#3f6d8a', schnitt: 'hose', frisur: 'tuch' }],
    [
      -6.4,
      36,
      { haltung: 'stehen', ding: 'korb', blick: 1, oben: '#e8ddc8', schnitt: 'hose', frisur: 'hut' },
    ],
  ] as const)
    leute.push([z, () => menschImRaum(b, irgendwer(r, w), x, z, { y: hoehe(x, z) })])
  const [tx, ty] = ort(5.2, 35.4)
  leute.push([35.4, () => traktor(blatt, licht, tx + 60, ty, 0.74, '#8a1c3b', { anhaenger: true, blick: 1 })])
  for (const [x, z, h] of [
    [-64, 120, 12],
    [-50, 96, 9],
    [58, 150, 13],
    [76, 170, 14],
  ] as const) {
    const [px, py] = ort(x, z)
    leute.push([
      z,
      () =>
        baum(blatt, r, licht, {
          x: px,
          y: py,
          hoehe: h * b.kamera.masstab([x, 0, z]),
          art: 'linde',
          laub: '#d08a34',
          fern: z,
        }),
    ])
  }
  rebhang(
    b,
    77,
    {
      hoehe,
      x1: -150,
      x2: 150,
      z1: 5.2,
      z2: 190,
      abstand: 2.6,
      lauf: 0.3,
      boden: '#b3a158',
      trauben: true,
      querweg: [28, 38.5],
      laub: ['#e3ad36', '#d99530', '#e8c24a', '#c7702c', '#b9b04a', '#d8a83a', '#a83c30'],
    },
    leute,
  )
  mauersegler(blatt, r, 1300, 250, 380, 9, '#4a4048')
  stimmung({ blatt }, 1980, 430, 2300, [
    [0, '#ffe09a', 0.9],
    [0.45, '#ffd08a', 0.4],
    [1, '#40406a', 0.4],
  ])
  blatt.male(
    'M0 0H2400V1600H0Z',
    blatt.schein(1980, 430, 1100, [
      [0, '#fff0c0', 0.5],
      [0.3, '#ffdf9a', 0.18],
      [1, '#ffdf9a', 0],
    ]),
  )
  return blatt.svg()
}
