/** Menschen auf dem Rad. */
import { ellipse } from './blatt.ts'
import { fahrrad } from './dinge.ts'
import type { Farbe } from './farbe.ts'
import { type Mensch, menschImBild } from './mensch.ts'
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
