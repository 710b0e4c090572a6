import { h, liste, p, type Schriftstueck } from '../satz.ts'

export const freibadordnung: Schriftstueck = {
  name: 'freibad-badeordnung',
  titel: 'Haus- und Badeordnung für das Freibad am Altrhein',
  stand: '2026-04-20',
  absaetze: [
    p(
      'Die Haus- und Badeordnung dient der Sicherheit, Ordnung und Sauberkeit im Freibad am Altrhein. Mit dem Betreten erkennen Gäste sie an.',
    ),
    h('1. Wer hinein darf'),
    liste(
      'Das Freibad steht allen offen. Kinder unter acht Jahren brauchen eine Begleitung, die mindestens 16 Jahre alt ist.',
      'Nicht eingelassen wird, wer unter Einfluss von Alkohol oder Drogen steht oder an einer ansteckenden Krankheit leidet.',
      'Hunde und andere Tiere bleiben draußen; Assistenzhunde dürfen bis zur Liegewiese.',
    ),
    h('2. Im Wasser'),
    liste(
      'Vor dem Schwimmen wird geduscht.',
      'Erlaubt ist übliche Badekleidung, auch langärmelige. Straßenkleidung und Unterwäsche sind nicht erlaubt.',
      'Springen ist nur im Sprungbecken erlaubt, und nur, wenn die Aufsicht die Bretter freigegeben hat.',
      'Luftmatratzen, Schnorchel und Schwimmflossen sind nur im Nichtschwimmerbecken und nur mit Zustimmung der Aufsicht erlaubt.',
      'Bei Gewitter verlassen alle sofort das Wasser.',
    ),
    h('3. Auf der Wiese'),
    liste(
      'Grillen und offenes Feuer sind verboten. Rauchen ist nur am Rand der Liegewiese bei den Aschenbechern erlaubt.',
      'Glasflaschen bleiben zu Hause; Scherben und nackte Füße vertragen sich nicht.',
      'Musik hören Sie bitte nur mit Kopfhörern. Ballspiele gehören auf das Spielfeld.',
      'Wer andere fotografiert oder filmt, fragt vorher um Erlaubnis.',
    ),
    h('4. Garderobe und Fundsachen'),
    p(
      'Für die Schließfächer brauchen Sie ein Pfand von zwei Euro. Verlorene Schlüssel kosten 25 Euro. Fundsachen geben wir nach einer Woche an das Fundbüro im Rathaus.',
    ),
    h('5. Haftung'),
    p(
      'Die Stadt haftet für Schäden nur bei Vorsatz und grober Fahrlässigkeit, bei Verletzung von Leben, Körper und Gesundheit auch bei einfacher Fahrlässigkeit. Für Geld und Wertsachen wird nicht gehaftet.',
    ),
    h('6. Hausrecht'),
    p(
      'Die Aufsicht übt das Hausrecht aus. Wer andere gefährdet oder belästigt, kann ohne Erstattung des Eintritts des Bades verwiesen werden, in schweren Fällen für die ganze Saison.',
    ),
  ],
}
