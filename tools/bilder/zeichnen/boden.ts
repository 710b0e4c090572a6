/** Platz und Straße: Boden, Pflaster, Schlagschatten. */
import { BREITE, HOEHE, type Punkt, vieleck } from './blatt.ts'
import { dunkler, type Farbe, heller, mische } from './farbe.ts'
import { dunstig, ton, type Vektor } from './licht.ts'
import type { Buehne } from './wand.ts'
import type { Zufall } from './zufall.ts'

export function boden(b: Buehne, horizont: number, nah: Farbe, fern: Farbe, hell = 0.85): void {
  const { blatt, licht } = b
  blatt.male(
    `M0 ${horizont}H${BREITE}V${HOEHE}H0Z`,
    blatt.bildverlauf(0, horizont, 0, HOEHE, [
      [0, dunstig(licht, ton(licht, fern, hell), 140)],
      [0.3, dunstig(licht, ton(licht, fern, hell), 40)],
      [1, ton(licht, nah, hell)],
    ]),
  )
}

/** Kopfsteinpflaster in Bogenreihen zwischen zwei Tiefen. */
export function pflaster(
  b: Buehne,
  r: Zufall,
  o: {
    x1: number
    x2: number
    z1: number
    z2: number
    farbe: Farbe
    hell?: number
    dichte?: number
    stein?: number
  },
): void {
  const { blatt, kamera, licht } = b
  const hell = o.hell ?? 0.85
  const stein = o.stein ?? 0.34
  const toene: [Farbe, number, string[]][] = [
    [dunkler(o.farbe, 0.13), 0.5, []],
    [heller(o.farbe, 0.2), 0.5, []],
    [mische(o.farbe, '#c98f6a', 0.25), 0.45, []],
    [mische(o.farbe, '#7f8794', 0.3), 0.45, []],
  ]
  for (let z = o.z1; z < o.z2; z += Math.max(stein, z * 0.03)) {
    const tiefe = Math.max(stein, z * 0.03)
    const schritt = Math.max(stein, z * 0.02)
    for (let x = o.x1 + r.zahl(0, schritt); x < o.x2; x += schritt * r.zahl(0.85, 1.25)) {
      if (!r.chance(o.dichte ?? 0.42)) continue
      const bogen = Math.abs(Math.sin((x / 2.6) * Math.PI)) * 0.5
      const q = kamera.flaeche([
        [x, 0, z + bogen],
        [x + schritt * 0.86, 0, z + bogen],
        [x + schritt * 0.82, 0, z + bogen + tiefe * 0.82],
        [x + schritt * 0.05, 0, z + bogen + tiefe * 0.85],
      ])
      const erste = q[0]
      if (!erste || erste[0] < -80 || erste[0] > BREITE + 80 || erste[1] > HOEHE + 60) continue
      r.wahl(toene)[2].push(vieleck(q))
    }
  }
  for (const [f, deckung, d] of toene) {
    const teil = Math.ceil(d.length / 3)
    for (let i = 0; i < 3; i++)
      blatt.male(d.slice(i * teil, (i + 1) * teil).join(''), ton(licht, f, hell, 12 + i * 10), deckung)
  }
}

/** Schlagschatten auf dem Boden, alle in einem Ton. */
export function schlagschatten(
  b: Buehne,
  flaechen: readonly (readonly Vektor[])[],
  farbe = '#3d3960',
  deckung = 0.42,
): void {
  const { blatt, kamera } = b
  blatt.gruppe(`opacity="${deckung}"`, () => {
    for (const f of flaechen) {
      const q = kamera.flaeche(f)
      if (q.length) blatt.male(vieleck(q), farbe)
    }
  })
}

export function bodenfeld(
  b: Buehne,
  p: readonly (readonly [number, number])[],
  farbe: Farbe,
  deckung = 1,
): void {
  const q: Punkt[] = b.kamera.flaeche(p.map(([x, z]) => [x, 0, z] as Vektor))
  if (q.length) b.blatt.male(vieleck(q), farbe, deckung)
}

/** Grasbüschel, Gänseblümchen und Löwenzahn auf einer Wiese zwischen zwei Bildhöhen. */
export function wiese(
  b: Buehne,
  r: Zufall,
  y1: number,
  y2: number,
  gruen: Farbe,
  n: number,
  blumen: readonly Farbe[] = ['#fff8ea', '#f0d24a'],
  x1 = 0,
  x2 = BREITE,
): void {
  const { blatt, licht } = b
  const tief: string[] = []
  const hell: string[] = []
  const bluete = new Map<Farbe, string>()
  for (let i = 0; i < n; i++) {
    const t = r.zahl(0, 1) ** 0.8
    const [x, y] = [r.zahl(x1, x2), y1 + (y2 - y1) * t]
    const g = (4 + 22 * t * ((y2 - y1) / 900)) * r.zahl(0.6, 1.3)
    let d = ''
    for (const k of [-0.5, -0.1, 0.35])
      d += `M${z1(x + k * g)} ${z1(y)}Q${z1(x + k * g * 1.2)} ${z1(y - g * 0.6)} ${z1(x + k * g * 2)} ${z1(y - g * r.zahl(0.7, 1.2))}Q${z1(x + k * g * 1.5)} ${z1(y - g * 0.4)} ${z1(x + k * g + g * 0.2)} ${z1(y)}Z`
    ;(r.chance(0.5) ? tief : hell).push(d)
    if (blumen.length && r.chance(0.22)) {
      const f = r.wahl(blumen)
      const k = g * 0.16 + 0.8
      bluete.set(
        f,
        `${bluete.get(f) ?? ''}M${z1(x - k)} ${z1(y - g)}a${z1(k)} ${z1(k * 0.8)} 0 1 0 ${z1(2 * k)} 0a${z1(k)} ${z1(k * 0.8)} 0 1 0 ${z1(-2 * k)} 0Z`,
      )
    }
  }
  blatt.male(tief.join(''), ton(licht, dunkler(gruen, 0.2), 0.4), 0.55)
  blatt.male(hell.join(''), ton(licht, heller(mische(gruen, '#d8d060', 0.2), 0.15), 1), 0.7)
  for (const [f, d] of bluete) blatt.male(d, ton(licht, f, 0.95))
}

const z1 = (n: number): string => String(Math.round(n * 10) / 10)
