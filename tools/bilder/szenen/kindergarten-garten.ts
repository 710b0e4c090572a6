/** Der Garten des Kindergartens: Sandkasten, Schaukel, Rutsche, Hochbeete. */
import { baum } from '../zeichnen/baum.ts'
import { Blatt, ellipse, kurve, type Punkt, vieleck, z as zahl } from '../zeichnen/blatt.ts'
import { boden, bodenfeld, wiese } from '../zeichnen/boden.ts'
import { dachflaeche } from '../zeichnen/dach.ts'
import { kette, kuebel, pflanze, sonnenblume } from '../zeichnen/dinge.ts'
import { glas, tuer } from '../zeichnen/fenster.ts'
import { haus } from '../zeichnen/haus.ts'
import { himmel, mauersegler, schleier, wolke } from '../zeichnen/himmel.ts'
import { huegelzug, kamm, rebzeilen, waldsaum } from '../zeichnen/huegel.ts'
import { quader } from '../zeichnen/innenraum.ts'
import { kamera } from '../zeichnen/kamera.ts'
import { fruehling, type Licht, ton } from '../zeichnen/licht.ts'
import { irgendwer, kind, type Mensch, menschImRaum, rollstuhl } from '../zeichnen/mensch.ts'
import { type Auftritt, vonHintenNachVorn } from '../zeichnen/reihenfolge.ts'
import { stimmung } from '../zeichnen/szenerie.ts'
import { katze } from '../zeichnen/tiere.ts'
import { type Buehne, Wand } from '../zeichnen/wand.ts'
import { zufall } from '../zeichnen/zufall.ts'

export function kindergartenGarten(): string {
  const blatt = new Blatt()
  const licht: Licht = { ...fruehling, richtung: [-0.64, 0.6, -0.48], sicht: 200, hell: '#fff8e6' }
  const r = zufall(365)
  const horizont = 745
  const b: Buehne = { blatt, licht, kamera: kamera({ hoehe: 3.4, horizont, mitte: 1200, brennweite: 1600 }) }
  himmel(blatt, licht, 780)
  schleier(blatt, r, licht, 600, 130, 1300, 5)
  wolke(blatt, r, licht, 330, 300, 520)
  wolke(blatt, r, licht, 1700, 240, 560)
  const hang = kamm(zufall(11), 590, 40, 1700)
  huegelzug(blatt, kamm(zufall(4), 530, 40, 2100), 800, '#8fb4c8', '#c6dcd8')
  huegelzug(blatt, hang, 820, '#9ebe82', '#c0d298')
  rebzeilen(blatt, r, hang, {
    unten: 90,
    schraeg: [0, 6],
    grund: ['#b9ce8e', '#adc682'],
    rebe: ['#7aa65a', '#86b060'],
  })
  waldsaum(blatt, r, hang, '#74a066', 15)
  boden(b, horizont, '#7fae54', '#a9c87c')
  for (const [x, z, w] of [
    [-40, 60, 10],
    [-29, 58, 9],
    [26, 58, 10],
    [37, 60, 9],
  ] as const)
    haus(b, r, {
      x,
      z,
      breite: w,
      tiefe: 9,
      geschosse: 2,
      giebelstaendig: r.chance(0.5),
      putz: r.wahl(['#f2dcae', '#f6ead4', '#e9c39c']),
      holz: r.chance(0.5) ? '#6b3a2a' : undefined,
      dach: '#a8533c',
      blumen: true,
      unten: 'tuer',
    })
  for (const [x, z, h] of [
    [-22, 46, 11],
    [24, 46, 11],
    [-33, 50, 12],
    [34, 50, 12],
  ] as const) {
    const [px, py] = b.kamera.punkt([x, 0, z])
    baum(blatt, r, licht, {
      x: px,
      y: py,
      hoehe: h * b.kamera.masstab([x, 0, z]),
      art: 'linde',
      laub: '#7fae4c',
      fern: 36,
    })
  }
  wiese(b, r, 850, 1600, '#7fae54', 1700, ['#fff8ea', '#f0d24a', '#f6c9d4'])
  // Haus: Holz, Gründach, bunte Fensterrahmen
  const w = new Wand(b, [-13, 0, 34], [1, 0, 0])
  const W = 26
  blatt.male(
    w.feld(0, 0, W, 4),
    blatt.verlauf(0, 0, 0, 1, [
      [0, w.ton('#dba868', 0.1)],
      [1, w.ton('#c48c50', -0.05)],
    ]),
  )
  let bretter = ''
  for (let u = 0; u < W; u += 0.3) bretter += w.feld(u, 0, 0.04, 4)
  w.male(bretter, '#a87440')
  const rahmen = ['#d23a3f', '#e0b04a', '#3f8fa8', '#24523b', '#8a1c3b', '#e98a2b']
  for (let i = 0; i < 6; i++) {
    if (i === 3) continue
    const u = 1 + i * 4.2
    w.male(w.feld(u - 0.16, 0.5, 3.3, 2.6), rahmen[i] ?? '#d23a3f')
    blatt.male(w.feld(u, 0.66, 2.98, 2.28), glas(w, i % 3 === 1))
    w.male(w.feld(u + 1.43, 0.66, 0.1, 2.28) + w.feld(u, 2.2, 2.98, 0.08), rahmen[i] ?? '#d23a3f', 0.1)
    for (let k = 0; k < 5; k++) {
      const [sx, sy] = w.bild([u + 0.3 + k * 0.6, 1.1 + (k % 2) * 0.5])
      blatt.male(
        ellipse(sx, sy, 8) + ellipse(sx + 7, sy - 6, 5),
        w.ton(['#f0c84a', '#e0567c', '#9cd06a', '#f4ecdd', '#e98a2b'][k] ?? '#f0c84a'),
        0.9,
      )
    }
  }
  tuer(w, r, 14.1, '#24523b', 1.8, 2.8)
  w.schatten(w.feld(0, 3.3, W, 0.7), 0.34)
  dachflaeche(
    b,
    r,
    [
      [-14.2, 3.9, 32.8],
      [14.2, 3.9, 32.8],
      [13.6, 6.4, 41],
      [-13.6, 6.4, 41],
    ],
    '#7fa25a',
  )
  blatt.male(
    vieleck(
      b.kamera.flaeche([
        [-14.2, 4, 32.8],
        [14.2, 4, 32.8],
        [14.2, 3.6, 32.8],
        [-14.2, 3.6, 32.8],
      ]),
    ),
    ton(licht, '#f4ecdd', 0.8, 16),
  )
  // Terrasse und Weg
  bodenfeld(
    b,
    [
      [-13, 30.4],
      [13, 30.4],
      [13, 34],
      [-13, 34],
    ],
    ton(licht, '#dcc4a0', 0.9, 16),
  )
  const weg: [number, number][] = [
    [0.8, 31],
    [3, 31],
    [3.6, 26],
    [1.4, 21],
    [2.8, 15],
    [5.4, 10],
    [8, 7],
    [4.4, 7],
    [2.6, 10],
    [0.2, 15],
    [-1, 21],
    [1, 26],
  ]
  blatt.male(
    kurve(b.kamera.flaeche(weg.map(([x, z]) => [x, 0, z])), true, 0.8),
    ton(licht, '#e2cda6', 0.95, 10),
  )
  const auftritte: Auftritt[] = []
  const stelle = (x: number, z: number, male: (x: number, y: number, m: number) => void) => {
    const [px, py] = b.kamera.punkt([x, 0, z])
    auftritte.push([z, () => male(px, py, b.kamera.masstab([x, 0, z]))])
  }
  const klein = () => ({ groesse: r.zahl(98, 116) })
  const mensch = (x: number, z: number, m: Mensch, y = 0, schatten = true) =>
    auftritte.push([z, () => menschImRaum(b, m, x, z, { y, schatten })])
  // Sandkasten
  auftritte.push([
    18.5,
    () => {
      const ring = (k: number, y: number) =>
        b.kamera.flaeche(
          Array.from({ length: 6 }, (_, i) => [
            -7 + Math.cos(i * 1.047 + 0.5) * 3.6 * k,
            y,
            16 + Math.sin(i * 1.047 + 0.5) * 2.7 * k,
          ]),
        )
      blatt.male(vieleck(ring(1.08, 0)), ton(licht, '#8a5f38', 0.4))
      blatt.male(vieleck(ring(1.08, 0.24)), ton(licht, '#c9935a', 1))
      blatt.male(
        vieleck(ring(0.94, 0.2)),
        blatt.verlauf(0, 0, 0, 1, [
          [0, ton(licht, '#e2c890', 0.7)],
          [1, ton(licht, '#f6e4b4', 1)],
        ]),
      )
      for (let i = 0; i < 26; i++) {
        const [px, py] = b.kamera.punkt([-7 + r.zahl(-2.6, 2.6), 0.2, 16 + r.zahl(-1.7, 1.7)])
        blatt.male(
          ellipse(px, py, r.zahl(10, 40), r.zahl(3, 8)),
          ton(licht, r.chance(0.5) ? '#d9bd84' : '#fff0c8', 0.9),
          0.7,
        )
      }
      const [bx, by] = b.kamera.punkt([-7.4, 0.2, 16])
      blatt.male(
        vieleck([
          [bx - 70, by],
          [bx - 46, by - 64],
          [bx - 24, by - 64],
          [bx - 24, by - 78],
          [bx - 10, by - 78],
          [bx - 10, by - 64],
          [bx + 6, by - 64],
          [bx + 28, by],
        ]),
        blatt.verlauf(0, 0, 1, 0, [
          [0, '#fff0c4'],
          [1, '#c9a868'],
        ]),
      )
      blatt.male(
        vieleck([
          [bx - 17, by - 78],
          [bx - 15, by - 78],
          [bx - 15, by - 120],
          [bx - 17, by - 120],
        ]) +
          vieleck([
            [bx - 15, by - 120],
            [bx + 12, by - 111],
            [bx - 15, by - 102],
          ]),
        '#d23a3f',
      )
    },
  ])
  mensch(-8.8, 15.6, kind(r, { haltung: 'bodensitz', oben: '#d23a3f', blick: 1, ...klein() }), 0.2, false)
  mensch(
    -5.6,
    16.2,
    kind(r, {
      haltung: 'bodensitz',
      oben: '#3f8fa8',
      blick: -1,
      haut: '#7a4a30',
      frisur: 'locken',
      ...klein(),
    }),
    0.2,
    false,
  )
  mensch(-7.4, 14.7, kind(r, { haltung: 'buecken', oben: '#e0b04a', blick: 1, ...klein() }), 0.2, false)
  stelle(-5, 14.4, (px, py, m) =>
    blatt.male(
      vieleck([
        [px, py - m * 0.34],
        [px + m * 0.36, py - m * 0.34],
        [px + m * 0.3, py],
        [px + m * 0.06, py],
      ]),
      blatt.verlauf(0, 0, 1, 0, [
        [0, '#7fc0d4'],
        [1, '#2f6f8c'],
      ]),
    ),
  )
  // Schaukel
  auftritte.push([
    23,
    () => {
      const p = (x: number, y: number, z: number): Punkt => b.kamera.punkt([x, y, z])
      const stab = (q: Punkt, s: Punkt, f: string, l: number) =>
        blatt.strich(`M${zahl(q[0])} ${zahl(q[1])}L${zahl(s[0])} ${zahl(s[1])}`, f, l)
      const holz = ton(licht, '#b9824c', 0.85)
      for (const x of [7, 13]) for (const d of [-1, 1]) stab(p(x, 3, 22.5), p(x, 0, 22.5 + d * 1.3), holz, 13)
      stab(p(6.8, 3, 22.5), p(13.2, 3, 22.5), ton(licht, '#d29a5c', 1), 15)
      for (const [x, s, f] of [
        [8.6, 0.9, '#e0567c'],
        [11.4, -0.8, '#24523b'],
      ] as const) {
        for (const d of [-0.22, 0.22]) stab(p(x + d, 3, 22.5), p(x + d + s, 0.62, 22.4), '#6a6460', 3)
        stab(p(x - 0.3 + s, 0.6, 22.4), p(x + 0.3 + s, 0.6, 22.4), '#8a1c3b', 9)
        menschImRaum(
          b,
          kind(r, { haltung: 'sitzen', oben: f, blick: s > 0 ? 1 : -1, ...klein() }),
          x + s,
          22.4,
          { y: 0.32, schatten: false },
        )
      }
    },
  ])
  // Hügel mit Rutsche
  auftritte.push([
    20.4,
    () => {
      const [px, py] = b.kamera.punkt([-13.4, 0, 21])
      const m = b.kamera.masstab([-13.4, 0, 21])
      blatt.male(
        kurve(
          [
            [px - m * 5, py + m * 0.4],
            [px - m * 3, py - m * 1.6],
            [px - m * 0.6, py - m * 2.5],
            [px + m * 1.4, py - m * 2],
            [px + m * 4, py + m * 0.4],
          ],
          true,
          0.9,
        ),
        blatt.verlauf(0, 0, 1, 1, [
          [0, ton(licht, '#9cc866', 1)],
          [0.6, ton(licht, '#7aa84c', 0.6)],
          [1, ton(licht, '#5a8a3c', 0.3)],
        ]),
      )
      wiese(b, r, py - m * 2, py, '#7fae54', 60, ['#fff8ea'], px - m * 2.6, px + m * 2.2)
      const d: Punkt[] = [
        [px + m * 0.2, py - m * 2.45],
        [px + m * 1, py - m * 2.1],
        [px + m * 2.6, py - m * 0.6],
        [px + m * 3.6, py + m * 0.1],
        [px + m * 4.2, py + m * 0.1],
      ]
      blatt.strich(kurve(d), ton(licht, '#8a9aa4', 0.4), m * 0.72)
      blatt.strich(kurve(d), ton(licht, '#d4dde2', 1), m * 0.56)
      blatt.strich(kurve(d), '#ffffff', m * 0.14, 0.8)
      menschImRaum(b, kind(r, { haltung: 'bodensitz', oben: '#e98a2b', blick: 1, ...klein() }), -12.1, 20.9, {
        y: 1.45,
        schatten: false,
      })
      menschImRaum(
        b,
        kind(r, { haltung: 'winken', oben: '#24523b', blick: 1, haut: '#a86d48', ...klein() }),
        -13.8,
        20.8,
        { y: 2.45, schatten: false },
      )
    },
  ])
  // Hochbeete vorn rechts
  for (const [x, z] of [
    [5.2, 12.4],
    [8.2, 13],
  ] as const)
    auftritte.push([
      z,
      () => {
        quader(b, x, 0, z, 2.4, 0.62, 1.1, '#b9824c')
        for (let i = 0; i < 9; i++) {
          const [px, py] = b.kamera.punkt([x + 0.2 + i * 0.25, 0.66, z + 0.3 + (i % 2) * 0.4])
          pflanze(
            blatt,
            r,
            licht,
            px,
            py - 14,
            r.zahl(20, 30),
            i % 3 === 0 ? '#d2383f' : undefined,
            i % 2 ? '#5d9a45' : '#7fae54',
          )
        }
      },
    ])
  // Sonnenblumen
  for (const [x, z, h] of [
    [4.3, 13.6, 2.2],
    [4.8, 13.8, 1.8],
    [11.2, 13.8, 2.1],
    [11.7, 13.6, 1.7],
  ] as const)
    stelle(x, z, (px, py, m) => sonnenblume(blatt, licht, px, py, m, h))
  mensch(
    7.5,
    12,
    irgendwer(r, {
      haltung: 'buecken',
      oben: '#8a1c3b',
      schnitt: 'schuerze',
      blick: -1,
      frisur: 'zopf',
      alt: false,
      haut: '#e8b48e',
    }),
  )
  mensch(4.4, 11.4, kind(r, { haltung: 'tragen', oben: '#3f6d8a', blick: 1, ding: 'korb', ...klein() }))
  mensch(8.9, 11.7, kind(r, { haltung: 'zeigen', oben: '#f0c84a', blick: -1, frisur: 'zopf', ...klein() }))
  mensch(1.4, 17, kind(r, { haltung: 'laufen', oben: '#e0503a', blick: -1, ...klein() }))
  mensch(
    2.8,
    18,
    kind(r, { haltung: 'laufen', oben: '#5a4a7a', blick: -1, haut: '#7a4a30', frisur: 'locken', ...klein() }),
  )
  mensch(
    -2.4,
    20,
    irgendwer(r, {
      haltung: 'stehen',
      oben: '#24523b',
      schnitt: 'hose',
      blick: -1,
      frisur: 'kurz',
      alt: false,
      haut: '#a86d48',
    }),
  )
  mensch(-1.5, 19.8, kind(r, { haltung: 'winken', oben: '#e0b04a', blick: -1, ...klein() }))
  rollstuhl(b, auftritte, 4.8, 21.4, kind(r, { oben: '#d23a3f', blick: -1, frisur: 'lang' }))
  mensch(3.6, 22, kind(r, { haltung: 'zeigen', oben: '#9cc060', blick: 1, ...klein() }))
  for (let i = 0; i < 6; i++)
    mensch(
      -9 + i * 3.4,
      29 + (i % 2),
      kind(r, { haltung: r.wahl(['gehen', 'stehen', 'springen', 'laufen'] as const), ...klein() }),
    )
  mensch(
    -4,
    29.4,
    irgendwer(r, { haltung: 'stehen', oben: '#d98a8a', frisur: 'tuch', schnitt: 'rock', alt: false }),
  )
  stelle(-6.4, 11.4, (px, py, m) => katze(blatt, licht, px, py, m / 130, '#8a8288', 1))
  stelle(-15, 12.6, (px, py, m) =>
    baum(blatt, r, licht, {
      x: px - 40,
      y: py,
      hoehe: m * 8.4,
      art: 'obst',
      laub: '#7aa848',
      bluete: '#fbe4ea',
    }),
  )
  stelle(15.4, 17, (px, py, m) =>
    baum(blatt, r, licht, { x: px, y: py, hoehe: m * 8.6, art: 'linde', laub: '#7aa848' }),
  )
  for (const [x, z, f] of [
    [-10.6, 30.6, '#d2383f'],
    [10.4, 30.6, '#f0c84a'],
    [-0.8, 31, '#e0567c'],
    [4.8, 31, '#e0567c'],
  ] as const)
    stelle(x, z, (px, py, m) => kuebel(blatt, r, licht, px, py, m * 0.8, f))
  // Vorlesen auf der Decke
  auftritte.push([
    11.2,
    () => {
      bodenfeld(
        b,
        [
          [-4.6, 9.2],
          [0.2, 9.2],
          [0.4, 11],
          [-4.4, 11],
        ],
        ton(licht, '#8a1c3b', 0.85),
      )
      for (let i = 0; i < 5; i++)
        bodenfeld(
          b,
          [
            [-4.4 + i, 9.2],
            [-4 + i, 9.2],
            [-3.8 + i, 11],
            [-4.2 + i, 11],
          ],
          '#f4ecdd',
          0.5,
        )
      bodenfeld(
        b,
        [
          [-4.6, 9.9],
          [0.3, 9.9],
          [0.3, 10.2],
          [-4.5, 10.2],
        ],
        '#f4ecdd',
        0.4,
      )
    },
  ])
  mensch(
    -2.2,
    10.5,
    irgendwer(r, {
      haltung: 'bodensitz',
      ding: 'buch',
      blick: 1,
      oben: '#24523b',
      schnitt: 'hose',
      frisur: 'dutt',
      alt: true,
      haut: '#f0c6a4',
    }),
  )
  mensch(-0.6, 10.3, kind(r, { haltung: 'bodensitz', blick: -1, oben: '#e0b04a', ...klein() }))
  mensch(
    -1.0,
    9.7,
    kind(r, {
      haltung: 'bodensitz',
      blick: -1,
      oben: '#3f8fa8',
      haut: '#7a4a30',
      frisur: 'locken',
      ...klein(),
    }),
  )
  mensch(-3.6, 10.0, kind(r, { haltung: 'bodensitz', blick: 1, oben: '#d98a8a', frisur: 'zopf', ...klein() }))
  stelle(2.4, 8.9, (px, py, m) => {
    blatt.male(ellipse(px + m * 0.2, py, m * 0.34, m * 0.07), '#2f4a2c', 0.35)
    blatt.male(
      ellipse(px, py - m * 0.2, m * 0.22),
      blatt.verlauf(0, 0, 1, 1, [
        [0, '#ffd0b8'],
        [0.4, '#e0503a'],
        [1, '#8a2418'],
      ]),
    )
    blatt.strich(
      `M${zahl(px - m * 0.2)} ${zahl(py - m * 0.22)}Q${zahl(px)} ${zahl(py - m * 0.1)} ${zahl(px + m * 0.2)} ${zahl(py - m * 0.24)}`,
      '#fff4dc',
      m * 0.05,
    )
  })
  vonHintenNachVorn(auftritte)
  kette(
    blatt,
    [140, 560],
    [1140, 600],
    70,
    20,
    ['#d23a3f', '#f4ecdd', '#3f8fa8', '#e0b04a', '#24523b'],
    'wimpel',
    24,
  )
  kette(
    blatt,
    [1140, 600],
    [2330, 540],
    80,
    22,
    ['#d23a3f', '#f4ecdd', '#3f8fa8', '#e0b04a', '#24523b'],
    'wimpel',
    24,
  )
  mauersegler(blatt, r, 1100, 230, 340, 7, '#465a6c')
  stimmung({ blatt }, 400, 200, 2400, [
    [0, '#fff4c8', 0.65],
    [0.5, '#fff6d8', 0.15],
    [1, '#204a5a', 0.28],
  ])
  return blatt.svg()
}
