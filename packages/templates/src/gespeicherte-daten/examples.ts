import type { Examples } from '../template.ts'
import type { gespeicherteDaten } from './schema.ts'

export const examples = {
  standard: {
    context: {
      titel: 'Was die Website speichert',
      text: 'Die Liste kommt aus der Software selbst und nennt alles, was sie speichert.',
    },
  },
  nurTitel: { context: { titel: 'Was die Website speichert' } },
  langeWoerter: {
    context: {
      titel: 'Datenschutzgrundverordnungsinformationspflichtenerfüllung',
      text: 'Verarbeitungstätigkeitenverzeichnisauszug der Informationssicherheitsbeauftragten.',
    },
  },
  raueEingaben: {
    context: {
      titel: '<script>alert(1)</script> & "Anführungszeichen"',
      text: '<b>Dieser Satz ist nicht fett</b> & 3 < 5,\nund dieser steht in einer neuen Zeile.',
    },
  },
} satisfies Examples<typeof gespeicherteDaten>
