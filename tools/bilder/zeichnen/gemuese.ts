/** Obst und Gemüse in Kisten, groß und nah. */
import { ballen, blattwerk } from './baum.ts'
import { type Blatt, ellipse, kurve, rechteck, vieleck, z } from './blatt.ts'
import { dunkler, type Farbe, heller } from './farbe.ts'
import { type Licht, ton } from './licht.ts'
import type { Zufall } from './zufall.ts'

export type Sorte =
  | 'tomate'
  | 'apfel'
  | 'kohl'
  | 'moehre'
  | 'spargel'
  | 'kuerbis'
  | 'traube'
  | 'salat'
  | 'zitrone'
  | 'erdbeere'
  | 'aubergine'
  | 'birne'

function frucht(blatt: Blatt, licht: Licht, x: number, y: number, g: number, f: Farbe): void {
  const s = licht.richtung[0] < 0 ? 0 : 1
  blatt.male(
    ellipse(x, y, g, g * 0.94),
    blatt.verlauf(s, 0, 1 - s, 1, [
      [0, ton(licht, heller(f, 0.4), 1)],
      [0.35, ton(licht, f, 0.9)],
      [1, ton(licht, dunkler(f, 0.3), 0.2)],
    ]),
  )
}

function stueck(blatt: Blatt, r: Zufall, licht: Licht, art: Sorte, x: number, y: number, g: number): void {
  const gruen = ton(licht, '#4f8a3f', 0.7)
  const hellgruen = ton(licht, '#9cc060', 1)
  if (art === 'tomate') {
    frucht(blatt, licht, x, y, g, r.wahl(['#d93a2b', '#e0482f', '#c92f2a']))
    blatt.male(
      [0, 1, 2, 3, 4]
        .map(i =>
          vieleck([
            [x, y - g * 0.6],
            [x + Math.cos(i * 1.256) * g * 0.5 - g * 0.08, y - g * 0.62 + Math.sin(i * 1.256) * g * 0.25],
            [x + Math.cos(i * 1.256 + 0.5) * g * 0.2, y - g * 0.6 + Math.sin(i * 1.256 + 0.5) * g * 0.12],
          ]),
        )
        .join(''),
      gruen,
    )
  } else if (art === 'apfel' || art === 'zitrone' || art === 'birne') {
    const f =
      art === 'apfel'
        ? r.wahl(['#c9352f', '#d9a03a', '#a8b84a', '#d2503a'])
        : art === 'zitrone'
          ? r.wahl(['#f0cf3f', '#e98a2b'])
          : '#c9b84a'
    frucht(blatt, licht, x, y, g, f)
    if (art === 'birne') frucht(blatt, licht, x, y - g * 0.6, g * 0.6, f)
    blatt.strich(
      `M${z(x)} ${z(y - g * (art === 'birne' ? 1.1 : 0.8))}q${z(g * 0.1)} ${z(-g * 0.3)} ${z(g * 0.2)} ${z(-g * 0.36)}`,
      ton(licht, '#5a3c28', 0.4),
      g * 0.1,
    )
  } else if (art === 'kohl' || art === 'salat') {
    const f = art === 'kohl' ? r.wahl(['#7a4a7c', '#8fb070', '#6a3f70']) : '#7fb04a'
    blatt.male(ballen(r, x, y, g * 1.15, 13), ton(licht, dunkler(f, 0.25), 0.3))
    blatt.male(ballen(r, x - g * 0.08, y - g * 0.1, g * 0.92, 13), ton(licht, f, 0.65))
    blatt.male(ballen(r, x - g * 0.15, y - g * 0.2, g * 0.62, 11), ton(licht, heller(f, 0.2), 0.9))
    blatt.male(ballen(r, x - g * 0.18, y - g * 0.26, g * 0.34, 9), ton(licht, heller(f, 0.4), 1))
    for (let i = 0; i < 5; i++)
      blatt.strich(
        `M${z(x)} ${z(y + g * 0.5)}Q${z(x + (i - 2) * g * 0.3)} ${z(y)} ${z(x + (i - 2) * g * 0.42)} ${z(y - g * 0.6)}`,
        ton(licht, heller(f, 0.5), 1),
        g * 0.05,
        0.55,
      )
  } else if (art === 'moehre') {
    const w = r.zahl(-0.25, 0.25)
    blatt.male(
      blattwerk(r, x + w * g, y - g * 1.1, g * 0.45, g * 0.8, 10, g * 0.28),
      ton(licht, '#5d9a45', 0.8),
    )
    blatt.male(
      kurve(
        [
          [x - g * 0.3, y - g * 0.5],
          [x + g * 0.3, y - g * 0.5],
          [x + g * 0.2, y + g * 0.4],
          [x + w * g, y + g * 1.2],
          [x - g * 0.2, y + g * 0.4],
        ],
        true,
        0.8,
      ),
      blatt.verlauf(0, 0, 1, 0, [
        [0, ton(licht, '#f6a24a', 1)],
        [0.5, ton(licht, '#e97a28', 0.8)],
        [1, ton(licht, '#b8521c', 0.3)],
      ]),
    )
  } else if (art === 'spargel') {
    for (let i = -2; i <= 2; i++)
      blatt.male(
        kurve(
          [
            [x + i * g * 0.26 - g * 0.13, y + g * 0.9],
            [x + i * g * 0.26 + g * 0.13, y + g * 0.9],
            [x + i * g * 0.26 + g * 0.12, y - g * 0.8],
            [x + i * g * 0.26, y - g * 1.15],
            [x + i * g * 0.26 - g * 0.12, y - g * 0.8],
          ],
          true,
          0.6,
        ),
        blatt.verlauf(0, 0, 1, 0, [
          [0, ton(licht, '#fffdf2', 1)],
          [1, ton(licht, '#d8c9a4', 0.6)],
        ]),
      )
    blatt.male(rechteck(x - g * 0.7, y + g * 0.1, g * 1.4, g * 0.2), ton(licht, '#8a1c3b', 0.8))
  } else if (art === 'kuerbis') {
    for (const d of [-0.62, 0.62, -0.32, 0.32, 0])
      blatt.male(
        ellipse(x + d * g, y, g * 0.55, g * 0.8),
        blatt.verlauf(0, 0, 1, 1, [
          [0, ton(licht, '#f6b04a', 1)],
          [0.5, ton(licht, '#e0822b', 0.8)],
          [1, ton(licht, '#a8521c', 0.2)],
        ]),
      )
    blatt.male(
      vieleck([
        [x - g * 0.1, y - g * 0.7],
        [x + g * 0.1, y - g * 0.7],
        [x + g * 0.2, y - g * 1.1],
        [x, y - g * 1.15],
      ]),
      ton(licht, '#6d7a3a', 0.7),
    )
  } else if (art === 'traube' || art === 'erdbeere') {
    const f = art === 'traube' ? r.wahl(['#5a2a5c', '#a8b84a', '#4a2450']) : '#d9303a'
    for (let i = 0; i < 12; i++)
      frucht(blatt, licht, x + r.zahl(-0.7, 0.7) * g, y + r.zahl(-0.5, 0.6) * g, g * 0.32, f)
    if (art === 'erdbeere') blatt.male(blattwerk(r, x, y - g * 0.2, g * 0.7, g * 0.4, 6, g * 0.16), gruen)
  } else {
    blatt.male(
      kurve(
        [
          [x - g * 0.5, y - g * 0.7],
          [x + g * 0.3, y - g * 0.6],
          [x + g * 0.75, y + g * 0.4],
          [x + g * 0.2, y + g * 0.9],
          [x - g * 0.5, y + g * 0.2],
        ],
        true,
      ),
      blatt.verlauf(0, 0, 1, 0.4, [
        [0, '#7a5a94'],
        [0.4, ton(licht, '#4a2a5c', 0.8)],
        [1, ton(licht, '#2a1838', 0.3)],
      ]),
    )
    blatt.male(ellipse(x - g * 0.2, y - g * 0.72, g * 0.4, g * 0.2), hellgruen)
  }
}

/** Eine schräg stehende Kiste, Vorderkante unten bei y. */
export function kiste(
  blatt: Blatt,
  r: Zufall,
  licht: Licht,
  art: Sorte,
  x: number,
  y: number,
  b: number,
  h: number,
): void {
  const holz = '#c2945c'
  const hinten = b * 0.06
  blatt.male(
    vieleck([
      [x, y],
      [x + b, y],
      [x + b - hinten, y - h],
      [x + hinten, y - h],
    ]),
    ton(licht, dunkler(holz, 0.55), 0.3),
  )
  const g =
    art === 'kohl' || art === 'salat' || art === 'kuerbis'
      ? b / 6
      : art === 'spargel'
        ? b / 8.5
        : art === 'traube' || art === 'erdbeere'
          ? b / 8
          : art === 'moehre'
            ? b / 10
            : b / 10.5
  const reihen = Math.max(2, Math.round(h / (g * 1.05)))
  for (let j = 0; j < reihen; j++) {
    const yy = y - h + g * 0.5 + ((h - g * 0.6) * j) / Math.max(1, reihen - 1)
    const n = Math.max(2, Math.floor((b - hinten * 2) / (g * 1.75)))
    for (let i = 0; i < n; i++) {
      const t = (i + 0.5 + (j % 2 ? 0.22 : -0.22)) / n
      stueck(
        blatt,
        r,
        licht,
        art,
        x + hinten + g * 0.4 + t * (b - 2 * hinten - g * 0.8),
        yy - g * 0.3 + r.zahl(-0.12, 0.12) * g,
        g * r.zahl(0.92, 1.08),
      )
    }
  }
  blatt.male(
    rechteck(x - 4, y - b * 0.03, b + 8, b * 0.17),
    blatt.verlauf(0, 0, 0, 1, [
      [0, ton(licht, heller(holz, 0.2), 1)],
      [1, ton(licht, holz, 0.5)],
    ]),
  )
  blatt.male(rechteck(x - 4, y + b * 0.045, b + 8, b * 0.014), ton(licht, dunkler(holz, 0.5), 0.3))
  blatt.male(
    rechteck(x + b * 0.03, y + b * 0.01, b * 0.02, b * 0.02) +
      rechteck(x + b * 0.94, y + b * 0.01, b * 0.02, b * 0.02),
    ton(licht, '#6a6a6a', 0.4),
  )
}

export function preisschild(blatt: Blatt, licht: Licht, x: number, y: number, g: number): void {
  blatt.male(rechteck(x - 2, y - g * 0.2, 4, g * 0.9), ton(licht, '#7a5a40', 0.6))
  blatt.male(rechteck(x - g * 0.6, y - g * 0.8, g * 1.2, g * 0.74), ton(licht, '#2f3a34', 0.6))
  blatt.male(
    rechteck(x - g * 0.44, y - g * 0.64, g * 0.5, g * 0.08) +
      rechteck(x - g * 0.44, y - g * 0.46, g * 0.7, g * 0.08) +
      rechteck(x - g * 0.44, y - g * 0.28, g * 0.34, g * 0.08),
    '#f6f0e2',
    0.85,
  )
}
