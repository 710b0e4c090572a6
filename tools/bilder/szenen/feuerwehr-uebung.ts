/** Übung der Freiwilligen Feuerwehr: Drehleiter, Löschzug, Wasser marsch. */
import { baum } from '../zeichnen/baum.ts'
import { Blatt, ellipse, kurve, type Punkt, z as zahl } from '../zeichnen/blatt.ts'
import { boden, pflaster, schlagschatten } from '../zeichnen/boden.ts'
import { dachflaeche } from '../zeichnen/dach.ts'
import { feuerwehrauto } from '../zeichnen/feuerwehrauto.ts'
import { type Haus, haus, hausschatten } from '../zeichnen/haus.ts'
import { himmel, mauersegler, schleier, wolke } from '../zeichnen/himmel.ts'
import { huegelzug, kamm, waldsaum } from '../zeichnen/huegel.ts'
import { kamera } from '../zeichnen/kamera.ts'
import { kirchturm } from '../zeichnen/kirche.ts'
import { type Licht, morgen, ton } from '../zeichnen/licht.ts'
import { irgendwer, kind, type Mensch, menschImBild, menschImRaum, z4 } from '../zeichnen/mensch.ts'
import { uhr } from '../zeichnen/rathaus.ts'
import { type Auftritt, vonHintenNachVorn } from '../zeichnen/reihenfolge.ts'
import { stimmung } from '../zeichnen/szenerie.ts'
import { type Buehne, Wand } from '../zeichnen/wand.ts'
import { zufall } from '../zeichnen/zufall.ts'

export function feuerwehrUebung(): string {
  const blatt = new Blatt()
  const licht: Licht = {
    ...morgen,
    himmel: [
      [0, '#4f97c8'],
      [0.5, '#9acade'],
      [0.85, '#ece6cc'],
      [1, '#f6dfb8'],
    ],
    sicht: 200,
    hell: '#fff6e2',
  }
  const r = zufall(112)
  const horizont = 900
  const b: Buehne = { blatt, licht, kamera: kamera({ hoehe: 3.2, horizont, mitte: 1200, brennweite: 1650 }) }
  himmel(blatt, licht, 920)
  schleier(blatt, r, licht, 1500, 170, 1400, 6)
  wolke(blatt, r, licht, 1500, 330, 520)
  wolke(blatt, r, licht, 260, 260, 420)
  const hang = kamm(zufall(6), 730, 50, 1700)
  huegelzug(blatt, hang, 980, '#a3b98c', '#cdd0a4')
  waldsaum(blatt, r, hang, '#86a070', 16)
  kirchturm(b, r, 14, 92, { hoehe: 31 })
  boden(b, horizont, '#c4b09a', '#ddcdb4')
  pflaster(b, r, { x1: -20, x2: 22, z1: 5, z2: 32, farbe: '#c6b29c', dichte: 0.45, stein: 0.42 })
  // Gerätehaus links mit Toren und Schlauchturm, Übungshaus rechts
  const uebungshaus: Haus = {
    x: 4.6,
    z: 27,
    breite: 9.4,
    tiefe: 10,
    geschosse: 4,
    giebelstaendig: true,
    putz: '#f2dcae',
    holz: '#6b3a2a',
    dach: '#a8533c',
    blumen: true,
    unten: 'tuer',
    zier: 'raute',
  }
  const nachbar: Haus = {
    x: 14.6,
    z: 28,
    breite: 9,
    tiefe: 9,
    geschosse: 3,
    giebelstaendig: false,
    putz: '#e9c39c',
    dach: '#b35f43',
    laden: '#24523b',
    blumen: true,
    unten: 'laden',
    markise: ['#24523b', '#f4ecdd'],
  }
  schlagschatten(b, [hausschatten(b, uebungshaus), hausschatten(b, nachbar)], '#434878', 0.36)
  haus(b, r, nachbar)
  haus(b, r, uebungshaus)
  const w = new Wand(b, [-20, 0, 29], [1, 0, 0])
  const turm = new Wand(b, [-7.4, 0, 30], [1, 0, 0])
  turm.male(turm.feld(0, 0, 4.4, 15), '#d9a882')
  turm.schatten(turm.feld(3, 0, 1.4, 15), 0.2)
  for (let i = 0; i < 4; i++) blatt.male(turm.feld(1.5, 4.9 + i * 1.9, 1.4, 1.2), turm.ton('#4a5a6c'))
  let quader = ''
  for (let v = 0; v < 15; v += 1.2)
    for (const [q, l] of [
      [0, 0.9],
      [0.6, 0.6],
    ] as const)
      quader += turm.feld(0, v + q, l, 0.55) + turm.feld(4.4 - l, v + q, l, 0.55)
  turm.male(quader, '#c9805f')
  for (const v of [4, 14.5]) turm.male(turm.feld(-0.1, v, 4.6, 0.3), '#e2c3a0', 0.1)
  uhr(turm, 2.2, 13.2, 0.9, [10, 5])
  turm.male(
    turm.flaeche([
      [-0.5, 15],
      [4.9, 15],
      [2.2, 18.4],
    ]),
    '#a8533c',
  )
  turm.male(
    turm.flaeche([
      [2.2, 18.4],
      [4.9, 15],
      [3, 15],
    ]),
    '#8a3f30',
    -0.2,
  )
  w.male(w.feld(0, 0, 13.6, 6.4), '#e9d0ae')
  w.male(w.feld(0, 5.2, 13.6, 0.9), '#8a1c3b')
  let schrift = ''
  for (let i = 0; i < 9; i++) if (i !== 4) schrift += w.feld(3.4 + i * 0.78, 5.42, 0.5, 0.46)
  w.male(schrift, '#f6ecdc', 0.1)
  dachflaeche(
    b,
    r,
    [
      [-20.6, 6.3, 28.5],
      [-5.8, 6.3, 28.5],
      [-6.6, 10.4, 34],
      [-19.8, 10.4, 34],
    ],
    '#9a4a38',
  )
  w.schatten(w.feld(0, 5.9, 13.6, 0.4), 0.3)
  for (const [i, u] of [0.7, 5, 9.3].entries()) {
    w.male(w.feld(u - 0.15, 0, 3.9, 4.5), '#c98f6e')
    if (i === 1)
      blatt.male(
        w.feld(u, 0, 3.6, 4.35),
        blatt.verlauf(0, 0, 0, 1, [
          [0, w.ton('#3a3238', -0.3)],
          [1, w.ton('#6a5a52', -0.2)],
        ]),
      )
    else {
      w.male(w.feld(u, 0, 3.6, 4.35), '#c9262e')
      let lamellen = ''
      for (let v = 0.4; v < 4.2; v += 0.55) lamellen += w.feld(u, v, 3.6, 0.07)
      w.male(lamellen, '#8a141c')
      blatt.male(w.feld(u + 0.3, 2.5, 3, 0.8), w.ton('#9cc0d0'))
    }
  }
  const auftritte: Auftritt[] = []
  const stelle = (x: number, z: number, male: (x: number, y: number, m: number) => void) => {
    const [px, py] = b.kamera.punkt([x, 0, z])
    auftritte.push([z, () => male(px, py, b.kamera.masstab([x, 0, z]))])
  }
  const wehr = { oben: '#26304a', unten: '#26304a', schnitt: 'hose', frisur: 'helm', alt: false } as const
  const mensch = (x: number, z: number, m: Mensch, y = 0, reflex = false) =>
    auftritte.push([
      z,
      () => {
        menschImRaum(b, m, x, z, { y })
        if (!reflex) return
        const [px, py] = b.kamera.punkt([x, y, z])
        const k = b.kamera.masstab([x, y, z]) / 100
        blatt.roh(
          `<g transform="translate(${zahl(px)} ${zahl(py)}) scale(${z4(k * m.blick)} ${z4(k)})" fill="#f0e04a"><path d="M-12 -112h26v6h-26ZM-11 -96h24v4h-24Z"/></g>`,
        )
      },
    ])
  stelle(-14.6, 31, (px, py, m) =>
    baum(blatt, r, licht, { x: px - 500, y: py, hoehe: m * 9, art: 'linde', fern: 20 }),
  )
  stelle(-12.4, 25.4, (px, py, m) => feuerwehrauto(blatt, licht, px, py, m / 108, { blick: 1 }))
  stelle(-1.8, 19.6, (px, py, m) => feuerwehrauto(blatt, licht, px, py, m / 104, { leiter: true }))
  // Korbbesatzung an der Leiterspitze
  auftritte.push([
    19.5,
    () => {
      const [px, py] = b.kamera.punkt([-1.8, 0, 19.6])
      const k = b.kamera.masstab([-1.8, 0, 19.6]) / 104
      menschImBild(
        b,
        irgendwer(r, { ...wehr, haltung: 'zeigen', blick: 1 }),
        px + 548 * k,
        py - 1000 * k,
        168 * k,
      )
      const ziel: Punkt = [px + 930 * k, py - 830 * k]
      const d: Punkt[] = [[px + 590 * k, py - 1100 * k], [px + 760 * k, py - 1060 * k], ziel]
      blatt.strich(kurve(d), '#eaf6fb', 15 * k, 0.55)
      blatt.strich(kurve(d), '#ffffff', 6 * k, 0.9)
      for (let i = 0; i < 60; i++)
        blatt.male(
          ellipse(ziel[0] + r.zahl(-60, 60) * k, ziel[1] + r.zahl(-40, 110) * k, r.zahl(2, 9) * k),
          '#ffffff',
          0.55,
        )
    },
  ])
  // Übungsrauch aus dem Fenster
  auftritte.push([
    26,
    () => {
      const [px, py] = b.kamera.punkt([9.2, 10.6, 26.9])
      blatt.roh(`<g ${blatt.weich(9)}>`)
      for (let i = 0; i < 26; i++)
        blatt.male(
          ellipse(px + r.zahl(-20, 60) + i * 6, py - i * 14, 26 + i * 4.4),
          r.chance(0.5) ? '#e2dcd6' : '#c4bcb8',
          0.3,
        )
      blatt.roh('</g>')
    },
  ])
  // Schlauchtrupp vorn
  stelle(4, 15.2, (px, py, m) => {
    const d: Punkt[] = [
      [px - m * 4.6, py - m * 0.5],
      [px - m * 4, py + m * 0.5],
      [px - m * 2, py + m * 0.8],
      [px + m * 0.4, py + m * 0.5],
      [px + m * 1.6, py - m * 0.1],
      [px + m * 1.9, py - m * 0.86],
    ]
    blatt.strich(kurve(d), ton(licht, '#7a6a58', 0.2), m * 0.16, 0.5)
    blatt.strich(kurve(d), ton(licht, '#e6dcc4', 0.9), m * 0.12)
  })
  mensch(5.2, 15, irgendwer(r, { ...wehr, haltung: 'tragen', blick: 1, haut: '#f0c6a4' }), 0, true)
  mensch(6.2, 14.9, irgendwer(r, { ...wehr, haltung: 'tragen', blick: 1, haut: '#a86d48' }), 0, true)
  auftritte.push([
    14.8,
    () => {
      const [px, py] = b.kamera.punkt([6.7, 1.1, 14.9])
      const m = b.kamera.masstab([6.7, 0, 14.9])
      const ziel = b.kamera.punkt([12.2, 5.6, 27])
      const d = `M${zahl(px)} ${zahl(py)}Q${zahl(px + m * 0.9)} ${zahl(ziel[1] - m * 1.1)} ${zahl(ziel[0])} ${zahl(ziel[1])}`
      blatt.strich(d, '#eaf6fb', m * 0.16, 0.5)
      blatt.strich(d, '#ffffff', m * 0.06, 0.9)
      for (let i = 0; i < 90; i++)
        blatt.male(
          ellipse(ziel[0] + r.zahl(-70, 70), ziel[1] + r.zahl(-40, 120), r.zahl(2, 8)),
          '#ffffff',
          0.5,
        )
    },
  ])
  mensch(
    -5.4,
    14.6,
    irgendwer(r, { ...wehr, haltung: 'laufen', blick: 1, frisur: 'helm', haut: '#e8b48e' }),
    0,
    true,
  )
  mensch(1.4, 16.8, irgendwer(r, { ...wehr, haltung: 'zeigen', blick: 1 }), 0, true)
  mensch(-6.6, 17.6, irgendwer(r, { ...wehr, haltung: 'buecken', blick: 1, haut: '#7a4a30' }), 0, true)
  mensch(2.6, 22.6, irgendwer(r, { ...wehr, haltung: 'stehen', blick: 1 }), 0, true)
  // Zuschauer
  for (const [x, z] of [
    [12.4, 20],
    [13.5, 20.4],
    [14.4, 19.8],
    [15.6, 20.6],
    [11.6, 22],
  ] as const)
    mensch(x, z, irgendwer(r, { haltung: r.wahl(['stehen', 'zeigen', 'stehen'] as const), blick: -1 }))
  mensch(12.9, 19.4, kind(r, { haltung: 'springen', blick: -1, oben: '#d23a3f' }))
  mensch(11.6, 19.2, kind(r, { haltung: 'zeigen', blick: -1, oben: '#e0b04a' }))
  for (let i = 0; i < 7; i++)
    stelle(10.8 - i * 0.02, 17.6, (px, py, m) => {
      if (i > 0) return
      for (let j = 0; j < 22; j++)
        blatt.male(
          `M${zahl(px + j * m * 0.32)} ${zahl(py - m * 0.95)}h${zahl(m * 0.16)}l${zahl(m * 0.02)} ${zahl(m * 0.1)}h${zahl(-m * 0.16)}Z`,
          j % 2 ? '#d23a3f' : '#ffffff',
        )
      for (const k of [0, 2.3, 4.6, 6.9])
        blatt.male(
          `M${zahl(px + k * m - m * 0.16)} ${zahl(py)}h${zahl(m * 0.32)}l${zahl(-m * 0.12)} ${zahl(-m * 0.98)}h${zahl(-m * 0.08)}Z`,
          ton(licht, '#e0602e', 0.8),
        )
    })
  vonHintenNachVorn(auftritte)
  // Pfützen
  for (const [x, y, g] of [
    [1520, 1390, 170],
    [1790, 1330, 120],
    [1240, 1450, 110],
    [1960, 1440, 90],
  ] as const) {
    blatt.male(
      ellipse(x, y, g, g * 0.16),
      blatt.verlauf(0, 0, 1, 0, [
        [0, '#d8ecf2', 0.75],
        [0.5, '#9cc4d8', 0.6],
        [1, '#f4e6c8', 0.7],
      ]),
    )
    blatt.male(ellipse(x - g * 0.2, y - g * 0.03, g * 0.4, g * 0.03), '#ffffff', 0.7)
  }
  mauersegler(blatt, r, 800, 220, 320, 6, '#38485c')
  stimmung({ blatt }, 400, 400, 2300, [
    [0, '#ffeab8', 0.65],
    [0.5, '#ffe9c0', 0.15],
    [1, '#2a3a6a', 0.3],
  ])
  return blatt.svg()
}
