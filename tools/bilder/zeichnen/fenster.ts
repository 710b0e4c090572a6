/** Fenster, Läden, Blumenkästen und Türen auf einer Wand. */
import { ellipse } from './blatt.ts'
import { dunkler, type Farbe, heller, mische } from './farbe.ts'
import { dunstig, ton } from './licht.ts'
import type { Wand } from './wand.ts'
import type { Zufall } from './zufall.ts'

export type Fensterart = {
  laden?: Farbe | undefined
  blumen?: boolean | undefined
  gewaende?: Farbe | undefined
  sprossen?: number | undefined
  bogen?: boolean | undefined
}

export function glas(w: Wand, an: boolean): string {
  const { blatt, licht } = w.b
  if (an)
    return blatt.verlauf(0, 0, 0, 1, [
      [0, dunstig(licht, '#ffdf92', w.fern * 0.4)],
      [1, dunstig(licht, '#f2a64a', w.fern * 0.4)],
    ])
  const h = w.hell > 0.3 ? 0.18 : 0
  return blatt.verlauf(0, 0, 0.7, 1, [
    [0, dunstig(licht, mische(licht.glasOben, '#ffffff', h), w.fern)],
    [0.45, dunstig(licht, mische(licht.glasOben, licht.glasUnten, 0.6), w.fern)],
    [1, dunstig(licht, licht.glasUnten, w.fern)],
  ])
}

export function bogenfeld(w: Wand, u: number, v: number, b: number, h: number): string {
  const p: [number, number][] = [
    [u, v],
    [u + b, v],
  ]
  const r = b / 2
  for (let i = 0; i <= 10; i++) {
    const a = (Math.PI * i) / 10
    p.push([u + r + Math.cos(a) * r, v + h - r + Math.sin(a) * r])
  }
  return w.flaeche(p)
}

export function fenster(
  w: Wand,
  r: Zufall,
  u: number,
  v: number,
  b: number,
  h: number,
  art: Fensterart,
): void {
  const { blatt } = w.b
  const an = r.chance(w.b.licht.lampen)
  const rand = 0.1
  const feld = art.bogen
    ? bogenfeld
    : (x: Wand, a: number, c: number, d: number, e: number) => x.feld(a, c, d, e)
  w.male(feld(w, u - rand, v - rand, b + 2 * rand, h + 2 * rand), art.gewaende ?? '#f4ecdd')
  blatt.male(feld(w, u, v, b, h), glas(w, an))
  const [su, sv] = w.schattenversatz(0.14)
  if (!an && w.schaerfe > 14) {
    w.schatten(w.feld(u, v + h + sv, b, -sv), 0.4)
    if (Math.abs(su) > 0.02) w.schatten(w.feld(su > 0 ? u : u + b + su, v, Math.abs(su), h), 0.4)
  }
  if (an && w.schaerfe > 20 && r.chance(0.4))
    blatt.male(w.feld(u + b * 0.62, v, b * 0.2, h * 0.5), '#a8612c', 0.45)
  if (w.schaerfe > 16) {
    if (!an && r.chance(0.6)) {
      blatt.male(
        w.flaeche([
          [u, v + h],
          [u + b * 0.32, v + h],
          [u + b * 0.12, v + h * 0.3],
          [u, v + h * 0.3],
        ]),
        w.ton('#fffdf6', -0.1),
        0.55,
      )
      blatt.male(
        w.flaeche([
          [u + b, v + h],
          [u + b * 0.68, v + h],
          [u + b * 0.88, v + h * 0.3],
          [u + b, v + h * 0.3],
        ]),
        w.ton('#fffdf6', -0.1),
        0.55,
      )
    }
    const n = art.sprossen ?? 2
    let d = w.feld(u + b / 2 - 0.035, v, 0.07, h) + w.feld(u, v + h * 0.62, b, 0.06)
    if (n > 2)
      d +=
        w.feld(u, v + h * 0.3, b, 0.04) + w.feld(u + b * 0.24, v, 0.04, h) + w.feld(u + b * 0.74, v, 0.04, h)
    d +=
      w.feld(u, v, 0.05, h * (art.bogen ? 0.8 : 1)) +
      w.feld(u + b - 0.05, v, 0.05, h * (art.bogen ? 0.8 : 1)) +
      w.feld(u, v, b, 0.05)
    w.male(d, '#fbf6ea', 0.05)
  }
  if (art.laden) {
    const lb = b * 0.5
    for (const lu of [u - rand - lb, u + b + rand]) {
      w.schatten(w.feld(lu + su * 0.5, v - rand * 0.5 + sv * 0.5, lb, h + rand), 0.3)
      w.male(w.feld(lu, v - rand * 0.5, lb, h + rand), art.laden)
      if (w.schaerfe > 18) {
        let d = ''
        const zeilen = Math.min(12, Math.round(w.schaerfe / 5))
        for (let i = 0; i < zeilen; i++)
          d += w.feld(lu + lb * 0.14, v + (h * (i + 0.2)) / zeilen, lb * 0.72, (h / zeilen) * 0.35)
        w.male(d, dunkler(art.laden, 0.28))
        w.male(
          w.feld(lu + (su < 0 ? lb * 0.9 : 0), v - rand * 0.5, lb * 0.1, h + rand),
          heller(art.laden, 0.25),
        )
      }
    }
  }
  if (art.blumen) blumenkasten(w, r, u - 0.05, v - 0.12, b + 0.1)
  else if (w.schaerfe > 14) {
    w.schatten(w.feld(u - 0.12 + su * 0.4, v - 0.24, b + 0.24, 0.14), 0.3)
    w.male(w.feld(u - 0.14, v - 0.14, b + 0.28, 0.1), art.gewaende ?? '#efe4d0', 0.12)
  }
}

export function blumenkasten(w: Wand, r: Zufall, u: number, v: number, b: number): void {
  const { blatt, licht } = w.b
  w.schatten(w.feld(u + 0.02, v - 0.42, b, 0.34), 0.32)
  w.male(w.feld(u, v - 0.18, b, 0.2), '#7a5238')
  const s = w.schaerfe
  const bluete = r.wahl(['#d23a3f', '#e0567c', '#c92b52', '#e86a4a', '#f3c7d4'])
  let laub = ''
  let dunkel = ''
  let hell = ''
  let licht2 = ''
  const dicht = Math.max(1, Math.min(6, s / 45))
  const n = Math.round(b * (s < 16 ? 4 : 9) * dicht)
  for (let i = 0; i < n; i++) {
    const [x, y] = w.bild([u + r.zahl(0, b), v + r.zahl(-0.16, 0.14)])
    const g = (s * r.zahl(0.06, 0.11) * (s < 16 ? 1.4 : 1)) / Math.sqrt(dicht)
    laub += ellipse(x, y, g)
    if (r.chance(0.75)) dunkel += ellipse(x + g * 0.2, y - g * 0.5, g * 0.75)
    if (r.chance(0.6)) hell += ellipse(x - g * 0.2, y - g * 0.9, g * 0.55)
    if (r.chance(0.25)) licht2 += ellipse(x - g * 0.3, y - g * 1.1, g * 0.3)
  }
  blatt.male(laub, ton(licht, '#3f6b3a', w.hell, w.fern))
  blatt.male(dunkel, ton(licht, bluete, w.hell * 0.6, w.fern))
  blatt.male(hell, ton(licht, heller(bluete, 0.12), w.hell, w.fern))
  blatt.male(licht2, ton(licht, heller(bluete, 0.45), w.hell, w.fern))
}

export function tuer(w: Wand, r: Zufall, u: number, farbe: Farbe, b = 1.15, h = 2.3): void {
  const { blatt } = w.b
  w.male(bogenfeld(w, u - 0.18, 0, b + 0.36, h + 0.18), '#d9b99a')
  w.male(bogenfeld(w, u, 0, b, h), dunkler(farbe, 0.35))
  w.male(bogenfeld(w, u + 0.06, 0, b - 0.12, h - 0.08), farbe)
  if (w.schaerfe > 14) {
    w.male(
      w.feld(u + 0.14, 0.2, b / 2 - 0.2, 0.7) +
        w.feld(u + b / 2 + 0.06, 0.2, b / 2 - 0.2, 0.7) +
        w.feld(u + 0.14, 1.05, b / 2 - 0.2, 0.6) +
        w.feld(u + b / 2 + 0.06, 1.05, b / 2 - 0.2, 0.6),
      dunkler(farbe, 0.22),
    )
    w.male(w.feld(u + b / 2 - 0.02, 0, 0.04, h - 0.3), dunkler(farbe, 0.5))
    blatt.male(bogenfeld(w, u + 0.14, h - 0.62, b - 0.28, 0.5), glas(w, r.chance(w.b.licht.lampen)))
    const [x, y] = w.bild([u + b / 2 + 0.1, 1.05])
    blatt.male(ellipse(x, y, w.schaerfe * 0.025), w.ton('#e8c36a'))
  }
  w.male(w.feld(u - 0.3, 0, b + 0.6, 0.14), '#cbb296', 0.15)
}

/** Bogentor oder Arkade mit dunklem Inneren. */
export function bogen(
  w: Wand,
  u: number,
  b: number,
  h: number,
  stein: Farbe,
  innen: readonly [Farbe, Farbe],
): void {
  const { blatt } = w.b
  w.male(bogenfeld(w, u - 0.28, 0, b + 0.56, h + 0.28), heller(stein, 0.18))
  if (w.schaerfe > 14) {
    const r = b / 2 + 0.28
    let fugen = ''
    for (let i = 1; i < 9; i++) {
      const a = (Math.PI * i) / 9
      const m: [number, number] = [u + b / 2, h - b / 2]
      fugen += w.balken(
        m[0] + Math.cos(a) * (b / 2),
        m[1] + Math.sin(a) * (b / 2),
        m[0] + Math.cos(a) * r,
        m[1] + Math.sin(a) * r,
        0.03,
      )
    }
    w.male(fugen, dunkler(stein, 0.2))
  }
  blatt.male(
    bogenfeld(w, u, 0, b, h),
    blatt.verlauf(0, 0, 0, 1, [
      [0, innen[0]],
      [1, innen[1]],
    ]),
  )
  const [su] = w.schattenversatz(0.6)
  if (w.hell > 0.2)
    blatt.male(
      w.flaeche([
        [su > 0 ? u + b : u, 0],
        [su > 0 ? u + b - 0.5 : u + 0.5, 0],
        [su > 0 ? u + b - 0.28 : u + 0.28, h - b / 2],
        [su > 0 ? u + b : u, h - b / 2],
      ]),
      w.ton(heller(stein, 0.1)),
      0.85,
    )
}

export function schaufenster(
  w: Wand,
  r: Zufall,
  u: number,
  b: number,
  rahmen: Farbe,
  markise?: readonly [Farbe, Farbe],
): void {
  const { blatt } = w.b
  w.male(w.feld(u - 0.12, 0.35, b + 0.24, 2.25), rahmen)
  blatt.male(w.feld(u, 0.55, b, 1.9), glas(w, r.chance(0.35 + w.b.licht.lampen)))
  let ware = ''
  for (let i = 0; i < b * 3; i++)
    ware += w.feld(u + 0.1 + r.zahl(0, b - 0.5), 0.55, r.zahl(0.15, 0.35), r.zahl(0.2, 0.8))
  blatt.male(ware, w.ton(r.wahl(['#c98a5a', '#8a6a8a', '#b0604a'])), 0.55)
  w.male(w.feld(u + b / 2 - 0.04, 0.55, 0.08, 1.9), rahmen, 0.1)
  if (!markise) return
  const n = Math.max(4, Math.round(b / 0.3))
  const aus = 1.1
  w.schatten(w.feld(u - 0.1 + w.schattenversatz(0.7)[0], 1.5, b + 0.2, 1.15), 0.35)
  for (let i = 0; i < n; i++) {
    const u0 = u - 0.2 + ((b + 0.4) * i) / n
    const u1 = u - 0.2 + ((b + 0.4) * (i + 1)) / n
    const ecke = [w.raum([u0, 2.85]), w.raum([u1, 2.85]), w.raum([u1, 2.25], aus), w.raum([u0, 2.25], aus)]
    const volant = [
      w.raum([u0, 2.25], aus),
      w.raum([u1, 2.25], aus),
      w.raum([u1, 2.02], aus),
      w.raum([u0, 2.02], aus),
    ]
    const farbe = i % 2 ? markise[0] : markise[1]
    const d = (p: typeof ecke) =>
      p
        .map(
          (q, j) =>
            `${j ? 'L' : 'M'}${w.b.kamera
              .punkt(q)
              .map(k => Math.round(k * 10) / 10)
              .join(' ')}`,
        )
        .join('') + 'Z'
    blatt.male(d(ecke), w.ton(farbe, 0.25))
    blatt.male(d(volant), w.ton(dunkler(farbe, 0.15), -0.05))
  }
}

export function schild(w: Wand, u: number, v: number, b: number, farbe: Farbe): void {
  w.schatten(w.feld(u + 0.05, v - 0.1, b, 0.5), 0.3)
  w.male(w.feld(u, v, b, 0.45), farbe)
  let schrift = ''
  for (let i = 0; i < b * 3.4 - 1; i++) schrift += w.feld(u + 0.18 + i * 0.28, v + 0.14, 0.16, 0.18)
  w.male(schrift, heller(farbe, 0.75))
}
