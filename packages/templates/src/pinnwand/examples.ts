import type { Examples } from '../template.ts'
import type { pinnwand } from './schema.ts'

export const examples = {
  standard: {
    context: {
      titel: 'Mittwochs ist Markt',
      text: 'Elf Stände stehen von 7:30 bis 12:30\u00a0Uhr auf dem Platz.',
    },
  },
  nurTitel: { context: { titel: 'Mittwochs ist Markt' } },
  langeWoerter: {
    context: {
      titel: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
      text: 'Hochwasserrückhaltebeckenbesichtigungstermine stehen in der Zuständigkeitsübersicht.',
    },
  },
  raueEingaben: {
    context: {
      titel: '<script>alert(1)</script> & "Anführungszeichen"',
      text: '<b>Dieser Satz ist nicht fett</b> & 3 < 5,\nund dieser steht in einer neuen Zeile.',
    },
  },
} satisfies Examples<typeof pinnwand>
