/** Radweg durch die Rheinwiese: ein Lastenrad mit zwei Kindern, Pappeln, ein Storch. */
import { baum, blattwerk } from '../zeichnen/baum.ts'
import { Blatt, kurve, rechteck, vieleck } from '../zeichnen/blatt.ts'
import { boden, bodenfeld, wiese } from '../zeichnen/boden.ts'
import { bank } from '../zeichnen/dinge.ts'
import { vogesen } from '../zeichnen/ebene.ts'
import { himmel, mauersegler, schleier, wolke } from '../zeichnen/himmel.ts'
import { dunstband, kamm, waldsaum } from '../zeichnen/huegel.ts'
import { kamera } from '../zeichnen/kamera.ts'
import { type Licht, mittag, ton } from '../zeichnen/licht.ts'
import { irgendwer, kind } from '../zeichnen/mensch.ts'
import { lastenrad, radfahrerin } from '../zeichnen/radverkehr.ts'
import { stimmung, szenerie } from '../zeichnen/szenerie.ts'
import { ente, hund, storch } from '../zeichnen/tiere.ts'
import type { Buehne } from '../zeichnen/wand.ts'
import { wellen } from '../zeichnen/wasser.ts'
import { zufall } from '../zeichnen/zufall.ts'

export function klimaschutzRadweg(): string {
  const blatt = new Blatt()
  const licht: Licht = { ...mittag, richtung: [-0.62, 0.62, -0.46], sicht: 240, hell: '#fff8e6' }
  const r = zufall(640)
  const horizont = 700
  const b: Buehne = { blatt, licht, kamera: kamera({ hoehe: 2.7, horizont, brennweite: 1650 }) }
  himmel(blatt, licht, 740)
  schleier(blatt, r, licht, 1500, 140, 1400, 5)
  wolke(blatt, r, licht, 560, 300, 600)
  wolke(blatt, r, licht, 1820, 230, 520)
  vogesen(b, horizont + 6, 5)
  boden(b, horizont, '#86b055', '#b4cc86')
  waldsaum(blatt, r, kamm(zufall(8), 706, 8, 900), '#7f9f78', 20)
  dunstband(blatt, 716, 40, licht.dunst, 0.6)
  // Der Rhein zieht links vorbei
  const ufer = b.kamera.flaeche(
    (
      [
        [-120, 120],
        [-26, 120],
        [-14, 60],
        [-8.6, 34],
        [-7.4, 22],
        [-9.4, 16.6],
        [-14, 14.8],
        [-40, 14.6],
      ] as const
    ).map(([x, z]) => [x, 0, z]),
  )
  const wasser = kurve(ufer, true, 0.6)
  blatt.strich(wasser, ton(licht, '#b7a878', 0.8), 16, 0.8)
  blatt.male(
    wasser,
    blatt.bildverlauf(0, 730, 0, 1200, [
      [0, '#dceef0'],
      [0.3, '#a3cfdc'],
      [1, '#4f93ac'],
    ]),
  )
  blatt.gruppe(blatt.ausschnitt(wasser), () => {
    wellen(b, r, 760, 1200, '#f4fcff', 130, -100, 1000)
    wellen(b, r, 780, 1200, '#3f7f98', 70, -100, 1000)
  })
  wiese(b, r, 800, 1600, '#86b055', 1700, ['#fff8ea', '#f0d24a', '#d25a6a', '#8f7fc4'], 760, 2400)
  wiese(b, r, 1010, 1600, '#86b055', 700, ['#fff8ea', '#f0d24a', '#d25a6a'], 0, 800)
  // Der Weg zieht in flachem Bogen quer durchs Bild
  const mitte = (x: number) => 9.2 + 0.016 * (x + 1) ** 2
  const band = (vorn: number, hinten: number, f: string, x1 = -15, x2 = 15, deckung = 1) => {
    const a: (readonly [number, number])[] = []
    const c: (readonly [number, number])[] = []
    for (let x = x1; x <= x2 + 0.001; x += (x2 - x1) / Math.ceil(x2 - x1)) {
      a.push([x, mitte(x) + vorn])
      c.unshift([x, mitte(x) + hinten])
    }
    bodenfeld(b, [...a, ...c], f, deckung)
  }
  band(-1.75, 1.75, ton(licht, '#b9a67e', 0.75, 8))
  band(-1.5, 1.5, ton(licht, '#c4bcb4', 0.9, 8))
  for (let x = -14; x < 14; x += 2.4) band(-0.05, 0.05, '#fffaf0', x, x + 1.1, 0.9)
  const sz = szenerie(b)
  for (const [x, z, h, art] of [
    [-12, 46, 15, 'pappel'],
    [-15.5, 58, 17, 'pappel'],
    [-19, 72, 18, 'pappel'],
    [14, 62, 15, 'pappel'],
    [18.5, 54, 15, 'pappel'],
    [22, 46, 15, 'pappel'],
    [14.6, 30, 10, 'weide'],
    [19, 26, 11, 'linde'],
    [29, 60, 14, 'linde'],
    [-7.6, 30, 7.6, 'weide'],
  ] as const)
    sz.stelle(x, z, (px, py, m) =>
      baum(blatt, r, licht, { x: px, y: py, hoehe: h * m, art, laub: '#7fa04c', fern: z * 0.6 }),
    )
  const rad = (x: number, dz: number, f: string, blick: 1 | -1, m: Parameters<typeof irgendwer>[1]) =>
    sz.stelle(x, mitte(x) + dz, (px, py, k) =>
      radfahrerin(b, irgendwer(r, { schnitt: 'hose', frisur: 'helm', ...m }), px, py, k * 1.75, f, blick),
    )
  sz.stelle(-0.9, mitte(-0.9) - 0.75, (px, py, k) =>
    lastenrad(
      b,
      irgendwer(r, {
        schnitt: 'hose',
        frisur: 'helm',
        oben: '#24523b',
        unten: '#2e3f58',
        haut: '#e8b48e',
        alt: false,
      }),
      [
        kind(r, { groesse: 112, oben: '#e0b04a', frisur: 'helm', haut: '#e8b48e', schnitt: 'hose' }),
        kind(r, { groesse: 104, oben: '#d23a3f', frisur: 'helm', haut: '#e8b48e', schnitt: 'hose' }),
      ],
      px,
      py,
      k * 1.75,
      '#8a1c3b',
      1,
    ),
  )
  rad(-4.4, -0.7, '#e0b04a', 1, { oben: '#d23a3f', groesse: 132, alt: false })
  rad(4.6, 0.75, '#3f6d8a', -1, { oben: '#d9a441', alt: true })
  rad(6.9, 0.8, '#24523b', -1, { oben: '#5a4a7a', haut: '#7a4a30', alt: false })
  sz.mensch(
    -3.4,
    19,
    irgendwer(r, {
      haltung: 'gehen',
      blick: -1,
      oben: '#c4573a',
      schnitt: 'kleid',
      frisur: 'lang',
      alt: false,
    }),
  )
  sz.stelle(-4.4, 18.8, (px, py, m) => hund(blatt, licht, px, py, m / 130, '#7a5232', -1))
  sz.stelle(2.4, 14.8, (px, py, m) => bank(blatt, licht, px, py, m * 1.9))
  // Wegweiser
  sz.stelle(1.6, 12.2, (px, py, m) => {
    blatt.male(rechteck(px - m * 0.04, py - m * 2.5, m * 0.08, m * 2.5), ton(licht, '#8a9298', 0.7))
    for (const [v, d] of [
      [2.4, 1],
      [2.05, -1],
    ] as const) {
      blatt.male(
        vieleck([
          [px - d * m * 0.1, py - m * v],
          [px + d * m * 0.8, py - m * v],
          [px + d * m * 0.95, py - m * (v - 0.13)],
          [px + d * m * 0.8, py - m * (v - 0.26)],
          [px - d * m * 0.1, py - m * (v - 0.26)],
        ]),
        ton(licht, '#f8f4ea', 0.95),
      )
      blatt.male(
        rechteck(d > 0 ? px + m * 0.05 : px - m * 0.65, py - m * (v - 0.09), m * 0.6, m * 0.08),
        ton(licht, '#24523b', 0.8),
      )
    }
  })
  for (const [x, z, d] of [
    [-12.6, 20, 1],
    [-14.8, 22, 1],
  ] as const)
    sz.stelle(x, z, (px, py, m) => ente(blatt, licht, px, py, m / 95, d, x > -13))
  sz.male()
  blatt.male(
    blattwerk(r, 130, 60, 380, 130, 170, 24) + blattwerk(r, -10, 220, 150, 170, 80, 22),
    ton(licht, '#4c7a3c', 0.2),
  )
  blatt.male(blattwerk(r, 150, 50, 360, 110, 110, 21), ton(licht, '#86ac4e', 0.9))
  storch(blatt, licht, 1320, 480, 1.1, 1)
  mauersegler(blatt, r, 1280, 260, 360, 7, '#465a6c')
  stimmung(b, 420, 220, 2400, [
    [0, '#fff4c8', 0.65],
    [0.5, '#fff6d8', 0.15],
    [1, '#204a5a', 0.28],
  ])
  return blatt.svg()
}
