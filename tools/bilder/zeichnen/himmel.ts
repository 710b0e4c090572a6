/** Himmel: Verlauf, Sonne, Wolken, Vögel, Sterne. */
import { type Blatt, BREITE, ellipse, HOEHE, kurve, type Punkt, z } from './blatt.ts'
import { mische } from './farbe.ts'
import type { Licht } from './licht.ts'
import type { Zufall } from './zufall.ts'

export function himmel(blatt: Blatt, licht: Licht, horizont: number): void {
  const s = licht.himmel.map(([o, f]) => [o, f] as const)
  blatt.male(`M0 0H${BREITE}V${HOEHE}H0Z`, blatt.bildverlauf(0, 0, 0, horizont, s))
}

export function sonnenschein(blatt: Blatt, licht: Licht, x: number, y: number, r: number, scheibe = 0): void {
  blatt.male(
    `M0 0H${BREITE}V${HOEHE}H0Z`,
    blatt.schein(x, y, r, [
      [0, licht.sonne, 0.95],
      [0.12, licht.sonne, 0.6],
      [0.45, licht.sonne, 0.2],
      [1, licht.sonne, 0],
    ]),
  )
  if (scheibe) blatt.male(ellipse(x, y, scheibe), mische(licht.sonne, '#ffffff', 0.65))
}

/** Haufenwolke mit heller Kuppe und verlaufendem Boden. */
export function wolke(
  blatt: Blatt,
  r: Zufall,
  licht: Licht,
  x: number,
  y: number,
  b: number,
  von: 'links' | 'rechts' = 'links',
  deckung = 1,
): void {
  const h = b * r.zahl(0.2, 0.28)
  const ballen = (n: number, k: number, dx: number, dy: number): string => {
    let d = ''
    for (let i = 0; i < n; i++) {
      const t = (i + r.zahl(0.1, 0.9)) / n
      const huegel = Math.sin(Math.PI * t) ** 0.7
      const rad = h * k * (0.28 + 0.42 * huegel) * r.zahl(0.75, 1.15)
      d += ellipse(
        x + (t - 0.5) * b * 0.9 + dx,
        y - huegel * h * 0.52 * r.zahl(0.5, 1.15) + dy,
        rad * 1.25,
        rad,
      )
    }
    return d
  }
  const s = von === 'links' ? -1 : 1
  const sichtbar = `fill-opacity="${deckung}"`
  blatt.gruppe(`${sichtbar} ${blatt.weich(3.5)}`, () => {
    blatt.male(
      ballen(11, 1, 0, 0),
      blatt.verlauf(0, 0, 0, 1, [
        [0, mische(licht.wolkeHell, licht.wolkeDunkel, 0.35), 0.95],
        [0.6, licht.wolkeDunkel, 0.85],
        [1, licht.wolkeDunkel, 0],
      ]),
    )
    blatt.male(
      ballen(10, 0.82, s * b * 0.025, -h * 0.12),
      blatt.verlauf(0, 0, 0, 1, [
        [0, licht.wolkeHell, 1],
        [0.5, licht.wolkeHell, 0.75],
        [1, licht.wolkeHell, 0],
      ]),
    )
    blatt.male(
      ballen(7, 0.5, s * b * 0.05, -h * 0.34),
      blatt.verlauf(0, 0, 0, 1, [
        [0, '#ffffff', 0.85],
        [1, licht.wolkeHell, 0],
      ]),
    )
  })
}

/** Schleierwolken: lange, sich verjüngende Bänder. */
export function schleier(
  blatt: Blatt,
  r: Zufall,
  licht: Licht,
  x: number,
  y: number,
  b: number,
  n = 5,
): void {
  blatt.roh(`<g ${blatt.weich(5)}>`)
  for (let i = 0; i < n * 2; i++) {
    const l = b * r.zahl(0.18, 0.7)
    const cx = x + r.zahl(-b / 2, b / 2)
    const cy = y + r.zahl(-b * 0.05, b * 0.05)
    const d = l * r.zahl(0.006, 0.02)
    const oben: Punkt[] = []
    const unten: Punkt[] = []
    for (let k = 0; k <= 8; k++) {
      const t = k / 8
      const dick = Math.sin(Math.PI * t) ** 1.6 * d * r.zahl(0.4, 1.6)
      const neig = (t - 0.5) * l * -0.03
      oben.push([cx + (t - 0.5) * l, cy + neig - dick])
      unten.unshift([cx + (t - 0.5) * l, cy + neig + dick * 0.45])
    }
    blatt.male(
      kurve([...oben, ...unten], true),
      blatt.verlauf(0, 0, 0, 1, [
        [0, licht.wolkeHell, 0.75],
        [1, mische(licht.wolkeHell, licht.wolkeDunkel, 0.5), 0.1],
      ]),
    )
  }
  blatt.roh('</g>')
}

export function mauersegler(
  blatt: Blatt,
  r: Zufall,
  x: number,
  y: number,
  streuung: number,
  n: number,
  farbe = '#2c3040',
): void {
  for (let i = 0; i < n; i++) {
    const [cx, cy] = [x + r.zahl(-streuung, streuung), y + r.zahl(-streuung * 0.45, streuung * 0.45)]
    const g = r.zahl(9, 19)
    const w = r.zahl(-35, 35)
    blatt.roh(
      `<path transform="translate(${z(cx)} ${z(cy)}) rotate(${z(w)}) scale(${z(g / 10)})" fill="${farbe}" fill-opacity=".8" d="M-11 -5Q-5 -5 -1 -1.2Q0 -2.6 1.4 -1.2Q5 -6 11 -6.4Q6 -3 2.2 1L3.6 5L1 2.6L-1 5.4L-1.4 1.4Q-5 -2.4 -11 -5Z"/>`,
    )
  }
}

export function sterne(blatt: Blatt, r: Zufall, bis: number, n: number): void {
  for (let i = 0; i < n; i++)
    blatt.male(
      ellipse(r.zahl(0, BREITE), r.zahl(0, bis) * r.zahl(0.3, 1), r.zahl(0.8, 2.4)),
      '#fff6dc',
      Math.round(r.zahl(2, 9)) / 10,
    )
}
