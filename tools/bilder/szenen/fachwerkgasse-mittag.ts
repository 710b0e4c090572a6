/** Mittag in der Fachwerkgasse: Wäsche, Katze, Fahrrad, Geranien. */
import { baum, blattwerk } from '../zeichnen/baum.ts'
import { Blatt, ellipse, kurve, type Punkt } from '../zeichnen/blatt.ts'
import { boden, bodenfeld, pflaster, schlagschatten } from '../zeichnen/boden.ts'
import { bank, fahrrad, kuebel, laterne } from '../zeichnen/dinge.ts'
import { dunkler } from '../zeichnen/farbe.ts'
import { type Haus, haus, hausschatten } from '../zeichnen/haus.ts'
import { himmel, mauersegler, wolke } from '../zeichnen/himmel.ts'
import { kamera } from '../zeichnen/kamera.ts'
import { kirchturm } from '../zeichnen/kirche.ts'
import { type Licht, mittag, ton } from '../zeichnen/licht.ts'
import { irgendwer, kind, type Mensch, menschImRaum } from '../zeichnen/mensch.ts'
import { type Auftritt, vonHintenNachVorn } from '../zeichnen/reihenfolge.ts'
import { stimmung } from '../zeichnen/szenerie.ts'
import { katze } from '../zeichnen/tiere.ts'
import type { Buehne } from '../zeichnen/wand.ts'
import { zufall } from '../zeichnen/zufall.ts'

const zeile = (seite: 1 | -1): Haus[] => {
  const putz =
    seite < 0
      ? ['#f2e2c4', '#e9c39c', '#f6ead4', '#efd2a4', '#f4e6cc']
      : ['#f6ead2', '#f2dcae', '#e8bd98', '#f7efe0', '#efd9b0']
  const holz =
    seite < 0
      ? ['#5a3a2c', '#7a2f2a', '#4a3228', '#6b3a2a', '#5c4634']
      : ['#7a2f2a', '#4f3327', '#5a3a2c', '#6b3a2a', '#4a3228']
  const aus: Haus[] = []
  let z = seite < 0 ? 3.4 : 3
  for (let i = 0; i < 5; i++) {
    const breite = [6.6, 7.4, 6.2, 7, 7.4][(i + (seite < 0 ? 2 : 0)) % 5] ?? 7
    const bogen = Math.max(0, z - 17) ** 1.45 * 0.055
    const giebel = (i + (seite < 0 ? 1 : 0)) % 2 === 0
    aus.push({
      x: (seite < 0 ? -4.1 : 4.3) - bogen,
      z: seite < 0 ? z : z + breite,
      winkel: seite < 0 ? 90 + i * 2 : -90 + i * 2,
      breite,
      tiefe: 8,
      geschosse: 3,
      giebelstaendig: giebel,
      putz: putz[i] ?? '#f2e2c4',
      holz: i === 2 ? undefined : holz[i],
      dach: ['#a8533c', '#b35f43', '#9a4a38'][i % 3] ?? '#a8533c',
      blumen: true,
      laden: i % 2 ? '#3f6f54' : '#7f9a6a',
      unten: i === 1 ? 'laden' : 'tuer',
      zier: (['kreuz', 'raute', 'feuerbock'] as const)[i % 3] ?? 'kreuz',
      ...(i === 1 ? { markise: ['#24523b', '#f4ecdd'] as const } : {}),
      gauben: 1,
    })
    z += breite + 0.1
  }
  return aus
}

export function fachwerkgasseMittag(): string {
  const blatt = new Blatt()
  const licht: Licht = {
    ...mittag,
    richtung: [-0.56, 0.72, -0.4],
    schatten: '#8f93bd',
    hell: '#fff6e2',
    sicht: 140,
  }
  const r = zufall(345)
  const horizont = 900
  const b: Buehne = { blatt, licht, kamera: kamera({ hoehe: 2.4, horizont, mitte: 1230, brennweite: 1500 }) }
  himmel(blatt, licht, 900)
  wolke(blatt, r, licht, 1320, 330, 460)
  wolke(blatt, r, licht, 1000, 150, 340)
  kirchturm(b, r, -16, 88, { hoehe: 33 })
  boden(b, horizont, '#c9b49c', '#e2d0b6')
  pflaster(b, r, { x1: -14, x2: 8, z1: 3, z2: 44, farbe: '#c6ae94', dichte: 0.75, stein: 0.26 })
  const rinne: [number, number][] = []
  for (let z = 3; z < 44; z += 2) rinne.push([-0.2 - Math.max(0, z - 17) ** 1.45 * 0.055, z])
  for (let i = 1; i < rinne.length; i++) {
    const [p, q] = [rinne[i - 1], rinne[i]]
    if (p && q)
      bodenfeld(
        b,
        [
          [p[0], p[1]],
          [p[0] + 0.44, p[1]],
          [q[0] + 0.44, q[1]],
          [q[0], q[1]],
        ],
        ton(licht, '#a8937e', 0.75, 8),
        0.4,
      )
  }
  const [links, rechts] = [zeile(-1), zeile(1)]
  schlagschatten(
    b,
    links.map(h => hausschatten(b, h)),
    '#3f4478',
    0.4,
  )
  // Haus, das die Gasse am Ende schließt
  haus(b, r, {
    x: -16,
    z: 46,
    winkel: -10,
    breite: 9,
    tiefe: 8,
    geschosse: 3,
    giebelstaendig: true,
    putz: '#f2dcae',
    holz: '#6b3a2a',
    dach: '#a8533c',
    blumen: true,
    unten: 'tuer',
    zier: 'raute',
  })
  haus(b, r, {
    x: -7.4,
    z: 47,
    winkel: -8,
    breite: 8,
    tiefe: 8,
    geschosse: 2,
    giebelstaendig: false,
    putz: '#e6b894',
    dach: '#b35f43',
    laden: '#24523b',
    blumen: true,
    unten: 'tuer',
  })
  const auftritte: Auftritt[] = []
  for (const h of links) auftritte.push([h.z + 1, () => haus(b, r, h)])
  for (const h of rechts) auftritte.push([h.z - h.breite + 1, () => haus(b, r, h)])
  const stelle = (x: number, z: number, male: (x: number, y: number, m: number) => void) => {
    const [px, py] = b.kamera.punkt([x, 0, z])
    auftritte.push([z, () => male(px, py, b.kamera.masstab([x, 0, z]))])
  }
  const mensch = (x: number, z: number, m: Mensch, hell = 0.9) =>
    auftritte.push([z, () => menschImRaum(b, m, x, z, { hell })])
  stelle(-3.2, 37, (x, y, m) => baum(blatt, r, licht, { x, y, hoehe: m * 5.4, art: 'linde', fern: 20 }))
  mensch(
    -0.6,
    20,
    irgendwer(r, {
      haltung: 'gehen',
      blick: -1,
      alt: true,
      ding: 'korb',
      frisur: 'dutt',
      oben: '#5a4a7a',
      schnitt: 'kleid',
    }),
    0.6,
  )
  mensch(1.2, 15.4, kind(r, { haltung: 'laufen', blick: -1, oben: '#d23a3f', haut: '#a86d48' }))
  mensch(1.9, 16.4, kind(r, { haltung: 'laufen', blick: -1, oben: '#e0b04a', frisur: 'zopf' }))
  mensch(-3.2, 29, irgendwer(r, { haltung: 'gehen', blick: 1 }), 0.5)
  mensch(2.9, 19.8, irgendwer(r, { haltung: 'stehen', blick: -1, schnitt: 'schuerze', oben: '#24523b' }))
  mensch(-2.2, 24, irgendwer(r, { haltung: 'gehen', blick: 1, schnitt: 'hose' }), 0.5)
  stelle(3.1, 9.2, (x, y, m) => fahrrad(blatt, licht, x, y, m / 104, '#8a1c3b', -1, true))
  stelle(-3.4, 11.5, (x, y, m) => bank(blatt, licht, x - m * 0.4, y, m * 1.5))
  stelle(-2.9, 8.9, (x, y, m) => katze(blatt, licht, x, y, m / 125, '#c98a4a'))
  for (const [x, z, f, g] of [
    [3.5, 12.2, '#d2383f', 0.55],
    [3.5, 7.6, '#e0567c', 0.6],
    [3.2, 7.0, '#f4ecdd', 0.42],
    [-3.5, 10.6, '#d98a9a', 0.5],
    [-3.4, 14.2, '#d2383f', 0.55],
    [3.5, 16.6, '#f0c84a', 0.5],
    [-3.5, 7.9, '#b85a9c', 0.55],
    [2.6, 24, '#d2383f', 0.55],
  ] as const)
    stelle(x, z, (px, py, m) => kuebel(blatt, r, licht, px, py, m * g, f))
  stelle(3.4, 14.2, (x, y, m) => laterne(blatt, licht, x, y, m * 3.9))
  vonHintenNachVorn(auftritte)
  // Weinstock rankt an der Hauswand rechts
  const ranke: Punkt[] = [
    [2180, 1420],
    [2150, 1150],
    [2190, 900],
    [2120, 700],
    [1990, 640],
    [1890, 660],
  ]
  blatt.strich(kurve(ranke), ton(licht, '#5a4030', 0.4), 13)
  for (const [i, p] of ranke.entries())
    if (i > 0) {
      blatt.male(blattwerk(r, p[0] + 10, p[1], 110, 120, 70, 17), ton(licht, '#3f6b34', 0.25))
      blatt.male(blattwerk(r, p[0], p[1] - 14, 105, 110, 60, 15), ton(licht, '#6d9a48', 0.85))
      blatt.male(blattwerk(r, p[0] - 20, p[1] - 24, 90, 95, 26, 13), ton(licht, '#b4c860', 1))
      for (let k = 0; k < 3; k++) {
        const [gx, gy] = [p[0] + r.zahl(-70, 70), p[1] + r.zahl(-20, 70)]
        let d = ''
        for (let q = 0; q < 11; q++) d += ellipse(gx + r.zahl(-13, 13) * (1 - q / 13), gy + q * 3.4, 6.4)
        blatt.male(d, ton(licht, '#4a2a5c', 0.7))
      }
    }
  // Wäscheleinen quer über die Gasse
  const leine = (
    a: Punkt,
    c: Punkt,
    durch: number,
    stuecke: readonly (readonly [string, number, number])[],
  ) => {
    const an = (t: number): Punkt => [
      a[0] + (c[0] - a[0]) * t,
      a[1] + (c[1] - a[1]) * t + Math.sin(Math.PI * t) * durch,
    ]
    blatt.strich(kurve(Array.from({ length: 13 }, (_, i) => an(i / 12))), '#4a4450', 2.2)
    let t = 0.12
    for (const [f, w, h] of stuecke) {
      const [p, q] = [an(t), an(t + w)]
      const s = r.zahl(-8, 8)
      const d = kurve(
        [
          p,
          [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2 + 3],
          q,
          [q[0] + s + 3, q[1] + h * 0.6],
          [q[0] + s, q[1] + h],
          [(p[0] + q[0]) / 2 + s, p[1] + h * 1.04],
          [p[0] + s, p[1] + h],
          [p[0] + s - 2, p[1] + h * 0.5],
        ],
        true,
        0.5,
      )
      blatt.male(
        d,
        blatt.verlauf(0, 0, 1, 0.3, [
          [0, ton(licht, f, 1)],
          [0.3, ton(licht, dunkler(f, 0.06), 0.7)],
          [0.5, ton(licht, f, 1)],
          [0.75, ton(licht, dunkler(f, 0.1), 0.6)],
          [1, ton(licht, f, 0.9)],
        ]),
      )
      for (const k of [p, q]) blatt.male(ellipse(k[0], k[1], 3.4, 6), '#b08a5a')
      t += w + 0.02
    }
  }
  leine([560, 350], [1900, 400], 60, [
    ['#ffffff', 0.13, 150],
    ['#d9e4ea', 0.09, 120],
    ['#8a1c3b', 0.06, 96],
    ['#f4ecdd', 0.12, 150],
    ['#3f6d8a', 0.07, 110],
    ['#ffffff', 0.05, 76],
    ['#e0b04a', 0.06, 90],
  ])
  leine([860, 560], [1600, 590], 30, [
    ['#ffffff', 0.14, 84],
    ['#d98a8a', 0.1, 70],
    ['#f4ecdd', 0.16, 86],
    ['#5d8a7a', 0.1, 66],
    ['#ffffff', 0.12, 80],
  ])
  mauersegler(blatt, r, 1200, 200, 240, 6, '#38485c')
  stimmung({ blatt }, 1700, 500, 1900, [
    [0, '#ffeebc', 0.6],
    [0.5, '#ffeebc', 0.15],
    [1, '#2a3a6a', 0.35],
  ])
  return blatt.svg()
}
