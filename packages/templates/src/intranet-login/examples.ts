import type { Examples } from '../template.ts'
import type { intranetLogin } from './schema.ts'

export const examples = {
  standard: {
    context: { text: 'Für Beschäftigte der Stadtverwaltung und ihrer Einrichtungen.' },
  },
  ohneTitel: { context: { titel: '' } },
  langeWoerter: {
    context: {
      titel: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
      text: 'Hochwasserrückhaltebeckenbesichtigungstermine stehen im Intranet.',
    },
  },
  raueEingaben: {
    context: { titel: '<script>alert(1)</script> & "Anführungszeichen"', text: '<b>Kein Markup</b>' },
  },
} satisfies Examples<typeof intranetLogin>
