/** Menschen auf dem Rad. */
import { ellipse, vieleck, z } from './blatt.ts'
import { fahrrad } from './dinge.ts'
import { type Farbe, heller } from './farbe.ts'
import { ton } from './licht.ts'
import { type Mensch, menschImBild, z4 } from './mensch.ts'
import type { Buehne } from './wand.ts'

/** `hoehe` ist die Körpergröße in Bildpunkten, (x, y) der Aufstandspunkt der Räder. */
export function radfahrerin(
  b: Buehne,
  m: Mensch,
  x: number,
  y: number,
  hoehe: number,
  farbe: Farbe,
  blick: 1 | -1,
): void {
  const k = hoehe / 172
  b.blatt.male(
    ellipse(x + (b.licht.richtung[0] < 0 ? 1 : -1) * hoehe * 0.12, y, hoehe * 0.56, hoehe * 0.05),
    '#2f2b4c',
    0.32,
  )
  fahrrad(b.blatt, b.licht, x, y, k * 0.92, farbe, blick, false)
  menschImBild(
    b,
    { ...m, haltung: 'rad', blick },
    x - blick * hoehe * 0.1,
    y,
    hoehe * (m.groesse < 145 ? 0.92 : 1),
    { hell: 0.9 },
  )
}

/** Lastenrad mit Kiste vorn; `kinder` sitzen darin. (x, y) ist der Aufstandspunkt unter der Lenkenden. */
export function lastenrad(
  b: Buehne,
  m: Mensch,
  kinder: readonly Mensch[],
  x: number,
  y: number,
  hoehe: number,
  farbe: Farbe,
  blick: 1 | -1,
): void {
  const { blatt, licht } = b
  const k = (hoehe / 172) * 0.92
  const X = (u: number) => x + blick * k * u
  const Y = (v: number) => y - k * v
  const d = ton(licht, '#2c2a2e', 0.4)
  blatt.male(ellipse(X(60), y, k * 170, k * 9), '#2f2b4c', 0.32)
  for (const [u, g] of [
    [-52, 33],
    [176, 24],
  ] as const) {
    blatt.strich(ellipse(X(u), Y(g + 1), k * g), d, k * 4.4)
    let speichen = ''
    for (let i = 0; i < 10; i++)
      speichen += `M${z(X(u))} ${z(Y(g + 1))}l${z(Math.cos(i * 0.628) * g * k)} ${z(Math.sin(i * 0.628) * g * k)}`
    blatt.strich(speichen, ton(licht, '#b9b6ae', 0.8), k)
  }
  const zug = (p: readonly (readonly [number, number])[]) =>
    p.map(([u, v], i) => `${i ? 'L' : 'M'}${z(X(u))} ${z(Y(v))}`).join('')
  blatt.strich(
    zug([
      [-52, 34],
      [-8, 32],
      [-22, 84],
    ]) +
      zug([
        [-52, 34],
        [-20, 78],
        [30, 66],
        [-8, 32],
      ]) +
      zug([
        [26, 66],
        [44, 22],
        [150, 22],
        [176, 25],
      ]) +
      zug([
        [160, 62],
        [176, 25],
      ]),
    ton(licht, farbe, 0.8),
    k * 6,
  )
  blatt.strich(
    zug([
      [32, 62],
      [28, 102],
      [12, 104],
    ]) +
      zug([
        [-36, 88],
        [-10, 88],
      ]),
    d,
    k * 5.5,
  )
  blatt.strich(ellipse(X(-8), Y(32), k * 8), d, k * 3.4)
  for (const [i, e] of kinder.entries())
    blatt.gruppe(blatt.ausschnitt(`M0 0H2400V${z(Y(60))}H0Z`), () =>
      menschImBild(b, { ...e, haltung: 'sitzen', blick }, X(66 + i * 40), Y(20), (hoehe * e.groesse) / 172, {
        hell: 0.9,
      }),
    )
  blatt.male(
    vieleck([
      [X(42), Y(78)],
      [X(152), Y(70)],
      [X(140), Y(24)],
      [X(54), Y(24)],
    ]),
    blatt.verlauf(blick > 0 ? 0 : 1, 0, blick > 0 ? 1 : 0, 0, [
      [0, ton(licht, heller('#c9935a', 0.15), 1)],
      [1, ton(licht, '#a8743f', 0.5)],
    ]),
  )
  blatt.strich(
    zug([
      [42, 78],
      [152, 70],
    ]),
    ton(licht, '#7a5230', 0.7),
    k * 5,
  )
  blatt.roh(
    `<g transform="translate(${z(X(96))} ${z(Y(48))}) scale(${z4(k)})"><circle r="11" fill="${ton(licht, '#24523b', 0.8)}"/><path d="M-5 2q5 -12 10 0q-5 8 -10 0Z" fill="${ton(licht, '#f4ecdd', 0.95)}"/></g>`,
  )
  menschImBild(b, { ...m, haltung: 'rad', blick }, x - blick * hoehe * 0.1, y, hoehe, { hell: 0.9 })
}
