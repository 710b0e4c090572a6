import type { Seite } from '../seite.ts'
import { freibadAnfahrt } from './freibad/anfahrt.ts'
import { freibadBaderegeln } from './freibad/baderegeln.ts'
import { freibadBarrierefrei } from './freibad/barrierefrei.ts'
import { freibadBecken } from './freibad/becken.ts'
import { freibadKiosk } from './freibad/kiosk.ts'
import { freibadKurse } from './freibad/kurse.ts'
import { freibadOeffnungszeiten } from './freibad/oeffnungszeiten.ts'
import { freibadPreise } from './freibad/preise.ts'
import { freibad } from './freibad/startseite.ts'

/** Returns the pages of the pool on a given day. */
export const freibadSeiten = (heute: Date): readonly Seite[] => [
  freibad(heute),
  freibadAnfahrt,
  freibadBaderegeln,
  freibadBarrierefrei,
  freibadBecken,
  freibadKiosk,
  freibadKurse,
  freibadOeffnungszeiten,
  freibadPreise,
]
