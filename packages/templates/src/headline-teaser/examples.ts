import type { Examples } from '../template.ts'
import type { headlineTeaser } from './schema.ts'

export const examples = {
  standard: {
    context: {
      titel: 'Was möchten Sie erledigen?',
      einleitung:
        'Ausweis beantragen, Abfuhrtermine nachsehen, einen Kita-Platz finden: Hier beginnen die Wege, nach denen am häufigsten gefragt wird. Alles andere finden Sie über die Suche.',
    },
  },
  h3: {
    context: {
      titel: 'Betreuung am Nachmittag',
      ueberschrift: 'h3',
      einleitung:
        'Beide Grundschulen betreuen Kinder bis 17:00\u00a0Uhr. Anmeldeschluss für das neue Schuljahr ist der 31.\u00a0März.',
    },
  },
  h4: {
    context: {
      titel: 'Was kostet das Mittagessen?',
      ueberschrift: 'h4',
      einleitung: 'Ein Essen kostet 4,20\u00a0€. Mit Bildungspaket essen Kinder kostenlos.',
    },
  },
  ohneEinleitung: { context: { titel: 'Rebenau im Überblick' } },
  langeWoerter: {
    context: {
      titel: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
      einleitung:
        'Straßenverkehrszulassungsangelegenheiten und Hochwasserrückhaltebeckenbesichtigungstermine finden Sie in der Zuständigkeitsübersicht.',
    },
  },
  raueEingaben: {
    context: {
      titel: '<script>alert(1)</script> & "Anführungszeichen" in der Überschrift',
      einleitung:
        'Äußerst große Öfen überhitzen Übungsräume: ÄÖÜäöüß, Çà et là, Žluťoučký kůň.\n<b>Dieser Satz ist nicht fett</b> & 3 < 5 > 2, \'einfach\' und "doppelt".',
    },
  },
} satisfies Examples<typeof headlineTeaser>
