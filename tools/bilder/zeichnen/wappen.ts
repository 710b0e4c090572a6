/** Das Wappen von Rebenau als Bildelement: Rebe über Wellen. */
import { type Blatt, ellipse, z } from './blatt.ts'
import { type Licht, ton } from './licht.ts'
import { z4 } from './mensch.ts'

export function wappen(blatt: Blatt, x: number, y: number, hoehe: number, licht: Licht): void {
  const k = hoehe / 240
  const g = ton(licht, '#24523b', 0.85)
  const s = ton(licht, '#f6ead6', 0.95)
  const beeren = [
    [68, 92],
    [84, 92],
    [100, 92],
    [116, 92],
    [132, 92],
    [76, 107],
    [92, 107],
    [108, 107],
    [124, 107],
    [84, 122],
    [100, 122],
    [116, 122],
    [92, 136],
    [108, 136],
  ]
    .map(([a, b]) => ellipse(a ?? 0, b ?? 0, 7.6))
    .join('')
  blatt.roh(
    `<g transform="translate(${z(x - 100 * k)} ${z(y - 120 * k)}) scale(${z4(k)})"><path fill="#1c1430" fill-opacity=".35" d="M20 20h176v112c0 58-38 92-88 110-50-18-88-52-88-110z"/><path fill="${ton(licht, '#d9b04e', 0.9)}" d="M6 4h188v118c0 62-42 98-94 116-52-18-94-54-94-116z"/><path fill="${s}" d="M14 12h172v110c0 56-38 90-86 108-48-18-86-52-86-108z"/><path fill="${g}" d="M18 152c15-10 30-10 46 2s32 12 48 0 32-12 48 0c8 6 15 8 22 8-14 34-42 54-82 68-40-14-68-38-82-78z"/><path fill="none" stroke="${s}" stroke-width="9" d="M30 182c14-9 24-9 38 1s26 10 40 0 26-10 40 0c7 5 12 6 18 6"/><path fill="${g}" d="M96 84V34c0-12 14-16 20-8 5 8-4 14-9 9v49zM94 74C88 52 70 42 44 46c6 5 6 9 3 13-9-2-17 2-21 10 9-1 13 4 13 9-6 4-8 10-6 17 8-5 15-5 21-2 4-9 24-4 40-19zM108 74c6-22 24-32 50-28-6 5-6 9-3 13 9-2 17 2 21 10-9-1-13 4-13 9 6 4 8 10 6 17-8-5-15-5-21-2-4-9-24-4-40-19z"/><path fill="${ton(licht, '#8a1c3b', 0.85)}" d="${beeren}"/></g>`,
  )
}
