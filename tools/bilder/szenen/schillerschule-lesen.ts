/** Theater in der Aula der Schillerschule: Kinder im Kostüm, gemalte Kulisse, zuschauende Klasse. */
import { Blatt, ellipse, kurve, type Punkt, vieleck } from '../zeichnen/blatt.ts'
import { kette } from '../zeichnen/dinge.ts'
import { dunkler, heller } from '../zeichnen/farbe.ts'
import { deckenbalken, lichtbahn, lichtfenster, quader, raum, raumlicht } from '../zeichnen/innenraum.ts'
import { kamera } from '../zeichnen/kamera.ts'
import { verkleidet } from '../zeichnen/kostuem.ts'
import { ton } from '../zeichnen/licht.ts'
import { irgendwer, kind, rollstuhl } from '../zeichnen/mensch.ts'
import { kissen, stuhl } from '../zeichnen/moebel.ts'
import { stimmung, szenerie } from '../zeichnen/szenerie.ts'
import { type Buehne, Wand } from '../zeichnen/wand.ts'
import { zufall } from '../zeichnen/zufall.ts'

export function schillerschuleLesen(): string {
  const blatt = new Blatt()
  const licht = raumlicht
  const r = zufall(1911)
  const cam = kamera({ hoehe: 2, horizont: 760, brennweite: 1640 })
  const b: Buehne = { blatt, licht, kamera: cam }
  const m = { x1: -6.4, x2: 6.4, z1: 1.4, z2: 13, hoehe: 4.9 }
  const { links, rechts } = raum(b, r, m, { boden: '#bd8650', wand: '#f2e0bd', decke: '#f8eed8' })
  deckenbalken(b, m)
  for (const u of [1.2, 5, 8.8])
    lichtfenster(links, u, 1.2, 2.4, 2.9, ['#bfe0ee', '#e4f0ea', '#f6ecd0', '#c9d8b0'])
  for (const [u, f] of [
    [1, '#9cc0a4'],
    [4, '#e0b48a'],
    [7, '#8fb0c4'],
  ] as const) {
    rechts.male(rechts.feld(u, 1.7, 2, 1.4), '#8a5a34', 0.1)
    rechts.male(rechts.feld(u + 0.1, 1.8, 1.8, 1.2), f, 0.1)
    rechts.male(
      rechts.flaeche([
        [u + 0.1, 1.8],
        [u + 0.6, 2.5],
        [u + 1, 2.1],
        [u + 1.5, 2.7],
        [u + 1.9, 1.8],
      ]),
      dunkler(f, 0.25),
    )
  }
  // Kulisse: Nacht über Burg und Wald
  const kulisse = new Wand(b, [-4.4, 0.5, 12.4], [1, 0, 0])
  blatt.male(
    kulisse.feld(0, 0, 8.8, 3.9),
    blatt.verlauf(0, 0, 0, 1, [
      [0, '#2e3f6e'],
      [0.55, '#6d78a4'],
      [1, '#e8b48e'],
    ]),
  )
  const s = kulisse.schaerfe
  blatt.male(ellipse(...kulisse.bild([6.7, 3.05]), s * 0.38), '#f6e2a4')
  for (let i = 0; i < 26; i++)
    blatt.male(
      ellipse(...kulisse.bild([r.zahl(0.3, 8.5), r.zahl(2.2, 3.8)]), s * r.zahl(0.012, 0.03)),
      '#f6ecd0',
    )
  blatt.male(
    kulisse.flaeche([
      [0, 1.1],
      [1.6, 1.7],
      [3.2, 1.2],
      [5.4, 1.65],
      [7.2, 1.1],
      [8.8, 1.5],
      [8.8, 0],
      [0, 0],
    ]),
    '#4a5f6e',
  )
  const burg = '#c9a882'
  for (const [u, v, w, h] of [
    [1.2, 0.7, 2.4, 1.3],
    [0.9, 0.7, 0.7, 2],
    [3.2, 0.7, 0.7, 2.2],
  ] as const) {
    blatt.male(kulisse.feld(u, v, w, h), burg)
    blatt.male(kulisse.feld(u + w * 0.72, v, w * 0.28, h), dunkler(burg, 0.18))
    for (let i = 0; i * 0.28 < w - 0.1; i++) blatt.male(kulisse.feld(u + i * 0.28, v + h, 0.16, 0.16), burg)
  }
  for (const [u, v] of [
    [1.14, 2.05],
    [3.44, 2.2],
    [1.9, 1.4],
    [2.6, 1.4],
  ] as const)
    blatt.male(kulisse.feld(u, v, 0.22, 0.34), '#f0c860')
  blatt.male(kulisse.feld(2.1, 0.7, 0.6, 0.5), '#5a3a2c')
  for (let i = 0; i < 10; i++) {
    const u = 4.7 + i * 0.44
    const h = r.zahl(0.9, 1.5)
    for (const [k, f] of [
      [0, '#24523b'],
      [0.3, '#2f6a4c'],
    ] as const)
      blatt.male(
        kulisse.flaeche([
          [u - 0.34 + k * 0.2, 0.3 + k * h],
          [u, 0.5 + h * (0.75 + k)],
          [u + 0.34 - k * 0.2, 0.3 + k * h],
        ]),
        f,
      )
  }
  // Podest
  quader(b, -4.9, 0, 9.2, 9.8, 0.5, 3.6, '#a8743f')
  for (let x = -4.8; x < 4.8; x += 0.4) {
    const d = cam.flaeche([
      [x, 0.06, 9.19],
      [x + 0.03, 0.06, 9.19],
      [x + 0.03, 0.46, 9.19],
      [x, 0.46, 9.19],
    ])
    blatt.male(vieleck(d), ton(licht, '#6b4428', 0.4), 0.6)
  }
  // Vorhang: seitlich gerafft, oben ein Schabrackenband
  for (const d of [-1, 1] as const)
    for (let i = 0; i < 6; i++) {
      const u = (x: number, y: number): Punkt => cam.punkt([d * x, y, 9.3])
      const [a, e] = [4.95 - i * 0.24, 4.95 - (i + 1) * 0.24]
      const [a2, e2] = [4.95 - i * 0.13, 4.95 - (i + 1) * 0.13]
      blatt.male(
        kurve([u(a, 4.4), u(e, 4.4), u(e2 - 0.06, 2.2), u(e2, 0.5), u(a2, 0.5), u(a2, 2.2)], true, 0.45),
        blatt.verlauf(0, 0, 1, 0, [
          [0, ton(licht, heller('#8a1c3b', 0.12), d < 0 ? 0.7 : 1)],
          [1, ton(licht, dunkler('#8a1c3b', 0.25), d < 0 ? 0.2 : 0.5)],
        ]),
      )
    }
  for (let i = 0; i < 14; i++) {
    const u = -5 + i * 0.715
    const q = (x: number, y: number): Punkt => cam.punkt([x, y, 9.25])
    blatt.male(
      kurve(
        [q(u, 4.55), q(u + 0.73, 4.55), q(u + 0.7, 4.05), q(u + 0.36, 3.86), q(u + 0.03, 4.05)],
        true,
        0.5,
      ),
      blatt.verlauf(0, 0, 1, 0, [
        [0, ton(licht, heller('#8a1c3b', 0.14), 0.9)],
        [1, ton(licht, dunkler('#8a1c3b', 0.25), 0.4)],
      ]),
    )
  }
  for (const z of [2.4, 6.2])
    lichtbahn(
      b,
      [
        [-6.4, 4, z],
        [-6.4, 4, z + 2.4],
      ],
      [
        [-4.4, 0, z + 0.4],
        [-4.4, 0, z + 2.8],
        [-1.6, 0, z + 3.6],
        [-1.6, 0, z + 1.2],
      ],
      0.3,
    )
  const sz = szenerie(b)
  const spiel = (
    x: number,
    z: number,
    kopf: Parameters<typeof verkleidet>[2],
    f: string,
    m: Parameters<typeof kind>[1],
  ) =>
    sz.bei(z, () => {
      const [px, py] = cam.punkt([x, 0.5, z])
      blatt.male(ellipse(px + 14, py, 74, 13), '#3a2430', 0.34)
      verkleidet(b, kind(r, { groesse: r.zahl(126, 136), ...m }), kopf, f, x, z, 0.5)
    })
  spiel(-1.5, 10.2, 'krone', '#e0b04a', {
    haltung: 'zeigen',
    blick: 1,
    schnitt: 'mantel',
    oben: '#8a1c3b',
    frisur: 'kurz',
  })
  spiel(0.4, 10.4, 'zauberhut', '#5a4a7a', {
    haltung: 'winken',
    blick: -1,
    schnitt: 'mantel',
    oben: '#5a4a7a',
    haut: '#7a4a30',
    haar: '#2a2428',
    frisur: 'kurz',
  })
  spiel(1.8, 10.8, 'hasenohren', '#e8ddc8', {
    haltung: 'springen',
    blick: -1,
    schnitt: 'kleid',
    oben: '#e8ddc8',
    frisur: 'kurz',
  })
  spiel(2.9, 10.3, 'hasenohren', '#b98a55', {
    haltung: 'stehen',
    blick: -1,
    schnitt: 'hose',
    oben: '#b98a55',
    unten: '#8a6a4a',
    frisur: 'kurz',
  })
  spiel(-2.6, 10.9, 'krone', '#f0d27a', {
    haltung: 'stehen',
    blick: 1,
    schnitt: 'kleid',
    oben: '#d98a8a',
    frisur: 'lang',
    haar: '#c99a5a',
  })
  // Die Erzählerin am Pult
  sz.bei(9.9, () => {
    quader(b, -3.95, 0.5, 9.7, 0.1, 0.72, 0.1, '#8a5a34')
    const pult = new Wand(b, [-4.12, 1.2, 9.72], [1, 0, 0], [0, 0.6, 0.5])
    blatt.male(pult.feld(0, 0, 0.46, 0.4), ton(licht, '#b9824c', 0.9))
  })
  sz.drinnen(
    -4.35,
    10,
    kind(r, {
      haltung: 'vorlesen',
      ding: 'buch',
      blick: 1,
      oben: '#24523b',
      schnitt: 'hose',
      groesse: 138,
      frisur: 'zopf',
    }),
    {
      y: 0.5,
      schatten: false,
    },
  )
  // Die Klasse auf Kissen, die Lehrerin mit dem Textheft
  for (const [x, z, blick, m] of [
    [-3.3, 7.6, 1, { oben: '#3f6d8a', frisur: 'kurz' }],
    [-2.3, 6.8, 1, { oben: '#e0b04a', frisur: 'zopf' }],
    [-1.2, 7.5, 1, { oben: '#e8ddc8', haut: '#a86d48', frisur: 'locken' }],
    [-0.5, 6.4, 1, { oben: '#c4573a', frisur: 'lang' }],
    [1, 7.4, -1, { oben: '#7d9a6a', haut: '#7a4a30', haar: '#2a2428', frisur: 'locken' }],
    [1.9, 6.6, -1, { oben: '#d23a3f', frisur: 'kurz' }],
    [2.7, 7.6, -1, { oben: '#4a7f86', frisur: 'lang', haar: '#8a5a34' }],
  ] as const) {
    sz.bei(z + 0.05, () => kissen(b, x, z + 0.05, r.wahl(['#d9a441', '#3f6d8a', '#24523b', '#c4573a']), 0.42))
    sz.drinnen(
      x,
      z,
      kind(r, { haltung: 'bodensitz', schnitt: 'hose', groesse: r.zahl(118, 130), blick, ...m }),
      {
        y: 0.14,
        schatten: false,
      },
    )
  }
  rollstuhl(b, sz.auftritte, -4.5, 6.9, kind(r, { oben: '#d98a8a', blick: 1, frisur: 'kurz', groesse: 128 }))
  sz.bei(7.1, () => stuhl(b, 4.2, 7, -1, 172))
  sz.drinnen(
    4.2,
    7,
    irgendwer(r, {
      haltung: 'lesen',
      ding: 'buch',
      blick: -1,
      oben: '#24523b',
      schnitt: 'hose',
      frisur: 'kurz',
      alt: true,
      haut: '#e8b48e',
      groesse: 172,
    }),
    { schatten: false },
  )
  sz.male()
  kette(
    blatt,
    cam.punkt([-6.3, 4.6, 7]),
    cam.punkt([6.3, 4.6, 7]),
    130,
    26,
    ['#d23a3f', '#f4ecdd', '#3f8fa8', '#e0b04a', '#24523b'],
    'wimpel',
    24,
  )
  const [bx, by] = cam.punkt([0, 2, 10.6])
  blatt.male(
    ellipse(bx, by, 760, 420),
    blatt.verlaufRund([
      [0, '#ffe6ac', 0.34],
      [0.6, '#ffd28a', 0.12],
      [1, '#ffc266', 0],
    ]),
  )
  stimmung(b, 500, 480, 2100, [
    [0, '#ffe9b8', 0.7],
    [0.5, '#ffd9a0', 0.22],
    [1, '#40304a', 0.4],
  ])
  return blatt.svg()
}
