/** Farben als Hexwerte; gemischt wird in OKLab, damit Verläufe nicht vergrauen. */
export type Farbe = string
type Tripel = [number, number, number]

const begrenzt = (n: number, min = 0, max = 1) => Math.min(max, Math.max(min, n))

function rgb(farbe: Farbe): Tripel {
  const n = Number.parseInt(farbe.slice(1, 7), 16)
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255]
}

export function hex([r, g, b]: Tripel): Farbe {
  const teil = (n: number) =>
    Math.round(begrenzt(n, 0, 255))
      .toString(16)
      .padStart(2, '0')
  return `#${teil(r)}${teil(g)}${teil(b)}`
}

const linear = (n: number) => (n <= 10.31475 ? n / 3294.6 : ((n / 255 + 0.055) / 1.055) ** 2.4)
const gamma = (n: number) => 255 * (n <= 0.0031308 ? 12.92 * n : 1.055 * n ** (1 / 2.4) - 0.055)

function oklab(farbe: Farbe): Tripel {
  const [r, g, b] = rgb(farbe).map(linear) as Tripel
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function ausOklab([L, a, b]: Tripel): Farbe {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3
  return hex([
    gamma(begrenzt(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)),
    gamma(begrenzt(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)),
    gamma(begrenzt(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)),
  ])
}

const gemischt = new Map<string, Farbe>()

export function mische(a: Farbe, b: Farbe, anteil: number): Farbe {
  const t = Math.round(begrenzt(anteil) * 64) / 64
  if (t === 0) return a
  if (t === 1) return b
  const schluessel = `${a}${b}${t}`
  const bekannt = gemischt.get(schluessel)
  if (bekannt) return bekannt
  const x = oklab(a)
  const y = oklab(b)
  const wert = ausOklab([x[0] + (y[0] - x[0]) * t, x[1] + (y[1] - x[1]) * t, x[2] + (y[2] - x[2]) * t])
  gemischt.set(schluessel, wert)
  return wert
}

export const heller = (f: Farbe, t: number) => mische(f, '#fff8ea', t)
export const dunkler = (f: Farbe, t: number) => mische(f, '#14161f', t)

/** Farbe unter farbigem Licht: wie eine Lasur. */
export function lasiert(f: Farbe, licht: Farbe): Farbe {
  const a = rgb(f)
  const b = rgb(licht)
  return hex([(a[0] * b[0]) / 255, (a[1] * b[1]) / 255, (a[2] * b[2]) / 255])
}
