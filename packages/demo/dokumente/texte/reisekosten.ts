import { h, liste, p, type Schriftstueck } from '../satz.ts'

export const reisekosten: Schriftstueck = {
  name: 'merkblatt-dienstreisen',
  titel: 'Merkblatt Dienstreisen',
  stand: '2026-03-16',
  absaetze: [
    p('Wer für die Stadt unterwegs ist, bekommt seine Auslagen ersetzt. So geht es am schnellsten.'),
    h('Vor der Reise'),
    liste(
      'Die Leitung des Amtes genehmigt die Reise, bei mehreren Tagen auch das Hauptamt.',
      'Mit Bus und Bahn wird gereist, wo es geht; das Dienstrad steht im Hof.',
      'Der Dienstwagen wird im Kalender „Fuhrpark“ eingetragen.',
    ),
    h('Nach der Reise'),
    liste(
      'Die Abrechnung geht innerhalb von sechs Monaten an das Personalamt.',
      'Belege bitte beilegen, Fahrkarten auch als Ausdruck vom Handy.',
      'Gezahlt wird mit dem nächsten Gehalt.',
    ),
    p('Fragen beantwortet das Personalamt.'),
  ],
}
