/** Das Bilderverzeichnis, wie es neben den fertigen Bildern liegt. */
import { createHash } from 'node:crypto'
import type { Szene } from './szenen.ts'
import { BREITE, HOEHE } from './zeichnen/blatt.ts'

export type Bildeintrag = {
  name: string
  datei: string
  breite: number
  hoehe: number
  bildtext: string
  bildcopyright: string
  /** CSS object-position */
  bildfokus: string
  /** SHA-256 des SVG, aus dem das Bild gerendert wurde */
  szene: string
}

export const pruefsumme = (svg: string): string => createHash('sha256').update(svg).digest('hex')

export function eintrag(s: Szene, svg: string): Bildeintrag {
  return {
    name: s.name,
    datei: `${s.name}.webp`,
    breite: BREITE,
    hoehe: HOEHE,
    bildtext: s.titel,
    bildcopyright: s.copyright,
    bildfokus: `${Math.round(s.fokus.x * 100)}% ${Math.round(s.fokus.y * 100)}%`,
    szene: pruefsumme(svg),
  }
}
