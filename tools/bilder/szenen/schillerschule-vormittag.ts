/** Große Pause an der Schillerschule: Backsteinbau, Linden, spielende Kinder. */
import { ballen, baum } from '../zeichnen/baum.ts'
import { Blatt, ellipse } from '../zeichnen/blatt.ts'
import { boden, bodenfeld, pflaster, schlagschatten } from '../zeichnen/boden.ts'
import { bank, fahrrad, kuebel } from '../zeichnen/dinge.ts'
import { haus } from '../zeichnen/haus.ts'
import { himmel, mauersegler, schleier, wolke } from '../zeichnen/himmel.ts'
import { huegelzug, kamm, waldsaum } from '../zeichnen/huegel.ts'
import { huelle, kamera, schattenpunkt } from '../zeichnen/kamera.ts'
import { fruehling, type Licht, ton } from '../zeichnen/licht.ts'
import { irgendwer, kind, type Mensch, menschImRaum, rollstuhl } from '../zeichnen/mensch.ts'
import { type Auftritt, vonHintenNachVorn } from '../zeichnen/reihenfolge.ts'
import { schulhaus } from '../zeichnen/schulhaus.ts'
import { stimmung } from '../zeichnen/szenerie.ts'
import type { Buehne } from '../zeichnen/wand.ts'
import { zufall } from '../zeichnen/zufall.ts'

export function schillerschuleVormittag(): string {
  const blatt = new Blatt()
  const licht: Licht = { ...fruehling, richtung: [-0.62, 0.6, -0.5], sicht: 220, hell: '#fff6e0' }
  const r = zufall(1805)
  const horizont = 900
  const b: Buehne = { blatt, licht, kamera: kamera({ hoehe: 4.4, horizont, mitte: 1180, brennweite: 1650 }) }
  himmel(blatt, licht, 940)
  schleier(blatt, r, licht, 1600, 140, 1300, 5)
  wolke(blatt, r, licht, 360, 330, 620)
  wolke(blatt, r, licht, 1950, 280, 520)
  wolke(blatt, r, licht, 1180, 140, 300, 'links', 0.8)
  const hang = kamm(zufall(5), 720, 50, 1700)
  huegelzug(blatt, kamm(zufall(2), 650, 50, 2100), 980, '#8fb0c4', '#c9dcd8')
  huegelzug(blatt, hang, 980, '#a3bd86', '#c9d6a0')
  waldsaum(blatt, r, hang, '#7d9c68', 16)
  boden(b, horizont, '#cbbba6', '#ddd0b8')
  for (const [x, z, w] of [
    [-52, 66, 11],
    [-38, 64, 10],
    [28, 66, 10],
    [40, 62, 11],
  ] as const)
    haus(b, r, {
      x,
      z,
      breite: w,
      tiefe: 9,
      geschosse: 3,
      giebelstaendig: r.chance(0.5),
      putz: r.wahl(['#f2dcae', '#f6ead4', '#e9c39c']),
      holz: r.chance(0.5) ? '#6b3a2a' : undefined,
      dach: '#a8533c',
      laden: '#24523b',
      blumen: true,
    })
  pflaster(b, r, { x1: -26, x2: 28, z1: 7, z2: 42, farbe: '#cdbda6', dichte: 0.3, stein: 0.7 })
  for (const x of [-34, -28.5, 25, 30])
    bodenfeld(
      b,
      [
        [x, 30],
        [x + 6, 30],
        [x + 6, 46],
        [x, 46],
      ],
      ton(licht, '#86b05c', 0.9, 30),
    )
  const schule = {
    x: -19,
    z: 44,
    breite: 40,
    tiefe: 14,
    stein: '#b5583f',
    backstein: true,
    zier: '#e2c3a0',
    dach: '#6d5a5e',
    uhr: [10, 20] as [number, number],
  }
  const schatten = (x: number, z: number, h: number, rad: number) =>
    huelle(
      Array.from({ length: 12 }, (_, i) =>
        schattenpunkt(licht, [x + Math.cos(i * 0.52) * rad, h * 0.65 + Math.sin(i * 0.52) * rad * 0.7, z]),
      ),
    )
  const baeume: [number, number, number][] = [
    [-13.5, 33, 10],
    [16.5, 33.5, 10.5],
    [-21, 26, 11],
    [23, 27, 11.5],
  ]
  schlagschatten(
    b,
    baeume.map(([x, z, h]) => schatten(x, z, h, h * 0.3)),
    '#434878',
    0.38,
  )
  schulhaus(b, r, schule)
  const auftritte: Auftritt[] = []
  const stelle = (x: number, z: number, male: (x: number, y: number, m: number) => void) => {
    const [px, py] = b.kamera.punkt([x, 0, z])
    auftritte.push([z, () => male(px, py, b.kamera.masstab([x, 0, z]))])
  }
  const mensch = (x: number, z: number, m: Mensch) => auftritte.push([z, () => menschImRaum(b, m, x, z)])
  for (const [x, z, h] of baeume)
    stelle(x, z, (px, py, m) =>
      baum(blatt, r, licht, {
        x: px,
        y: py,
        hoehe: h * m,
        art: 'linde',
        laub: '#7aa048',
        fern: z * 0.4,
        ohneSchatten: true,
      }),
    )
  // Hüpfspiel auf dem Boden
  const felder: [number, number][] = [
    [-6.4, 17.4],
    [-6.4, 18.2],
    [-6.8, 19],
    [-6, 19],
    [-6.4, 19.8],
    [-6.8, 20.6],
    [-6, 20.6],
  ]
  for (const [i, [x, z]] of felder.entries())
    bodenfeld(
      b,
      [
        [x, z],
        [x + 0.74, z],
        [x + 0.74, z + 0.74],
        [x, z + 0.74],
      ],
      ['#f0d27a', '#d98a8a', '#8fc0c9', '#f4f0e2'][i % 4] ?? '#ffffff',
      0.75,
    )
  mensch(-6, 18.9, kind(r, { haltung: 'springen', oben: '#d23a3f', frisur: 'zopf' }))
  mensch(-7.9, 18.2, kind(r, { haltung: 'stehen', oben: '#3f8fa8', blick: 1, ding: 'ranzen' }))
  mensch(
    -8.4,
    20,
    kind(r, {
      haltung: 'winken',
      oben: '#e0b04a',
      blick: 1,
      haut: '#7a4a30',
      haar: '#2a2428',
      frisur: 'locken',
    }),
  )
  // Fangen und Ballspiel
  mensch(1.4, 18.4, kind(r, { haltung: 'laufen', oben: '#24523b', blick: 1 }))
  mensch(4.2, 19, kind(r, { haltung: 'laufen', oben: '#e98a2b', blick: 1, frisur: 'lang', haar: '#c99a5a' }))
  mensch(6.8, 17.6, kind(r, { haltung: 'zeigen', oben: '#5a4a7a', blick: -1, haut: '#a86d48' }))
  stelle(3, 16.8, (px, py, m) => {
    blatt.male(ellipse(px + m * 0.3, py, m * 0.34, m * 0.07), '#2f2b4c', 0.34)
    blatt.male(
      ellipse(px, py - m * 0.2, m * 0.2),
      blatt.verlauf(0, 0, 1, 1, [
        [0, '#ffffff'],
        [0.5, '#f0e6d2'],
        [1, '#8a7a6a'],
      ]),
    )
    blatt.male(
      ellipse(px, py - m * 0.2, m * 0.07) +
        ellipse(px - m * 0.13, py - m * 0.12, m * 0.04) +
        ellipse(px + m * 0.12, py - m * 0.28, m * 0.04),
      '#3a3238',
    )
  })
  for (let i = 0; i < 15; i++)
    mensch(
      r.zahl(-13, 15),
      r.zahl(24, 38),
      kind(r, {
        haltung: r.wahl(['gehen', 'laufen', 'stehen', 'winken'] as const),
        ...(r.chance(0.45) ? { ding: 'ranzen' as const } : {}),
      }),
    )
  mensch(
    10.6,
    23,
    irgendwer(r, {
      haltung: 'stehen',
      oben: '#8a1c3b',
      schnitt: 'kleid',
      frisur: 'dutt',
      blick: -1,
      alt: false,
    }),
  )
  mensch(11.5, 23.2, kind(r, { haltung: 'zeigen', blick: -1, oben: '#e8ddc8', ding: 'ranzen' }))
  rollstuhl(b, auftritte, -2.2, 24, kind(r, { oben: '#e0503a', blick: 1, frisur: 'kurz' }))
  mensch(-0.9, 24.2, kind(r, { haltung: 'stehen', oben: '#3f6d8a', blick: -1, frisur: 'lang' }))
  stelle(12.6, 20.6, (px, py, m) => bank(blatt, licht, px, py, m * 1.9))
  auftritte.push([
    20.4,
    () =>
      menschImRaum(b, kind(r, { haltung: 'lesen', ding: 'buch', oben: '#d9a441', blick: -1 }), 14, 20.4, {
        y: 0.04,
      }),
  ])
  for (const [x, f] of [
    [-16.4, '#24523b'],
    [-15.2, '#c4573a'],
    [-14.1, '#3f6d8a'],
    [-12.9, '#d9a441'],
  ] as const)
    stelle(x, 23.4, (px, py, m) => fahrrad(blatt, licht, px, py, m / 140, f, 1))
  for (const [x, f] of [
    [-3.4, '#d2383f'],
    [5.4, '#d2383f'],
    [-5.6, '#f0c84a'],
    [7.6, '#f0c84a'],
  ] as const)
    stelle(x, 40.4, (px, py, m) => kuebel(blatt, r, licht, px, py, m * 0.8, f))
  vonHintenNachVorn(auftritte)
  // Vorn Zweige einer Linde
  const zweig = zufall(21)
  for (let i = 0; i < 5; i++)
    baum(blatt, zweig, licht, {
      x: 1990 + i * 110,
      y: 190 - Math.abs(i - 3) * 18 + i * 16,
      hoehe: 250,
      art: 'busch',
      laub: '#6d9440',
    })
  blatt.roh('<g opacity=".3">')
  for (let i = 0; i < 46; i++) {
    const t = zweig.zahl(0, 1)
    blatt.male(
      ballen(zweig, 1280 + t * 1150, 1600 - t * 60 + zweig.zahl(-46, 30), zweig.zahl(34, 80)),
      '#3d4270',
    )
  }
  blatt.roh('</g>')
  mauersegler(blatt, r, 1000, 280, 340, 7, '#38485c')
  stimmung({ blatt }, 500, 300, 2300, [
    [0, '#fff2c8', 0.6],
    [0.5, '#fff2d0', 0.15],
    [1, '#2a3a6a', 0.25],
  ])
  return blatt.svg()
}
