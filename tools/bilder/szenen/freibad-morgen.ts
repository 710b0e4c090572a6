/** Das Freibad vor dem ersten Andrang: Dunst über dem Becken, eine Schwimmerin zieht ihre Bahn. */
import { baum } from '../zeichnen/baum.ts'
import { Blatt, ellipse, kurve, rechteck, z as zahl } from '../zeichnen/blatt.ts'
import { boden, bodenfeld, wiese } from '../zeichnen/boden.ts'
import { bank, kuebel } from '../zeichnen/dinge.ts'
import { himmel, schleier, sonnenschein } from '../zeichnen/himmel.ts'
import { dunstband, huegelzug, kamm, waldsaum } from '../zeichnen/huegel.ts'
import { quader } from '../zeichnen/innenraum.ts'
import { kamera } from '../zeichnen/kamera.ts'
import { type Licht, nebel, ton } from '../zeichnen/licht.ts'
import { irgendwer } from '../zeichnen/mensch.ts'
import { stimmung, szenerie } from '../zeichnen/szenerie.ts'
import type { Buehne } from '../zeichnen/wand.ts'
import { becken } from '../zeichnen/wasser.ts'
import { zufall } from '../zeichnen/zufall.ts'

export function freibadMorgen(): string {
  const blatt = new Blatt()
  const licht: Licht = { ...nebel, richtung: [0.55, 0.42, 0.5], sicht: 120 }
  const r = zufall(630)
  const horizont = 640
  const b: Buehne = { blatt, licht, kamera: kamera({ hoehe: 4, horizont, brennweite: 1650 }) }
  himmel(blatt, licht, horizont + 60)
  schleier(blatt, zufall(4), licht, 900, 160, 1700, 6)
  sonnenschein(blatt, licht, 1620, 470, 1300, 66)
  huegelzug(blatt, kamm(zufall(6), 540, 40, 1700), 720, '#b9c4c8', '#e6d8c2')
  const hang = kamm(zufall(12), 590, 24, 1300)
  huegelzug(blatt, hang, 740, '#aebaa4', '#e3d6ba')
  waldsaum(blatt, r, hang, '#a3b09a', 18)
  boden(b, horizont + 30, '#8ba368', '#c9c79c')
  const sz = szenerie(b)
  for (let x = -46; x < 50; x += 5.6) {
    const z = 62 + r.zahl(-7, 7)
    sz.stelle(x + r.zahl(-1.5, 1.5), z, (px, py, m) =>
      baum(blatt, r, licht, {
        x: px,
        y: py,
        hoehe: m * r.zahl(8, 15),
        art: r.wahl(['pappel', 'linde', 'pappel', 'birke'] as const),
        fern: 60,
        laub: '#75885a',
        ohneSchatten: true,
        vonLinks: false,
      }),
    )
  }
  sz.male()
  dunstband(blatt, 690, 90, '#f9e6c6', 0.85)
  wiese(b, r, 800, 1600, '#8ba368', 900, ['#fff8ea'])
  bodenfeld(
    b,
    [
      [-11.4, 6.4],
      [11.4, 6.4],
      [11.4, 48],
      [-11.4, 48],
    ],
    ton(licht, '#e9d7be', 0.9, 8),
  )
  for (let z = 7; z < 47; z += 1.2)
    bodenfeld(
      b,
      [
        [-11.4, z],
        [11.4, z],
        [11.4, z + 0.05],
        [-11.4, z + 0.05],
      ],
      ton(licht, '#bfa78e', 0.7, 8),
      0.5,
    )
  becken(b, r, -8.6, 9.4, 17.2, 34)
  // Spiegelnde Sonne und Dunst auf dem Wasser
  const wasser = b.kamera.flaeche([
    [-8.6, 0, 9.4],
    [8.6, 0, 9.4],
    [8.6, 0, 43.4],
    [-8.6, 0, 43.4],
  ])
  blatt.gruppe(blatt.ausschnitt(kurve(wasser, true, 0)), () => {
    blatt.male(
      rechteck(0, 600, 2400, 900),
      blatt.bildverlauf(0, 780, 0, 1330, [
        [0, '#fbe3b8', 0.85],
        [0.4, '#e9cfae', 0.4],
        [1, '#3f7f98', 0.15],
      ]),
    )
    blatt.male(
      ellipse(1560, 960, 130, 330),
      blatt.verlaufRund([
        [0, '#fff6d4', 0.9],
        [0.5, '#ffe9b4', 0.35],
        [1, '#ffe9b4', 0],
      ]),
    )
    blatt.roh(`<g ${blatt.weich(24)}>`)
    for (let i = 0; i < 26; i++)
      blatt.male(
        ellipse(r.zahl(300, 2100), r.zahl(780, 1050), r.zahl(140, 420), r.zahl(8, 22)),
        '#fff4e0',
        Math.round(r.zahl(3, 6)) / 10,
      )
    blatt.roh('</g>')
  })
  const vorn = szenerie(b)
  // Startblöcke an der vorderen Kante
  for (let i = 0; i < 6; i++)
    vorn.bei(8.8, () => {
      const x = -7.4 + i * 2.87
      quader(b, x, 0, 8.7, 0.5, 0.5, 0.5, '#f4efe4')
      quader(b, x - 0.05, 0.5, 8.62, 0.6, 0.08, 0.66, '#3f8fa8')
    })
  // Einstieg mit Handlauf
  for (const z of [15, 15.9])
    vorn.stelle(8.7, z, (px, py, m) =>
      blatt.strich(
        `M${zahl(px + m * 0.5)} ${zahl(py)}V${zahl(py - m * 0.7)}Q${zahl(px + m * 0.45)} ${zahl(py - m * 0.95)} ${zahl(px)} ${zahl(py - m * 0.75)}V${zahl(py + m * 0.2)}`,
        ton(licht, '#cfd8dc', 0.9),
        m * 0.07,
      ),
    )
  // Die Schwimmerin im Kraul, hinter ihr das gekräuselte Wasser
  vorn.stelle(0.4, 17.2, (px, py, m) => {
    const haut = ton(licht, '#e0a880', 0.8)
    for (let i = 1; i < 9; i++)
      blatt.strich(
        `M${zahl(px - m * i * 0.6)} ${zahl(py + m * 0.04 * i)}q${zahl(-m * 0.2)} ${zahl(-m * 0.06)} ${zahl(-m * 0.44)} 0M${zahl(px - m * i * 0.55)} ${zahl(py - m * 0.05 * i)}q${zahl(-m * 0.2)} ${zahl(-m * 0.05)} ${zahl(-m * 0.4)} 0`,
        '#ffffff',
        m * 0.035,
        0.8 - i * 0.07,
      )
    blatt.male(ellipse(px - m * 0.4, py + m * 0.03, m * 1.2, m * 0.17), '#ffffff', 0.4)
    blatt.male(ellipse(px - m * 0.55, py - m * 0.02, m * 0.62, m * 0.1), ton(licht, '#24523b', 0.6))
    blatt.strich(
      `M${zahl(px - m * 0.05)} ${zahl(py - m * 0.06)}L${zahl(px + m * 0.1)} ${zahl(py - m * 0.56)}L${zahl(px + m * 0.62)} ${zahl(py - m * 0.1)}`,
      haut,
      m * 0.11,
    )
    blatt.male(ellipse(px + m * 0.16, py - m * 0.1, m * 0.17, m * 0.15), haut)
    blatt.male(ellipse(px + m * 0.13, py - m * 0.15, m * 0.18, m * 0.13), ton(licht, '#d23a3f', 0.85))
    for (let i = 0; i < 16; i++)
      blatt.male(
        ellipse(px + m * r.zahl(0.4, 1), py - m * r.zahl(0, 0.32), m * r.zahl(0.015, 0.045)),
        '#ffffff',
        0.85,
      )
    for (let i = 0; i < 14; i++)
      blatt.male(
        ellipse(px - m * r.zahl(1, 1.5), py - m * r.zahl(0, 0.24), m * r.zahl(0.02, 0.05)),
        '#ffffff',
        0.7,
      )
  })
  // Bademeister mit dem Becher, Bank mit Handtuch
  vorn.mensch(
    10,
    20,
    irgendwer(r, {
      haltung: 'anstossen',
      blick: -1,
      oben: '#d23a3f',
      schnitt: 'shorts',
      unten: '#f4f0e6',
      frisur: 'kappe',
      haut: '#d69a72',
      alt: false,
      groesse: 178,
    }),
  )
  vorn.stelle(-11.2, 15.6, (px, py, m) => {
    bank(blatt, licht, px, py, m * 1.9)
    blatt.male(rechteck(px + m * 0.3, py - m * 0.82, m * 0.5, m * 0.56), ton(licht, '#d98a8a', 0.9))
    for (const v of [0.72, 0.5])
      blatt.male(rechteck(px + m * 0.3, py - m * v, m * 0.5, m * 0.06), '#fff8ea', 0.8)
    blatt.male(ellipse(px + m * 1.3, py - m * 0.52, m * 0.24, m * 0.16), ton(licht, '#3f6d8a', 0.8))
  })
  vorn.stelle(-9.9, 11, (px, py, m) => kuebel(blatt, r, licht, px, py, m * 0.6, '#e0567c'))
  vorn.stelle(9.9, 11, (px, py, m) => kuebel(blatt, r, licht, px, py, m * 0.6, '#f0c84a'))
  vorn.male()
  stimmung(b, 1620, 500, 1900, [
    [0, '#fff0c0', 0.8],
    [0.4, '#ffd9a0', 0.3],
    [1, '#2a4a6a', 0.5],
  ])
  return blatt.svg()
}
