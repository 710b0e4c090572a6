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
      'Das Freibad steht allen offen. Kinder unter acht Jahren und alle, die nicht sicher schwimmen, brauchen eine erwachsene Begleitung in Reichweite.',
      'Nicht eingelassen wird, wer unter Einfluss von Alkohol oder Drogen steht oder an einer ansteckenden Krankheit leidet.',
      'Hunde und andere Tiere bleiben draußen; Assistenzhunde dürfen mit hinein, nur nicht ins Wasser.',
    ),
    h('2. Im Wasser'),
    liste(
      'Vor dem Schwimmen wird geduscht.',
      'Erlaubt ist übliche Badekleidung, auch langärmelige. Straßenkleidung und Unterwäsche sind nicht erlaubt.',
      'Von den Brettern wird nur gesprungen, wenn die Aufsicht sie freigegeben hat. Im Nichtschwimmerbecken wird nicht gesprungen.',
      'Luftmatratzen, Schnorchel und Schwimmflossen sind im Nichtschwimmerbecken erlaubt, solange es nicht voll ist.',
      'Bei Gewitter verlassen alle sofort das Wasser.',
    ),
    h('3. Auf der Wiese'),
    liste(
      'Gegrillt wird nur an den vier Feuerstellen auf dem Platz am Zaun. Rauchen ist nur an den drei Plätzen mit Aschenbecher erlaubt.',
      'Glasflaschen bleiben zu Hause; Scherben und nackte Füße vertragen sich nicht.',
      'Musik bleibt so leise, dass niemand sie mithört; in der ruhigen Ecke hinter der Hecke läuft keine. Ballspiele gehören auf das Spielfeld.',
      'Wer andere fotografiert oder filmt, fragt vorher um Erlaubnis.',
    ),
    h('4. Garderobe und Fundsachen'),
    p(
      'Für die Schließfächer brauchen Sie ein Pfand von zwei Euro. Verlorene Schlüssel kosten 25 Euro. Fundsachen bleiben bis Ende September an der Kasse und kommen dann in das Fundbüro im Rathaus.',
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
