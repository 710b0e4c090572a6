/** Lochkamera mit aufrechten Senkrechten, wie bei einer guten Architekturaufnahme. Maße in Metern. */
import type { Punkt } from './blatt.ts'
import type { Licht, Vektor } from './licht.ts'

export type Kamera = {
  ort: Vektor
  punkt: (p: Vektor) => Punkt
  tiefe: (p: Vektor) => number
  /** Bildpunkte je Meter in der Tiefe von p. */
  masstab: (p: Vektor) => number
  /** Projizierte, an der Bildebene beschnittene Fläche; leer, wenn nichts davon sichtbar ist. */
  flaeche: (p: readonly Vektor[]) => Punkt[]
}

const NAH = 0.6

export function kamera(o: {
  x?: number
  hoehe: number
  z?: number
  horizont: number
  mitte?: number
  brennweite: number
  drehung?: number
}): Kamera {
  const ort: Vektor = [o.x ?? 0, o.hoehe, o.z ?? 0]
  const c = Math.cos(o.drehung ?? 0)
  const s = Math.sin(o.drehung ?? 0)
  const mitte = o.mitte ?? 1200
  const blick = ([x, y, z]: Vektor): Vektor => {
    const dx = x - ort[0]
    const dz = z - ort[2]
    return [dx * c - dz * s, y - ort[1], dx * s + dz * c]
  }
  const bild = ([x, y, z]: Vektor): Punkt => {
    const t = Math.max(z, NAH)
    return [mitte + (o.brennweite * x) / t, o.horizont - (o.brennweite * y) / t]
  }
  return {
    ort,
    punkt: p => bild(blick(p)),
    tiefe: p => blick(p)[2],
    masstab: p => o.brennweite / Math.max(blick(p)[2], NAH),
    flaeche: p => {
      const v = p.map(blick)
      const aus: Vektor[] = []
      v.forEach((a, i) => {
        const b = v[(i + 1) % v.length] ?? a
        if (a[2] >= NAH) aus.push(a)
        if (a[2] >= NAH !== b[2] >= NAH) {
          const t = (NAH - a[2]) / (b[2] - a[2])
          aus.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, NAH])
        }
      })
      return aus.length < 3 ? [] : aus.map(bild)
    },
  }
}

/** Wohin der Schatten eines Punktes auf den Boden fällt. */
export function schattenpunkt(licht: Licht, [x, y, z]: Vektor): Vektor {
  const [lx, ly, lz] = licht.richtung
  return [x - (lx / ly) * y, 0, z - (lz / ly) * y]
}

/** Konvexe Hülle auf dem Boden. */
export function huelle(p: readonly Vektor[]): Vektor[] {
  const s = p.toSorted((a, b) => a[0] - b[0] || a[2] - b[2])
  const kreuz = (o: Vektor, a: Vektor, b: Vektor) =>
    (a[0] - o[0]) * (b[2] - o[2]) - (a[2] - o[2]) * (b[0] - o[0])
  const halb = (liste: Vektor[]) => {
    const h: Vektor[] = []
    for (const q of liste) {
      for (;;) {
        const a = h.at(-2)
        const b = h.at(-1)
        if (!a || !b || kreuz(a, b, q) > 0) break
        h.pop()
      }
      h.push(q)
    }
    return h.slice(0, -1)
  }
  return [...halb(s), ...halb(s.toReversed())]
}
