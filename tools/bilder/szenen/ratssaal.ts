/** Der Ratssaal: Holz, hohe Fenster, Wappen, die Ratsrunde bei der Arbeit. */
import { Blatt, ellipse, kurve, rechteck, vieleck } from '../zeichnen/blatt.ts'
import { kuebel } from '../zeichnen/dinge.ts'
import { dunkler, heller } from '../zeichnen/farbe.ts'
import { haengelampe, lichtbahn, lichtfenster, quader, raum, raumlicht } from '../zeichnen/innenraum.ts'
import { kamera } from '../zeichnen/kamera.ts'
import { type Licht, ton } from '../zeichnen/licht.ts'
import { irgendwer, menschImRaum, rollstuhl } from '../zeichnen/mensch.ts'
import { type Auftritt, vonHintenNachVorn } from '../zeichnen/reihenfolge.ts'
import { stimmung } from '../zeichnen/szenerie.ts'
import type { Buehne } from '../zeichnen/wand.ts'
import { wappen } from '../zeichnen/wappen.ts'
import { zufall } from '../zeichnen/zufall.ts'

export function ratssaal(): string {
  const blatt = new Blatt()
  const licht: Licht = { ...raumlicht, richtung: [-0.62, 0.62, -0.48], hell: '#fff2d8', schatten: '#8a7484' }
  const r = zufall(1848)
  const cam = kamera({ hoehe: 2.7, horizont: 740, mitte: 1200, brennweite: 1500 })
  const b: Buehne = { blatt, licht, kamera: cam }
  const { hinten, links, rechts } = raum(
    b,
    r,
    { x1: -8, x2: 8, z1: 1.5, z2: 19, hoehe: 6 },
    { boden: '#a8713f', wand: '#f2e2c4', decke: '#e9d2a8' },
  )
  // Kassettendecke
  for (let z = 18; z > 3; z -= 2.4) {
    blatt.male(
      vieleck(
        cam.flaeche([
          [-8, 6, z],
          [8, 6, z],
          [8, 5.7, z],
          [-8, 5.7, z],
        ]),
      ),
      ton(licht, '#7a4a2c', 0.6, 6),
    )
    blatt.male(
      vieleck(
        cam.flaeche([
          [-8, 5.7, z],
          [8, 5.7, z],
          [8, 5.7, z + 0.4],
          [-8, 5.7, z + 0.4],
        ]),
      ),
      ton(licht, '#5f3a24', 0.3, 6),
    )
  }
  for (const x of [-5.4, -2.7, 0, 2.7, 5.4])
    blatt.male(
      vieleck(
        cam.flaeche([
          [x - 0.15, 5.72, 2],
          [x + 0.15, 5.72, 2],
          [x + 0.15, 5.72, 19],
          [x - 0.15, 5.72, 19],
        ]),
      ),
      ton(licht, '#6b4228', 0.4, 6),
    )
  // Täfelung
  const holz = '#9a6238'
  const taefelung = (w: typeof hinten, l: number, h: number) => {
    blatt.male(
      w.feld(0, 0, l, h),
      blatt.verlauf(0, 0, 0, 1, [
        [0, w.ton(heller(holz, 0.08), 0.2)],
        [1, w.ton(dunkler(holz, 0.12), 0.1)],
      ]),
    )
    let hell = ''
    let tief = ''
    for (let u = 0.15; u < l - 0.5; u += 1.25) {
      tief += w.feld(u, 0.3, 1.05, h - 0.6)
      hell += w.feld(u + 0.1, 0.4, 0.85, h - 0.8)
    }
    w.male(tief, dunkler(holz, 0.3), 0.1)
    w.male(hell, heller(holz, 0.06), 0.25)
    w.male(w.feld(0, h - 0.14, l, 0.16), heller(holz, 0.2), 0.3)
  }
  taefelung(hinten, 16, 2.6)
  taefelung(links, 17.5, 1.5)
  taefelung(rechts, 17.5, 2.6)
  const draussen = ['#bfe0ee', '#e4f0ea', '#f6ecd0', '#c9d8b0']
  for (const u of [1, 5.2, 9.4, 13.4]) lichtfenster(links, u, 1.75, 2.7, 3.4, draussen)
  // Rückwand: Wappen zwischen Fahnen
  blatt.male(hinten.feld(5.4, 2.75, 5.2, 2.8), hinten.ton('#24523b', 0.1))
  let falten = ''
  for (let i = 0; i < 9; i++) falten += hinten.feld(5.5 + i * 0.58, 2.75, 0.2, 2.8)
  blatt.male(falten, '#16382a', 0.4)
  const [wx, wy] = hinten.bild([8, 4.15])
  wappen(blatt, wx, wy, hinten.schaerfe * 2.1, licht)
  for (const [u, f] of [
    [3.6, ['#24523b', '#f4ecdd', '#8a1c3b']],
    [12, ['#e9bf3e', '#b8273b', '#e9bf3e']],
  ] as const) {
    const [fx, fy] = hinten.bild([u, 0])
    const m = hinten.schaerfe
    blatt.male(rechteck(fx - 5, fy - m * 4.4, 9, m * 4.4), ton(licht, '#c9a24a', 0.8))
    for (const [i, c] of f.entries())
      blatt.male(
        kurve(
          [
            [fx + i * m * 0.26, fy - m * 4.2],
            [fx + (i + 1) * m * 0.26, fy - m * 4.15],
            [fx + (i + 0.8) * m * 0.24, fy - m * 2.6],
            [fx + (i + 1) * m * 0.16, fy - m * 1.2],
            [fx + i * m * 0.16, fy - m * 1.2],
            [fx + i * m * 0.2, fy - m * 2.8],
          ],
          true,
          0.6,
        ),
        blatt.verlauf(0, 0, 1, 0, [
          [0, ton(licht, heller(c, 0.15), 1)],
          [1, ton(licht, dunkler(c, 0.2), 0.4)],
        ]),
      )
  }
  // Gemälde an der rechten Wand
  for (const u of [2.4, 7.4, 12.2]) {
    rechts.male(rechts.feld(u, 3, 2.8, 2), '#c9a24a', 0.1)
    blatt.male(
      rechts.feld(u + 0.15, 3.15, 2.5, 1.7),
      blatt.verlauf(0, 0, 0, 1, [
        [0, '#9cc0cc'],
        [0.5, '#f0d8a4'],
        [0.52, '#8a9c5c'],
        [1, '#5d7a44'],
      ]),
    )
    blatt.male(
      rechts.flaeche([
        [u + 0.15, 3.9],
        [u + 1, 4.4],
        [u + 1.8, 4.05],
        [u + 2.65, 4.3],
        [u + 2.65, 3.7],
        [u + 0.15, 3.7],
      ]),
      '#7f94a8',
      0.8,
    )
  }
  for (const z of [2.5, 6.7, 10.9, 14.9])
    lichtbahn(
      b,
      [
        [-8, 5.1, z],
        [-8, 5.1, z + 2.7],
      ],
      [
        [-5, 0, z + 0.6],
        [-5, 0, z + 3.3],
        [-1, 0, z + 4.4],
        [-1, 0, z + 1.7],
      ],
      0.3,
    )
  // Teppich in der Mitte des Hufeisens
  const auftritte: Auftritt[] = []
  blatt.male(
    vieleck(
      cam.flaeche([
        [-2.6, 0, 4],
        [2.6, 0, 4],
        [2.6, 0, 14],
        [-2.6, 0, 14],
      ]),
    ),
    ton(licht, '#7a1a36', 0.7, 3),
  )
  blatt.male(
    vieleck(
      cam.flaeche([
        [-2.3, 0, 4],
        [2.3, 0, 4],
        [2.3, 0, 13.7],
        [-2.3, 0, 13.7],
      ]),
    ),
    ton(licht, '#8f2443', 0.8, 3),
  )
  for (const k of [0.5, 0.7])
    blatt.strich(
      vieleck(
        cam.flaeche([
          [-2.6 + k, 0, 4],
          [2.6 - k, 0, 4],
          [2.6 - k, 0, 14 - k],
          [-2.6 + k, 0, 14 - k],
        ]),
      ),
      ton(licht, '#e0b86a', 0.7),
      k < 0.6 ? 5 : 2,
      0.8,
    )
  // Eine Bürgerin spricht am Pult
  auftritte.push([
    9.6,
    () => {
      const [px, py] = cam.punkt([0.1, 0, 9.6])
      const k = cam.masstab([0, 0, 9.6])
      blatt.male(ellipse(px + k * 0.2, py, k * 0.8, k * 0.13), '#2a0a1c', 0.35)
      menschImRaum(
        b,
        irgendwer(r, {
          haltung: 'anstossen',
          blick: 1,
          oben: '#d9a441',
          unten: '#2e3f58',
          schnitt: 'hose',
          frisur: 'dutt',
          haar: '#5a3c28',
          haut: '#e8b48e',
          alt: false,
        }),
        -0.25,
        9.7,
        { schatten: false },
      )
      quader(b, 0.15, 0, 9.5, 0.7, 1.05, 0.5, heller(holz, 0.1))
      quader(b, 0.08, 1.05, 9.4, 0.84, 0.07, 0.66, dunkler(holz, 0.2))
      const [mx, my] = cam.punkt([0.5, 1.12, 9.5])
      blatt.strich(`M${mx} ${my}q${-k * 0.05} ${-k * 0.2} ${-k * 0.22} ${-k * 0.26}`, '#3a3238', k * 0.03)
      wappen(blatt, ...cam.punkt([0.5, 0.6, 9.5]), k * 0.46, licht)
    },
  ])
  // Hufeisen aus Tischen
  const tisch = (x: number, z: number, breite: number, tiefe: number) =>
    auftritte.push([
      z - 0.05,
      () => {
        quader(b, x, 0, z + tiefe * 0.3, breite, 0.72, tiefe * 0.4, dunkler(holz, 0.1))
        quader(b, x - 0.06, 0.72, z, breite + 0.12, 0.07, tiefe, heller(holz, 0.15))
      },
    ])
  const stuhl = (x: number, z: number, blick: 1 | -1) =>
    auftritte.push([
      z + 0.12,
      () => {
        quader(b, x - 0.3 + (blick < 0 ? 0.52 : 0), 0.44, z - 0.25, 0.1, 0.72, 0.5, '#24523b')
        quader(b, x - 0.28, 0.36, z - 0.25, 0.56, 0.12, 0.5, '#24523b')
        quader(b, x - 0.04, 0, z, 0.08, 0.36, 0.08, '#3a3238')
      },
    ])
  const papier = (x: number, z: number) =>
    auftritte.push([
      z - 0.4,
      () => {
        blatt.male(
          vieleck(
            cam.flaeche([
              [x - 0.2, 0.8, z],
              [x + 0.16, 0.8, z],
              [x + 0.2, 0.8, z + 0.34],
              [x - 0.16, 0.8, z + 0.34],
            ]),
          ),
          '#fffaf0',
        )
        const [gx, gy] = cam.punkt([x + 0.34, 0.8, z + 0.2])
        const k = cam.masstab([x, 0, z])
        blatt.male(rechteck(gx - k * 0.035, gy - k * 0.15, k * 0.07, k * 0.15), '#dff0f4', 0.8)
      },
    ])
  for (const s of [-1, 1] as const) {
    for (let i = 0; i < 5; i++) {
      const z = 5.6 + i * 1.75
      tisch(s < 0 ? -4.3 : 3.2, z, 1.1, 1.72)
      stuhl(s * 5, z + 0.8, s < 0 ? 1 : -1)
      papier(s * 3.75, z + 0.7)
      if (i === 1 && s > 0)
        rollstuhl(b, auftritte, 5, z + 0.8, irgendwer(r, { blick: -1, oben: '#3f6d8a', frisur: 'kurz' }))
      else
        auftritte.push([
          z + 0.8,
          () =>
            menschImRaum(
              b,
              irgendwer(r, {
                haltung: r.chance(0.3) ? 'lesen' : 'sitzen',
                blick: s < 0 ? 1 : -1,
                schnitt: 'hose',
                oben: r.wahl([
                  '#2e4460',
                  '#8a1c3b',
                  '#24523b',
                  '#5a4a7a',
                  '#c4573a',
                  '#e8ddc8',
                  '#4a4a52',
                  '#d9a441',
                ]),
                alt: r.chance(0.4),
              }),
              s * 5,
              z + 0.8,
              { y: 0.04, schatten: false, hell: s < 0 ? 0.6 : 0.9 },
            ),
        ])
    }
  }
  // Vorsitz unter dem Wappen
  for (const [i, x] of [-2.2, -0.75, 0.75, 2.2].entries()) {
    auftritte.push([
      16.2,
      () => {
        quader(b, x - 0.36, 0.5, 16.4, 0.72, 1, 0.1, '#24523b')
        menschImRaum(
          b,
          irgendwer(r, {
            haltung: i === 1 ? 'zeigen' : 'sitzen',
            blick: x < 0 ? 1 : -1,
            schnitt: 'hose',
            oben: ['#4a4a52', '#8a1c3b', '#2e4460', '#e8ddc8'][i] ?? '#2e4460',
            alt: i > 1,
            haut: i === 3 ? '#a86d48' : '#f0c6a4',
          }),
          x,
          16.1,
          { y: i === 1 ? 0 : 0.12, schatten: false },
        )
      },
    ])
    papier(x, 15.2)
  }
  auftritte.push([
    15.2,
    () => {
      quader(b, -3.2, 0, 15, 6.4, 0.78, 0.7, dunkler(holz, 0.05))
      quader(b, -3.3, 0.78, 14.9, 6.6, 0.07, 0.9, heller(holz, 0.15))
      const v = cam.punkt([0, 0.4, 15])
      wappen(blatt, v[0], v[1], cam.masstab([0, 0, 15]) * 0.55, licht)
    },
  ])
  for (const [x, z, g] of [
    [-7, 17.6, 1],
    [7, 17.6, 1],
    [6.9, 5.4, 0.9],
  ] as const)
    auftritte.push([
      z,
      () => {
        const [px, py] = cam.punkt([x, 0, z])
        kuebel(blatt, r, licht, px, py, cam.masstab([x, 0, z]) * g * 0.8, '#6f9a50', '#e6cfa8')
      },
    ])
  vonHintenNachVorn(auftritte)
  // Zuhörer im Vordergrund: Rückenlehnen der ersten Reihe
  for (let i = 0; i < 8; i++) {
    const x = 140 + i * 300
    blatt.male(
      kurve(
        [
          [x, 1610],
          [x + 6, 1478],
          [x + 30, 1452],
          [x + 210, 1452],
          [x + 234, 1478],
          [x + 240, 1610],
        ],
        true,
        0.5,
      ),
      blatt.verlauf(0, 0, 1, 0.3, [
        [0, ton(licht, '#b87a48', 0.8)],
        [1, ton(licht, '#6b4228', 0.3)],
      ]),
    )
    blatt.male(
      kurve(
        [
          [x + 28, 1610],
          [x + 32, 1496],
          [x + 206, 1496],
          [x + 212, 1610],
        ],
        true,
        0.4,
      ),
      ton(licht, '#24523b', 0.45),
    )
  }
  for (const [x, z] of [
    [-2.6, 13.6],
    [2.6, 13.6],
    [-2.6, 8.4],
    [2.6, 8.4],
  ] as const) {
    const [px, py] = cam.punkt([x, 5.7, z])
    const [, py2] = cam.punkt([x, 4.5, z])
    haengelampe(blatt, licht, px, py, py2, cam.masstab([x, 0, z]) * 0.36, '#d9b04e')
  }
  stimmung({ blatt }, 500, 500, 2100, [
    [0, '#ffe9b8', 0.75],
    [0.5, '#ffd9a0', 0.2],
    [1, '#3a2a4a', 0.4],
  ])
  return blatt.svg()
}
