import { type Landeskuerzel, landOf } from './land.ts'
import type { Landesrecht } from './landesrecht.ts'
import { badenWuerttemberg } from './recht/baden-wuerttemberg.ts'
import { bayern } from './recht/bayern.ts'
import { berlin } from './recht/berlin.ts'
import { brandenburg } from './recht/brandenburg.ts'
import { bremen } from './recht/bremen.ts'
import { hamburg } from './recht/hamburg.ts'
import { hessen } from './recht/hessen.ts'
import { mecklenburgVorpommern } from './recht/mecklenburg-vorpommern.ts'
import { niedersachsen } from './recht/niedersachsen.ts'
import { nordrheinWestfalen } from './recht/nordrhein-westfalen.ts'
import { rheinlandPfalz } from './recht/rheinland-pfalz.ts'
import { saarland } from './recht/saarland.ts'
import { sachsen } from './recht/sachsen.ts'
import { sachsenAnhalt } from './recht/sachsen-anhalt.ts'
import { schleswigHolstein } from './recht/schleswig-holstein.ts'
import { thueringen } from './recht/thueringen.ts'

export * from './landesrecht.ts'

/** The law of each state: the only definition. Facts that are not certain are left out. */
export const landesrecht: Readonly<Record<Landeskuerzel, Landesrecht>> = {
  SH: schleswigHolstein,
  HH: hamburg,
  NI: niedersachsen,
  HB: bremen,
  NW: nordrheinWestfalen,
  HE: hessen,
  RP: rheinlandPfalz,
  BW: badenWuerttemberg,
  BY: bayern,
  SL: saarland,
  BE: berlin,
  BB: brandenburg,
  MV: mecklenburgVorpommern,
  SN: sachsen,
  ST: sachsenAnhalt,
  TH: thueringen,
}

/** Returns the law of the state of a municipality by its official key; `undefined` without a known one. */
export function rechtOf(ags: string | undefined): Landesrecht | undefined {
  const land = landOf(ags)
  return land && landesrecht[land.kuerzel]
}
