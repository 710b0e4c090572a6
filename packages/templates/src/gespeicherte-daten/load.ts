import {
  gespeicherteDaten as alle,
  type Beobachtung,
  dauerInWorten,
  type GespeicherteAngabe,
  grundlageInWorten,
  orte,
} from '@rathausplatz/contract/gespeicherte-daten'
import { agsOf } from '../own-state.ts'
import type { Loader } from '../template.ts'
import type { gespeicherteDaten } from './schema.ts'

/** One line of the list as text. */
export type Angabe = Pick<GespeicherteAngabe, 'name' | 'was' | 'zweck'> & { grundlage: string; dauer: string }
export type GespeicherteDatenData = { gruppen: readonly { titel: string; angaben: readonly Angabe[] }[] }

const angaben: readonly GespeicherteAngabe[] = Object.values(alle)

/**
 * Loads the list on the server, so that browsers do not load it with other pages. Some lines depend on the
 * operator's settings.
 */
export const loadGespeicherteDaten: Loader<typeof gespeicherteDaten, GespeicherteDatenData> = async (
  cms,
  _entry,
  { beobachtungen },
) => gruppenMit(beobachtungen, await agsOf(cms))

/**
 * Groups the data by the place where it is stored; leaves out data that this installation does not store. The
 * state of the town decides which law is named.
 */
export function gruppenMit(beobachtungen: readonly Beobachtung[], ags: string): GespeicherteDatenData {
  const here = angaben.filter(({ nur }) => !nur || beobachtungen.includes(nur))
  const gruppen = Object.entries(orte).map(([ort, titel]) => ({
    titel,
    angaben: here
      .filter(angabe => angabe.ort === ort)
      .map(({ name, was, zweck, grundlage, dauer }) => ({
        name,
        was,
        zweck,
        grundlage: grundlageInWorten(grundlage, ags),
        dauer: dauerInWorten(dauer),
      })),
  }))
  return { gruppen: gruppen.filter(({ angaben }) => angaben.length > 0) }
}
