/** Das Licht einer Tages- und Jahreszeit: Himmel, Sonne, Schatten, Dunst. */
import { type Farbe, lasiert, mische } from './farbe.ts'

export type Vektor = [number, number, number]

export type Licht = {
  himmel: readonly (readonly [number, Farbe])[]
  /** Richtung zur Sonne: x rechts, y oben, z vom Betrachter weg. */
  richtung: Vektor
  sonne: Farbe
  hell: Farbe
  schatten: Farbe
  dunst: Farbe
  /** Entfernung in Metern, in der der Dunst etwa zwei Drittel ausmacht. */
  sicht: number
  wolkeHell: Farbe
  wolkeDunkel: Farbe
  glasOben: Farbe
  glasUnten: Farbe
  /** Anteil der Fenster, in denen Licht brennt. */
  lampen: number
}

function norm([x, y, z]: Vektor): Vektor {
  const l = Math.hypot(x, y, z)
  return [x / l, y / l, z / l]
}

export const morgen: Licht = {
  himmel: [
    [0, '#5f9ec4'],
    [0.35, '#9cc6d6'],
    [0.62, '#e3dfc4'],
    [0.82, '#fbdcaa'],
    [1, '#fbc98a'],
  ],
  richtung: norm([-0.8, 0.46, -0.42]),
  sonne: '#ffe2a4',
  hell: '#fff4d6',
  schatten: '#8488b0',
  dunst: '#e9d9c2',
  sicht: 190,
  wolkeHell: '#fff4e0',
  wolkeDunkel: '#d9bfae',
  glasOben: '#a9c6d2',
  glasUnten: '#2e3f52',
  lampen: 0.06,
}
export const mittag: Licht = {
  himmel: [
    [0, '#2f86c4'],
    [0.45, '#6fb4dd'],
    [0.8, '#bfe0ea'],
    [1, '#e6f1ea'],
  ],
  richtung: norm([-0.5, 0.9, -0.5]),
  sonne: '#fff6d8',
  hell: '#fffaf0',
  schatten: '#8a93b8',
  dunst: '#cfe2ea',
  sicht: 320,
  wolkeHell: '#ffffff',
  wolkeDunkel: '#c3d6e4',
  glasOben: '#9cc8e2',
  glasUnten: '#2a3d52',
  lampen: 0,
}
export const herbst: Licht = {
  himmel: [
    [0, '#4f8fb4'],
    [0.35, '#98bfc8'],
    [0.65, '#f0dcae'],
    [0.85, '#fac983'],
    [1, '#f6ad66'],
  ],
  richtung: norm([0.85, 0.36, -0.1]),
  sonne: '#ffdf9a',
  hell: '#fff0cc',
  schatten: '#7c7798',
  dunst: '#f0cfa2',
  sicht: 900,
  wolkeHell: '#fff0d2',
  wolkeDunkel: '#d8a98c',
  glasOben: '#c9c3b0',
  glasUnten: '#3a3a4a',
  lampen: 0.05,
}
export const abend: Licht = {
  himmel: [
    [0, '#2e4a7c'],
    [0.4, '#7d7fa8'],
    [0.7, '#e8a88c'],
    [0.9, '#fbc47e'],
    [1, '#fcdc9c'],
  ],
  richtung: norm([-0.88, 0.3, -0.25]),
  sonne: '#ffd08a',
  hell: '#ffe6c0',
  schatten: '#6d6a98',
  dunst: '#e3b59a',
  sicht: 260,
  wolkeHell: '#ffd9ae',
  wolkeDunkel: '#96769a',
  glasOben: '#c99a92',
  glasUnten: '#332f4c',
  lampen: 0.25,
}
export const nacht: Licht = {
  himmel: [
    [0, '#0d1736'],
    [0.4, '#1c2c58'],
    [0.75, '#3d4a7c'],
    [0.92, '#7a688e'],
    [1, '#b98a86'],
  ],
  richtung: norm([-0.5, 0.6, -0.5]),
  sonne: '#ffd48a',
  hell: '#8c8cb8',
  schatten: '#44487a',
  dunst: '#4b4f82',
  sicht: 150,
  wolkeHell: '#6c6a96',
  wolkeDunkel: '#2c3664',
  glasOben: '#33406c',
  glasUnten: '#141c38',
  lampen: 0.55,
}
export const winter: Licht = {
  himmel: [
    [0, '#1e3466'],
    [0.4, '#3e5c94'],
    [0.72, '#8a94c0'],
    [0.9, '#d9b6bc'],
    [1, '#f2cfae'],
  ],
  richtung: norm([-0.5, 0.6, -0.5]),
  sonne: '#ffd9a0',
  hell: '#a8b0d8',
  schatten: '#5c6aa4',
  dunst: '#8794c2',
  sicht: 170,
  wolkeHell: '#b9b4d2',
  wolkeDunkel: '#5d6fa2',
  glasOben: '#5a6c9c',
  glasUnten: '#1c2848',
  lampen: 0.6,
}
export const nebel: Licht = {
  himmel: [
    [0, '#8fb0bf'],
    [0.4, '#c5cfc6'],
    [0.7, '#f3dcba'],
    [0.9, '#fbd3a0'],
    [1, '#f9c794'],
  ],
  richtung: norm([0.5, 0.3, 0.7]),
  sonne: '#fff0cc',
  hell: '#fff0da',
  schatten: '#8795ab',
  dunst: '#ecd9be',
  sicht: 90,
  wolkeHell: '#fff4e2',
  wolkeDunkel: '#d9c8b8',
  glasOben: '#c5cfc6',
  glasUnten: '#4a5a66',
  lampen: 0,
}
export const fruehling: Licht = {
  himmel: [
    [0, '#4a9fd2'],
    [0.45, '#8fc8e2'],
    [0.8, '#d6ebe4'],
    [1, '#f4f0d6'],
  ],
  richtung: norm([-0.7, 0.7, -0.35]),
  sonne: '#fff4cc',
  hell: '#fffaea',
  schatten: '#8d9ac0',
  dunst: '#d5e6e4',
  sicht: 420,
  wolkeHell: '#ffffff',
  wolkeDunkel: '#c9d8e2',
  glasOben: '#a6cfe4',
  glasUnten: '#2d4054',
  lampen: 0,
}

const toene = new WeakMap<Licht, Map<string, Farbe>>()

/** Eine Farbe bei Helligkeit 0 (Schatten) bis 1 (volle Sonne) in gegebener Entfernung. */
export function ton(licht: Licht, farbe: Farbe, helligkeit: number, entfernung = 0): Farbe {
  let bekannt = toene.get(licht)
  if (!bekannt) {
    bekannt = new Map()
    toene.set(licht, bekannt)
  }
  const stufe = Math.round(Math.min(1, Math.max(0, helligkeit)) * 64)
  const dunst = entfernung <= 0 ? 0 : Math.round((1 - Math.exp(-entfernung / licht.sicht)) * 64)
  const schluessel = `${farbe}${stufe}/${dunst}`
  let wert = bekannt.get(schluessel)
  if (!wert) {
    const beleuchtet = mische(lasiert(farbe, licht.schatten), lasiert(farbe, licht.hell), stufe / 64)
    wert = mische(beleuchtet, licht.dunst, dunst / 64)
    bekannt.set(schluessel, wert)
  }
  return wert
}

export function dunstig(licht: Licht, farbe: Farbe, entfernung: number): Farbe {
  if (entfernung <= 0) return farbe
  return mische(farbe, licht.dunst, 1 - Math.exp(-entfernung / licht.sicht))
}

/** Helligkeit einer Fläche aus ihrer Normalen. */
export function helligkeit(licht: Licht, n: Vektor): number {
  const [x, y, z] = licht.richtung
  const einfall = n[0] * x + n[1] * y + n[2] * z
  return einfall <= 0 ? 0.05 : Math.min(1, 0.46 + 0.75 * einfall)
}
