import type { Seite } from '../seite.ts'
import { jugendmusikschuleAnmeldung } from './jugendmusikschule/anmeldung.ts'
import { jugendmusikschuleEnsembles } from './jugendmusikschule/ensembles.ts'
import { jugendmusikschuleFaecher } from './jugendmusikschule/faecher.ts'
import { jugendmusikschuleFrueh } from './jugendmusikschule/fruehe-musik.ts'
import { jugendmusikschuleGebuehren } from './jugendmusikschule/gebuehren.ts'
import { jugendmusikschuleKonzerte } from './jugendmusikschule/konzerte.ts'
import { jugendmusikschuleLehrkraefte } from './jugendmusikschule/lehrkraefte.ts'
import { jugendmusikschuleLeihinstrumente } from './jugendmusikschule/leihinstrumente.ts'
import { jugendmusikschule } from './jugendmusikschule/startseite.ts'

export const jugendmusikschuleSeiten: readonly Seite[] = [
  jugendmusikschule,
  jugendmusikschuleAnmeldung,
  jugendmusikschuleEnsembles,
  jugendmusikschuleFaecher,
  jugendmusikschuleFrueh,
  jugendmusikschuleGebuehren,
  jugendmusikschuleKonzerte,
  jugendmusikschuleLehrkraefte,
  jugendmusikschuleLeihinstrumente,
]
