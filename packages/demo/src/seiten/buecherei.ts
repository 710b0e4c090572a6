import type { Seite } from '../seite.ts'
import { buechereiAusleihe } from './buecherei/ausleihe.ts'
import { buechereiAusweis } from './buecherei/ausweis.ts'
import { buechereiBarrierefrei } from './buecherei/barrierefrei.ts'
import { buechereiDigital } from './buecherei/digital.ts'
import { buechereiGebuehren } from './buecherei/gebuehren.ts'
import { buechereiKinder } from './buecherei/kinder.ts'
import { buechereiNeu } from './buecherei/neu.ts'
import { buecherei } from './buecherei/startseite.ts'
import { buechereiVeranstaltungen } from './buecherei/veranstaltungen.ts'

export const buechereiSeiten: readonly Seite[] = [
  buecherei,
  buechereiAusleihe,
  buechereiAusweis,
  buechereiBarrierefrei,
  buechereiDigital,
  buechereiGebuehren,
  buechereiKinder,
  buechereiNeu,
  buechereiVeranstaltungen,
]
