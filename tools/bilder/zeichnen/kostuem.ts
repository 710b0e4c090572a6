/** Verkleidung für Kinder auf der Bühne: was auf den Kopf kommt. */
import { ellipse, kurve, vieleck } from './blatt.ts'
import type { Farbe } from './farbe.ts'
import { ton } from './licht.ts'
import { type Mensch, menschImRaum } from './mensch.ts'
import type { Buehne } from './wand.ts'

type Kopfputz = 'krone' | 'zauberhut' | 'hasenohren'

/** Stellt ein Kind mit Kopfputz auf die Bühne. */
export function verkleidet(
  b: Buehne,
  m: Mensch,
  kopf: Kopfputz,
  farbe: Farbe,
  x: number,
  z: number,
  y: number,
): void {
  const { blatt, kamera, licht } = b
  menschImRaum(b, m, x, z, { y, schatten: false })
  const [px, py] = kamera.punkt([x, y, z])
  const k = kamera.masstab([x, y, z]) * (m.groesse / 172)
  const [kx, ky] = [px + m.blick * k * 0.04, py - k * 1.73]
  const hell = ton(licht, farbe, 1)
  const tief = ton(licht, farbe, 0.35)
  if (kopf === 'krone') {
    const zacken = [-0.14, -0.1, -0.05, 0, 0.05, 0.1, 0.14]
    blatt.male(
      vieleck([
        [kx - k * 0.12, ky + k * 0.04],
        ...zacken.map((u, i): [number, number] => [kx + k * u, ky - k * (i % 2 ? 0.05 : 0.15)]),
        [kx + k * 0.12, ky + k * 0.04],
      ]),
      blatt.verlauf(0, 0, 1, 0, [
        [0, hell],
        [1, tief],
      ]),
    )
    blatt.male(ellipse(kx, ky - k * 0.01, k * 0.022) + ellipse(kx - k * 0.07, ky, k * 0.018), '#d23a3f')
  } else if (kopf === 'zauberhut') {
    blatt.male(
      vieleck([
        [kx - k * 0.15, ky + k * 0.04],
        [kx - m.blick * k * 0.06, ky - k * 0.46],
        [kx + k * 0.15, ky + k * 0.04],
      ]),
      blatt.verlauf(0, 0, 1, 0, [
        [0, hell],
        [1, tief],
      ]),
    )
    blatt.male(ellipse(kx, ky + k * 0.04, k * 0.25, k * 0.045), ton(licht, farbe, 0.6))
    blatt.male(
      ellipse(kx - k * 0.03, ky - k * 0.1, k * 0.022) + ellipse(kx + k * 0.04, ky - k * 0.2, k * 0.018),
      '#f0d27a',
    )
  } else
    for (const [u, f] of [
      [-0.07, tief],
      [0.05, hell],
    ] as const)
      blatt.male(
        kurve(
          [
            [kx + k * (u - 0.03), ky + k * 0.06],
            [kx + k * (u - 0.07), ky - k * 0.14],
            [kx + k * (u * 1.5), ky - k * 0.34],
            [kx + k * (u + 0.07), ky - k * 0.12],
            [kx + k * (u + 0.04), ky + k * 0.06],
          ],
          true,
          0.9,
        ),
        f,
      )
}
