/** Bäume und Büsche aus Laubballen, die vom Licht her aufgehellt werden. */
import { type Blatt, ellipse, kurve, type Punkt, vieleck, z } from './blatt.ts'
import { dunkler, type Farbe, heller, mische } from './farbe.ts'
import { type Licht, ton } from './licht.ts'
import { befehl, beginne, fertig, paar } from './pfadpuffer.ts'
import type { Zufall } from './zufall.ts'

type Baumart = 'linde' | 'pappel' | 'obst' | 'weide' | 'fichte' | 'kahl' | 'busch' | 'birke' | 'zypresse'

type Baumwunsch = {
  x: number
  y: number
  hoehe: number
  art: Baumart
  laub?: Farbe | undefined
  bluete?: Farbe | undefined
  fern?: number | undefined
  schnee?: boolean | undefined
  vonLinks?: boolean | undefined
  stamm?: Farbe | undefined
  ohneSchatten?: boolean | undefined
}

export function ballen(r: Zufall, x: number, y: number, rad: number, zacken = 11): string {
  const p: Punkt[] = []
  const start = r.zahl(0, 6)
  for (let i = 0; i < zacken; i++) {
    const a = start + (i / zacken) * Math.PI * 2
    const k = rad * (i % 2 ? r.zahl(0.8, 0.94) : r.zahl(0.98, 1.16))
    p.push([x + Math.cos(a) * k, y + Math.sin(a) * k * 0.92])
  }
  return kurve(p, true, 1.25)
}

export function blattwerk(
  r: Zufall,
  x: number,
  y: number,
  rx: number,
  ry: number,
  n: number,
  g: number,
): string {
  beginne()
  for (let i = 0; i < n; i++) {
    const a = r.zahl(0, Math.PI * 2)
    const k = Math.sqrt(r.zahl(0, 1))
    const [cx, cy] = [x + Math.cos(a) * rx * k, y + Math.sin(a) * ry * k]
    const w = r.zahl(0, Math.PI)
    const [dx, dy] = [Math.cos(w) * g, Math.sin(w) * g * 0.8]
    befehl(77)
    paar(cx - dx, cy - dy)
    befehl(81)
    paar(cx - dy * 0.7, cy + dx * 0.7)
    befehl(32)
    paar(cx + dx, cy + dy)
    befehl(81)
    paar(cx + dy * 0.7, cy - dx * 0.7)
    befehl(32)
    paar(cx - dx, cy - dy)
    befehl(90)
  }
  return fertig()
}

function ast(
  r: Zufall,
  x: number,
  y: number,
  w: number,
  l: number,
  d: number,
  tiefe: number,
  sammeln: string[],
): void {
  const ex = x + Math.cos(w) * l
  const ey = y - Math.sin(w) * l
  const [nx, ny] = [Math.sin(w), Math.cos(w)]
  sammeln.push(
    vieleck([
      [x - nx * d * 0.5, y - ny * d * 0.5],
      [ex - nx * d * 0.3, ey - ny * d * 0.3],
      [ex + nx * d * 0.3, ey + ny * d * 0.3],
      [x + nx * d * 0.5, y + ny * d * 0.5],
    ]),
  )
  if (tiefe <= 0) return
  const n = r.ganz(2, 3)
  for (let i = 0; i < n; i++)
    ast(
      r,
      ex,
      ey,
      w + r.zahl(-0.65, 0.65) + (i - (n - 1) / 2) * 0.5,
      l * r.zahl(0.6, 0.82),
      d * 0.6,
      tiefe - 1,
      sammeln,
    )
}

export function baum(blatt: Blatt, r: Zufall, licht: Licht, o: Baumwunsch): void {
  const { x, y, hoehe: h, art } = o
  const fern = o.fern ?? 0
  const s = (o.vonLinks ?? licht.richtung[0] < 0) ? -1 : 1
  const laub =
    o.laub ??
    {
      linde: '#5d8440',
      pappel: '#5f7f3c',
      obst: '#6c8e44',
      weide: '#8a9e5c',
      fichte: '#2f5a45',
      kahl: '#5a4a40',
      busch: '#557a3e',
      birke: '#86a04c',
      zypresse: '#3d5f41',
    }[art]
  const T = (f: Farbe, hell: number) => ton(licht, f, hell, fern)
  if (art !== 'busch' && !o.ohneSchatten) {
    const [lang, breit] = [
      Math.min(0.34, 0.13 / licht.richtung[1]),
      art === 'pappel' || art === 'zypresse' ? 0.12 : 0.3,
    ]
    blatt.male(
      ellipse(x - s * h * lang * 0.6, y + h * 0.01, h * (breit + lang * 0.3), h * 0.045),
      mische('#2b2c48', licht.dunst, 1 - Math.exp(-fern / licht.sicht)),
      0.28,
    )
  }
  const stamm = o.stamm ?? (art === 'birke' ? '#e9e4da' : '#6b5140')
  if (art === 'kahl') {
    const teile: string[] = []
    ast(r, x, y, Math.PI / 2, h * 0.3, h * 0.06, 5, teile)
    blatt.male(teile.join(''), T(stamm, 0.25))
    if (o.schnee) blatt.male(teile.filter((_, i) => i % 3 === 0).join(''), T('#f2f5fc', 0.8), 0.8)
    return
  }
  if (art === 'fichte') {
    blatt.male(`M${z(x - h * 0.02)} ${z(y)}h${z(h * 0.04)}v${z(-h * 0.2)}h${z(-h * 0.04)}Z`, T(stamm, 0.2))
    const lagen = 8
    for (let i = 0; i < lagen; i++) {
      const t = i / lagen
      const b = h * 0.26 * (1 - t * 0.88)
      const oben = y - h * (0.3 + 0.7 * t) - h * 0.06
      const unten = y - h * (0.08 + 0.78 * t)
      const p: Punkt[] = [[x, oben]]
      for (let k = 0; k <= 6; k++)
        p.push([x + b - (2 * b * k) / 6, unten + (k % 2 ? -h * 0.025 : r.zahl(0, h * 0.015))])
      blatt.male(vieleck(p), T(dunkler(laub, 0.12), 0.3 + t * 0.2))
      blatt.male(
        vieleck([
          [x, oben],
          [x + s * b, unten],
          [x + s * b * 0.3, unten - h * 0.03],
        ]),
        T(heller(laub, 0.12), 0.85),
        0.7,
      )
      if (o.schnee)
        for (const d of [-0.9, -0.45, 0.1, 0.5, 0.92])
          blatt.male(ellipse(x + d * b, unten - h * 0.012, b * 0.13, h * 0.0055), '#dfe8ff', 0.85)
    }
    return
  }
  if (art !== 'busch' && art !== 'zypresse') {
    const b = h * (art === 'birke' ? 0.022 : art === 'pappel' ? 0.03 : 0.042)
    const kopf = y - h * 0.5
    const form = kurve(
      [
        [x - b * 1.5, y + 1],
        [x - b * 0.8, y - h * 0.1],
        [x - b * 0.6, kopf],
        [x + b * 0.6, kopf],
        [x + b * 0.8, y - h * 0.1],
        [x + b * 1.6, y + 1],
      ],
      true,
      0.8,
    )
    blatt.male(
      form,
      blatt.verlauf(s < 0 ? 0 : 1, 0, s < 0 ? 1 : 0, 0, [
        [0, T(heller(stamm, 0.15), 0.9)],
        [0.5, T(stamm, 0.5)],
        [1, T(stamm, 0.08)],
      ]),
    )
    const aeste: string[] = []
    if (art !== 'pappel')
      for (const w of [2.3, 1.9, 1.2, 0.8])
        ast(r, x, y - h * 0.34, w + r.zahl(-0.1, 0.1), h * 0.2, b * 1.1, 1, aeste)
    blatt.male(aeste.join(''), T(stamm, 0.3))
    if (art === 'birke') {
      let d = ''
      for (let i = 0; i < 12; i++)
        d += `M${z(x + r.zahl(-b, b * 0.3))} ${z(y - r.zahl(0.03, 0.5) * h)}h${z(b * 0.7)}v${z(h * 0.008)}h${z(-b * 0.7)}Z`
      blatt.male(d, T('#4a4340', 0.3))
    }
  }
  type B = { cx: number; cy: number; rad: number }
  const kugeln: B[] = []
  const lege = (n: number, mx: number, my: number, rx: number, ry: number, rad: number) => {
    for (let i = 0; i < n; i++) {
      const a = r.zahl(0, Math.PI * 2)
      const k = Math.sqrt(r.zahl(0.02, 1))
      kugeln.push({
        cx: mx + Math.cos(a) * rx * k,
        cy: my + Math.sin(a) * ry * k,
        rad: rad * r.zahl(0.75, 1.2),
      })
    }
  }
  if (art === 'linde') lege(24, x, y - h * 0.64, h * 0.27, h * 0.25, h * 0.115)
  else if (art === 'birke') lege(22, x, y - h * 0.63, h * 0.16, h * 0.3, h * 0.075)
  else if (art === 'obst') lege(18, x, y - h * 0.62, h * 0.34, h * 0.22, h * 0.125)
  else if (art === 'pappel' || art === 'zypresse')
    for (let i = 0; i < 20; i++) {
      const t = i / 19
      const rad = h * 0.085 * Math.sin(Math.PI * Math.min(1, 0.15 + t * 0.82)) ** 0.7 + h * 0.012
      kugeln.push({
        cx: x + r.zahl(-0.03, 0.03) * h,
        cy: y - h * (art === 'zypresse' ? 0.06 + 0.88 * t : 0.14 + 0.82 * t),
        rad,
      })
    }
  else if (art === 'weide') lege(20, x, y - h * 0.68, h * 0.32, h * 0.2, h * 0.12)
  else lege(12, x, y - h * 0.42, h * 0.62, h * 0.3, h * 0.32)
  kugeln.sort((a, b2) => a.cy - b2.cy)
  const boden = dunkler(mische(laub, '#24523b', 0.3), 0.18)
  const klein = Math.max(2.2, Math.min(11, h * 0.016))
  const dicht = h < 90 ? 5 : h < 220 ? 9 : 15
  const ebene = (farbe: Farbe, hell: number, k: number, dx: number, dy: number, nur: number) => {
    let d = ''
    for (const b of kugeln)
      if (nur >= 1 || r.chance(nur)) {
        const [cx, cy] = [b.cx + s * b.rad * dx, b.cy + b.rad * dy]
        d += ballen(r, cx, cy, b.rad * k)
        d += blattwerk(r, cx, cy, b.rad * k * 1.22, b.rad * k * 1.18, dicht, klein)
      }
    blatt.male(d, T(farbe, hell))
  }
  ebene(boden, 0.06, 1, -0.1, 0.1, 1)
  ebene(dunkler(laub, 0.06), 0.35, 0.82, 0.12, -0.12, 1)
  ebene(laub, 0.7, 0.62, 0.3, -0.32, 0.9)
  ebene(heller(mische(laub, '#d8d070', 0.22), 0.06), 1, 0.34, 0.46, -0.5, 0.75)
  if (art === 'weide') {
    let d = ''
    for (let i = 0; i < 60; i++) {
      const kugel = r.wahl(kugeln)
      const cx = kugel.cx + r.zahl(-0.8, 0.8) * kugel.rad
      const oben = kugel.cy + kugel.rad * r.zahl(-0.2, 0.5)
      const l = h * r.zahl(0.18, 0.42)
      d += `M${z(cx)} ${z(oben)}q${z(h * 0.016)} ${z(l * 0.5)} ${z(r.zahl(-0.02, 0.02) * h)} ${z(l)}q${z(-h * 0.014)} ${z(-l * 0.5)} ${z(-h * 0.012)} ${z(-l)}Z`
    }
    blatt.male(d, T(laub, 0.55))
  }
  // Einzelne Blätter im Licht und Lücken im Schatten
  let blaetter = ''
  let luecken = ''
  for (const b of kugeln) {
    blaetter += blattwerk(
      r,
      b.cx + s * b.rad * 0.4,
      b.cy - b.rad * 0.45,
      b.rad * 0.8,
      b.rad * 0.6,
      Math.round(dicht * 0.8),
      klein * 0.8,
    )
    luecken += blattwerk(
      r,
      b.cx - s * b.rad * 0.3,
      b.cy + b.rad * 0.4,
      b.rad * 0.8,
      b.rad * 0.6,
      Math.round(dicht * 0.6),
      klein * 0.9,
    )
  }
  blatt.male(luecken, T(boden, 0.15), 0.7)
  blatt.male(blaetter, T(heller(mische(laub, '#f0e08a', 0.35), 0.12), 1), 0.85)
  if (o.bluete) {
    let d = ''
    let e = ''
    for (const b of kugeln)
      for (let i = 0; i < dicht * 2; i++) {
        const p = ellipse(
          b.cx + r.zahl(-1.1, 1.1) * b.rad,
          b.cy + r.zahl(-1.1, 1) * b.rad,
          klein * r.zahl(0.5, 1),
        )
        if (r.chance(0.6)) d += p
        else e += p
      }
    blatt.male(d, T(dunkler(o.bluete, 0.08), 0.5))
    blatt.male(e, T(o.bluete, 1))
  }
}
