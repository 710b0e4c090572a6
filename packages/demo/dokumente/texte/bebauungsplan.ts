import { longDay } from '@rathausplatz/time'
import { zimmerVon } from '../../src/organisationseinheiten.ts'
import { bebauungsplanRebgarten as plan } from '../../src/satzungen-und-plaene.ts'
import { h, liste, p, type Schriftstueck } from '../satz.ts'

export const bebauungsplan: Schriftstueck = {
  name: 'bekanntmachung-bebauungsplan-rebgarten',
  titel: `Bekanntmachung: Bebauungsplan „${plan.name}“`,
  stand: plan.ausgefertigt,
  absaetze: [
    p(
      `Der Gemeinderat der Stadt Rebenau hat in öffentlicher Sitzung am ${longDay(plan.beschlossen)} den Entwurf des Bebauungsplans „${plan.name}“ mit örtlichen Bauvorschriften gebilligt und beschlossen, ihn nach § 3 Absatz 2 des Baugesetzbuchs zu veröffentlichen und auszulegen.`,
    ),
    h('Geltungsbereich'),
    p(
      `Das Plangebiet umfasst rund 1,4 Hektar ${plan.lage}. Im Norden grenzt es an den zweiten Abschnitt des Baugebiets, im Süden an die Weinberge.`,
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
      `Der Entwurf ist vom ${longDay(plan.auslegung.von)} bis einschließlich ${longDay(plan.auslegung.bis)} auf der Website der Stadt unter /bekanntmachungen veröffentlicht. In dieser Zeit liegt er auch im Bauamt aus, Rathaus, zweiter Stock, ${zimmerVon('bauamt')}, während der Öffnungszeiten. Alle können Stellung nehmen: elektronisch an bauamt@rebenau.example.org, schriftlich oder zur Niederschrift. Verspätet abgegebene Stellungnahmen können bei der Beschlussfassung unberücksichtigt bleiben.`,
    ),
    p(`Rebenau, den ${longDay(plan.ausgefertigt)}. Katharina Lehmann, Bürgermeisterin`),
  ],
}
