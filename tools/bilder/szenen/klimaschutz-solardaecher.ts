/** Solardächer in Rebenau, Windräder auf den Höhen, eine Radfahrerin auf dem Hangweg. */
import { baum } from '../zeichnen/baum.ts'
import { Blatt, ellipse, type Punkt, vieleck } from '../zeichnen/blatt.ts'
import { boden, bodenfeld, wiese } from '../zeichnen/boden.ts'
import { himmel, mauersegler, schleier, sonnenschein, wolke } from '../zeichnen/himmel.ts'
import { dunstband, huegelzug, kamm, parzelle, waldsaum } from '../zeichnen/huegel.ts'
import { kamera } from '../zeichnen/kamera.ts'
import { dunstig, fruehling, type Licht, ton } from '../zeichnen/licht.ts'
import { irgendwer } from '../zeichnen/mensch.ts'
import { radfahrerin } from '../zeichnen/radverkehr.ts'
import { altstadt } from '../zeichnen/stadt.ts'
import { stimmung } from '../zeichnen/szenerie.ts'
import type { Buehne } from '../zeichnen/wand.ts'
import { zufall } from '../zeichnen/zufall.ts'

export function klimaschutzSolardaecher(): string {
  const blatt = new Blatt()
  const licht: Licht = { ...fruehling, richtung: [-0.66, 0.56, -0.5], sicht: 520 }
  const r = zufall(2035)
  const horizont = 620
  const b: Buehne = { blatt, licht, kamera: kamera({ hoehe: 26, horizont, brennweite: 1750 }) }
  himmel(blatt, licht, 700)
  sonnenschein(blatt, licht, 260, 180, 900, 60)
  schleier(blatt, r, licht, 1400, 130, 1500, 5)
  wolke(blatt, r, licht, 760, 330, 480)
  wolke(blatt, r, licht, 2100, 260, 520)
  const fern = kamm(zufall(3), 560, 46, 2100)
  huegelzug(blatt, fern, 800, '#8fb2c8', '#c4dcda')
  const hang = kamm(zufall(18), 600, 64, 1900)
  huegelzug(blatt, hang, 900, '#9cbf86', '#bcd09a')
  for (let j = 0; j < 2; j++)
    for (let i = 0; i < 30; i++) {
      const x = -60 + i * 86 + j * 30
      const y = (q: number) => hang(q) + 12 + j * 78
      const e: [Punkt, Punkt, Punkt, Punkt] = [
        [x, y(x)],
        [x + 80, y(x + 80)],
        [x + 84, y(x + 80) + 72],
        [x + 2, y(x) + 72],
      ]
      parzelle(
        blatt,
        r,
        e,
        r.wahl(['#b4cc8a', '#a9c47e', '#c0d296']),
        r.wahl(['#76a258', '#82ac5e', '#8cb064']),
        8,
        r.chance(0.25),
      )
    }
  waldsaum(blatt, r, hang, '#6f9a64', 17)
  // Windräder auf dem Kamm
  for (const [x, h, w] of [
    [330, 300, 12],
    [1180, 330, 47],
    [1520, 390, 80],
    [1850, 300, 25],
    [2240, 360, 66],
  ] as const) {
    const fuss = hang(x) + 6
    const weiss = blatt.verlauf(0, 0, 1, 0, [
      [0, dunstig(licht, '#ffffff', 60)],
      [1, dunstig(licht, '#c3d0da', 60)],
    ])
    blatt.male(
      vieleck([
        [x - h * 0.016, fuss],
        [x + h * 0.016, fuss],
        [x + h * 0.008, fuss - h],
        [x - h * 0.008, fuss - h],
      ]),
      weiss,
    )
    for (let i = 0; i < 3; i++) {
      const a = ((w + i * 120) * Math.PI) / 180
      const [dx, dy] = [Math.cos(a), Math.sin(a)]
      const l = h * 0.56
      blatt.male(
        vieleck([
          [x - dy * 3, fuss - h + dx * 3],
          [x + dx * l * 0.2 - dy * h * 0.022, fuss - h + dy * l * 0.2 + dx * h * 0.022],
          [x + dx * l, fuss - h + dy * l],
          [x + dx * l * 0.2 + dy * 2, fuss - h + dy * l * 0.2 - dx * 2],
        ]),
        dunstig(licht, i === 1 ? '#e6edf0' : '#ffffff', 40),
      )
    }
    blatt.male(ellipse(x, fuss - h, h * 0.024), dunstig(licht, '#f4f7f8', 30))
  }
  dunstband(blatt, 740, 60, licht.dunst, 0.3)
  boden(b, 760, '#86ac5c', '#a9c47c')
  altstadt(b, r, {
    x: 6,
    z: 122,
    rx: 135,
    rz: 62,
    schritt: 12.2,
    kirche: [-40, 126],
    solar: 0.62,
    frei: (_x, z) => z < 76,
  })
  dunstband(blatt, 800, 60, licht.dunst, 0.2)
  // Obstwiese am Hang vorn
  bodenfeld(
    b,
    [
      [-60, 20],
      [60, 20],
      [80, 76],
      [-80, 76],
    ],
    ton(licht, '#8fb864', 0.9, 20),
  )
  wiese(b, r, 1130, 1600, '#86ac5c', 1500, ['#fff8ea', '#f0d24a', '#d98ac0', '#d2503a'])
  for (const [x, z, h] of [
    [-26, 66, 8],
    [-16, 70, 7],
    [19, 70, 8],
    [30, 67, 8],
    [38, 69, 9],
    [-38, 68, 9],
  ] as const) {
    const [px, py] = b.kamera.punkt([x, 0, z])
    baum(blatt, r, licht, {
      x: px,
      y: py,
      hoehe: h * b.kamera.masstab([x, 0, z]),
      art: 'obst',
      fern: z * 0.4,
      bluete: r.chance(0.4) ? '#fbeef0' : undefined,
    })
  }
  // Radweg
  const weg: [number, number][] = []
  for (let x = -44; x <= 44; x += 2) weg.push([x, 57 + Math.sin(x * 0.06) * 2.4])
  const band = (l: number, h: number, f: string, d = 1) =>
    bodenfeld(
      b,
      [...weg.map(([x, z]) => [x, z + l] as const), ...weg.toReversed().map(([x, z]) => [x, z + h] as const)],
      f,
      d,
    )
  band(-2.4, 2.4, ton(licht, '#d9c7a4', 0.9, 10))
  band(-2, 2, ton(licht, '#ebdcbc', 1, 10))
  for (let i = 0; i < weg.length - 1; i += 2) {
    const [p, q] = [weg[i], weg[i + 1]]
    if (p && q)
      bodenfeld(
        b,
        [
          [p[0], p[1] - 0.1],
          [q[0] - 0.6, q[1] - 0.1],
          [q[0] - 0.6, q[1] + 0.1],
          [p[0], p[1] + 0.1],
        ],
        '#ffffff',
        0.7,
      )
  }
  const rad = (x: number, dz: number, f: string, m: Parameters<typeof irgendwer>[1], blick: 1 | -1) => {
    const z = 57 + Math.sin(x * 0.06) * 2.4 + dz
    const [px, py] = b.kamera.punkt([x, 0, z])
    radfahrerin(b, irgendwer(r, m), px, py, b.kamera.masstab([x, 0, z]) * 3.3, f, blick)
  }
  rad(-15, 1.2, '#3f6d8a', { oben: '#e0b04a', schnitt: 'hose', frisur: 'helm', alt: true }, -1)
  rad(4, -1, '#24523b', { oben: '#8a1c3b', schnitt: 'hose', frisur: 'helm', haut: '#e8b48e', alt: false }, 1)
  rad(
    10.4,
    -0.9,
    '#d23a3f',
    { oben: '#3f8fa8', schnitt: 'hose', frisur: 'helm', haut: '#a86d48', groesse: 132, alt: false },
    1,
  )
  const [bx, by] = b.kamera.punkt([25, 0, 51.5])
  baum(blatt, r, licht, { x: bx, y: by, hoehe: 480, art: 'linde', laub: '#6d9a40' })
  mauersegler(blatt, r, 900, 240, 340, 8, '#465a6c')
  stimmung({ blatt }, 260, 180, 2500, [
    [0, '#fff6cc', 0.7],
    [0.5, '#fff6d8', 0.15],
    [1, '#204a5a', 0.25],
  ])
  return blatt.svg()
}
