import type { Seite } from '../seite.ts'
import { klimaschutzBeratung } from './klimaschutz/energieberatung.ts'
import { klimaschutzFoerderung } from './klimaschutz/foerderung.ts'
import { klimaschutzBeirat } from './klimaschutz/klimabeirat.ts'
import { klimaschutzPlan } from './klimaschutz/plan.ts'
import { klimaschutzRad } from './klimaschutz/radverkehr.ts'
import { klimaschutzSolar } from './klimaschutz/solar.ts'
import { klimaschutz } from './klimaschutz/startseite.ts'
import { klimaschutzWaerme } from './klimaschutz/waermeplanung.ts'
import { klimaschutzZahlen } from './klimaschutz/zahlen.ts'

export const klimaschutzSeiten: readonly Seite[] = [
  klimaschutz,
  klimaschutzBeratung,
  klimaschutzFoerderung,
  klimaschutzBeirat,
  klimaschutzPlan,
  klimaschutzRad,
  klimaschutzSolar,
  klimaschutzWaerme,
  klimaschutzZahlen,
]
