/** Das Freibad im Hochsommer: Becken, Rutsche, Sprungturm, Liegewiese. */
import { baum } from '../zeichnen/baum.ts'
import { Blatt, ellipse, kurve, type Punkt, vieleck, z as zahl } from '../zeichnen/blatt.ts'
import { boden, bodenfeld, wiese } from '../zeichnen/boden.ts'
import { kuebel, sonnenschirm } from '../zeichnen/dinge.ts'
import { himmel, mauersegler, schleier, wolke } from '../zeichnen/himmel.ts'
import { dunstband, huegelzug, kamm, rebzeilen, waldsaum } from '../zeichnen/huegel.ts'
import { kamera } from '../zeichnen/kamera.ts'
import { mittag, ton, type Vektor } from '../zeichnen/licht.ts'
import { irgendwer, kind, type Mensch, menschImRaum } from '../zeichnen/mensch.ts'
import { type Auftritt, vonHintenNachVorn } from '../zeichnen/reihenfolge.ts'
import { altstadt } from '../zeichnen/stadt.ts'
import { stimmung } from '../zeichnen/szenerie.ts'
import type { Buehne } from '../zeichnen/wand.ts'
import { badende, becken } from '../zeichnen/wasser.ts'
import { zufall } from '../zeichnen/zufall.ts'

export function freibadSommer(): string {
  const blatt = new Blatt()
  const licht = mittag
  const r = zufall(4242)
  const horizont = 600
  const b: Buehne = { blatt, licht, kamera: kamera({ hoehe: 9, horizont, brennweite: 1750 }) }
  himmel(blatt, licht, horizont + 20)
  schleier(blatt, r, licht, 500, 120, 1300, 5)
  wolke(blatt, r, licht, 420, 340, 620)
  wolke(blatt, r, licht, 1560, 300, 460)
  wolke(blatt, r, licht, 2200, 420, 420)
  huegelzug(blatt, kamm(zufall(3), 480, 46, 1800), 700, '#7fa6c0', '#b5d2d6')
  const hang = kamm(zufall(12), 545, 34, 1400)
  huegelzug(blatt, hang, 760, '#94b070', '#b9cb8a')
  rebzeilen(blatt, r, hang, {
    x0: -40,
    oben: 8,
    unten: 110,
    schraeg: [4, 12],
    grund: ['#b4c887', '#a9c07c', '#c0cf90'],
    rebe: ['#6f9a50', '#7ca458', '#86aa5c'],
  })
  waldsaum(blatt, r, hang, '#5c8450', 14)
  dunstband(blatt, 640, 60, licht.dunst, 0.5)
  boden(b, horizont + 40, '#6fa04c', '#93b968')
  altstadt(b, r, { x: 40, z: 190, rx: 70, rz: 24, schritt: 13, kirche: [52, 190] })
  // Baumreihe hinter dem Bad
  for (let x = -60; x < 64; x += 6.4) {
    const zt = 92 + r.zahl(-8, 8)
    const [px, py] = b.kamera.punkt([x + r.zahl(-2, 2), 0, zt])
    if (x > 12 && x < 46 && r.chance(0.55)) continue
    baum(blatt, r, licht, {
      x: px,
      y: py,
      hoehe: b.kamera.masstab([x, 0, zt]) * r.zahl(9, 15),
      art: r.wahl(['linde', 'linde', 'pappel', 'birke'] as const),
      fern: 70,
    })
  }
  // Rasen mit Mähstreifen
  for (let i = -14; i < 14; i += 2)
    bodenfeld(
      b,
      [
        [i * 4, 14],
        [i * 4 + 4, 14],
        [i * 6 + 6, 90],
        [i * 6, 90],
      ],
      ton(licht, '#8cbc5c', 0.95, 20),
      0.35,
    )
  wiese(b, r, 760, 1600, '#6fa04c', 1500)
  // Beckenumgang und Becken
  const umgang: [number, number][] = [
    [-17.5, 21],
    [15, 21],
    [15, 63],
    [-17.5, 63],
  ]
  bodenfeld(b, umgang, ton(licht, '#ead9c2', 0.95, 18))
  for (let z = 22; z < 63; z += 1.4)
    bodenfeld(
      b,
      [
        [-17.5, z],
        [15, z],
        [15, z + 0.05],
        [-17.5, z + 0.05],
      ],
      ton(licht, '#c4a98c', 0.8, 18),
      0.5,
    )
  for (let x = -17; x < 15; x += 1.4)
    bodenfeld(
      b,
      [
        [x, 21],
        [x + 0.05, 21],
        [x + 0.05, 63],
        [x, 63],
      ],
      ton(licht, '#c4a98c', 0.8, 18),
      0.4,
    )
  becken(b, r, -14, 24, 26, 35)
  const auftritte: Auftritt[] = []
  const stelle = (x: number, z: number, male: (x: number, y: number, m: number) => void) => {
    const [px, py] = b.kamera.punkt([x, 0, z])
    auftritte.push([z, () => male(px, py, b.kamera.masstab([x, 0, z]))])
  }
  const mensch = (x: number, z: number, m: Mensch, y = 0, schatten = true) =>
    auftritte.push([z, () => menschImRaum(b, m, x, z, { y, schatten })])
  const bade = { schnitt: 'bade', unten: '#2e4460' } as const
  // Sprungturm am hinteren Beckenrand
  const P = (x: number, y: number, z: number): Vektor => [x, y, z]
  auftritte.push([
    61.5,
    () => {
      const flaeche = (p: Vektor[], f: string, h: number) =>
        blatt.male(vieleck(b.kamera.flaeche(p)), ton(licht, f, h, 20))
      for (const [x, o] of [
        [-5.6, 5.4],
        [-2.6, 5.4],
        [1.6, 3.3],
        [4, 3.3],
      ] as const)
        flaeche(
          [P(x, 0, 61), P(x + 0.4, 0, 61), P(x + 0.4, o, 61), P(x, o, 61)],
          '#dfe4e6',
          x < -4 || x === 1.6 ? 0.95 : 0.5,
        )
      for (const [x1, x2, y] of [
        [-6, -1.8, 5.4],
        [1.2, 4.6, 3.2],
      ] as const) {
        flaeche([P(x1, y, 62), P(x2, y, 62), P(x2 - 0.7, y, 56), P(x1 + 0.7, y, 56)], '#3f8fa8', 0.95)
        flaeche(
          [P(x1 + 0.7, y, 56), P(x2 - 0.7, y, 56), P(x2 - 0.7, y - 0.3, 56), P(x1 + 0.7, y - 0.3, 56)],
          '#f4f4ee',
          0.7,
        )
        let d = ''
        for (const x of [x1, x2 - 0.12])
          for (const z of [61.8, 58.6])
            d += vieleck(
              b.kamera.flaeche([P(x, y, z), P(x + 0.1, y, z), P(x + 0.1, y + 1.1, z), P(x, y + 1.1, z)]),
            )
        for (const x of [x1, x2 - 0.1])
          for (const h of [0.55, 1.05])
            d += vieleck(
              b.kamera.flaeche([
                P(x, y + h, 62),
                P(x, y + h + 0.09, 62),
                P(x, y + h + 0.09, 58.4),
                P(x, y + h, 58.4),
              ]),
            )
        blatt.male(d, ton(licht, '#e6edf0', 0.9, 10))
      }
      let sprossen = ''
      for (let i = 0; i < 12; i++)
        sprossen += vieleck(
          b.kamera.flaeche([
            P(-6.9, i * 0.45, 61.5),
            P(-6.1, i * 0.45, 61.5),
            P(-6.1, i * 0.45 + 0.1, 61.5),
            P(-6.9, i * 0.45 + 0.1, 61.5),
          ]),
        )
      for (const x of [-6.9, -6.2])
        sprossen += vieleck(
          b.kamera.flaeche([P(x, 0, 61.5), P(x + 0.1, 0, 61.5), P(x + 0.1, 6.4, 61.5), P(x, 6.4, 61.5)]),
        )
      blatt.male(sprossen, ton(licht, '#aebcc4', 0.8, 10))
      menschImRaum(
        b,
        irgendwer(r, { ...bade, haltung: 'stehen', frisur: 'kurz', haut: '#d69a72' }),
        -3.8,
        57,
        { y: 5.4, schatten: false },
      )
      menschImRaum(
        b,
        irgendwer(r, { ...bade, haltung: 'stehen', frisur: 'zopf', unten: '#8a1c3b' }),
        2.4,
        58.5,
        { y: 3.2, schatten: false },
      )
    },
  ])
  auftritte.push([
    52,
    () =>
      menschImRaum(
        b,
        irgendwer(r, { ...bade, haltung: 'springen', frisur: 'kurz', unten: '#c4573a', haut: '#a86d48' }),
        -3.2,
        52,
        { y: 4.0, schatten: false },
      ),
  ])
  // Rutsche rechts
  auftritte.push([
    44,
    () => {
      const bahn = (dz: number, dy: number): Punkt[] =>
        Array.from({ length: 26 }, (_, i) => {
          const t = i / 25
          return b.kamera.punkt([
            16.8 - t * 8.6 + Math.sin(t * 7.4) * 2.6,
            6.2 * (1 - t) ** 1.05 + 0.35 + dy,
            52 - t * 16 + dz,
          ])
        })
      for (let i = 0; i < 6; i++) {
        const p = bahn(0, 0)[i * 4]
        const q = b.kamera.punkt([
          16.8 - ((i * 4) / 25) * 8.6 + Math.sin(((i * 4) / 25) * 7.4) * 2.6,
          0,
          52 - ((i * 4) / 25) * 16,
        ])
        if (p)
          blatt.strich(
            `M${zahl(p[0])} ${zahl(p[1])}L${zahl(q[0])} ${zahl(q[1])}`,
            ton(licht, '#c9d2d8', 0.7),
            9,
          )
      }
      blatt.strich(kurve(bahn(0, 0)), ton(licht, '#b9302f', 0.35), 46)
      blatt.strich(kurve(bahn(0, 0.12)), ton(licht, '#e0503a', 0.95), 38)
      blatt.strich(kurve(bahn(0, 0.2)), ton(licht, '#f6a58a', 1), 22)
      blatt.strich(kurve(bahn(0, 0.16)), '#e8f6fa', 12, 0.85)
      const [tx, ty] = b.kamera.punkt([16.8, 0, 52])
      const m = b.kamera.masstab([16.8, 0, 52])
      blatt.male(
        vieleck([
          [tx - m * 0.1, ty],
          [tx + m * 2.2, ty],
          [tx + m * 1.6, ty - m * 6.5],
          [tx + m * 0.2, ty - m * 6.5],
        ]),
        ton(licht, '#24523b', 0.5),
        0.22,
      )
      let leiter = ''
      for (const x of [0.2, 1.6])
        leiter += vieleck([
          [tx + m * x - 4, ty],
          [tx + m * x + 4, ty],
          [tx + m * (0.6 + x * 0.3) + 4, ty - m * 6.6],
          [tx + m * (0.6 + x * 0.3) - 4, ty - m * 6.6],
        ])
      for (let i = 1; i < 12; i++)
        leiter += vieleck([
          [tx + m * (0.2 + i * 0.03), ty - i * m * 0.54],
          [tx + m * (1.6 - i * 0.05), ty - i * m * 0.54],
          [tx + m * (1.6 - i * 0.05), ty - i * m * 0.54 - 5],
          [tx + m * (0.2 + i * 0.03), ty - i * m * 0.54 - 5],
        ])
      blatt.male(leiter, ton(licht, '#dfe6ea', 0.85))
      menschImRaum(
        b,
        kind(r, { ...bade, haltung: 'bodensitz', frisur: 'kurz', unten: '#e0b04a', blick: -1 }),
        15.7,
        45,
        { y: 2.9, schatten: false },
      )
    },
  ])
  for (const [x, z, h] of [
    [-25, 58, 13],
    [-28, 40, 14],
    [23, 66, 14],
    [28, 48, 12],
    [-21, 74, 12],
  ] as const)
    stelle(x, z, (px, py, m) =>
      baum(blatt, r, licht, { x: px, y: py, hoehe: h * m, art: 'linde', fern: z * 0.5 }),
    )
  // Spritzer am Ende der Rutsche
  stelle(10.4, 35.4, (px, py, m) => {
    for (let i = 0; i < 40; i++) {
      const a = r.zahl(Math.PI, Math.PI * 2)
      const k = m * r.zahl(0.3, 1.5)
      blatt.male(
        ellipse(px + Math.cos(a) * k, py + Math.sin(a) * k * 0.55, m * r.zahl(0.03, 0.1)),
        '#ffffff',
        0.8,
      )
    }
    blatt.male(ellipse(px, py, m * 1.3, m * 0.26), '#ffffff', 0.55)
  })
  // Badende im Wasser
  for (let i = 0; i < 17; i++) {
    const [x, z] = [r.zahl(-13, 11), r.zahl(27, 52)]
    auftritte.push([z, () => badende(b, r, x, z)])
  }
  for (const [x, z, f] of [
    [-5, 36, '#e0503a'],
    [5, 33, '#f0c84a'],
  ] as const)
    stelle(x, z, (px, py, m) => {
      blatt.strich(ellipse(px, py - m * 0.05, m * 0.62, m * 0.22), ton(licht, f, 0.9), m * 0.26)
      blatt.strich(
        `M${zahl(px - m * 0.6)} ${zahl(py - m * 0.1)}q${zahl(m * 0.1)} ${zahl(-m * 0.12)} ${zahl(m * 0.3)} ${zahl(-m * 0.15)}`,
        '#fff',
        m * 0.1,
        0.7,
      )
    })
  // Leute am Rand und auf der Wiese
  mensch(-15.6, 40, irgendwer(r, { haltung: 'gehen', ...bade, frisur: 'dutt', unten: '#24523b', blick: 1 }))
  mensch(-15.4, 33, kind(r, { haltung: 'laufen', ...bade, frisur: 'kurz', unten: '#e0503a', blick: 1 }))
  mensch(
    13.4,
    31,
    irgendwer(r, {
      haltung: 'stehen',
      schnitt: 'shorts',
      oben: '#d23a3f',
      unten: '#f4f0e6',
      frisur: 'kappe',
      blick: -1,
    }),
  )
  mensch(13.2, 27, kind(r, { haltung: 'stehen', ...bade, frisur: 'kurz', haut: '#7a4a30', blick: -1 }))
  mensch(
    -12,
    22.4,
    irgendwer(r, { haltung: 'bodensitz', ...bade, frisur: 'lang', unten: '#8a1c3b', blick: 1 }),
  )
  mensch(
    -10.6,
    22.6,
    irgendwer(r, { haltung: 'bodensitz', ...bade, frisur: 'kurz', haut: '#a86d48', blick: -1 }),
  )
  const handtuecher: [number, number, string][] = [
    [6.4, 17.4, '#d98a8a'],
    [9.4, 18.2, '#3f8fa8'],
    [12.8, 17.6, '#e0b04a'],
    [17.6, 23, '#8a1c3b'],
    [18.2, 28, '#f4ecdd'],
    [-19.6, 27, '#3f8fa8'],
    [-21, 33, '#e0503a'],
    [3.6, 18.6, '#24523b'],
  ]
  for (const [x, z, f] of handtuecher) {
    auftritte.push([
      z + 1,
      () => {
        bodenfeld(
          b,
          [
            [x - 0.5, z - 0.9],
            [x + 0.5, z - 0.9],
            [x + 0.6, z + 0.9],
            [x - 0.4, z + 0.9],
          ],
          ton(licht, f, 0.95),
        )
        bodenfeld(
          b,
          [
            [x - 0.48, z - 0.5],
            [x + 0.52, z - 0.5],
            [x + 0.53, z - 0.3],
            [x - 0.47, z - 0.3],
          ],
          ton(licht, '#fff8ea', 0.95),
          0.8,
        )
      },
    ])
    if (r.chance(0.85))
      mensch(
        x,
        z,
        irgendwer(r, {
          haltung: 'bodensitz',
          schnitt: 'bade',
          unten: r.wahl(['#2e4460', '#8a1c3b', '#e0b04a', '#24523b']),
          ...(r.chance(0.3) ? { ding: 'buch' as const } : {}),
        }),
      )
  }
  for (const [x, z, f] of [
    [10.9, 18.6, '#d9472f'],
    [18.9, 26, '#2f8f9c'],
    [-20.5, 30.6, '#e0b04a'],
  ] as const)
    stelle(x, z, (px, py, m) => {
      blatt.male(ellipse(px + m * 0.9, py + m * 0.1, m * 1.6, m * 0.45), '#24403a', 0.34)
      sonnenschirm(blatt, licht, px, py, m * 2.7, f)
    })
  mensch(15.6, 19.4, kind(r, { haltung: 'laufen', ...bade, frisur: 'kurz', unten: '#3f8fa8', blick: -1 }))
  stelle(14, 20.2, (px, py, m) =>
    blatt.male(
      ellipse(px, py - m * 0.9, m * 0.22),
      blatt.verlauf(0, 0, 1, 1, [
        [0, '#fff4c8'],
        [0.5, '#f0b03a'],
        [1, '#b8602a'],
      ]),
    ),
  )
  vonHintenNachVorn(auftritte)
  // Baumschatten und Zweige im Vordergrund
  const zweig = zufall(9)
  for (let i = 0; i < 5; i++)
    baum(blatt, zweig, licht, {
      x: -60 + i * 78,
      y: 250 + Math.abs(2 - i) * 10 - i * 26,
      hoehe: 300,
      art: 'busch',
      laub: '#3f7a38',
    })
  for (const [x, g] of [
    [60, 120],
    [2310, 110],
  ] as const)
    kuebel(blatt, r, licht, x, 1590, g, '#e0567c')
  mauersegler(blatt, r, 1250, 250, 360, 7, '#38485c')
  stimmung({ blatt }, 700, 200, 2200, [
    [0, '#fff6cc', 0.6],
    [0.6, '#ffffff', 0.1],
    [1, '#30507a', 0.2],
  ])
  return blatt.svg()
}
