import { h, liste, p, type Schriftstueck } from '../satz.ts'

export const personalversammlung: Schriftstueck = {
  name: 'protokoll-personalversammlung',
  titel: 'Protokoll der Personalversammlung',
  stand: '2026-10-22',
  absaetze: [
    p(
      'Personalversammlung am 22. Oktober 2026, 14:00 bis 16:10 Uhr, Bürgersaal. Anwesend: 163 Beschäftigte.',
    ),
    h('1. Bericht des Personalrats'),
    p(
      'Der Personalrat berichtet über 14 Sitzungen und drei Dienstvereinbarungen. Die Vereinbarung über mobile Arbeit ist unterschrieben und gilt ab Januar.',
    ),
    h('2. Bericht der Bürgermeisterin'),
    p(
      'Katharina Lehmann dankt allen, die beim Hochwasser im Juni geholfen haben. Die Stadt hat 251 Beschäftigte; zwölf Stellen sind frei. Besonders gesucht werden Erzieherinnen und Erzieher.',
    ),
    h('3. Fragen und Antworten'),
    liste(
      'Parkplätze: Hinter der Zehntscheuer werden zehn Stellplätze für Fahrräder mit Dach gebaut.',
      'Deutschlandticket: Der Zuschuss von 25 € im Monat bleibt.',
      'Küche im zweiten Stock: Sie wird im Frühjahr erneuert.',
    ),
    h('4. Termine'),
    p(
      'Die nächste Personalversammlung ist im Oktober 2027. Vorschläge für Themen nimmt der Personalrat jederzeit an.',
    ),
  ],
}
