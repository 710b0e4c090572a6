import type { Examples } from '../template.ts'
import type { intranetLogout } from './schema.ts'

export const examples = {
  standard: { context: { text: 'An fremden Geräten melden Sie sich bitte immer ab.' } },
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
} satisfies Examples<typeof intranetLogout>
