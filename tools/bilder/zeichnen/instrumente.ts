/** Instrumente in der Hand von Spielenden: (px, py) sind deren Füße, k die Bildpunkte je Meter. */
import { type Blatt, ellipse, kurve, rechteck, vieleck, z } from './blatt.ts'
import { type Licht, ton } from './licht.ts'

type Richtung = 1 | -1
export type Instrument = (blatt: Blatt, licht: Licht, d: Richtung, px: number, py: number, k: number) => void

export const geige: Instrument = (blatt, licht, d, px, py, k) => {
  blatt.male(
    ellipse(px + d * k * 0.2, py - k * 1.28, k * 0.13, k * 0.075) +
      ellipse(px + d * k * 0.34, py - k * 1.25, k * 0.11, k * 0.065),
    ton(licht, '#a8542a', 0.9),
  )
  blatt.strich(
    `M${z(px + d * k * 0.4)} ${z(py - k * 1.24)}L${z(px + d * k * 0.7)} ${z(py - k * 1.16)}`,
    ton(licht, '#4a2a1c', 0.5),
    k * 0.035,
  )
  blatt.strich(
    `M${z(px + d * k * 0.1)} ${z(py - k * 1.62)}L${z(px + d * k * 0.5)} ${z(py - k * 0.94)}`,
    ton(licht, '#e8d2a8', 0.9),
    k * 0.02,
  )
}

export const cello: Instrument = (blatt, licht, d, px, py, k) => {
  const f = blatt.verlauf(0, 0, 1, 0.3, [
    [0, ton(licht, '#d98a4a', 1)],
    [1, ton(licht, '#7a3a1c', 0.4)],
  ])
  blatt.male(
    kurve(
      [
        [px + d * k * 0.12, py - k * 0.98],
        [px + d * k * 0.46, py - k * 0.98],
        [px + d * k * 0.44, py - k * 0.7],
        [px + d * k * 0.58, py - k * 0.36],
        [px + d * k * 0.44, py - k * 0.16],
        [px + d * k * 0.12, py - k * 0.18],
        [px + d * k * 0.02, py - k * 0.4],
        [px + d * k * 0.16, py - k * 0.7],
      ],
      true,
      0.9,
    ),
    f,
  )
  blatt.strich(
    `M${z(px + d * k * 0.28)} ${z(py - k * 0.4)}L${z(px + d * k * 0.14)} ${z(py - k * 1.56)}M${z(px + d * k * 0.3)} ${z(py - k * 0.16)}V${z(py)}`,
    ton(licht, '#3a2418', 0.4),
    k * 0.04,
  )
  blatt.strich(
    `M${z(px - d * k * 0.2)} ${z(py - k * 0.66)}L${z(px + d * k * 0.8)} ${z(py - k * 0.78)}`,
    ton(licht, '#e8d2a8', 0.9),
    k * 0.022,
  )
}

export const floete: Instrument = (blatt, licht, d, px, py, k) =>
  blatt.strich(
    `M${z(px + d * k * 0.16)} ${z(py - k * 1.32)}L${z(px + d * k * 0.62)} ${z(py - k * 1.02)}`,
    ton(licht, '#c9c6c0', 1),
    k * 0.045,
  )

export const trompete: Instrument = (blatt, licht, d, px, py, k) => {
  blatt.strich(
    `M${z(px + d * k * 0.16)} ${z(py - k * 1.33)}L${z(px + d * k * 0.62)} ${z(py - k * 1.28)}`,
    ton(licht, '#e0b04a', 1),
    k * 0.05,
  )
  blatt.male(
    vieleck([
      [px + d * k * 0.58, py - k * 1.32],
      [px + d * k * 0.78, py - k * 1.42],
      [px + d * k * 0.78, py - k * 1.14],
      [px + d * k * 0.58, py - k * 1.24],
    ]),
    ton(licht, '#f0c85a', 1),
  )
}

/** Notenständer mit aufgeschlagenem Blatt. */
export function notenstaender(blatt: Blatt, px: number, py: number, k: number): void {
  blatt.strich(
    `M${z(px)} ${z(py)}V${z(py - k * 0.95)}M${z(px - k * 0.18)} ${z(py)}L${z(px)} ${z(py - k * 0.25)}L${z(px + k * 0.18)} ${z(py)}`,
    '#3a343c',
    k * 0.028,
  )
  blatt.male(rechteck(px - k * 0.22, py - k * 1.2, k * 0.44, k * 0.3), '#fbf6e8')
  for (let i = 0; i < 4; i++)
    blatt.male(rechteck(px - k * 0.17, py - k * (1.15 - i * 0.06), k * 0.34, k * 0.012), '#6a6068')
}
