/** Altrheinarm in der Morgendämmerung: Nebel, Reiher, Kahn. */
import { baum, blattwerk } from '../zeichnen/baum.ts'
import { Blatt, ellipse, kurve, type Punkt, vieleck } from '../zeichnen/blatt.ts'
import { mische } from '../zeichnen/farbe.ts'
import { himmel, schleier, sonnenschein } from '../zeichnen/himmel.ts'
import { dunstband, huegelzug, kamm, waldsaum } from '../zeichnen/huegel.ts'
import { kamera } from '../zeichnen/kamera.ts'
import { dunstig, nebel, ton } from '../zeichnen/licht.ts'
import { irgendwer, menschImBild } from '../zeichnen/mensch.ts'
import { stimmung } from '../zeichnen/szenerie.ts'
import { ente, reiher } from '../zeichnen/tiere.ts'
import type { Buehne } from '../zeichnen/wand.ts'
import { spiegelung, wellen } from '../zeichnen/wasser.ts'
import { zufall } from '../zeichnen/zufall.ts'

export function rheinaueNebel(): string {
  const blatt = new Blatt()
  const licht = nebel
  const b: Buehne = { blatt, licht, kamera: kamera({ hoehe: 2, horizont: 760, brennweite: 1500 }) }
  const wasser = 830
  const uferwald = () => {
    const r = zufall(31)
    huegelzug(blatt, kamm(zufall(6), 620, 40, 1700), wasser + 4, '#b9c4c8', '#e6d8c2')
    for (const [farbe, y, g, f] of [
      ['#9fb0ae', 700, 46, 150],
      ['#8fa29a', 745, 56, 100],
    ] as const) {
      const k = kamm(zufall(g), y, 22, 900)
      huegelzug(blatt, k, wasser + 4, dunstig(licht, farbe, f * 0.7), '#e9d9c0')
      waldsaum(blatt, r, k, dunstig(licht, farbe, f * 0.7), g * 0.7)
    }
    dunstband(blatt, 800, 90, '#f8e3c2', 0.75)
    for (let i = 0; i < 16; i++) {
      const x = 60 + i * 158 + r.zahl(-50, 50)
      if (x > 1180 && x < 1640) continue
      baum(blatt, r, licht, {
        x,
        y: wasser + 4,
        hoehe: r.zahl(230, 400),
        art: r.wahl(['pappel', 'weide', 'linde', 'birke'] as const),
        fern: r.zahl(62, 105),
        laub: '#6d8058',
        ohneSchatten: true,
        vonLinks: false,
      })
    }
    dunstband(blatt, 815, 60, '#f9e6c6', 0.7)
    for (const [x, h, art] of [
      [150, 560, 'weide'],
      [-30, 640, 'linde'],
      [2290, 620, 'weide'],
      [2120, 420, 'linde'],
      [380, 380, 'weide'],
    ] as const)
      baum(blatt, r, licht, {
        x,
        y: wasser + 12,
        hoehe: h,
        art,
        fern: 34,
        laub: '#6f7f4a',
        ohneSchatten: true,
        vonLinks: false,
      })
    let ufer = ''
    for (let x = -20; x < 2420; x += 7) {
      if (x > 620 && x < 1760 && r.chance(0.6)) continue
      const h = r.zahl(10, x < 520 || x > 1960 ? 60 : 26)
      ufer += vieleck([
        [x, wasser + 8],
        [x + r.zahl(-8, 8), wasser + 8 - h],
        [x + 5, wasser + 8],
      ])
    }
    blatt.male(ufer, ton(licht, '#7c8250', 0.35, 42))
  }
  himmel(blatt, licht, wasser)
  schleier(blatt, zufall(4), licht, 900, 200, 1700, 6)
  sonnenschein(blatt, licht, 1420, 600, 1300, 70)
  uferwald()
  // Wasser
  blatt.male(
    `M0 ${wasser}H2400V1600H0Z`,
    blatt.bildverlauf(0, wasser, 0, 1600, [
      [0, '#f7dcb4'],
      [0.25, '#eac9a4'],
      [0.6, '#a9b3ae'],
      [1, '#5d7f8a'],
    ]),
  )
  blatt.gruppe(blatt.ausschnitt(`M0 ${wasser}H2400V1600H0Z`), () =>
    spiegelung(b, wasser, '#4d6c78', 0.5, uferwald),
  )
  blatt.male(
    ellipse(1420, 1060, 90, 300),
    blatt.verlaufRund([
      [0, '#fff3cc', 0.85],
      [0.5, '#ffe9b4', 0.35],
      [1, '#ffe9b4', 0],
    ]),
  )
  const r = zufall(88)
  wellen(b, r, wasser + 14, 1600, '#fdf0d2', 170)
  wellen(b, r, wasser + 60, 1600, '#5a7480', 120)
  wellen(b, r, wasser + 20, 1500, '#fff8de', 90, 1290, 1560)
  dunstband(blatt, wasser + 10, 46, '#fdecd0', 0.9)
  // Nebelschwaden
  blatt.roh(`<g ${blatt.weich(22)}>`)
  for (let i = 0; i < 16; i++) {
    const [x, y, l] = [r.zahl(-100, 2500), r.zahl(wasser - 70, wasser + 190), r.zahl(220, 620)]
    blatt.male(ellipse(x, y, l, r.zahl(10, 28)), '#fff1da', Math.round(r.zahl(3, 6)) / 10)
  }
  blatt.roh('</g>')
  // Kahn mit Fischer
  const [kx, ky] = [1560, 1120]
  blatt.male(ellipse(kx - 10, ky + 26, 300, 26), '#3d5560', 0.45)
  menschImBild(
    b,
    irgendwer(r, {
      haltung: 'rollstuhl',
      blick: -1,
      oben: '#24523b',
      unten: '#4a4a52',
      frisur: 'hut',
      schnitt: 'mantel',
      alt: true,
      haut: '#e0b08a',
    }),
    kx + 70,
    ky + 14,
    230,
    { hell: 0.5, fern: 8 },
  )
  const kahn = (p: readonly Punkt[]) => p.map(([u, v]): Punkt => [kx + u, ky + v])
  blatt.male(
    kurve(
      kahn([
        [-300, -44],
        [-180, -14],
        [0, -4],
        [200, -12],
        [290, -40],
        [240, 26],
        [120, 44],
        [-120, 44],
        [-240, 24],
      ]),
      true,
      0.5,
    ),
    blatt.verlauf(0, 0, 0, 1, [
      [0, ton(licht, '#7a5a40', 0.5, 8)],
      [1, ton(licht, '#3a2c2a', 0.1, 6)],
    ]),
  )
  blatt.male(
    kurve(
      kahn([
        [-300, -46],
        [-180, -18],
        [0, -8],
        [200, -16],
        [290, -42],
        [284, -30],
        [200, -4],
        [0, 6],
        [-180, -6],
        [-292, -34],
      ]),
      true,
      0.5,
    ),
    ton(licht, '#b08a62', 0.9, 8),
  )
  blatt.strich(`M${kx + 20} ${ky - 60}L${kx - 250} ${ky - 200}`, ton(licht, '#4a3a34', 0.3), 4)
  blatt.strich(`M${kx - 250} ${ky - 200}L${kx - 300} ${ky + 24}`, '#6a6460', 1.4, 0.7)
  blatt.male(ellipse(kx - 300, ky + 26, 26, 5), '#fff4da', 0.7)
  wellen(b, r, ky + 40, ky + 90, '#f8e8cc', 34, kx - 320, kx + 320)
  ente(blatt, licht, 1010, 1010, 0.62, -1)
  ente(blatt, licht, 1090, 1030, 0.66, -1, false)
  // Vordergrund: Seerosen, Schilf, Reiher
  for (let i = 0; i < 26; i++) {
    const [x, y] = [r.chance(0.6) ? r.zahl(1500, 2400) : r.zahl(0, 1000), r.zahl(1290, 1580)]
    const g = (y - 1180) * 0.13 * r.zahl(0.7, 1.2)
    blatt.male(ellipse(x + 3, y + g * 0.1, g, g * 0.3), '#2f4a4c', 0.4)
    blatt.male(
      `M${x.toFixed(1)} ${y.toFixed(1)}L${(x + g * 0.96).toFixed(1)} ${(y - g * 0.08).toFixed(1)}A${g.toFixed(1)} ${(g * 0.3).toFixed(1)} 0 1 1 ${(x + g * 0.8).toFixed(1)} ${(y - g * 0.18).toFixed(1)}Z`,
      ton(licht, r.wahl(['#6d8a52', '#7f9a5c', '#5f7d4c']), r.zahl(0.4, 0.9)),
    )
    if (r.chance(0.3)) {
      for (let k = 0; k < 6; k++)
        blatt.male(
          ellipse(x + (k - 2.5) * g * 0.11, y - g * 0.16 - (k % 2) * g * 0.06, g * 0.1, g * 0.17),
          k % 2 ? '#fff4ec' : '#f6c9c9',
        )
      blatt.male(ellipse(x, y - g * 0.12, g * 0.08, g * 0.05), '#f0c04a')
    }
  }
  reiher(blatt, licht, 655, 1370, 2.35, 1)
  blatt.gruppe('opacity=".22" transform="translate(0 2744) scale(1 -1)"', () =>
    reiher(blatt, licht, 655, 1374, 2.35, 1),
  )
  blatt.male(ellipse(655, 1372, 70, 9) + ellipse(655, 1372, 110, 14), '#fff4dc', 0.4)
  const schilf = (x: number, y: number, n: number, streu: number, h: number) => {
    let tief = ''
    let hell = ''
    let kolben = ''
    for (let i = 0; i < n; i++) {
      const fx = x + r.zahl(-streu, streu)
      const hh = h * r.zahl(0.5, 1)
      const neig = r.zahl(-0.22, 0.22) * hh
      const d = `M${fx.toFixed(1)} ${y}Q${(fx + neig * 0.3).toFixed(1)} ${(y - hh * 0.6).toFixed(1)} ${(fx + neig).toFixed(1)} ${(y - hh).toFixed(1)}Q${(fx + neig * 0.3 + 8).toFixed(1)} ${(y - hh * 0.5).toFixed(1)} ${(fx + 9).toFixed(1)} ${y}Z`
      if (r.chance(0.55)) tief += d
      else hell += d
      if (r.chance(0.12)) kolben += ellipse(fx + neig * 0.8, y - hh * 0.94, 8, 34)
    }
    blatt.male(tief, ton(licht, '#4c5a38', 0.15))
    blatt.male(kolben, ton(licht, '#6b4630', 0.4))
    blatt.male(
      hell,
      blatt.bildverlauf(0, y - h, 0, y, [
        [0, ton(licht, '#c9b46a', 1)],
        [1, ton(licht, '#6d7a42', 0.3)],
      ]),
    )
  }
  schilf(180, 1640, 120, 320, 520)
  schilf(2290, 1640, 90, 240, 640)
  schilf(760, 1640, 34, 200, 210)
  blatt.male(
    blattwerk(r, 2250, 60, 420, 130, 170, 26) + blattwerk(r, 2380, 200, 190, 160, 90, 24),
    ton(licht, '#4c5f3c', 0.12),
  )
  blatt.male(blattwerk(r, 2230, 80, 400, 120, 70, 22), mische(ton(licht, '#9aa050', 0.9), '#ffe2a0', 0.2))
  stimmung({ blatt }, 1420, 640, 1900, [
    [0, '#fff0c0', 0.8],
    [0.4, '#ffd9a0', 0.3],
    [1, '#2a4a6a', 0.5],
  ])
  return blatt.svg()
}
