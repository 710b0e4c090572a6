import type { Examples } from '../template.ts'
import { type GespeicherteDatenData, gruppenMit } from './load.ts'
import type { gespeicherteDaten } from './schema.ts'

/** A key of Baden-Württemberg, of no municipality. */
const AGS = '08215999'
const data = gruppenMit([], AGS)

export const examples = {
  standard: {
    context: {
      titel: 'Was die Website speichert',
      text: 'Die Liste kommt aus der Software selbst und nennt alles, was sie speichert.',
    },
    data,
  },
  mitZaehlungUndFehlerberichten: {
    context: { titel: 'Was die Website speichert' },
    data: gruppenMit(['aufrufe', 'fehler', 'karte'], AGS),
  },
  nurTitel: { context: { titel: 'Was die Website speichert' }, data },
  langeWoerter: {
    context: {
      titel: 'Datenschutzgrundverordnungsinformationspflichtenerfüllung',
      text: 'Verarbeitungstätigkeitenverzeichnisauszug der Informationssicherheitsbeauftragten.',
    },
    data,
  },
  raueEingaben: {
    context: {
      titel: '<script>alert(1)</script> & "Anführungszeichen"',
      text: '<b>Dieser Satz ist nicht fett</b> & 3 < 5,\nund dieser steht in einer neuen Zeile.',
    },
    data,
  },
} satisfies Examples<typeof gespeicherteDaten, GespeicherteDatenData>
