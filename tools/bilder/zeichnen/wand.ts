/** Eine senkrechte oder geneigte Fläche im Raum, auf der in Metern gezeichnet wird. */
import { type Blatt, type Punkt, vieleck } from './blatt.ts'
import type { Farbe } from './farbe.ts'
import type { Kamera } from './kamera.ts'
import { helligkeit, type Licht, ton, type Vektor } from './licht.ts'

export type Buehne = { blatt: Blatt; kamera: Kamera; licht: Licht }

export class Wand {
  readonly b: Buehne
  readonly ursprung: Vektor
  readonly rechts: Vektor
  readonly hoch: Vektor
  readonly normale: Vektor
  readonly hell: number
  readonly fern: number

  /** `rechts` ist die Laufrichtung der Wand, von außen gesehen von links nach rechts. */
  constructor(b: Buehne, ursprung: Vektor, rechts: Vektor, hoch: Vektor = [0, 1, 0]) {
    this.b = b
    this.ursprung = ursprung
    this.rechts = rechts
    this.hoch = hoch
    const [ax, ay, az] = rechts
    const [bx, by, bz] = hoch
    this.normale = [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx].map(n => -n || 0) as Vektor
    this.hell = helligkeit(b.licht, this.normale)
    this.fern = Math.max(0, b.kamera.tiefe(ursprung))
  }

  get sichtbar(): boolean {
    const [x, y, z] = this.b.kamera.ort
    const [u, v, w] = this.ursprung
    return (x - u) * this.normale[0] + (y - v) * this.normale[1] + (z - w) * this.normale[2] > 0
  }

  /** Bildpunkte je Meter; steuert, wie viel Einzelheit lohnt. */
  get schaerfe(): number {
    return this.b.kamera.masstab(this.ursprung)
  }

  raum([u, v]: Punkt, vor = 0): Vektor {
    const { ursprung: o, rechts: r, hoch: h, normale: n } = this
    return [
      o[0] + r[0] * u + h[0] * v + n[0] * vor,
      o[1] + r[1] * u + h[1] * v + n[1] * vor,
      o[2] + r[2] * u + h[2] * v + n[2] * vor,
    ]
  }

  bild(p: Punkt, vor = 0): Punkt {
    return this.b.kamera.punkt(this.raum(p, vor))
  }

  flaeche(p: readonly Punkt[], vor = 0): string {
    const q = this.b.kamera.flaeche(p.map(e => this.raum(e, vor)))
    return q.length ? vieleck(q) : ''
  }

  feld(u: number, v: number, breite: number, hoehe: number, vor = 0): string {
    return this.flaeche(
      [
        [u, v],
        [u + breite, v],
        [u + breite, v + hoehe],
        [u, v + hoehe],
      ],
      vor,
    )
  }

  balken(u1: number, v1: number, u2: number, v2: number, dicke: number): string {
    const l = Math.hypot(u2 - u1, v2 - v1) || 1
    const nx = (-(v2 - v1) / l) * (dicke / 2)
    const ny = ((u2 - u1) / l) * (dicke / 2)
    return this.flaeche([
      [u1 + nx, v1 + ny],
      [u2 + nx, v2 + ny],
      [u2 - nx, v2 - ny],
      [u1 - nx, v1 - ny],
    ])
  }

  ton(farbe: Farbe, zusatz = 0): Farbe {
    return ton(this.b.licht, farbe, Math.max(0, Math.min(1, this.hell + zusatz)), this.fern)
  }

  /** Versatz des Schattens von etwas, das um `vor` Meter aus der Wand steht. */
  schattenversatz(vor: number): Punkt {
    const [x, y, z] = this.b.licht.richtung
    const n = this.normale
    const einfall = n[0] * x + n[1] * y + n[2] * z
    if (einfall < 0.12) return [0, -vor * 0.4]
    const [r, h] = [this.rechts, this.hoch]
    const u = (r[0] * x + r[1] * y + r[2] * z) / einfall
    const v = (h[0] * x + h[1] * y + h[2] * z) / einfall
    const grenze = (w: number) => Math.max(-1.6, Math.min(1.6, w))
    return [-grenze(u) * vor, -grenze(v) * vor]
  }

  male(d: string, farbe: Farbe, zusatz = 0): void {
    this.b.blatt.male(d, this.ton(farbe, zusatz))
  }

  schatten(d: string, deckung = 0.3): void {
    this.b.blatt.male(d, ton(this.b.licht, '#3a3040', 0, this.fern * 0.6), deckung)
  }
}
