import type { Examples } from '../template.ts'
import type { hinweis } from './schema.ts'

export const examples = {
  standard: {
    context: {
      stufe: 'wichtig',
      titel: 'Bücherei am 24. und 31.\u00a0Dezember geschlossen',
      text: '<p>Die Rückgabeklappe links neben dem Tor ist auch an diesen Tagen offen.</p>',
      link: '/buecherei',
      linktext: 'Alle Öffnungszeiten',
    },
  },
  information: {
    context: { titel: 'Anmeldung ab 1.\u00a0März', text: '<p>Neue Kurse beginnen nach Ostern.</p>' },
  },
  dringend: {
    context: {
      stufe: 'dringend',
      titel: 'Wasser bitte abkochen',
      text: '<p>In der Fährgasse ist eine Leitung gebrochen. Kochen Sie Trinkwasser drei Minuten lang ab.</p>',
    },
  },
  nurTitel: { context: { stufe: 'wichtig', titel: 'Heute wegen Sturm geschlossen' } },
  langeWoerter: {
    context: {
      titel: 'Hochwasserrückhaltebeckenbesichtigungsterminverschiebung',
      text: '<p>Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung</p>',
    },
  },
  raueEingaben: {
    context: {
      titel: '<script>alert(1)</script> & "Achtung"',
      text: '<p>&lt;img src=x onerror=alert(1)&gt; bleibt Text.</p>',
      link: '/suche/?q=%22%3Cscript%3E%22',
      linktext: '<b>Mehr</b>',
    },
  },
} satisfies Examples<typeof hinweis>
