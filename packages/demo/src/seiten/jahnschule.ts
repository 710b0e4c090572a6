import type { Seite } from '../seite.ts'
import { jahnschuleAnmeldung } from './jahnschule/anmeldung.ts'
import { jahnschuleBetreuung } from './jahnschule/betreuung.ts'
import { jahnschuleBewegung } from './jahnschule/bewegung.ts'
import { jahnschuleEltern } from './jahnschule/eltern.ts'
import { jahnschuleGarten } from './jahnschule/garten.ts'
import { jahnschuleKollegium } from './jahnschule/kollegium.ts'
import { jahnschuleSchultag } from './jahnschule/schultag.ts'
import { jahnschuleSchulweg } from './jahnschule/schulweg.ts'
import { jahnschuleSekretariat } from './jahnschule/sekretariat.ts'
import { jahnschule } from './jahnschule/startseite.ts'
import { jahnschuleTermine } from './jahnschule/termine.ts'

export const jahnschuleSeiten: readonly Seite[] = [
  jahnschule,
  jahnschuleAnmeldung,
  jahnschuleBetreuung,
  jahnschuleBewegung,
  jahnschuleEltern,
  jahnschuleGarten,
  jahnschuleKollegium,
  jahnschuleSchultag,
  jahnschuleSchulweg,
  jahnschuleSekretariat,
  jahnschuleTermine,
]
