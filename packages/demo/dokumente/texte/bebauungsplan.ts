import { h, liste, p, type Schriftstueck } from '../satz.ts'

export const bebauungsplan: Schriftstueck = {
  name: 'bekanntmachung-bebauungsplan-rebgarten',
  titel: 'Bekanntmachung: Bebauungsplan „Rebgarten, dritter Abschnitt“',
  stand: '2026-10-08',
  absaetze: [
    p(
      'Der Gemeinderat der Stadt Rebenau hat in öffentlicher Sitzung den Entwurf des Bebauungsplans „Rebgarten, dritter Abschnitt“ mit örtlichen Bauvorschriften gebilligt und beschlossen, ihn nach § 3 Absatz 2 des Baugesetzbuchs öffentlich auszulegen.',
    ),
    h('Geltungsbereich'),
    p(
      'Das Plangebiet umfasst rund 1,4 Hektar zwischen der Gartenstraße, dem Rebgartenweg und dem Graben am Steinberg. Im Norden grenzt es an den zweiten Abschnitt des Baugebiets, im Süden an die Weinberge.',
    ),
    h('Ziele der Planung'),
    liste(
      '14 Bauplätze für Reihenhäuser und ein Mehrfamilienhaus mit gefördertem Wohnraum',
      'Flachdächer mit Begrünung und Pflicht zur Photovoltaik',
      'Zisternen für Regenwasser und Mulden zur Versickerung',
      'Ausgleich für die Zauneidechse: Trockenmauern und Totholzhaufen am südlichen Rand',
    ),
    h('Umweltbezogene Informationen'),
    p(
      'Verfügbar sind der Umweltbericht, das Schallgutachten zur Landesstraße, die artenschutzrechtliche Prüfung, das Bodengutachten sowie die Stellungnahmen des Landratsamts und des Regierungspräsidiums.',
    ),
    h('Auslegung und Stellungnahmen'),
    p(
      'Die Unterlagen liegen einen Monat lang im Bauamt, Rathaus, zweiter Stock, während der Öffnungszeiten aus. Während dieser Zeit können alle Stellungnahmen abgeben: schriftlich, zur Niederschrift oder an bauamt@rebenau.example.org. Verspätet abgegebene Stellungnahmen können bei der Beschlussfassung unberücksichtigt bleiben.',
    ),
    p('Rebenau, den 8. Oktober. Katharina Lehmann, Bürgermeisterin'),
  ],
}
