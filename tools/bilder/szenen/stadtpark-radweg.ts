/** Der Stadtpark im Frühherbst: Radweg unter alten Bäumen, Teich, Menschen auf Bänken. */
import { baum, blattwerk } from '../zeichnen/baum.ts'
import { Blatt, ellipse, kurve } from '../zeichnen/blatt.ts'
import { boden, bodenfeld, wiese } from '../zeichnen/boden.ts'
import { bank, kuebel, laterne } from '../zeichnen/dinge.ts'
import { himmel, schleier, sonnenschein } from '../zeichnen/himmel.ts'
import { dunstband, huegelzug, kamm, waldsaum } from '../zeichnen/huegel.ts'
import { kamera } from '../zeichnen/kamera.ts'
import { herbst, type Licht, ton } from '../zeichnen/licht.ts'
import { irgendwer, kind, type Mensch, menschImRaum, rollstuhl } from '../zeichnen/mensch.ts'
import { radfahrerin } from '../zeichnen/radverkehr.ts'
import { type Auftritt, vonHintenNachVorn } from '../zeichnen/reihenfolge.ts'
import { altstadt } from '../zeichnen/stadt.ts'
import { stimmung } from '../zeichnen/szenerie.ts'
import { ente, hund } from '../zeichnen/tiere.ts'
import type { Buehne } from '../zeichnen/wand.ts'
import { wellen } from '../zeichnen/wasser.ts'
import { zufall } from '../zeichnen/zufall.ts'

export function stadtparkRadweg(): string {
  const blatt = new Blatt()
  const licht: Licht = {
    ...herbst,
    richtung: [-0.72, 0.5, -0.4],
    himmel: [
      [0, '#5f9fc4'],
      [0.5, '#a9cfd6'],
      [0.85, '#f2e6c0'],
      [1, '#f9dba4'],
    ],
    sicht: 130,
    dunst: '#f0e0b8',
    schatten: '#7f86a4',
    hell: '#fff4d4',
  }
  const r = zufall(919)
  const horizont = 700
  const b: Buehne = { blatt, licht, kamera: kamera({ hoehe: 3.6, horizont, mitte: 1250, brennweite: 1550 }) }
  himmel(blatt, licht, 760)
  sonnenschein(blatt, licht, 420, 330, 1300)
  schleier(blatt, r, licht, 1500, 180, 1300, 5)
  const fern = kamm(zufall(7), 640, 22, 1500)
  huegelzug(blatt, kamm(zufall(3), 580, 40, 1900), 800, '#b4c4c0', '#e6dcc0')
  boden(b, horizont, '#93ab54', '#c4c078')
  altstadt(b, r, { x: 44, z: 150, rx: 40, rz: 16, schritt: 13, kirche: [34, 150] })
  waldsaum(blatt, r, fern, '#b9b478', 26, -20, 2420, 40)
  dunstband(blatt, 720, 60, '#f6e6bc', 0.7)
  const auftritte: Auftritt[] = []
  const stelle = (x: number, z: number, male: (x: number, y: number, m: number) => void) => {
    const [px, py] = b.kamera.punkt([x, 0, z])
    auftritte.push([z, () => male(px, py, b.kamera.masstab([x, 0, z]))])
  }
  const mensch = (x: number, z: number, m: Mensch, y = 0) =>
    auftritte.push([z, () => menschImRaum(b, m, x, z, { y })])
  // Rasen
  wiese(b, r, 790, 1600, '#93ab54', 1900, ['#fff8ea', '#f0d24a'])
  // Geschwungener Weg
  const wegX = (z: number) => -2.2 + 8.4 * Math.sin((z - 6) * 0.052) - (z > 40 ? (z - 40) * 0.12 : 0)
  const rand: (readonly [number, number])[] = []
  const gegen: (readonly [number, number])[] = []
  for (let z = 5; z < 84; z += 1.6) {
    rand.push([wegX(z) - 2.1, z])
    gegen.unshift([wegX(z) + 2.1, z])
  }
  bodenfeld(
    b,
    [...rand.map(([x, z]) => [x - 0.22, z] as const), ...gegen.map(([x, z]) => [x + 0.22, z] as const)],
    ton(licht, '#b89c70', 0.7, 12),
  )
  bodenfeld(b, [...rand, ...gegen], ton(licht, '#e6d2a8', 0.95, 12))
  for (let z = 6; z < 60; z += 3)
    bodenfeld(
      b,
      [
        [wegX(z) - 0.07, z],
        [wegX(z) + 0.07, z],
        [wegX(z + 1.5) + 0.07, z + 1.5],
        [wegX(z + 1.5) - 0.07, z + 1.5],
      ],
      '#fffaf0',
      0.8,
    )
  // Teich links
  const teich = (k: number) =>
    Array.from(
      { length: 40 },
      (_, i) =>
        [
          -13 + Math.cos(i * 0.157) * 8.6 * k + Math.sin(i * 0.47) * 0.6,
          28 + Math.sin(i * 0.157) * 7 * k,
        ] as const,
    )
  bodenfeld(b, teich(1.06), ton(licht, '#6d7a40', 0.5, 12))
  const wasser = kurve(b.kamera.flaeche(teich(1).map(([x, z]) => [x, 0, z])), true)
  blatt.male(
    wasser,
    blatt.verlauf(0, 0, 0, 1, [
      [0, '#f2e2b4'],
      [0.4, '#b8c9b0'],
      [1, '#5f8f98'],
    ]),
  )
  const [, y1] = b.kamera.punkt([0, 0, 34])
  const [, y2] = b.kamera.punkt([0, 0, 22])
  blatt.gruppe(blatt.ausschnitt(wasser), () => {
    for (const [x, f] of [
      [300, '#b88a3a'],
      [470, '#7a8a44'],
      [640, '#c9702e'],
      [800, '#8a9a4c'],
    ] as const)
      blatt.male(ellipse(x, y1 + 30, 70, 130), ton(licht, f, 0.4), 0.4)
    wellen(b, r, y1 - 10, y2 + 20, '#fff6dc', 130, 0, 1000)
  })
  for (const [x, z, d] of [
    [-12, 26, 1],
    [-14.2, 27, -1],
    [-9.4, 29, 1],
  ] as const)
    stelle(x, z, (px, py, m) => ente(blatt, licht, px, py, m / 95, d, d > 0))
  const farben = ['#d9a03a', '#c9782e', '#b9a844', '#8a9c48', '#b8502e', '#a3a04a']
  const baeume: [number, number, number, 'linde' | 'birke' | 'weide' | 'pappel'][] = [
    [-24, 62, 14, 'linde'],
    [-16, 70, 13, 'linde'],
    [-9, 74, 12, 'birke'],
    [2, 78, 13, 'linde'],
    [12, 66, 13, 'linde'],
    [20, 70, 14, 'pappel'],
    [24, 52, 13, 'linde'],
    [-25, 40, 12, 'weide'],
    [-5.4, 44, 11, 'linde'],
    [13.6, 46, 12, 'linde'],
    [15.6, 33, 11.5, 'birke'],
    [12.8, 24, 12, 'linde'],
    [17, 20, 13, 'linde'],
    [-21, 24, 13, 'linde'],
    [4, 92, 12, 'pappel'],
    [-32, 56, 14, 'pappel'],
  ]
  for (const [x, z, h, art] of baeume) {
    const f = r.wahl(farben)
    stelle(x, z, (px, py, m) =>
      baum(blatt, r, licht, { x: px, y: py, hoehe: h * m, art, laub: f, fern: z * 0.8 }),
    )
  }
  // Radfahrende und Spaziergänger
  const rad = (z: number, dx: number, f: string, m: Parameters<typeof irgendwer>[1], blick: 1 | -1) =>
    stelle(wegX(z) + dx, z, (px, py, k) => radfahrerin(b, irgendwer(r, m), px, py, k * 1.75, f, blick))
  rad(
    15.5,
    0.9,
    '#8a1c3b',
    { oben: '#24523b', schnitt: 'hose', frisur: 'helm', haut: '#f0c6a4', alt: false },
    1,
  )
  rad(18.4, 1.2, '#e0b04a', { oben: '#d23a3f', schnitt: 'hose', frisur: 'helm', groesse: 128, alt: false }, 1)
  rad(30, -1, '#3f6d8a', { oben: '#e8ddc8', schnitt: 'hose', frisur: 'helm', alt: true }, -1)
  mensch(
    wegX(23) - 0.8,
    23,
    irgendwer(r, {
      haltung: 'gehen',
      blick: -1,
      oben: '#5a4a7a',
      alt: true,
      frisur: 'dutt',
      schnitt: 'mantel',
    }),
  )
  mensch(
    wegX(23) - 1.7,
    23.1,
    irgendwer(r, {
      haltung: 'gehen',
      blick: -1,
      oben: '#5a5448',
      alt: true,
      frisur: 'hut',
      ding: 'stock',
      schnitt: 'mantel',
    }),
  )
  rollstuhl(b, auftritte, wegX(38) + 0.6, 38, irgendwer(r, { oben: '#c4573a', blick: 1 }))
  mensch(wegX(37) - 0.8, 38, irgendwer(r, { haltung: 'gehen', blick: 1, oben: '#3f6d8a' }))
  mensch(wegX(52), 52, irgendwer(r, { haltung: 'laufen', blick: -1, oben: '#d23a3f', schnitt: 'shorts' }))
  stelle(7.6, 17.6, (px, py, m) => bank(blatt, licht, px, py, m * 1.9))
  auftritte.push([
    17.4,
    () =>
      menschImRaum(
        b,
        irgendwer(r, {
          haltung: 'lesen',
          ding: 'buch',
          blick: -1,
          oben: '#d9a441',
          schnitt: 'kleid',
          frisur: 'lang',
          alt: false,
          haar: '#7a4030',
        }),
        8.8,
        17.4,
        { y: 0.06 },
      ),
  ])
  stelle(-7.6, 19.6, (px, py, m) => bank(blatt, licht, px, py, m * 1.8))
  mensch(-5.6, 21, kind(r, { haltung: 'zeigen', blick: -1, oben: '#e0503a' }))
  mensch(
    -4.8,
    21.2,
    irgendwer(r, {
      haltung: 'stehen',
      blick: -1,
      oben: '#24523b',
      frisur: 'tuch',
      schnitt: 'mantel',
      unten: '#d9a441',
      alt: false,
    }),
  )
  mensch(10.4, 29, kind(r, { haltung: 'laufen', oben: '#3f8fa8', blick: -1 }))
  stelle(9.2, 28.6, (px, py, m) => hund(blatt, licht, px, py, m / 130, '#8a5a34', -1))
  for (const [x, z] of [
    [wegX(12) + 3.2, 12.4],
    [wegX(27) + 3, 27],
    [wegX(44) + 3, 44],
  ] as const)
    stelle(x, z, (px, py, m) => laterne(blatt, licht, px, py, m * 3.8))
  for (const [x, z, f] of [
    [6.8, 17.2, '#b85a9c'],
    [10.4, 17.2, '#d9702e'],
  ] as const)
    stelle(x, z, (px, py, m) => kuebel(blatt, r, licht, px, py, m * 0.6, f))
  vonHintenNachVorn(auftritte)
  // Lichtflecken und fallendes Laub
  blatt.roh(`<g ${blatt.weich(7)}>`)
  for (let i = 0; i < 60; i++)
    blatt.male(
      ellipse(r.zahl(0, 2400), r.zahl(1000, 1600), r.zahl(30, 130), r.zahl(6, 18)),
      r.chance(0.45) ? '#fff0b4' : '#3a4a3a',
      0.16,
    )
  blatt.roh('</g>')
  for (const f of ['#d9a03a', '#c9702e', '#b8402e'])
    blatt.male(blattwerk(r, 1200, 1300, 1250, 290, 60, 10), ton(licht, f, 0.9))
  for (const f of ['#e0b04a', '#d0782e'])
    blatt.male(blattwerk(r, 1400, 640, 900, 420, 20, 9), ton(licht, f, 1))
  // Zweige im Vordergrund oben rechts
  blatt.male(
    blattwerk(r, 2250, 40, 420, 170, 200, 24) + blattwerk(r, 2390, 260, 170, 200, 90, 22),
    ton(licht, '#7a5a24', 0.15),
  )
  blatt.male(
    blattwerk(r, 2220, 50, 400, 160, 150, 22) + blattwerk(r, 2370, 250, 150, 190, 60, 20),
    ton(licht, '#d08a2e', 0.8),
  )
  blatt.male(blattwerk(r, 2190, 40, 380, 140, 70, 19), ton(licht, '#f0c04a', 1))
  stimmung({ blatt }, 420, 330, 2300, [
    [0, '#fff0b8', 0.8],
    [0.5, '#ffe9b0', 0.2],
    [1, '#2a4a5a', 0.35],
  ])
  return blatt.svg()
}
