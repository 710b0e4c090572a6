import type { Examples } from '../template.ts'
import type { fragen } from './schema.ts'

export const examples = {
  standard: {
    context: {
      titel: 'Häufige Fragen',
      fragen: [
        {
          titel: 'Kann ich verlängern, ohne vorbeizukommen?',
          text: '<p>Ja. Rufen Sie an oder verlängern Sie im <a href="/buecherei">Katalog</a>.</p>',
        },
        {
          titel: 'Was passiert, wenn etwas kaputtgeht?',
          text: '<p>Sagen Sie es am Tresen. Kleine Schäden reparieren wir selbst:</p><ul><li>gerissene Seiten</li><li>lose Rücken</li></ul>',
        },
        { titel: 'Darf ich im Lesesaal essen?', text: '<p>Trinken ja, essen bitte im Hof.</p>' },
      ],
    },
  },
  ohneTitel: {
    context: { fragen: [{ titel: 'Brauche ich einen Termin?', text: '<p>Nein.</p>' }] },
  },
  langeWoerter: {
    context: {
      titel: 'Zuständigkeitsübersichtsfragen',
      fragen: [
        {
          titel: 'Wer ist für die Grundstücksverkehrsgenehmigungszuständigkeitsübertragung zuständig?',
          text: '<p>Das Grundstücksverkehrsgenehmigungsamt.</p>',
        },
      ],
    },
  },
  raueEingaben: {
    context: {
      titel: '<script>alert(1)</script>',
      fragen: [
        {
          titel: '"><img src=x onerror=alert(1)> & ÄÖÜ?',
          text: '<p>&lt;b&gt; bleibt Text &amp; Zeichen.</p>',
        },
      ],
    },
  },
} satisfies Examples<typeof fragen>
