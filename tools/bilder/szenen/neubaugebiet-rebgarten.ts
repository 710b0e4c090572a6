/** Das Neubaugebiet Rebgarten: erste fertige Häuser, Rohbau, Kran, neue Straße unter den Reben. */
import { baum } from '../zeichnen/baum.ts'
import { Blatt, ellipse, type Punkt, rechteck, vieleck, z as zahl } from '../zeichnen/blatt.ts'
import { boden, bodenfeld, schlagschatten, wiese } from '../zeichnen/boden.ts'
import { dunkler, heller } from '../zeichnen/farbe.ts'
import { type Haus, haus, hausschatten } from '../zeichnen/haus.ts'
import { himmel, mauersegler, schleier, wolke } from '../zeichnen/himmel.ts'
import { huegelzug, kamm, parzelle, waldsaum } from '../zeichnen/huegel.ts'
import { quader } from '../zeichnen/innenraum.ts'
import { kamera } from '../zeichnen/kamera.ts'
import { fruehling, type Licht, ton } from '../zeichnen/licht.ts'
import { irgendwer, kind, type Mensch, menschImRaum } from '../zeichnen/mensch.ts'
import { radfahrerin } from '../zeichnen/radverkehr.ts'
import { type Auftritt, vonHintenNachVorn } from '../zeichnen/reihenfolge.ts'
import { altstadt } from '../zeichnen/stadt.ts'
import { stimmung } from '../zeichnen/szenerie.ts'
import { type Buehne, Wand } from '../zeichnen/wand.ts'
import { zufall } from '../zeichnen/zufall.ts'

export function neubaugebietRebgarten(): string {
  const blatt = new Blatt()
  const licht: Licht = { ...fruehling, richtung: [-0.66, 0.58, -0.48], sicht: 300, hell: '#fff8e8' }
  const r = zufall(2027)
  const horizont = 690
  const b: Buehne = { blatt, licht, kamera: kamera({ hoehe: 8.4, horizont, mitte: 1200, brennweite: 1650 }) }
  himmel(blatt, licht, 760)
  schleier(blatt, r, licht, 1500, 140, 1500, 6)
  wolke(blatt, r, licht, 480, 300, 600)
  wolke(blatt, r, licht, 2080, 340, 520)
  const hang = (x: number) => kamm(zufall(15), 560, 34, 1600)(x) - Math.max(0, x - 1300) * 0.12
  huegelzug(blatt, kamm(zufall(3), 500, 46, 2100), 800, '#8fb4c8', '#c6dcd8')
  huegelzug(blatt, hang, 860, '#a4c088', '#c4d49c')
  for (let j = 0; j < 3; j++)
    for (let i = 0; i < 30; i++) {
      const x = -60 + i * 86 + j * 34
      const y = (q: number, k: number) => hang(q) + 12 + k * (52 + Math.max(0, q - 1300) * 0.03)
      parzelle(
        blatt,
        r,
        [
          [x, y(x, j)],
          [x + 80, y(x + 80, j)],
          [x + 82, y(x + 82, j + 0.93)],
          [x, y(x, j + 0.93)],
        ],
        r.wahl(['#b9ce8e', '#adc682', '#c4d49a']),
        r.wahl(['#7aa65a', '#86b060', '#90b668']),
        8,
        r.chance(0.25),
      )
    }
  waldsaum(blatt, r, hang, '#74a066', 16)
  boden(b, 740, '#a9b878', '#b8c888')
  altstadt(b, r, { x: -78, z: 190, rx: 46, rz: 22, schritt: 13, kirche: [-74, 190] })
  // Baufelder: Wiese, Schotter, neue Straße
  wiese(b, r, 850, 1600, '#8fae5c', 1300)
  bodenfeld(
    b,
    [
      [-3, 12],
      [5, 12],
      [3.4, 96],
      [-1.6, 96],
    ],
    ton(licht, '#cdbfae', 0.9, 14),
  )
  bodenfeld(
    b,
    [
      [-1.8, 12],
      [3.8, 12],
      [2.6, 96],
      [-0.8, 96],
    ],
    ton(licht, '#8f8c90', 0.9, 14),
  )
  for (let z = 13; z < 90; z += 4)
    bodenfeld(
      b,
      [
        [0.9, z],
        [1.1, z],
        [1.1, z + 2],
        [0.9, z + 2],
      ],
      '#ffffff',
      0.75,
    )
  bodenfeld(
    b,
    [
      [5, 40],
      [40, 40],
      [40, 44],
      [5, 44],
    ],
    ton(licht, '#9a979a', 0.9, 30),
  )
  bodenfeld(
    b,
    [
      [7, 20],
      [24, 20],
      [28, 38],
      [7, 38],
    ],
    ton(licht, '#cfb48c', 0.9, 20),
  )
  for (let i = 0; i < 60; i++) {
    const [x, z] = [r.zahl(8, 24), r.zahl(21, 37)]
    const [px, py] = b.kamera.punkt([x, 0, z])
    blatt.male(
      ellipse(px, py, r.zahl(8, 34), r.zahl(2, 6)),
      ton(licht, r.chance(0.5) ? '#b3966c' : '#e2cca4', 0.8),
      0.6,
    )
  }
  const bauten: Haus[] = [
    {
      x: -15.5,
      z: 24,
      winkel: 6,
      breite: 8.6,
      tiefe: 9,
      geschosse: 2,
      giebelstaendig: true,
      putz: '#fbf4e6',
      dach: '#5d5a60',
      laden: undefined,
      unten: 'tuer',
      gauben: 0,
      dachhoehe: 4.4,
      solar: true,
    },
    {
      x: -16,
      z: 38,
      winkel: 4,
      breite: 10,
      tiefe: 9,
      geschosse: 2,
      giebelstaendig: false,
      putz: '#e9d0a8',
      dach: '#a8533c',
      unten: 'tuer',
      gauben: 1,
      blumen: true,
      solar: true,
    },
    {
      x: -15.6,
      z: 53,
      breite: 9,
      tiefe: 9,
      geschosse: 2,
      giebelstaendig: true,
      putz: '#d9e2d0',
      dach: '#8f4536',
      unten: 'tuer',
      gauben: 0,
      dachhoehe: 4.6,
      solar: true,
    },
    {
      x: -28,
      z: 46,
      breite: 9,
      tiefe: 9,
      geschosse: 2,
      giebelstaendig: false,
      putz: '#f6ead4',
      dach: '#5d5a60',
      unten: 'tuer',
      gauben: 0,
      solar: true,
    },
    {
      x: -27.4,
      z: 66,
      breite: 10,
      tiefe: 9,
      geschosse: 2,
      giebelstaendig: true,
      putz: '#f2dcae',
      dach: '#a8533c',
      unten: 'tuer',
      gauben: 0,
      solar: true,
    },
    {
      x: 7.4,
      z: 60,
      breite: 10,
      tiefe: 9,
      geschosse: 2,
      giebelstaendig: false,
      putz: '#f4e6cc',
      dach: '#a04c3a',
      unten: 'tuer',
      gauben: 1,
      solar: true,
    },
    {
      x: 21,
      z: 62,
      breite: 9,
      tiefe: 9,
      geschosse: 2,
      giebelstaendig: true,
      putz: '#e2b894',
      dach: '#5d5a60',
      unten: 'tuer',
      gauben: 0,
      dachhoehe: 4.6,
      solar: true,
    },
    {
      x: 34,
      z: 64,
      breite: 10,
      tiefe: 9,
      geschosse: 2,
      giebelstaendig: false,
      putz: '#fbf4e6',
      dach: '#8f4536',
      unten: 'tuer',
      gauben: 0,
      solar: true,
    },
    {
      x: -14,
      z: 78,
      breite: 10,
      tiefe: 9,
      geschosse: 2,
      giebelstaendig: false,
      putz: '#efd9b0',
      dach: '#a8533c',
      unten: 'tuer',
      gauben: 1,
    },
  ]
  schlagschatten(
    b,
    bauten.map(h => hausschatten(b, h)),
    '#434878',
    0.36,
  )
  const auftritte: Auftritt[] = []
  const stelle = (x: number, z: number, male: (x: number, y: number, m: number) => void) => {
    const [px, py] = b.kamera.punkt([x, 0, z])
    auftritte.push([z, () => male(px, py, b.kamera.masstab([x, 0, z]))])
  }
  const mensch = (x: number, z: number, m: Mensch, y = 0) =>
    auftritte.push([z, () => menschImRaum(b, m, x, z, { y })])
  for (const h of bauten) auftritte.push([h.z + 1, () => haus(b, r, h)])
  // Rohbau mit Gerüst
  auftritte.push([
    33,
    () => {
      const ziegel = '#c9724e'
      quader(b, 9, 0, 27, 11, 5.8, 8, ziegel, { fern: 14 })
      const w = new Wand(b, [9, 0, 27], [1, 0, 0])
      let fugen = ''
      for (let v = 0.3; v < 5.8; v += 0.3) fugen += w.feld(0, v, 11, 0.035)
      for (let v = 0; v < 5.8; v += 0.6)
        for (let u = 0.3; u < 11; u += 0.6)
          fugen += w.feld(u, v, 0.03, 0.3) + w.feld(Math.max(0, u - 0.3), v + 0.3, 0.03, 0.3)
      w.male(fugen, dunkler(ziegel, 0.22))
      for (const [u, v] of [
        [1.2, 1],
        [4.8, 1],
        [8.2, 1],
        [1.2, 3.8],
        [4.8, 3.8],
        [8.2, 3.8],
      ] as const) {
        blatt.male(
          w.feld(u, v - (v < 2 && u === 4.8 ? 1 : 0), 1.6, v < 2 && u === 4.8 ? 2.3 : 1.3),
          w.ton('#3a2e38', -0.3),
        )
        w.male(w.feld(u - 0.2, v + 1.3, 2, 0.24), '#d9d2c6')
      }
      w.male(w.feld(-0.1, 2.8, 11.2, 0.3), '#d4cdc0', 0.1)
      // Dachstuhl
      for (let i = 0; i <= 7; i++) {
        const z = 27 + i * 1.1
        const f = ton(licht, i % 2 ? '#d9a866' : '#c9935a', 0.85, 16)
        const p = (x: number, y: number): Punkt => b.kamera.punkt([x, y, z])
        for (const [q, s] of [
          [p(8.6, 5.7), p(14.5, 9.4)],
          [p(20.4, 5.7), p(14.5, 9.4)],
          [p(11.4, 7.5), p(17.6, 7.5)],
        ] as const)
          blatt.strich(
            `M${zahl(q[0])} ${zahl(q[1])}L${zahl(s[0])} ${zahl(s[1])}`,
            f,
            b.kamera.masstab([14, 6, z]) * 0.17,
          )
      }
      blatt.strich(
        [
          [8.6, 5.7],
          [14.5, 9.4],
          [20.4, 5.7],
        ]
          .map(([x, y]) => {
            const [p, q] = [b.kamera.punkt([x ?? 0, y ?? 0, 26.8]), b.kamera.punkt([x ?? 0, y ?? 0, 35])]
            return `M${zahl(p[0])} ${zahl(p[1])}L${zahl(q[0])} ${zahl(q[1])}`
          })
          .join(''),
        ton(licht, '#b9824c', 0.8, 14),
        9,
      )
      // Richtkranz und Gerüst
      const [kx, ky] = b.kamera.punkt([14.5, 9.7, 27])
      blatt.male(ellipse(kx, ky - 40, 24, 30), ton(licht, '#3f7a48', 0.8))
      for (const [i, f] of ['#d23a3f', '#f0d24a', '#3f8fa8', '#f4ecdd'].entries())
        blatt.strich(`M${zahl(kx - 18 + i * 12)} ${zahl(ky - 18)}q${i % 2 ? 6 : -6} 22 0 46`, f, 5)
      let stangen = ''
      for (let u = -0.8; u < 12.2; u += 1.85) {
        const [p, q] = [b.kamera.punkt([9 + u, 0, 26]), b.kamera.punkt([9 + u, 6.6, 26])]
        stangen += `M${zahl(p[0])} ${zahl(p[1])}L${zahl(q[0])} ${zahl(q[1])}`
      }
      for (const y of [1.1, 3.1, 4.1, 6.2]) {
        const [p, q] = [b.kamera.punkt([8.2, y, 26]), b.kamera.punkt([20.8, y, 26])]
        stangen += `M${zahl(p[0])} ${zahl(p[1])}L${zahl(q[0])} ${zahl(q[1])}`
      }
      blatt.strich(stangen, ton(licht, '#9aa4ac', 0.8), 4.5)
      for (const y of [2.1, 5.1])
        blatt.male(
          vieleck(
            b.kamera.flaeche([
              [8, y, 26],
              [21, y, 26],
              [21, y - 0.16, 26],
              [8, y - 0.16, 26],
            ]),
          ),
          ton(licht, '#c99a5c', 0.8),
        )
      menschImRaum(
        b,
        irgendwer(r, { haltung: 'stehen', frisur: 'helm', oben: '#e98a2b', schnitt: 'hose', blick: 1 }),
        11,
        26.1,
        { y: 2.1, schatten: false },
      )
      menschImRaum(
        b,
        irgendwer(r, { haltung: 'buecken', frisur: 'helm', oben: '#e98a2b', schnitt: 'hose', blick: -1 }),
        17,
        26.1,
        { y: 5.1, schatten: false },
      )
    },
  ])
  // Kran
  auftritte.push([
    39,
    () => {
      const [x, y] = b.kamera.punkt([23.5, 0, 39])
      const m = b.kamera.masstab([23.5, 0, 39])
      const H = 19.5 * m
      const f = ton(licht, '#e8b428', 0.95, 18)
      const d = ton(licht, '#b07a18', 0.5, 18)
      blatt.male(rechteck(x - m * 2, y - m * 0.7, m * 4, m * 0.7), ton(licht, '#a8a29a', 0.7))
      let netz = ''
      for (let i = 0; i < 19; i++)
        netz += `M${zahl(x - m * 0.6)} ${zahl(y - i * m)}L${zahl(x + m * 0.6)} ${zahl(y - (i + 1) * m)}M${zahl(x + m * 0.6)} ${zahl(y - i * m)}L${zahl(x - m * 0.6)} ${zahl(y - (i + 1) * m)}`
      blatt.strich(netz, d, 4)
      blatt.strich(
        `M${zahl(x - m * 0.6)} ${zahl(y)}V${zahl(y - H)}M${zahl(x + m * 0.6)} ${zahl(y)}V${zahl(y - H)}`,
        f,
        9,
      )
      const spitze: Punkt = [x, y - H - m * 3.4]
      const [links, rechts] = [x - m * 24, x + m * 8]
      let zick = ''
      for (let u = links; u < rechts - m; u += m * 1.2)
        zick += `M${zahl(u)} ${zahl(y - H)}L${zahl(u + m * 0.6)} ${zahl(y - H - m * 0.9)}L${zahl(u + m * 1.2)} ${zahl(y - H)}`
      blatt.strich(zick, d, 4)
      blatt.strich(
        `M${zahl(links)} ${zahl(y - H)}H${zahl(rechts)}M${zahl(links + m * 0.6)} ${zahl(y - H - m * 0.9)}H${zahl(rechts - m)}`,
        f,
        7,
      )
      blatt.strich(
        `M${zahl(spitze[0])} ${zahl(spitze[1])}L${zahl(x - m * 15)} ${zahl(y - H - m * 0.9)}M${zahl(spitze[0])} ${zahl(spitze[1])}L${zahl(rechts - m * 1.5)} ${zahl(y - H - m * 0.9)}M${zahl(x - m * 0.6)} ${zahl(y - H)}L${zahl(spitze[0])} ${zahl(spitze[1])}L${zahl(x + m * 0.6)} ${zahl(y - H)}`,
        f,
        4,
      )
      blatt.male(rechteck(rechts - m * 3, y - H, m * 2.6, m * 1.7), ton(licht, '#b9b2a8', 0.7))
      blatt.male(rechteck(x - m * 1.9, y - H - m * 0.1, m * 1.4, m * 1.6), heller(f, 0.2))
      blatt.male(rechteck(x - m * 1.8, y - H + m * 0.1, m * 0.9, m * 0.8), '#9cc4d4')
      const hx = x - m * 15.4
      blatt.strich(`M${zahl(hx)} ${zahl(y - H)}V${zahl(y - H + m * 5)}`, '#4a4a52', 3)
      blatt.strich(
        `M${zahl(hx)} ${zahl(y - H + m * 5)}l${zahl(-m * 1.6)} ${zahl(m * 1.2)}M${zahl(hx)} ${zahl(y - H + m * 5)}l${zahl(m * 1.6)} ${zahl(m * 1.2)}`,
        '#4a4a52',
        2.4,
      )
      for (let i = 0; i < 4; i++)
        blatt.male(
          rechteck(hx - m * 1.9, y - H + m * (6.2 + i * 0.18), m * 3.8, m * 0.13),
          ton(licht, i % 2 ? '#d9a866' : '#b9824c', 0.9),
        )
    },
  ])
  for (const [x, z, h] of [
    [-5.6, 30, 4.2],
    [-5.4, 42, 4],
    [-5, 54, 4.2],
    [6, 50, 4.2],
    [-6, 20, 4.2],
    [5.6, 70, 5],
    [-21, 33, 5],
    [-30, 34, 6],
  ] as const)
    stelle(x, z, (px, py, m) => {
      blatt.strich(
        `M${zahl(px - m * 0.35)} ${zahl(py)}V${zahl(py - m * 1.6)}M${zahl(px + m * 0.35)} ${zahl(py)}V${zahl(py - m * 1.6)}`,
        ton(licht, '#c9a070', 0.9),
        m * 0.08,
      )
      baum(blatt, r, licht, { x: px, y: py, hoehe: h * m, art: 'linde', laub: '#7fae4c', fern: z * 0.5 })
    })
  // Bautafel vorn rechts mit Plan, Familie davor
  auftritte.push([
    17.6,
    () => {
      quader(b, 8.2, 0, 17.6, 0.14, 3, 0.14, '#b9824c')
      quader(b, 11.8, 0, 17.6, 0.14, 3, 0.14, '#b9824c')
      const t = new Wand(b, [8, 0.9, 17.5], [1, 0, 0])
      t.male(t.feld(0, 0, 4.2, 2.3), '#fbf6ea')
      t.male(t.feld(0, 1.75, 4.2, 0.55), '#24523b')
      let schrift = ''
      for (let i = 0; i < 9; i++) schrift += t.feld(0.35 + i * 0.32, 1.92, 0.2, 0.22)
      t.male(schrift, '#f6ecdc', 0.1)
      t.male(t.feld(0.2, 0.15, 2.3, 1.45), '#dbe6c8')
      for (let i = 0; i < 3; i++)
        for (let j = 0; j < 2; j++)
          t.male(
            t.feld(0.35 + i * 0.75, 0.28 + j * 0.75, 0.5, 0.42),
            ['#c4573a', '#e0b04a', '#8a1c3b'][(i + j) % 3] ?? '#c4573a',
          )
      t.male(t.feld(0.2, 0.82, 2.3, 0.12), '#b9b4ae')
      for (let i = 0; i < 6; i++) t.male(t.feld(2.7, 1.4 - i * 0.22, r.zahl(0.8, 1.3), 0.09), '#8a8680')
    },
  ])
  mensch(
    6.8,
    16.4,
    irgendwer(r, {
      haltung: 'zeigen',
      blick: 1,
      oben: '#8a1c3b',
      schnitt: 'hose',
      frisur: 'lang',
      alt: false,
      haut: '#e8b48e',
    }),
  )
  mensch(
    5.9,
    16.5,
    irgendwer(r, {
      haltung: 'stehen',
      blick: 1,
      oben: '#3f6d8a',
      schnitt: 'hose',
      frisur: 'kurz',
      alt: false,
      haut: '#7a4a30',
      haar: '#2a2428',
    }),
  )
  mensch(
    7.6,
    16,
    kind(r, { haltung: 'winken', blick: 1, oben: '#e0b04a', haut: '#a86d48', frisur: 'locken' }),
  )
  mensch(-8.4, 23.6, irgendwer(r, { haltung: 'tragen', ding: 'kiste', blick: -1, oben: '#d9a441' }))
  mensch(-6.8, 34, kind(r, { haltung: 'laufen', blick: 1, oben: '#d23a3f' }))
  mensch(
    14,
    22.6,
    irgendwer(r, { haltung: 'zeigen', frisur: 'helm', oben: '#f0d24a', schnitt: 'hose', blick: 1 }),
  )
  mensch(
    15.4,
    22.8,
    irgendwer(r, {
      haltung: 'tragen',
      frisur: 'helm',
      oben: '#e98a2b',
      schnitt: 'hose',
      blick: -1,
      ding: 'buch',
    }),
  )
  stelle(-0.6, 21, (px, py, m) =>
    radfahrerin(
      b,
      irgendwer(r, { oben: '#24523b', schnitt: 'hose', frisur: 'helm', alt: false }),
      px,
      py,
      m * 1.75,
      '#8a1c3b',
      1,
    ),
  )
  for (const [x, z] of [
    [19, 23],
    [20.4, 23.4],
    [19.7, 22.6],
  ] as const)
    stelle(x, z, (px, py, m) =>
      blatt.male(
        rechteck(px, py - m * 0.9, m * 1.2, m * 0.9),
        blatt.verlauf(0, 0, 1, 0, [
          [0, ton(licht, '#d98a62', 1)],
          [1, ton(licht, '#a8573a', 0.5)],
        ]),
      ),
    )
  vonHintenNachVorn(auftritte)
  mauersegler(blatt, r, 900, 230, 340, 8, '#465a6c')
  stimmung({ blatt }, 400, 200, 2500, [
    [0, '#fff4c8', 0.65],
    [0.5, '#fff6d8', 0.15],
    [1, '#204a6a', 0.28],
  ])
  return blatt.svg()
}
