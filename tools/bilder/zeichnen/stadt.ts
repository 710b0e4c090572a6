/** Die Altstadt aus der Ferne: viele Häuser um die Kirche, dazwischen Bäume. */
import { baum } from './baum.ts'
import { BREITE } from './blatt.ts'
import { schlagschatten } from './boden.ts'
import type { Farbe } from './farbe.ts'
import { type Haus, haus, hausschatten } from './haus.ts'
import { kirchturm } from './kirche.ts'
import type { Vektor } from './licht.ts'
import { type Auftritt, vonHintenNachVorn } from './reihenfolge.ts'
import type { Buehne } from './wand.ts'
import type { Zufall } from './zufall.ts'

const PUTZ: readonly Farbe[] = [
  '#f6e8cc',
  '#f2dcae',
  '#e9c39c',
  '#f4ecdd',
  '#e6b894',
  '#efe0bd',
  '#d9a988',
  '#f3d9b8',
]
const HOLZ: readonly Farbe[] = ['#5a3a2c', '#6b3a2a', '#4a3228', '#7a2f2a', '#5c4634']
const ZIEGEL: readonly Farbe[] = ['#a8533c', '#b35f43', '#9a4a38', '#bb6a48', '#a04c3a', '#8f4536']
const LADEN: readonly Farbe[] = ['#24523b', '#5d7f5a', '#6b2b38', '#3f5f6e', '#7a5230']

export function altstadt(
  b: Buehne,
  r: Zufall,
  o: {
    x: number
    z: number
    rx: number
    rz: number
    schritt: number
    kirche?: readonly [number, number]
    laub?: readonly Farbe[]
    schnee?: boolean
    solar?: number
    frei?: (x: number, z: number) => boolean
  },
  mehr: readonly Auftritt[] = [],
): void {
  const auftritte: Auftritt[] = [...mehr]
  const schatten: Vektor[][] = []
  const laub = o.laub ?? ['#5d8440', '#6c8e44', '#4f7640']
  for (let z = o.z - o.rz; z < o.z + o.rz; z += o.schritt * 1.25)
    for (let x = o.x - o.rx; x < o.x + o.rx; x += o.schritt) {
      const [px, pz] = [x + r.zahl(-0.35, 0.35) * o.schritt, z + r.zahl(-0.35, 0.35) * o.schritt]
      const rand = ((px - o.x) / o.rx) ** 2 + ((pz - o.z) / o.rz) ** 2
      if (
        rand > 1 ||
        (o.kirche && Math.hypot(px - o.kirche[0] - 3, pz - o.kirche[1]) < 11) ||
        o.frei?.(px, pz)
      )
        continue
      const [imBild] = b.kamera.punkt([px + 5, 0, pz])
      const ueberstand = b.kamera.masstab([px, 0, pz]) * 16
      if (imBild < -ueberstand || imBild > BREITE + ueberstand) continue
      if (r.chance(0.14 + rand * 0.2)) {
        const [sx, sy] = b.kamera.punkt([px + 4, 0, pz])
        const h = b.kamera.masstab([px, 0, pz]) * r.zahl(8, 13)
        const f = r.wahl(laub)
        auftritte.push([
          pz,
          () =>
            baum(b.blatt, r, b.licht, {
              x: sx,
              y: sy,
              hoehe: h,
              art: r.chance(0.8) ? 'linde' : 'pappel',
              laub: f,
              fern: pz * 0.8,
            }),
        ])
        continue
      }
      const breite = r.zahl(6.5, 9.5)
      const bau: Haus = {
        x: px,
        z: pz,
        winkel: r.wahl([0, 0, 12, -10, 24, -20]),
        breite,
        tiefe: r.zahl(9, 12),
        geschosse: r.ganz(2, 3),
        giebelstaendig: r.chance(0.5),
        putz: r.wahl(PUTZ),
        holz: r.chance(0.55) ? r.wahl(HOLZ) : undefined,
        dach: r.wahl(ZIEGEL),
        laden: r.chance(0.4) ? r.wahl(LADEN) : undefined,
        blumen: r.chance(0.5),
        gauben: r.ganz(0, 2),
        schnee: o.schnee ?? false,
        solar: r.chance(o.solar ?? 0),
        unten: 'tuer',
      }
      schatten.push(hausschatten(b, bau))
      auftritte.push([pz + 4, () => haus(b, r, bau)])
    }
  const { kirche } = o
  if (kirche)
    auftritte.push([
      kirche[1] + 2,
      () => kirchturm(b, r, kirche[0], kirche[1], { hoehe: 29, schiff: true, schnee: o.schnee ?? false }),
    ])
  schlagschatten(b, schatten, '#4a3f66', o.schnee ? 0.3 : 0.36)
  vonHintenNachVorn(auftritte)
}
