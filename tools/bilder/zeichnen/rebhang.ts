/** Rebhang im Raum: Gelände mit Rebzeilen, von fern nach nah gemalt. */
import { ballen, blattwerk } from './baum.ts'
import { ellipse, vieleck } from './blatt.ts'
import { dunkler, type Farbe, heller, mische } from './farbe.ts'
import { ton, type Vektor } from './licht.ts'
import type { Buehne } from './wand.ts'
import { type Zufall, zufall } from './zufall.ts'

export type Rebhang = {
  hoehe: (x: number, z: number) => number
  x1: number
  x2: number
  z1: number
  z2: number
  abstand: number
  /** Querneigung der Zeilen: Meter nach rechts je Meter in die Tiefe. */
  lauf: number
  boden: Farbe
  laub: readonly Farbe[]
  /** Streifen ohne Reben (Wirtschaftsweg), quer zur Zeile in Metern. */
  weg?: readonly [number, number]
  /** Querweg ohne Reben zwischen zwei Tiefen. */
  querweg?: readonly [number, number]
  rebhoehe?: number
  trauben?: boolean
}

export function rebhang(
  b: Buehne,
  saat: number,
  h: Rebhang,
  dazwischen: readonly (readonly [number, () => void])[] = [],
): void {
  const { blatt, kamera, licht } = b
  const r: Zufall = zufall(saat)
  const ort = (x: number, z: number, y = 0): Vektor => [x, h.hoehe(x, z) + y, z]
  const gaenge: number[] = []
  for (let z = h.z2; z > h.z1; z *= 0.945) gaenge.push(z)
  gaenge.push(h.z1)
  const rh = h.rebhoehe ?? 1.7
  const s = licht.richtung[0] < 0 ? -1 : 1
  const warten = dazwischen.toSorted((p, q) => q[0] - p[0])
  const parzelle = new Map<number, Farbe>()
  for (let i = 0; i < gaenge.length - 1; i++) {
    const [za, zb] = [gaenge[i] ?? 0, gaenge[i + 1] ?? 0]
    for (let first = warten[0]; first && first[0] > za; first = warten[0]) {
      first[1]()
      warten.shift()
    }
    // Geländestreifen
    const oben: Vektor[] = []
    const unten: Vektor[] = []
    for (let k = 0; k <= 24; k++) {
      const x = h.x1 + ((h.x2 - h.x1) * k) / 24
      oben.push(ort(x, za * 1.01))
      unten.unshift(ort(x, zb))
    }
    const q = kamera.flaeche([...oben, ...unten])
    if (q.length) blatt.male(vieleck(q), ton(licht, h.boden, 0.72, za))
    const z = (za + zb) / 2
    let gras = ''
    let halm = ''
    for (let k = 0; k < 46; k++) {
      const gx = r.zahl(h.x1, h.x2) * Math.min(1, z / 70)
      const p = ort(gx, r.zahl(zb, za))
      const [px, py] = kamera.punkt(p)
      const m = kamera.masstab(p)
      if (px < 0 || px > 2400 || py > 1640) continue
      gras += ellipse(px, py, m * r.zahl(0.3, 0.9), m * r.zahl(0.05, 0.11))
      halm += ellipse(px + r.zahl(-1, 1) * m, py + m * 0.05, m * r.zahl(0.1, 0.4), m * 0.045)
    }
    blatt.male(gras, ton(licht, mische(h.boden, '#5a6a3a', 0.45), 0.5, za), 0.5)
    blatt.male(halm, ton(licht, heller(h.boden, 0.3), 1, za), 0.6)
    const toene = new Map<
      Farbe,
      { schatten: string; tief: string; mitte: string; hell: string; glanz: string }
    >()
    let pfosten = ''
    for (let n = Math.floor(h.x1 / h.abstand) - 40; n * h.abstand < h.x2 + 60; n++) {
      const quer = n * h.abstand
      if (h.weg && quer > h.weg[0] && quer < h.weg[1]) continue
      const tief = Math.max(0.9, (za - zb) / 1)
      const teile = Math.max(1, Math.round((za - zb) / 1.0))
      for (let t = 0; t < teile; t++) {
        const zz = za - ((za - zb) * (t + r.zahl(0.2, 0.8))) / teile
        const x = quer + zz * h.lauf + r.zahl(-0.12, 0.12)
        if (x < h.x1 || x > h.x2 || (h.querweg && zz > h.querweg[0] && zz < h.querweg[1])) continue
        const fuss = ort(x, zz)
        const [px, py] = kamera.punkt(fuss)
        const m = kamera.masstab(fuss)
        const g = m * rh
        if (px < -g || px > 2400 + g || py < -50 || py > 1600 + g * 1.3) continue
        const block = Math.floor(n / 9) * 7 + Math.floor((zz + (n % 3) * 4) / 46)
        let farbe = parzelle.get(block)
        if (!farbe) {
          farbe = r.wahl(h.laub)
          parzelle.set(block, farbe)
        }
        if (r.chance(0.12)) farbe = r.wahl(h.laub)
        let e = toene.get(farbe)
        if (!e) {
          e = { schatten: '', tief: '', mitte: '', hell: '', glanz: '' }
          toene.set(farbe, e)
        }
        const y = py - g * 0.55
        const rad = g * r.zahl(0.38, 0.48)
        const breit = Math.max(rad, (m * tief) / teile / 4)
        e.schatten += ellipse(
          px - s * g * 0.5,
          py + g * 0.02,
          g * 0.7,
          Math.max(g * 0.16, (m * tief) / teile / 9),
        )
        if (m < 26) {
          e.tief += ellipse(px, y, breit, rad * 1.1)
          e.mitte += ellipse(px + s * rad * 0.2, y - rad * 0.25, breit * 0.75, rad * 0.8)
          e.hell += ellipse(px + s * rad * 0.35, y - rad * 0.55, breit * 0.45, rad * 0.4)
        } else {
          const klein = Math.max(3, Math.min(15, m * 0.1))
          const viel = Math.min(16, Math.round(8 + rad * 0.1))
          e.tief +=
            ballen(r, px, y, rad) + blattwerk(r, px, y, rad * 1.2, rad * 1.3, Math.round(viel * 0.7), klein)
          e.mitte += blattwerk(
            r,
            px + s * rad * 0.1,
            y - rad * 0.15,
            rad * 1.05,
            rad * 1.05,
            Math.round(viel * 2.2),
            klein * 1.3,
          )
          e.hell += blattwerk(r, px + s * rad * 0.3, y - rad * 0.45, rad * 0.85, rad * 0.8, viel, klein * 0.9)
          e.glanz += blattwerk(
            r,
            px + s * rad * 0.4,
            y - rad * 0.6,
            rad * 0.75,
            rad * 0.6,
            Math.round(viel * 0.45),
            klein * 0.8,
          )
          if (r.chance(0.3))
            pfosten += `M${(px - m * 0.04).toFixed(1)} ${py.toFixed(1)}h${(m * 0.08).toFixed(1)}v${(-g * 1.12).toFixed(1)}h${(-m * 0.08).toFixed(1)}Z`
          if (h.trauben && r.chance(0.5)) {
            const tx = px + r.zahl(-0.5, 0.5) * rad
            for (let k = 0; k < 8; k++)
              e.schatten += ellipse(
                tx + r.zahl(-0.1, 0.1) * g,
                y + rad * 0.7 + r.zahl(0, 0.16) * g,
                m * 0.035,
              )
          }
        }
      }
    }
    const T = (f: Farbe, hell: number) => ton(licht, f, hell, z)
    for (const [, e] of toene) blatt.male(e.schatten, T(mische(h.boden, '#2a2438', 0.5), 0.1), 0.36)
    blatt.male(pfosten, T('#8a7a68', 0.6))
    for (const [f, e] of toene) {
      blatt.male(e.tief, T(dunkler(mische(f, '#4a5a2c', 0.35), 0.22), 0.15))
      blatt.male(e.mitte, T(dunkler(f, 0.06), 0.6))
      blatt.male(e.hell, T(f, 1))
      blatt.male(e.glanz, T(heller(f, 0.35), 1))
    }
  }
  for (const [, male] of warten) male()
}
