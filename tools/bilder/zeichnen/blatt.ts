/** Das Zeichenblatt: sammelt Pfade und Verläufe und gibt am Ende ein SVG aus. */
import type { Farbe } from './farbe.ts'
import { befehl, beginne, fertig, paar, zahl } from './pfadpuffer.ts'

export type Punkt = [number, number]
export type Stufe = readonly [number, Farbe, number?]
export const BREITE = 2400
export const HOEHE = 1600

/** Zahl mit höchstens einer Nachkommastelle; aus ganzen Zahlen gebaut, weil das viel schneller geht. */
export function z(n: number): string {
  const zehntel = Math.round(n * 10)
  const betrag = Math.abs(zehntel)
  const ganz = Math.floor(betrag / 10)
  const rest = betrag - ganz * 10
  const wert = rest ? `${ganz}.${rest}` : `${ganz}`
  return zehntel < 0 ? `-${wert}` : wert
}

const [M, L, C, Z, A, H, V] = [77, 76, 67, 90, 97, 104, 118]

function zug(p: readonly Punkt[], geschlossen: boolean): string {
  beginne()
  p.forEach(([x, y], i) => {
    befehl(i ? L : M)
    paar(x, y)
  })
  if (geschlossen) befehl(Z)
  return fertig()
}

export const linie = (p: readonly Punkt[]): string => zug(p, false)
export const vieleck = (p: readonly Punkt[]): string => zug(p, true)

export function rechteck(x: number, y: number, b: number, h: number): string {
  beginne()
  befehl(M)
  paar(x, y)
  befehl(H)
  zahl(b)
  befehl(V)
  zahl(h)
  befehl(H)
  zahl(-b)
  befehl(Z)
  return fertig()
}

function halbbogen(rx: number, ry: number, weite: number): void {
  befehl(A)
  paar(rx, ry)
  // Schalter „ 0 1 0 " des Bogenbefehls
  for (const code of [32, 48, 32, 49, 32, 48, 32]) befehl(code)
  paar(weite, 0)
}

export function ellipse(x: number, y: number, rx: number, ry = rx): string {
  beginne()
  befehl(M)
  paar(x - rx, y)
  halbbogen(rx, ry, 2 * rx)
  halbbogen(rx, ry, -2 * rx)
  befehl(Z)
  return fertig()
}

/** Weiche Kurve durch alle Punkte. */
export function kurve(p: readonly Punkt[], geschlossen = false, spannung = 1): string {
  const n = p.length
  const an = (i: number): Punkt => {
    const j = geschlossen ? (i + n) % n : Math.min(n - 1, Math.max(0, i))
    return p[j] ?? [0, 0]
  }
  const [sx, sy] = an(0)
  beginne()
  befehl(M)
  paar(sx, sy)
  const k = spannung / 6
  for (let i = 0; i < (geschlossen ? n : n - 1); i++) {
    const [a, b, c, e] = [an(i - 1), an(i), an(i + 1), an(i + 2)]
    befehl(C)
    paar(b[0] + (c[0] - a[0]) * k, b[1] + (c[1] - a[1]) * k)
    befehl(32)
    paar(c[0] - (e[0] - b[0]) * k, c[1] - (e[1] - b[1]) * k)
    befehl(32)
    paar(c[0], c[1])
  }
  if (geschlossen) befehl(Z)
  return fertig()
}

const stufen = (s: readonly Stufe[]) =>
  s
    .map(
      ([o, f, a]) =>
        `<stop offset="${o}" stop-color="${f}"${a === undefined ? '' : ` stop-opacity="${a}"`}/>`,
    )
    .join('')

export class Blatt {
  #teile: string[] = []
  #defs = new Map<string, string>()
  #attr = ''
  #d: string[] = []

  #leeren() {
    if (this.#d.length) this.#teile.push(`<path ${this.#attr} d="${this.#d.join('')}"/>`)
    this.#d = []
  }

  /** Füllt einen Pfad; aufeinanderfolgende gleiche Füllungen werden ein Element. */
  male(d: string, fuellung: string, deckung = 1): void {
    if (!d) return
    this.#anhaengen(`fill="${fuellung}"${deckung < 1 ? ` fill-opacity="${deckung}"` : ''}`, d)
  }

  strich(d: string, farbe: string, breite: number, deckung = 1): void {
    if (!d) return
    this.#anhaengen(
      `fill="none" stroke="${farbe}" stroke-width="${z(breite)}" stroke-linecap="round" stroke-linejoin="round"${deckung < 1 ? ` stroke-opacity="${deckung}"` : ''}`,
      d,
    )
  }

  #anhaengen(attr: string, d: string) {
    // Deckende Flächen dürfen zusammenwachsen, lasierende nicht: sonst heben sich Überlappungen auf.
    if (attr !== this.#attr || attr.includes('opacity')) {
      this.#leeren()
      this.#attr = attr
    }
    this.#d.push(d)
  }

  roh(svg: string): void {
    this.#leeren()
    this.#teile.push(svg)
  }

  gruppe(attr: string, inhalt: () => void): void {
    this.roh(`<g ${attr}>`)
    inhalt()
    this.roh('</g>')
  }

  #def(inhalt: (id: string) => string): string {
    const schluessel = inhalt('')
    let id = this.#defs.get(schluessel)
    if (!id) {
      id = `d${this.#defs.size}`
      this.#defs.set(schluessel, id)
    }
    this.#inhalte.set(id, inhalt(id))
    return `url(#${id})`
  }
  #inhalte = new Map<string, string>()

  /** Verlauf im Rahmen der gefüllten Form (Anteile 0 bis 1). */
  verlauf(x1: number, y1: number, x2: number, y2: number, s: readonly Stufe[]): string {
    return this.#def(
      id =>
        `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stufen(s)}</linearGradient>`,
    )
  }

  /** Verlauf in Bildkoordinaten. */
  bildverlauf(x1: number, y1: number, x2: number, y2: number, s: readonly Stufe[]): string {
    return this.#def(
      id =>
        `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${z(x1)}" y1="${z(y1)}" x2="${z(x2)}" y2="${z(y2)}">${stufen(s)}</linearGradient>`,
    )
  }

  schein(x: number, y: number, r: number, s: readonly Stufe[]): string {
    return this.#def(
      id =>
        `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${z(x)}" cy="${z(y)}" r="${z(r)}">${stufen(s)}</radialGradient>`,
    )
  }

  /** Runder Verlauf im Rahmen der gefüllten Form. */
  verlaufRund(s: readonly Stufe[]): string {
    return this.#def(id => `<radialGradient id="${id}">${stufen(s)}</radialGradient>`)
  }

  weich(staerke: number): string {
    const url = this.#def(
      id =>
        `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${staerke}"/></filter>`,
    )
    return `filter="${url}"`
  }

  ausschnitt(d: string): string {
    return `clip-path="${this.#def(id => `<clipPath id="${id}"><path d="${d}"/></clipPath>`)}"`
  }

  svg(): string {
    this.#leeren()
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${BREITE} ${HOEHE}" width="${BREITE}" height="${HOEHE}"><defs>${[...this.#inhalte.values()].join('')}</defs>${this.#teile.join('')}</svg>`
  }
}
