import type { Examples } from '../template.ts'
import type { linkliste } from './schema.ts'

export const examples = {
  standard: {
    context: {
      titel: 'Was suchen Sie?',
      eintraege: [
        {
          titel: 'Öffnungszeiten',
          text: 'Wann das Bad in der Saison offen ist und wann es schließt.',
          link: '/freibad',
        },
        {
          titel: 'Ausweis und Gebühren',
          text: 'Was ein Jahr kostet und wer nichts zahlt.',
          link: '/buecherei',
        },
        {
          titel: 'Katalog der Bücherei',
          text: 'Nachsehen, ob ein Buch da ist, und gleich vormerken.',
          link: 'https://katalog.rebenau.example.org/suche',
        },
        { titel: 'Anfahrt', link: '/stadt' },
      ],
    },
  },
  ohneTitel: { context: { eintraege: [{ titel: 'Zum Rathaus', link: '/rathaus' }] } },
  langeWoerter: {
    context: {
      titel: 'Zuständigkeitsübersichten',
      eintraege: [
        {
          titel: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
          text: 'Rinderkennzeichnungsfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
          link: 'https://sehr-lange-adresse-ohne-trennstellen.verzeichnis.rebenau.example.org/pfad',
        },
      ],
    },
  },
  raueEingaben: {
    context: {
      titel: '<script>alert(1)</script> & "Links"',
      eintraege: [
        {
          titel: '"><img src=x onerror=alert(1)>',
          text: "<b>fett?</b> 'x' {{7*7}}",
          link: '/suche/?q=%22%3Cscript%3E%22',
        },
      ],
    },
  },
} satisfies Examples<typeof linkliste>
