/** Wasserflächen: Schwimmbecken mit Bahnen, spiegelnder Altrhein. */
import { ellipse, kurve, type Punkt, vieleck, z } from './blatt.ts'
import { bodenfeld } from './boden.ts'
import type { Farbe } from './farbe.ts'
import { ton, type Vektor } from './licht.ts'
import type { Buehne } from './wand.ts'
import type { Zufall } from './zufall.ts'

export function becken(b: Buehne, r: Zufall, x: number, tz: number, breite: number, laenge: number): void {
  const { blatt, kamera, licht } = b
  const e: Vektor[] = [
    [x, 0, tz],
    [x + breite, 0, tz],
    [x + breite, 0, tz + laenge],
    [x, 0, tz + laenge],
  ]
  bodenfeld(
    b,
    [
      [x - 0.5, tz - 0.5],
      [x + breite + 0.5, tz - 0.5],
      [x + breite + 0.5, tz + laenge + 0.5],
      [x - 0.5, tz + laenge + 0.5],
    ],
    ton(licht, '#fbf4e6', 1),
  )
  const d = vieleck(kamera.flaeche(e))
  blatt.male(
    d,
    blatt.verlauf(0.1, 0, 0.3, 1, [
      [0, '#8fe0e4'],
      [0.4, '#45bdd0'],
      [1, '#1f8fb4'],
    ]),
  )
  blatt.gruppe(blatt.ausschnitt(d), () => {
    // Schatten der Beckenwand links, Bahnen am Grund
    bodenfeld(
      b,
      [
        [x, tz],
        [x + 1.1, tz],
        [x + 1.1, tz + laenge],
        [x, tz + laenge],
      ],
      '#0f6a90',
      0.28,
    )
    bodenfeld(
      b,
      [
        [x, tz + laenge - 1.6],
        [x + breite, tz + laenge - 1.6],
        [x + breite, tz + laenge],
        [x, tz + laenge],
      ],
      '#0f6a90',
      0.22,
    )
    for (let i = 1; i < 6; i++) {
      const u = x + (breite * i) / 6
      let p = ''
      for (let k = 0; k < 24; k++) {
        const z0 = tz + 1.5 + ((laenge - 3) * k) / 24
        p += vieleck(
          kamera.flaeche([
            [u - 0.14 + Math.sin(k * 1.3) * 0.08, 0, z0],
            [u + 0.14 + Math.sin(k * 1.3) * 0.08, 0, z0],
            [u + 0.14 + Math.sin(k * 1.3 + 1.3) * 0.08, 0, z0 + (laenge - 3) / 24],
            [u - 0.14 + Math.sin(k * 1.3 + 1.3) * 0.08, 0, z0 + (laenge - 3) / 24],
          ]),
        )
      }
      blatt.male(p, '#15688f', 0.5)
    }
    // Lichtnetz
    for (let i = 0; i < 260; i++) {
      const [u, w] = [x + r.zahl(0, breite), tz + laenge * r.zahl(0, 1) ** 1.3]
      const [px, py] = kamera.punkt([u, 0, w])
      const m = kamera.masstab([u, 0, w])
      const l = m * r.zahl(0.3, 1.2)
      blatt.strich(
        `M${z(px - l)} ${z(py)}q${z(l * 0.5)} ${z(-m * 0.12)} ${z(l)} ${z(m * 0.02)}t${z(l)} ${z(m * 0.02)}`,
        '#eafcff',
        m * r.zahl(0.025, 0.06),
        r.chance(0.4) ? 0.75 : 0.4,
      )
    }
    // Leinen
    for (const t of [0.33, 0.66]) {
      const u = x + breite * t
      for (let k = 0; k < 70; k++) {
        const w = tz + (laenge * k) / 70
        const [px, py] = kamera.punkt([u, 0, w])
        const m = kamera.masstab([u, 0, w])
        blatt.male(ellipse(px, py, m * 0.13, m * 0.09), Math.floor(k / 3) % 2 ? '#f6f2e8' : '#d9472f')
      }
    }
    blatt.male(
      d,
      blatt.verlauf(0.2, 0, 0.5, 1, [
        [0, '#ffffff', 0.35],
        [0.3, '#ffffff', 0],
        [1, '#0a4a7a', 0.15],
      ]),
    )
  })
}

/** Waagrechte Glanz- und Wellenstriche zwischen zwei Bildhöhen. */
export function wellen(
  b: Buehne,
  r: Zufall,
  y1: number,
  y2: number,
  farbe: Farbe,
  n: number,
  x1 = 0,
  x2 = 2400,
): void {
  const { blatt } = b
  for (const deckung of [0.25, 0.45, 0.7]) {
    let d = ''
    for (let i = 0; i < n / 3; i++) {
      const t = r.zahl(0, 1)
      const y = y1 + (y2 - y1) * t
      const l = (14 + 90 * t) * r.zahl(0.5, 1.8)
      const h = 1 + 4 * t
      const x = r.zahl(x1, x2)
      const p: Punkt[] = [
        [x - l, y],
        [x, y - h],
        [x + l, y],
        [x, y + h * 0.5],
      ]
      d += kurve(p, true, 1.2)
    }
    blatt.male(d, farbe, deckung)
  }
}

/** Spiegelbild: zeichnet den Inhalt an der Wasserlinie gespiegelt, gestaucht und blass. */
export function spiegelung(
  b: Buehne,
  wasserlinie: number,
  ton2: Farbe,
  staerke: number,
  inhalt: () => void,
): void {
  b.blatt.gruppe(`transform="translate(0 ${z(wasserlinie * 2)}) scale(1 -1)" opacity="${staerke}"`, inhalt)
  b.blatt.male(`M0 ${z(wasserlinie)}H2400V1600H0Z`, ton2, 0.12)
}

/** Ein Kopf über Wasser, manchmal mit erhobenem Arm. */
export function badende(b: Buehne, r: Zufall, x: number, tz: number): void {
  const { blatt, kamera, licht } = b
  const [px, py] = kamera.punkt([x, 0, tz])
  const m = kamera.masstab([x, 0, tz])
  const haut = ton(licht, r.wahl(['#f0c6a4', '#d69a72', '#a86d48', '#7a4a30', '#e8b48e']), 0.9)
  blatt.male(ellipse(px, py, m * 0.75, m * 0.16), '#ffffff', 0.45)
  blatt.male(ellipse(px, py - m * 0.02, m * 0.3, m * 0.12), haut)
  blatt.male(ellipse(px, py - m * 0.3, m * 0.14, m * 0.17), haut)
  blatt.male(
    ellipse(px, py - m * 0.38, m * 0.145, m * 0.11),
    ton(licht, r.wahl(['#3a2a22', '#8a5a34', '#c99a5a', '#d23a3f', '#f4f0e6']), 0.8),
  )
  if (r.chance(0.5))
    blatt.strich(
      `M${z(px + m * 0.2)} ${z(py)}q${z(m * 0.25)} ${z(-m * 0.5)} ${z(m * 0.55)} ${z(-m * 0.1)}`,
      haut,
      m * 0.1,
    )
}
