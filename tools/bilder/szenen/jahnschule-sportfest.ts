/** Sportfest der Jahnschule: Staffellauf auf der Bahn, Weitsprung, Wimpel. */
import { baum } from '../zeichnen/baum.ts'
import { Blatt, ellipse, kurve, rechteck, vieleck } from '../zeichnen/blatt.ts'
import { boden, bodenfeld, schlagschatten, wiese } from '../zeichnen/boden.ts'
import { kette, sonnenschirm } from '../zeichnen/dinge.ts'
import { himmel, mauersegler, schleier, wolke } from '../zeichnen/himmel.ts'
import { huegelzug, kamm, rebzeilen, waldsaum } from '../zeichnen/huegel.ts'
import { huelle, kamera, schattenpunkt } from '../zeichnen/kamera.ts'
import { type Licht, mittag, ton } from '../zeichnen/licht.ts'
import { marktstand } from '../zeichnen/marktstand.ts'
import { irgendwer, kind, type Mensch, menschImRaum, rollstuhl } from '../zeichnen/mensch.ts'
import { type Auftritt, vonHintenNachVorn } from '../zeichnen/reihenfolge.ts'
import { schulhaus } from '../zeichnen/schulhaus.ts'
import { stimmung } from '../zeichnen/szenerie.ts'
import type { Buehne } from '../zeichnen/wand.ts'
import { zufall } from '../zeichnen/zufall.ts'

export function jahnschuleSportfest(): string {
  const blatt = new Blatt()
  const licht: Licht = { ...mittag, richtung: [-0.6, 0.66, -0.42], sicht: 240, hell: '#fff8e8' }
  const r = zufall(1848)
  const horizont = 740
  const b: Buehne = { blatt, licht, kamera: kamera({ hoehe: 5.2, horizont, mitte: 1200, brennweite: 1650 }) }
  himmel(blatt, licht, 780)
  schleier(blatt, r, licht, 600, 140, 1400, 6)
  wolke(blatt, r, licht, 1850, 280, 640)
  wolke(blatt, r, licht, 420, 360, 460)
  const hang = kamm(zufall(11), 600, 46, 1700)
  huegelzug(blatt, kamm(zufall(2), 540, 44, 2100), 800, '#86b0cc', '#c2dde0')
  huegelzug(blatt, hang, 820, '#98ba78', '#bccf92')
  rebzeilen(blatt, r, hang, {
    unten: 110,
    schraeg: [0, 8],
    grund: ['#b4c887', '#a9c07c', '#c0cf90'],
    rebe: ['#7aa458', '#86aa5c', '#709a50'],
  })
  waldsaum(blatt, r, hang, '#6a9458', 15)
  boden(b, horizont, '#7fae54', '#a4c474')
  schulhaus(b, r, {
    x: -4,
    z: 74,
    breite: 40,
    tiefe: 14,
    stein: '#f2ddb4',
    backstein: false,
    zier: '#c98f6e',
    dach: '#a8533c',
    uhr: [10, 40],
    solar: true,
  })
  for (const [x, z, h] of [
    [-44, 84, 14],
    [-34, 80, 13],
    [-26, 86, 14],
    [-17, 82, 12],
    [-10, 80, 11],
    [42, 84, 14],
    [50, 80, 13],
  ] as const) {
    const [px, py] = b.kamera.punkt([x, 0, z])
    baum(blatt, r, licht, {
      x: px,
      y: py,
      hoehe: h * b.kamera.masstab([x, 0, z]),
      art: r.wahl(['linde', 'birke', 'linde'] as const),
      fern: 60,
    })
  }
  for (let i = -8; i < 9; i++)
    if (i % 2)
      bodenfeld(
        b,
        [
          [i * 4, 44],
          [i * 4 + 4, 44],
          [i * 6 + 6, 72],
          [i * 6, 72],
        ],
        ton(licht, '#93c260', 0.95, 40),
        0.4,
      )
  wiese(b, r, 860, 1600, '#7fae54', 1100)
  // Laufbahn: sechs Bahnen, leicht schräg durchs Bild
  const bahn = (z: number, x: number): [number, number] => [x, z + x * 0.16]
  const streifen = (z0: number, z1: number, f: string, d = 1) =>
    bodenfeld(b, [bahn(z0, -34), bahn(z0, 34), bahn(z1, 34), bahn(z1, -34)], f, d)
  streifen(16, 25.6, ton(licht, '#b8503a', 0.85, 10))
  for (let i = 0; i < 6; i++)
    streifen(16.1 + i * 1.58, 17.5 + i * 1.58, ton(licht, i % 2 ? '#c4583e' : '#bc523a', 0.95, 10))
  for (let i = 0; i <= 6; i++) streifen(16.02 + i * 1.58, 16.1 + i * 1.58, '#fffaf0', 0.9)
  const quer = (x: number, w: number, f: string, d = 1) =>
    bodenfeld(b, [bahn(16, x), bahn(16, x + w), bahn(25.5, x + w), bahn(25.5, x)], f, d)
  quer(-9, 0.14, '#ffffff', 0.95)
  for (let i = 0; i < 6; i++)
    for (let j = 0; j < 3; j++)
      bodenfeld(
        b,
        [
          bahn(16.1 + i * 1.58 + j * 0.5, 11 + ((i + j) % 2) * 0.5),
          bahn(16.1 + i * 1.58 + j * 0.5, 11.5 + ((i + j) % 2) * 0.5),
          bahn(16.6 + i * 1.58 + j * 0.5, 11.5 + ((i + j) % 2) * 0.5),
          bahn(16.6 + i * 1.58 + j * 0.5, 11 + ((i + j) % 2) * 0.5),
        ],
        '#ffffff',
        0.9,
      )
  const auftritte: Auftritt[] = []
  const stelle = (x: number, z: number, male: (x: number, y: number, m: number) => void) => {
    const [px, py] = b.kamera.punkt([x, 0, z])
    auftritte.push([z, () => male(px, py, b.kamera.masstab([x, 0, z]))])
  }
  const mensch = (x: number, z: number, m: Mensch, y = 0) =>
    auftritte.push([z, () => menschImRaum(b, m, x, z, { y })])
  const farben = ['#d23a3f', '#3f6d8a', '#e0b04a', '#24523b', '#8a1c3b', '#e98a2b']
  for (let i = 0; i < 6; i++) {
    const x = [3.4, 0.4, 5.2, -1.6, 1.8, -3.4][i] ?? 0
    const z = bahn(16.8 + i * 1.58, x)[1]
    mensch(
      x,
      z,
      kind(r, {
        haltung: 'laufen',
        blick: 1,
        schnitt: 'shorts',
        oben: farben[i] ?? '#d23a3f',
        unten: '#2e3f58',
        groesse: r.zahl(138, 154),
        haut: ['#f0c6a4', '#7a4a30', '#e8b48e', '#a86d48', '#d69a72', '#f3d2b6'][i] ?? '#f0c6a4',
        frisur: (['zopf', 'locken', 'kurz', 'kurz', 'lang', 'kurz'] as const)[i] ?? 'kurz',
      }),
    )
  }
  // Weitsprunggrube dahinter
  bodenfeld(
    b,
    [
      [-19, 36],
      [-9, 36],
      [-9, 40],
      [-19, 40],
    ],
    ton(licht, '#ecd9a8', 0.95, 24),
  )
  bodenfeld(
    b,
    [
      [-30, 37],
      [-19, 37],
      [-19, 39],
      [-30, 39],
    ],
    ton(licht, '#c4583e', 0.9, 24),
  )
  mensch(
    -14.6,
    38,
    kind(r, { haltung: 'springen', blick: 1, oben: '#e0b04a', schnitt: 'shorts', groesse: 150 }),
    1,
  )
  mensch(-8, 38.5, irgendwer(r, { haltung: 'buecken', blick: -1, oben: '#24523b', schnitt: 'shorts' }))
  mensch(-24, 38, kind(r, { haltung: 'laufen', blick: 1, oben: '#d23a3f', schnitt: 'shorts' }))
  // Zuschauer an der Bahn, Zelte
  for (const [x, z, f] of [
    [9, 44, '#8a1c3b'],
    [15, 45, '#24523b'],
    [-2, 46, '#c98a2b'],
  ] as const) {
    auftritte.push([
      z + 1,
      () =>
        marktstand(b, r, {
          x,
          z,
          breite: 4.6,
          plane: [f, '#f6ecdc'],
          ware: ['#e0b04a', '#c9352f', '#8a5a34', '#f4ecdd'],
        }),
    ])
    mensch(x + 2.4, z + 1.2, irgendwer(r, { schnitt: 'schuerze' }))
  }
  for (let i = 0; i < 26; i++) {
    const x = -16 + i * 1.35 + r.zahl(-0.4, 0.4)
    const z = bahn(27.4, x)[1] + r.zahl(0, 2.6)
    mensch(
      x,
      z,
      r.chance(0.55)
        ? kind(r, { haltung: r.wahl(['winken', 'springen', 'stehen', 'winken'] as const) })
        : irgendwer(r, { haltung: r.wahl(['stehen', 'winken', 'zeigen'] as const) }),
    )
  }
  rollstuhl(b, auftritte, 6.2, 27.6, kind(r, { oben: '#e98a2b', blick: -1, frisur: 'kurz' }))
  // Zielrichterin und Starter
  mensch(
    11.2,
    16.4,
    irgendwer(r, {
      haltung: 'winken',
      blick: -1,
      oben: '#f4ecdd',
      schnitt: 'shorts',
      unten: '#24523b',
      frisur: 'kappe',
      alt: false,
    }),
  )
  mensch(
    -9.6,
    14.2,
    irgendwer(r, {
      haltung: 'winken',
      blick: 1,
      oben: '#8a1c3b',
      schnitt: 'hose',
      frisur: 'dutt',
      alt: false,
    }),
  )
  mensch(8.6, 13.6, kind(r, { haltung: 'bodensitz', blick: -1, oben: '#3f8fa8' }))
  mensch(9.8, 13.8, kind(r, { haltung: 'bodensitz', blick: -1, oben: '#e0b04a', haut: '#7a4a30' }))
  for (const [x, z] of [
    [-22, 32],
    [24, 36],
  ] as const)
    stelle(x, z, (px, py, m) => {
      blatt.male(ellipse(px + m, py, m * 1.6, m * 0.3), '#24403a', 0.3)
      sonnenschirm(blatt, licht, px, py, m * 2.8, '#d9472f')
    })
  // Zielbogen
  auftritte.push([
    bahn(25.8, 11.3)[1],
    () => {
      const [lx, ly] = b.kamera.punkt([11.3, 0, bahn(25.8, 11.3)[1]])
      const [rx, ry] = b.kamera.punkt([11.3, 0, bahn(15.8, 11.3)[1]])
      const [m1, m2] = [
        b.kamera.masstab([11.3, 0, bahn(25.8, 11.3)[1]]),
        b.kamera.masstab([11.3, 0, bahn(15.8, 11.3)[1]]),
      ]
      blatt.male(rechteck(lx - 6, ly - m1 * 4.4, 12, m1 * 4.4), ton(licht, '#8a1c3b', 0.6))

      blatt.male(
        vieleck([
          [lx, ly - m1 * 4.5],
          [rx, ry - m2 * 4.5],
          [rx, ry - m2 * 3.6],
          [lx, ly - m1 * 3.6],
        ]),
        blatt.verlauf(0, 0, 1, 0, [
          [0, '#24523b'],
          [1, '#2f6a4c'],
        ]),
      )
      for (let i = 0; i < 10; i++) {
        const t0 = i / 10
        const t1 = (i + 0.5) / 10
        const y = (t: number, h: number) => ly - m1 * h + (ry - m2 * h - (ly - m1 * h)) * t
        blatt.male(
          vieleck([
            [lx + (rx - lx) * t0, y(t0, 3.8)],
            [lx + (rx - lx) * t1, y(t1, 3.8)],
            [lx + (rx - lx) * t1, y(t1, 3.6)],
            [lx + (rx - lx) * t0, y(t0, 3.6)],
          ]),
          '#ffffff',
          0.9,
        )
      }
      blatt.male(rechteck(rx - 8, ry - m2 * 4.5, 16, m2 * 4.5), ton(licht, '#a8304a', 0.9))
    },
  ])
  const schatten = (x: number, z: number, rad: number) =>
    huelle(
      Array.from({ length: 12 }, (_, i) =>
        schattenpunkt(licht, [x + Math.cos(i * 0.52) * rad, 7 + Math.sin(i * 0.52) * rad * 0.7, z]),
      ),
    )
  schlagschatten(b, [schatten(-22, 11, 5)], '#2f4a3a', 0.3)
  vonHintenNachVorn(auftritte)
  kette(
    blatt,
    [-20, 260],
    [1010, 420],
    130,
    18,
    ['#d23a3f', '#f4ecdd', '#3f8fa8', '#e0b04a', '#24523b'],
    'wimpel',
    26,
  )
  kette(
    blatt,
    [1010, 420],
    [2420, 230],
    130,
    22,
    ['#d23a3f', '#f4ecdd', '#3f8fa8', '#e0b04a', '#24523b'],
    'wimpel',
    26,
  )
  blatt.male(rechteck(1003, 290, 12, 640), ton(licht, '#f4ecdd', 0.8))
  for (const [i, f] of ['#24523b', '#f4ecdd', '#8a1c3b'].entries()) {
    const y = 300 + i * 32
    blatt.male(
      kurve(
        [
          [1014, y],
          [1070, y + 9],
          [1130, y - 4],
          [1196, y + 5],
          [1192, y + 37],
          [1130, y + 28],
          [1070, y + 41],
          [1014, y + 32],
        ],
        true,
        0.7,
      ),
      blatt.verlauf(0, 0, 1, 0, [
        [0, ton(licht, f, 0.7)],
        [0.35, ton(licht, f, 1)],
        [0.6, ton(licht, f, 0.5)],
        [1, ton(licht, f, 0.95)],
      ]),
    )
  }
  blatt.male(ellipse(1009, 286, 10), '#e0b04a')

  mauersegler(blatt, r, 1200, 200, 420, 7, '#38485c')
  stimmung({ blatt }, 500, 250, 2400, [
    [0, '#fff6cc', 0.6],
    [0.5, '#fff6d8', 0.12],
    [1, '#20406a', 0.25],
  ])
  return blatt.svg()
}
