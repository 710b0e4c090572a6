/** Vier ordentliche Abfalltonnen vor einem Fachwerkhaus am Abfuhrtag. */
import { blattwerk } from '../zeichnen/baum.ts'
import { Blatt, ellipse, kurve, type Punkt, vieleck, z as zahl } from '../zeichnen/blatt.ts'
import { boden, bodenfeld, pflaster, schlagschatten } from '../zeichnen/boden.ts'
import { fahrrad, kuebel } from '../zeichnen/dinge.ts'
import { dunkler, heller } from '../zeichnen/farbe.ts'
import { haus } from '../zeichnen/haus.ts'
import { himmel, wolke } from '../zeichnen/himmel.ts'
import { kamera } from '../zeichnen/kamera.ts'
import { type Licht, morgen, ton } from '../zeichnen/licht.ts'
import { irgendwer, menschImRaum } from '../zeichnen/mensch.ts'
import { stimmung } from '../zeichnen/szenerie.ts'
import { katze } from '../zeichnen/tiere.ts'
import type { Buehne } from '../zeichnen/wand.ts'
import { zufall } from '../zeichnen/zufall.ts'

export function abfallTonnen(): string {
  const blatt = new Blatt()
  const licht: Licht = {
    ...morgen,
    himmel: [
      [0, '#5fa4cc'],
      [0.6, '#a9d0dc'],
      [1, '#f2e4c4'],
    ],
    sicht: 160,
    hell: '#fff6e2',
  }
  const r = zufall(4)
  const horizont = 880
  const cam = kamera({ hoehe: 1.75, horizont, mitte: 1200, brennweite: 1750 })
  const b: Buehne = { blatt, licht, kamera: cam }
  himmel(blatt, licht, 900)
  wolke(blatt, r, licht, 300, 260, 420)
  boden(b, horizont, '#c9b49c', '#e2d0b6')
  pflaster(b, r, { x1: -12, x2: 12, z1: 3.6, z2: 10.2, farbe: '#c4ad94', dichte: 0.7, stein: 0.22 })
  // Gehweg mit Randstein
  bodenfeld(
    b,
    [
      [-14, 8.2],
      [14, 8.2],
      [14, 12.2],
      [-14, 12.2],
    ],
    ton(licht, '#dccab0', 0.9, 6),
  )
  bodenfeld(
    b,
    [
      [-14, 8.2],
      [14, 8.2],
      [14, 8.4],
      [-14, 8.4],
    ],
    ton(licht, '#f0e4cc', 1, 4),
  )
  blatt.male(
    vieleck(
      cam.flaeche([
        [-14, 0.12, 8.2],
        [14, 0.12, 8.2],
        [14, 0, 8.2],
        [-14, 0, 8.2],
      ]),
    ),
    ton(licht, '#a8967e', 0.5, 4),
  )
  for (let x = -13; x < 14; x += 1.1)
    bodenfeld(
      b,
      [
        [x, 8.4],
        [x + 0.04, 8.4],
        [x + 0.04, 12.2],
        [x, 12.2],
      ],
      ton(licht, '#b39c80', 0.6, 6),
      0.7,
    )
  for (const z of [9.6, 10.8])
    bodenfeld(
      b,
      [
        [-14, z],
        [14, z],
        [14, z + 0.04],
        [-14, z + 0.04],
      ],
      ton(licht, '#b39c80', 0.6, 6),
      0.6,
    )
  haus(b, r, {
    x: 6.2,
    z: 12.6,
    breite: 9,
    tiefe: 9,
    geschosse: 3,
    giebelstaendig: true,
    putz: '#e9c39c',
    holz: '#4f3327',
    dach: '#b05c40',
    blumen: true,
    unten: 'tuer',
    zier: 'kreuz',
  })
  haus(b, r, {
    x: -15,
    z: 12.9,
    breite: 9.2,
    tiefe: 9,
    geschosse: 3,
    giebelstaendig: true,
    putz: '#f2dcae',
    holz: '#5a3a2c',
    dach: '#9a4a38',
    blumen: true,
    unten: 'tuer',
    zier: 'feuerbock',
  })
  haus(b, r, {
    x: -5.6,
    z: 12.2,
    breite: 11.6,
    tiefe: 9,
    geschosse: 3,
    giebelstaendig: false,
    putz: '#f6e6c6',
    holz: '#6b3226',
    dach: '#a8533c',
    blumen: true,
    laden: '#24523b',
    unten: 'tuer',
    zier: 'raute',
    sockel: '#c99a78',
  })
  // Spalierrebe am Haus
  const ranke: Punkt[] = [
    [420, 1215],
    [400, 1010],
    [440, 860],
    [560, 800],
    [760, 790],
    [960, 800],
  ]
  blatt.strich(kurve(ranke), ton(licht, '#5a4030', 0.4), 12)
  for (const p of ranke.slice(1)) {
    blatt.male(blattwerk(r, p[0], p[1], 120, 74, 70, 15), ton(licht, '#3f6b34', 0.3))
    blatt.male(blattwerk(r, p[0] - 6, p[1] - 10, 112, 66, 56, 13), ton(licht, '#6d9a48', 0.85))
    blatt.male(blattwerk(r, p[0] - 14, p[1] - 18, 96, 56, 24, 12), ton(licht, '#b4c860', 1))
  }
  const tonnen: [number, string, string][] = [
    [-3.3, '#3a3e44', '#5a5e66'],
    [-1.35, '#2f5f9c', '#3f76bc'],
    [0.6, '#6b4a30', '#86603f'],
    [2.55, '#d9a82a', '#f0c84a'],
  ]
  const zt = 8.9
  schlagschatten(
    b,
    tonnen.map(([x]) => [
      [x + 0.1, 0, zt],
      [x + 0.75, 0, zt],
      [x + 2.5, 0, zt + 1.5],
      [x + 1.7, 0, zt + 1.9],
      [x + 0.1, 0, zt + 0.8],
    ]),
    '#3d3960',
    0.42,
  )
  for (const [x, f, deckel] of tonnen) tonne(b, x, zt, f, deckel)
  const [kx, ky] = cam.punkt([4.35, 0, 8.9])
  katze(blatt, licht, kx, ky, 1.4, '#6a6468', -1)
  const [tx, ty] = cam.punkt([-4.6, 0, 11])
  kuebel(blatt, r, licht, tx, ty, 118, '#d2383f')
  const [t2, ty2] = cam.punkt([4.9, 0, 11.4])
  kuebel(blatt, r, licht, t2, ty2, 108, '#e0567c')
  const [fx, fy] = cam.punkt([6.3, 0, 10.6])
  fahrrad(blatt, licht, fx, fy, 1.55, '#8a1c3b', -1, true)
  menschImRaum(
    b,
    irgendwer(r, {
      haltung: 'gehen',
      blick: 1,
      oben: '#d9a441',
      schnitt: 'hose',
      frisur: 'dutt',
      haar: '#5a3c28',
      alt: false,
      ding: 'tasche',
      haut: '#e8b48e',
    }),
    -5.3,
    9.4,
  )
  // Laub und Gräser in den Fugen
  for (let i = 0; i < 26; i++) {
    const [gx, gy] = cam.punkt([r.zahl(-9, 9), 0, r.zahl(5, 8)])
    blatt.male(
      `M${zahl(gx)} ${zahl(gy)}q-3 -12 -8 -17q8 4 10 14q1 -12 6 -19q-1 12 -4 22Z`,
      ton(licht, '#7f9a4c', 0.8),
    )
  }
  stimmung({ blatt }, 300, 400, 2200, [
    [0, '#ffeab4', 0.7],
    [0.5, '#ffe9c0', 0.2],
    [1, '#2a3060', 0.3],
  ])
  return blatt.svg()
}

function tonne(b: Buehne, x: number, z: number, farbe: string, deckel: string): void {
  const { blatt, kamera: cam, licht } = b
  const m = cam.masstab([x, 0, z])
  const [px, py] = cam.punkt([x, 0, z])
  const B = 1.02 * m
  const H = 1.42 * m
  const V = (f: string) =>
    blatt.verlauf(0, 0, 1, 0.1, [
      [0, ton(licht, heller(f, 0.28), 1)],
      [0.3, ton(licht, heller(f, 0.06), 0.95)],
      [0.7, ton(licht, f, 0.6)],
      [1, ton(licht, dunkler(f, 0.15), 0.15)],
    ])
  // Räder
  for (const k of [0.12, 0.8]) {
    blatt.male(ellipse(px + B * k + B * 0.04, py - m * 0.1, m * 0.13, m * 0.14), '#26242a')
    blatt.male(ellipse(px + B * k + B * 0.03, py - m * 0.1, m * 0.06, m * 0.065), '#8a8884')
  }
  blatt.male(
    kurve(
      [
        [px + B * 0.02, py - H],
        [px + B * 0.98, py - H],
        [px + B * 0.89, py - m * 0.06],
        [px + B * 0.11, py - m * 0.06],
      ],
      true,
      0.1,
    ),
    V(farbe),
  )
  // Rippen und Griffmulde
  for (const k of [0.24, 0.5, 0.76])
    blatt.male(
      vieleck([
        [px + B * (k - 0.012), py - H * 0.8],
        [px + B * (k + 0.012), py - H * 0.8],
        [px + B * (0.5 + (k - 0.5) * 0.8 + 0.01), py - H * 0.12],
        [px + B * (0.5 + (k - 0.5) * 0.8 - 0.01), py - H * 0.12],
      ]),
      ton(licht, dunkler(farbe, 0.3), 0.4),
      0.55,
    )
  blatt.male(
    kurve(
      [
        [px + B * 0.34, py - H * 0.9],
        [px + B * 0.66, py - H * 0.9],
        [px + B * 0.64, py - H * 0.83],
        [px + B * 0.36, py - H * 0.83],
      ],
      true,
      0.3,
    ),
    ton(licht, dunkler(farbe, 0.45), 0.3),
  )
  // Aufkleber mit Wappenfarben
  blatt.male(
    kurve(
      [
        [px + B * 0.38, py - H * 0.62],
        [px + B * 0.62, py - H * 0.62],
        [px + B * 0.61, py - H * 0.42],
        [px + B * 0.39, py - H * 0.42],
      ],
      true,
      0.15,
    ),
    '#f6efe0',
  )
  blatt.male(
    vieleck([
      [px + B * 0.455, py - H * 0.585],
      [px + B * 0.545, py - H * 0.585],
      [px + B * 0.545, py - H * 0.5],
      [px + B * 0.5, py - H * 0.455],
      [px + B * 0.455, py - H * 0.5],
    ]),
    '#24523b',
  )
  // Deckel
  blatt.male(
    kurve(
      [
        [px - B * 0.04, py - H * 0.99],
        [px + B * 1.04, py - H * 0.99],
        [px + B * 1.02, py - H * 1.06],
        [px + B * 0.9, py - H * 1.12],
        [px + B * 0.1, py - H * 1.12],
        [px - B * 0.02, py - H * 1.06],
      ],
      true,
      0.35,
    ),
    V(deckel),
  )
  blatt.male(
    vieleck([
      [px + B * 0.1, py - H * 1.115],
      [px + B * 0.9, py - H * 1.115],
      [px + B * 0.86, py - H * 1.09],
      [px + B * 0.12, py - H * 1.09],
    ]),
    ton(licht, heller(deckel, 0.5), 1),
    0.7,
  )
  blatt.male(
    vieleck([
      [px, py - H * 0.985],
      [px + B, py - H * 0.985],
      [px + B * 0.985, py - H * 0.95],
      [px + B * 0.015, py - H * 0.95],
    ]),
    '#14161f',
    0.35,
  )
  blatt.male(
    kurve(
      [
        [px + B * 0.4, py - H * 0.99],
        [px + B * 0.6, py - H * 0.99],
        [px + B * 0.58, py - H * 0.955],
        [px + B * 0.42, py - H * 0.955],
      ],
      true,
      0.3,
    ),
    ton(licht, dunkler(deckel, 0.25), 0.5),
  )
}
