import type { Seite } from '../seite.ts'
import { schillerschuleAnmeldung } from './schillerschule/anmeldung.ts'
import { schillerschuleEltern } from './schillerschule/eltern.ts'
import { schillerschuleFoerderverein } from './schillerschule/foerderverein.ts'
import { schillerschuleGanztag } from './schillerschule/ganztag.ts'
import { schillerschuleKollegium } from './schillerschule/kollegium.ts'
import { schillerschuleLesen } from './schillerschule/lesen-und-theater.ts'
import { schillerschuleSchule } from './schillerschule/schule.ts'
import { schillerschuleSchultag } from './schillerschule/schultag.ts'
import { schillerschuleSekretariat } from './schillerschule/sekretariat.ts'
import { schillerschule } from './schillerschule/startseite.ts'
import { schillerschuleTermine } from './schillerschule/termine.ts'

export const schillerschuleSeiten: readonly Seite[] = [
  schillerschule,
  schillerschuleAnmeldung,
  schillerschuleEltern,
  schillerschuleFoerderverein,
  schillerschuleGanztag,
  schillerschuleKollegium,
  schillerschuleLesen,
  schillerschuleSchule,
  schillerschuleSchultag,
  schillerschuleSekretariat,
  schillerschuleTermine,
]
