/** Sommerkonzert der Musikschule im Hof: Orchester unter der Kastanie, Publikum davor. */
import { baum } from '../zeichnen/baum.ts'
import { Blatt, ellipse, kurve, rechteck, vieleck, z as zahl } from '../zeichnen/blatt.ts'
import { boden, pflaster, schlagschatten } from '../zeichnen/boden.ts'
import { kette, kuebel, laterne } from '../zeichnen/dinge.ts'
import { type Haus, haus, hausschatten } from '../zeichnen/haus.ts'
import { himmel, mauersegler, schleier, sonnenschein } from '../zeichnen/himmel.ts'
import { quader } from '../zeichnen/innenraum.ts'
import { cello, floete, geige, type Instrument, notenstaender, trompete } from '../zeichnen/instrumente.ts'
import { kamera } from '../zeichnen/kamera.ts'
import { kirchturm } from '../zeichnen/kirche.ts'
import { abend, type Licht, ton } from '../zeichnen/licht.ts'
import { irgendwer, kind, type Mensch, menschImRaum, rollstuhl } from '../zeichnen/mensch.ts'
import { type Auftritt, vonHintenNachVorn } from '../zeichnen/reihenfolge.ts'
import { stimmung } from '../zeichnen/szenerie.ts'
import type { Buehne } from '../zeichnen/wand.ts'
import { zufall } from '../zeichnen/zufall.ts'

export function musikschuleKonzert(): string {
  const blatt = new Blatt()
  const licht: Licht = { ...abend, lampen: 0.35, hell: '#ffe9c8', schatten: '#7f78a8', sicht: 150 }
  const r = zufall(440)
  const horizont = 905
  const cam = kamera({ hoehe: 3.4, horizont, mitte: 1200, brennweite: 1960 })
  const b: Buehne = { blatt, licht, kamera: cam }
  himmel(blatt, licht, 860)
  sonnenschein(blatt, licht, 160, 640, 1500)
  schleier(blatt, r, licht, 900, 200, 1600, 7)
  schleier(blatt, r, licht, 1800, 330, 1000, 4)
  kirchturm(b, r, 26, 110, { hoehe: 31 })
  boden(b, horizont, '#c9a98c', '#e2c6a4')
  pflaster(b, r, { x1: -16, x2: 16, z1: 5, z2: 34, farbe: '#c4a488', dichte: 0.55 })
  const bauten: Haus[] = [
    {
      x: -15,
      z: 34,
      breite: 9.6,
      tiefe: 9,
      geschosse: 3,
      giebelstaendig: true,
      putz: '#f2dcae',
      holz: '#6b3a2a',
      dach: '#a2503a',
      blumen: true,
      unten: 'tuer',
      zier: 'raute',
    },
    {
      x: -5.4,
      z: 35,
      breite: 11,
      tiefe: 9,
      geschosse: 3,
      giebelstaendig: false,
      putz: '#efd0ac',
      dach: '#a8533c',
      laden: '#24523b',
      blumen: true,
      unten: 'tuer',
    },
    {
      x: 5.6,
      z: 34,
      breite: 9.4,
      tiefe: 9,
      geschosse: 3,
      giebelstaendig: true,
      putz: '#f6ead2',
      holz: '#5a3226',
      dach: '#b05c40',
      blumen: true,
      unten: 'tuer',
      zier: 'feuerbock',
    },
    {
      x: -14.6,
      z: 15.8,
      winkel: 90,
      breite: 18,
      tiefe: 8,
      geschosse: 2,
      giebelstaendig: false,
      putz: '#e9c8a4',
      holz: '#5a3a2c',
      dach: '#9a4a38',
      blumen: true,
      unten: 'tuer',
    },
    {
      x: 14.8,
      z: 33.6,
      winkel: -90,
      breite: 18,
      tiefe: 8,
      geschosse: 2,
      giebelstaendig: false,
      putz: '#f4e2c0',
      holz: '#7a2f2a',
      dach: '#a8533c',
      blumen: true,
      unten: 'tuer',
      zier: 'raute',
    },
  ]
  schlagschatten(
    b,
    bauten.slice(3, 4).map(h => hausschatten(b, h)),
    '#4a3f70',
    0.34,
  )
  for (const h of bauten) haus(b, r, h)
  const auftritte: Auftritt[] = []
  const stelle = (x: number, z: number, male: (x: number, y: number, m: number) => void) => {
    const [px, py] = cam.punkt([x, 0, z])
    auftritte.push([z, () => male(px, py, cam.masstab([x, 0, z]))])
  }
  stelle(7.8, 29, (x, y, m) =>
    baum(blatt, r, licht, { x, y, hoehe: m * 11, art: 'linde', laub: '#6d8a40', fern: 18 }),
  )
  stelle(-9.4, 31, (x, y, m) =>
    baum(blatt, r, licht, { x, y, hoehe: m * 8, art: 'linde', laub: '#6d8a40', fern: 20 }),
  )
  // Podest mit Teppich
  auftritte.push([
    28.4,
    () => {
      quader(b, -6.4, 0, 21.6, 12.8, 0.5, 6.6, '#b07c4e')
      blatt.male(
        vieleck(
          cam.flaeche([
            [-5.6, 0.51, 22],
            [5.6, 0.51, 22],
            [5.6, 0.51, 27.8],
            [-5.6, 0.51, 27.8],
          ]),
        ),
        ton(licht, '#8a1c3b', 0.75, 8),
      )
      const [lx, ly] = cam.punkt([0, 2, 25])
      blatt.male(
        ellipse(lx, ly, 620, 300),
        blatt.verlaufRund([
          [0, '#ffe6ac', 0.5],
          [0.5, '#ffcf86', 0.2],
          [1, '#ffc266', 0],
        ]),
      )
    },
  ])
  const y0 = 0.5
  const musiker = (x: number, z: number, m: Mensch, instrument: Instrument, d: 1 | -1, sitz = false) =>
    auftritte.push([
      z,
      () => {
        if (sitz) quader(b, x - 0.24, y0 + 0.36, z - 0.2, 0.48, 0.1, 0.44, '#5a4636')
        menschImRaum(b, m, x, z, { y: y0 + (sitz ? 0.04 : 0), schatten: false, hell: 0.9 })
        const [px, py] = cam.punkt([x, y0, z])
        instrument(blatt, licht, d, px, py, cam.masstab([x, y0, z]))
      },
    ])
  const fest = { schnitt: 'hose', oben: '#f4ecdd' } as const
  const rot = { schnitt: 'kleid', oben: '#8a1c3b' } as const
  musiker(-4.4, 23.4, kind(r, { ...rot, haltung: 'musik', blick: 1, frisur: 'zopf', groesse: 148 }), geige, 1)
  musiker(
    -3.2,
    24.6,
    kind(r, { ...fest, haltung: 'musik', blick: 1, groesse: 152, haut: '#a86d48' }),
    geige,
    1,
  )
  musiker(
    -2,
    23.2,
    irgendwer(r, { ...fest, haltung: 'musik', blick: 1, alt: false, oben: '#24523b' }),
    geige,
    1,
  )
  musiker(-4.6, 26.4, kind(r, { ...fest, haltung: 'musik', blick: 1 }), floete, 1)
  musiker(
    -3,
    26.6,
    kind(r, { ...rot, haltung: 'musik', blick: 1, frisur: 'locken', haut: '#7a4a30', haar: '#2a2428' }),
    floete,
    1,
  )
  musiker(
    2.2,
    23.4,
    irgendwer(r, { ...fest, haltung: 'sitzen', blick: -1, alt: false, oben: '#24523b' }),
    cello,
    -1,
    true,
  )
  musiker(
    4.2,
    23.8,
    kind(r, { ...rot, haltung: 'sitzen', blick: -1, frisur: 'lang', groesse: 150 }),
    cello,
    -1,
    true,
  )
  musiker(2.4, 26.6, kind(r, { ...fest, haltung: 'musik', blick: -1, groesse: 150 }), trompete, -1)
  musiker(
    3.8,
    26.4,
    irgendwer(r, { ...fest, haltung: 'musik', blick: -1, alt: true, frisur: 'glatze' }),
    trompete,
    -1,
  )
  musiker(5.2, 26.2, kind(r, { ...rot, haltung: 'musik', blick: -1, frisur: 'dutt' }), trompete, -1)
  // Flügel in der Mitte hinten
  auftritte.push([
    26.2,
    () => {
      const [px, py] = cam.punkt([-0.2, y0, 26.2])
      const k = cam.masstab([0, y0, 26.2])
      blatt.male(
        rechteck(px - k * 0.9, py - k * 0.8, k * 0.09, k * 0.8) +
          rechteck(px + k * 0.9, py - k * 0.8, k * 0.09, k * 0.8),
        '#241e26',
      )
      blatt.male(
        kurve(
          [
            [px - k * 1.1, py - k * 1.02],
            [px + k * 1.1, py - k * 1.02],
            [px + k * 1.1, py - k * 0.72],
            [px - k * 1.1, py - k * 0.72],
          ],
          true,
          0.15,
        ),
        '#2e2630',
      )
      blatt.male(
        vieleck([
          [px - k * 1.1, py - k * 1.04],
          [px + k * 0.9, py - k * 1.04],
          [px + k * 1.25, py - k * 1.9],
          [px - k * 0.4, py - k * 1.75],
        ]),
        blatt.verlauf(0, 0, 1, 1, [
          [0, '#5a4a52'],
          [0.4, '#2e2630'],
          [1, '#1c161e'],
        ]),
      )
    },
  ])
  // Notenständer und Dirigentin
  for (const [x, z] of [
    [-3.4, 22.8],
    [-1.2, 22.9],
    [1.2, 22.9],
    [3.2, 22.8],
  ] as const)
    auftritte.push([
      z,
      () => {
        const [px, py] = cam.punkt([x, y0, z])
        notenstaender(blatt, px, py, cam.masstab([x, y0, z]))
      },
    ])
  auftritte.push([
    21.2,
    () => {
      quader(b, -0.6, 0, 20.8, 1.2, 0.3, 0.8, '#8a5a34')
      menschImRaum(
        b,
        irgendwer(r, {
          haltung: 'tanzenB',
          blick: 1,
          schnitt: 'mantel',
          oben: '#2e2630',
          unten: '#2e2630',
          frisur: 'lang',
          haar: '#c99a5a',
          alt: false,
          haut: '#f0c6a4',
        }),
        0,
        21.1,
        { y: 0.3, schatten: false },
      )
    },
  ])
  // Publikum von der Seite auf Stuhlreihen
  for (const [reihe, z] of [17.6, 15.2, 12.8].entries())
    for (let i = 0; i < 9; i++) {
      const x = -6.6 + i * 1.55 + (reihe % 2) * 0.5
      if (Math.abs(x) < 0.9) continue
      const blick = x < 0 ? 1 : -1
      auftritte.push([
        z,
        () => {
          const [px, py] = cam.punkt([x, 0, z])
          const k = cam.masstab([x, 0, z])
          blatt.male(ellipse(px + k * 0.3, py, k * 0.6, k * 0.1), '#3a2a58', 0.34)
          blatt.strich(
            `M${zahl(px - blick * k * 0.3)} ${zahl(py)}V${zahl(py - k * 0.95)}M${zahl(px - blick * k * 0.3)} ${zahl(py - k * 0.44)}H${zahl(px + blick * k * 0.24)}V${zahl(py)}`,
            ton(licht, '#7a5230', 0.6),
            k * 0.06,
          )
          menschImRaum(
            b,
            r.chance(0.25)
              ? kind(r, { haltung: 'sitzen', blick })
              : irgendwer(r, { haltung: 'sitzen', blick, alt: r.chance(0.4) }),
            x,
            z - 0.02,
            { y: 0.02, schatten: false, hell: 0.75 },
          )
        },
      ])
    }
  rollstuhl(b, auftritte, -7.9, 15, irgendwer(r, { oben: '#24523b', blick: 1, alt: true, frisur: 'kurz' }))
  for (const [x, z] of [
    [-9.4, 18],
    [9.6, 17.4],
    [10.4, 17.8],
  ] as const)
    auftritte.push([
      z,
      () => menschImRaum(b, irgendwer(r, { haltung: 'stehen', blick: x < 0 ? 1 : -1 }), x, z),
    ])
  for (const [x, z, f] of [
    [-7.2, 22, '#d2383f'],
    [7.2, 22, '#d2383f'],
    [-6.8, 21.4, '#f4ecdd'],
    [6.9, 21.3, '#f4ecdd'],
  ] as const)
    stelle(x, z, (px, py, m) => kuebel(blatt, r, licht, px, py, m * 0.8, f))
  for (const [x, z] of [
    [-10.6, 22],
    [11, 22],
  ] as const)
    stelle(x, z, (px, py, m) => laterne(blatt, licht, px, py, m * 4, true))
  vonHintenNachVorn(auftritte)
  kette(blatt, [330, 420], [1220, 500], 120, 22, ['#ffd27a', '#ffe2a0'], 'lampen', 14)
  kette(blatt, [1220, 500], [2120, 430], 120, 22, ['#ffd27a', '#ffe2a0'], 'lampen', 14)
  kette(blatt, [-30, 300], [2430, 320], 230, 34, ['#ffd27a', '#ffb85a'], 'lampen', 17)
  mauersegler(blatt, r, 1200, 190, 360, 9, '#3a3048')
  stimmung({ blatt }, 200, 640, 2300, [
    [0, '#ffd890', 0.8],
    [0.45, '#ffc890', 0.3],
    [1, '#3a3070', 0.35],
  ])
  return blatt.svg()
}
