import { h, liste, p, type Schriftstueck } from '../satz.ts'

export const dienstvereinbarung: Schriftstueck = {
  name: 'dienstvereinbarung-mobile-arbeit',
  titel: 'Dienstvereinbarung über mobile Arbeit',
  stand: '2026-10-12',
  absaetze: [
    p(
      'Zwischen der Stadt Rebenau, vertreten durch die Bürgermeisterin, und dem Personalrat wird diese Dienstvereinbarung geschlossen. Sie gilt ab 1. Januar 2027 für alle Beschäftigten, deren Aufgaben sich dafür eignen.',
    ),
    h('§ 1 Umfang'),
    p(
      'Mobil gearbeitet werden kann an bis zu zwei Tagen in der Woche. Bei Teilzeit verringert sich der Umfang entsprechend. Die Leitung des Amtes stimmt die Tage ab; Sprechzeiten und Vertretung gehen vor.',
    ),
    h('§ 2 Arbeitszeit und Erreichbarkeit'),
    liste(
      'Die Zeiten werden wie im Rathaus erfasst, am Rechner über das Zeitkonto.',
      'Während der Arbeitszeit ist das Telefon auf das dienstliche Gerät umgeleitet.',
      'Außerhalb der Arbeitszeit muss niemand erreichbar sein.',
    ),
    h('§ 3 Ausstattung'),
    p(
      'Die Stadt stellt einen tragbaren Rechner und ein Headset. Eigene Geräte werden nicht eingesetzt. Ein Zuschuss zu Strom und Anschluss wird nicht gezahlt.',
    ),
    h('§ 4 Datenschutz'),
    p(
      'Akten auf Papier bleiben im Rathaus. Der Bildschirm ist vor Blicken zu schützen; wer den Raum verlässt, sperrt das Gerät. Ein Verlust ist der Datenschutzbeauftragten sofort zu melden.',
    ),
    h('§ 5 Antrag und Ende'),
    p(
      'Der Antrag geht über die Leitung des Amtes an das Personalamt. Beide Seiten können die mobile Arbeit mit einer Frist von vier Wochen zum Monatsende beenden.',
    ),
    p('Rebenau, 12. Oktober 2026. Katharina Lehmann, Bürgermeisterin. Der Personalrat.'),
  ],
}
