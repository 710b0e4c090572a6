/** Der Schulgarten der Jahnschule: Hochbeete, Regentonne, gießende Kinder. */
import { baum } from '../zeichnen/baum.ts'
import { Blatt, ellipse, kurve, type Punkt, rechteck, vieleck, z as zahl } from '../zeichnen/blatt.ts'
import { boden, bodenfeld, wiese } from '../zeichnen/boden.ts'
import { dachflaeche } from '../zeichnen/dach.ts'
import { pflanze, sonnenblume } from '../zeichnen/dinge.ts'
import { himmel, mauersegler, schleier, wolke } from '../zeichnen/himmel.ts'
import { huegelzug, kamm, rebzeilen, waldsaum } from '../zeichnen/huegel.ts'
import { quader } from '../zeichnen/innenraum.ts'
import { kamera } from '../zeichnen/kamera.ts'
import { fruehling, type Licht, ton } from '../zeichnen/licht.ts'
import { irgendwer, kind, menschImRaum } from '../zeichnen/mensch.ts'
import { schulhaus } from '../zeichnen/schulhaus.ts'
import { stimmung, szenerie } from '../zeichnen/szenerie.ts'
import { type Buehne, Wand } from '../zeichnen/wand.ts'
import { zufall } from '../zeichnen/zufall.ts'

export function jahnschuleGarten(): string {
  const blatt = new Blatt()
  const licht: Licht = { ...fruehling, richtung: [-0.64, 0.6, -0.48], sicht: 220, hell: '#fff8e6' }
  const r = zufall(1849)
  const horizont = 730
  const b: Buehne = { blatt, licht, kamera: kamera({ hoehe: 2.6, horizont, brennweite: 1880 }) }
  himmel(blatt, licht, 770)
  schleier(blatt, r, licht, 700, 130, 1300, 5)
  wolke(blatt, r, licht, 1880, 270, 560)
  wolke(blatt, r, licht, 520, 330, 400)
  huegelzug(blatt, kamm(zufall(4), 560, 40, 2100), 800, '#8fb4c8', '#c6dcd8')
  const hang = kamm(zufall(19), 600, 40, 1700)
  huegelzug(blatt, hang, 830, '#9ebe82', '#c0d298')
  rebzeilen(blatt, r, hang, {
    unten: 90,
    schraeg: [0, 6],
    grund: ['#b9ce8e', '#adc682'],
    rebe: ['#7aa65a', '#86b060'],
  })
  waldsaum(blatt, r, hang, '#74a066', 15)
  boden(b, horizont, '#7fae54', '#a9c87c')
  schulhaus(b, r, {
    x: -30,
    z: 58,
    breite: 40,
    tiefe: 14,
    stein: '#f2ddb4',
    backstein: false,
    zier: '#c98f6e',
    dach: '#a8533c',
    uhr: [10, 10],
    solar: true,
  })
  const sz = szenerie(b)
  for (const [x, z, h, art] of [
    [-26, 40, 9, 'linde'],
    [15, 46, 11, 'linde'],
    [24, 42, 10, 'birke'],
    [33, 48, 12, 'linde'],
  ] as const)
    sz.stelle(x, z, (px, py, m) =>
      baum(blatt, r, licht, { x: px, y: py, hoehe: h * m, art, laub: '#7fae4c', fern: 30 }),
    )
  wiese(b, r, 780, 1600, '#7fae54', 1500, ['#fff8ea', '#f0d24a', '#f6c9d4'])
  // Lattenzaun
  sz.bei(26, () => {
    const w = new Wand(b, [-24, 0, 26], [1, 0, 0])
    w.male(w.feld(0, 0.3, 48, 0.08) + w.feld(0, 0.8, 48, 0.08), '#b98a55')
    let latten = ''
    for (let u = 0; u < 48; u += 0.24)
      latten += w.flaeche([
        [u, 0.05],
        [u + 0.12, 0.05],
        [u + 0.12, 1],
        [u + 0.06, 1.1],
        [u, 1],
      ])
    w.male(latten, '#d2a265', 0.1)
  })
  // Kiesweg zwischen den Beeten
  bodenfeld(
    b,
    [
      [-0.7, 4],
      [0.9, 4],
      [1, 25],
      [-0.6, 25],
    ],
    ton(licht, '#e2cda6', 0.95, 8),
  )
  bodenfeld(
    b,
    [
      [-7.4, 12.6],
      [7.6, 12.6],
      [7.6, 13.7],
      [-7.4, 13.7],
    ],
    ton(licht, '#e2cda6', 0.95, 10),
  )
  const beet = (x: number, z: number, breite: number, laub: readonly string[], frucht?: string) =>
    sz.bei(z, () => {
      bodenfeld(
        b,
        [
          [x, z + 1.2],
          [x + breite + 0.5, z + 1],
          [x + breite + 0.5, z + 0.1],
          [x, z],
        ],
        '#3a4a30',
        0.34,
      )
      quader(b, x, 0, z, breite, 0.56, 1.2, '#b9824c')
      quader(b, x, 0.24, z - 0.02, breite, 0.03, 0.02, '#8a5a34')
      bodenfeldAuf(x + 0.07, z + 0.07, breite - 0.14, 1.06, 0.57)
      for (const dz of [0.85, 0.3])
        for (let i = 0; i < breite / 0.3 - 0.6; i++) {
          const [px, py] = b.kamera.punkt([x + 0.24 + i * 0.3, 0.58, z + dz])
          const m = b.kamera.masstab([x, 0, z + dz])
          const g = m * r.zahl(0.1, 0.16)
          pflanze(
            blatt,
            r,
            licht,
            px,
            py - g * 0.7,
            g,
            frucht && i % 2 ? frucht : undefined,
            laub[i % laub.length],
          )
        }
    })
  const bodenfeldAuf = (x: number, z: number, l: number, t: number, y: number) =>
    blatt.male(
      vieleck(
        b.kamera.flaeche([
          [x, y, z],
          [x + l, y, z],
          [x + l, y, z + t],
          [x, y, z + t],
        ]),
      ),
      ton(licht, '#6b4a34', 0.7, 6),
    )
  beet(-5.6, 9.4, 4.2, ['#6d9a45', '#8fb45c'], '#d2383f')
  beet(1.6, 9.4, 4.2, ['#7fae54', '#5d8a45'])
  beet(-6.4, 15, 4.8, ['#5d8a45', '#7a8a4c'], '#e0b04a')
  beet(1.6, 15, 4.6, ['#8fb45c', '#6d9a45'], '#e98a2b')
  beet(-6, 20.4, 4.8, ['#6d9a45'])
  beet(1.6, 20.4, 4.6, ['#6d9a45', '#5d8a45'], '#e0567c')
  // Bohnenstangen im hinteren Beet
  sz.bei(15.5, () => {
    for (let i = 0; i < 4; i++) {
      const x = 2.2 + i * 1.1
      const p = (dx: number, y: number) =>
        b.kamera
          .punkt([x + dx, y, 15.6])
          .map(zahl)
          .join(' ')
      blatt.strich(
        `M${p(-0.35, 0.55)}L${p(0.05, 2.5)}M${p(0.35, 0.55)}L${p(-0.05, 2.5)}M${p(0, 0.6)}L${p(0, 2.5)}`,
        ton(licht, '#b98a55', 0.8),
        6,
      )
      for (let k = 0; k < 9; k++) {
        const [px, py] = b.kamera.punkt([x + r.zahl(-0.22, 0.22) * (1 - k / 12), 0.7 + k * 0.19, 15.55])
        pflanze(blatt, r, licht, px, py, 13, k % 4 === 1 ? '#d23a3f' : undefined, '#5d8a45')
      }
    }
  })
  // Gartenhaus mit Regenrinne und Tonne
  sz.bei(17.4, () => {
    const w = new Wand(b, [8.6, 0, 15.6], [1, 0, 0])
    const seite = new Wand(b, [8.6, 0, 18.6], [0, 0, -1])
    for (const [v, l] of [
      [seite, 3],
      [w, 3.6],
    ] as const) {
      v.male(v.feld(0, 0, l, 2.3), '#c48c50')
      let fugen = ''
      for (let u = 0; u < l; u += 0.26) fugen += v.feld(u, 0, 0.03, 2.3)
      v.male(fugen, '#8a5a34')
    }
    w.male(w.feld(1.9, 0, 1, 1.95), '#24523b', 0.1)
    w.male(w.feld(2.72, 0.9, 0.07, 0.12), '#e0b04a', 0.2)
    w.male(w.feld(0.5, 1, 0.9, 0.8), '#f4ecdd', 0.1)
    blatt.male(w.feld(0.57, 1.07, 0.76, 0.66), '#9cc8d8')
    w.male(w.feld(0.92, 1.07, 0.05, 0.66) + w.feld(0.57, 1.37, 0.76, 0.05), '#f4ecdd', 0.1)
    dachflaeche(
      b,
      r,
      [
        [8.2, 2.2, 15.2],
        [12.6, 2.2, 15.2],
        [12.6, 3.2, 18.8],
        [8.2, 3.2, 18.8],
      ],
      '#a8533c',
    )
    const rinne = (p: readonly [number, number, number][]) =>
      blatt.strich(
        `M${p.map(q => b.kamera.punkt(q).map(zahl).join(' ')).join('L')}`,
        ton(licht, '#8a9aa0', 0.8),
        9,
      )
    rinne([
      [12.6, 2.16, 15.15],
      [8.3, 2.1, 15.15],
      [8.3, 1.05, 15.1],
    ])
  })
  sz.stelle(8.1, 14.9, (px, py, m) => {
    const [w, h] = [m * 0.36, m * 0.98]
    blatt.male(ellipse(px + w * 0.7, py, w * 1.5, w * 0.3), '#2f3a38', 0.3)
    blatt.male(
      kurve(
        [
          [px - w * 0.92, py],
          [px - w * 1.06, py - h * 0.5],
          [px - w * 0.94, py - h],
          [px + w * 0.94, py - h],
          [px + w * 1.06, py - h * 0.5],
          [px + w * 0.92, py],
        ],
        true,
        0.35,
      ),
      blatt.verlauf(0, 0, 1, 0, [
        [0, ton(licht, '#5d8a70', 1)],
        [0.5, ton(licht, '#3f6d56', 0.7)],
        [1, ton(licht, '#24523b', 0.2)],
      ]),
    )
    blatt.male(ellipse(px, py - h, w * 0.95, w * 0.24), ton(licht, '#2f4a44', 0.5))
    blatt.male(ellipse(px, py - h + 2, w * 0.8, w * 0.17), '#9cc8d8')
    for (const t of [0.25, 0.75])
      blatt.male(rechteck(px - w * 1.02, py - h * t, w * 2.04, m * 0.035), ton(licht, '#24523b', 0.35))
    blatt.male(rechteck(px - w * 0.1, py - h * 0.2, m * 0.07, m * 0.1), ton(licht, '#e0b04a', 0.9))
  })
  // Kinder beim Gießen, Jäten, Tragen
  const giesst = (x: number, z: number, m: Parameters<typeof kind>[1], blick: 1 | -1, kanne: string) =>
    sz.bei(z, () => {
      const g = 126
      menschImRaum(b, kind(r, { groesse: g, haltung: 'zeigen', blick, ...m }), x, z)
      const [px, py] = b.kamera.punkt([x, 0, z])
      const k = (b.kamera.masstab([x, 0, z]) * g) / 172
      const P = (u: number, v: number): Punkt => [px + blick * k * u, py - k * v]
      blatt.strich(
        `M${P(0.52, 1.24).map(zahl).join(' ')}Q${P(0.6, 1.38).map(zahl).join(' ')} ${P(0.74, 1.2).map(zahl).join(' ')}`,
        ton(licht, kanne, 0.4),
        k * 0.04,
      )
      blatt.strich(
        `M${P(0.72, 1.06).map(zahl).join(' ')}L${P(1.06, 1.12).map(zahl).join(' ')}`,
        ton(licht, kanne, 0.7),
        k * 0.055,
      )
      blatt.male(
        vieleck([P(0.46, 1.22), P(0.78, 1.16), P(0.74, 0.9), P(0.44, 0.96)]),
        blatt.verlauf(0, 0, 1, 0, [
          [0, ton(licht, kanne, 1)],
          [1, ton(licht, kanne, 0.4)],
        ]),
      )
      blatt.male(vieleck([P(1.02, 1.17), P(1.1, 1.15), P(1.08, 1.03), P(1.02, 1.07)]), ton(licht, kanne, 0.5))
      for (let i = 0; i < 7; i++) {
        const o = i * 0.025
        blatt.strich(
          `M${P(1.08, 1.04 + o * 0.6)
            .map(zahl)
            .join(' ')}Q${P(1.2 + o, 1 + o)
            .map(zahl)
            .join(' ')} ${P(1.24 + o * 1.5, 0.72)
            .map(zahl)
            .join(' ')}`,
          '#d8f0f6',
          k * 0.012,
          0.8,
        )
      }
    })
  giesst(0.35, 9.9, { oben: '#d23a3f', schnitt: 'hose', frisur: 'zopf' }, 1, '#7d9aa6')
  giesst(
    0.45,
    15.3,
    { oben: '#e0b04a', schnitt: 'shorts', haut: '#7a4a30', haar: '#2a2428', frisur: 'locken' },
    1,
    '#5d8a4a',
  )
  sz.mensch(
    -3.1,
    8.9,
    kind(r, { haltung: 'buecken', blick: 1, oben: '#3f6d8a', schnitt: 'hose', frisur: 'kurz', groesse: 128 }),
  )
  sz.mensch(
    -0.9,
    14.4,
    irgendwer(r, {
      haltung: 'zeigen',
      blick: -1,
      oben: '#8a1c3b',
      schnitt: 'schuerze',
      frisur: 'hut',
      alt: false,
      haut: '#e8b48e',
      groesse: 168,
    }),
  )
  sz.mensch(
    -2.2,
    13.9,
    kind(r, { haltung: 'stehen', blick: 1, oben: '#7d9a6a', groesse: 124, schnitt: 'hose' }),
  )
  sz.mensch(
    -4.6,
    14,
    kind(r, {
      haltung: 'tragen',
      ding: 'kiste',
      blick: 1,
      oben: '#e8ddc8',
      schnitt: 'hose',
      groesse: 134,
      haut: '#a86d48',
    }),
  )
  sz.mensch(
    6.9,
    14.2,
    kind(r, {
      haltung: 'gehen',
      ding: 'korb',
      blick: -1,
      oben: '#5a4a7a',
      groesse: 128,
      frisur: 'lang',
      schnitt: 'hose',
    }),
  )
  sz.mensch(
    3.4,
    14.2,
    kind(r, { haltung: 'zeigen', blick: 1, oben: '#c4573a', groesse: 122, schnitt: 'hose' }),
  )
  sz.mensch(0.4, 19.4, kind(r, { haltung: 'laufen', blick: 1, oben: '#3f8fa8', groesse: 126 }))
  for (const [x, z, h] of [
    [-7, 13.2, 2.1],
    [-7.5, 13.5, 1.7],
    [-6.9, 14, 1.9],
  ] as const)
    sz.stelle(x, z, (px, py, m) => sonnenblume(blatt, licht, px, py, m, h))
  sz.stelle(-10.4, 16, (px, py, m) =>
    baum(blatt, r, licht, { x: px, y: py, hoehe: m * 6, art: 'obst', laub: '#7aa848', bluete: '#fbe4ea' }),
  )
  // Schubkarre mit Kürbissen und Blumensaum vorn
  sz.stelle(2.9, 7.9, (px, py, m) => {
    blatt.male(ellipse(px + m * 0.15, py, m * 0.8, m * 0.1), '#2f3a38', 0.32)
    blatt.strich(
      `M${zahl(px - m * 0.95)} ${zahl(py - m * 0.58)}L${zahl(px + m * 0.55)} ${zahl(py - m * 0.2)}M${zahl(px - m * 0.3)} ${zahl(py - m * 0.4)}V${zahl(py)}`,
      ton(licht, '#8a5a34', 0.7),
      m * 0.06,
    )
    blatt.male(ellipse(px + m * 0.55, py - m * 0.2, m * 0.2), ton(licht, '#2c2a30', 0.5))
    blatt.male(ellipse(px + m * 0.55, py - m * 0.2, m * 0.1), ton(licht, '#c9c6be', 0.9))
    for (const [u, v, g] of [
      [-0.22, 0.76, 0.2],
      [0.3, 0.76, 0.18],
      [0.05, 0.86, 0.22],
    ] as const) {
      blatt.male(
        ellipse(px + m * u, py - m * v, m * g, m * g * 0.8),
        blatt.verlauf(0, 0, 1, 0.4, [
          [0, ton(licht, '#f0a84a', 1)],
          [1, ton(licht, '#c9662a', 0.4)],
        ]),
      )
      blatt.male(ellipse(px + m * u, py - m * v, m * g * 0.4, m * g * 0.78), ton(licht, '#f6bc6a', 1), 0.6)
      blatt.male(
        rechteck(px + m * (u - 0.02), py - m * (v + g * 0.98), m * 0.045, m * 0.09),
        ton(licht, '#5d8a45', 0.7),
      )
    }
    blatt.male(
      vieleck([
        [px - m * 0.56, py - m * 0.78],
        [px + m * 0.66, py - m * 0.74],
        [px + m * 0.42, py - m * 0.32],
        [px - m * 0.34, py - m * 0.36],
      ]),
      blatt.verlauf(0, 0, 1, 0, [
        [0, ton(licht, '#5d9a70', 1)],
        [1, ton(licht, '#24523b', 0.4)],
      ]),
    )
  })
  sz.male()
  for (let i = 0; i < 30; i++) {
    const x = i % 2 ? r.zahl(-40, 760) : r.zahl(1640, 2440)
    const g = r.zahl(34, 58)
    pflanze(
      blatt,
      r,
      licht,
      x,
      1600 - Math.abs(1200 - x) * 0.05 - r.zahl(-30, 14),
      g,
      r.wahl(['#e0567c', '#f0d24a', '#8f7fc4', '#f4ecdd']),
      '#5d8a45',
    )
  }
  mauersegler(blatt, r, 1150, 220, 340, 7, '#465a6c')
  stimmung(b, 400, 200, 2400, [
    [0, '#fff4c8', 0.65],
    [0.5, '#fff6d8', 0.15],
    [1, '#204a5a', 0.28],
  ])
  return blatt.svg()
}
