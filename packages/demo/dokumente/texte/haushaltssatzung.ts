import { longDay } from '@rathausplatz/time'
import { hebesaetze } from '../../src/gebuehren.ts'
import { zimmerVon } from '../../src/organisationseinheiten.ts'
import { haushalt2026 } from '../../src/satzungen-und-plaene.ts'
import { h, liste, p, type Schriftstueck, tabelle } from '../satz.ts'

export const haushaltssatzung: Schriftstueck = {
  name: 'haushaltssatzung',
  titel: `Haushaltssatzung der Stadt Rebenau ${haushalt2026.jahr}`,
  stand: haushalt2026.ausgefertigt,
  absaetze: [
    p(
      `Aufgrund von § 79 der Gemeindeordnung für Baden-Württemberg hat der Gemeinderat am ${longDay(haushalt2026.beschlossen)} die folgende Haushaltssatzung für das Haushaltsjahr ${haushalt2026.jahr} beschlossen.`,
    ),
    h('§ 1 Ergebnishaushalt und Finanzhaushalt'),
    p('Der Haushaltsplan wird festgesetzt im Ergebnishaushalt mit den folgenden Beträgen.'),
    tabelle(
      ['Ergebnishaushalt', 'Betrag'],
      ['Gesamtbetrag der ordentlichen Erträge', '31.480.000 €'],
      ['Gesamtbetrag der ordentlichen Aufwendungen', '31.125.000 €'],
      ['Veranschlagtes ordentliches Ergebnis', '355.000 €'],
    ),
    p('Im Finanzhaushalt werden festgesetzt:'),
    tabelle(
      ['Finanzhaushalt', 'Betrag'],
      ['Einzahlungen aus laufender Verwaltungstätigkeit', '30.210.000 €'],
      ['Auszahlungen aus laufender Verwaltungstätigkeit', '28.460.000 €'],
      ['Einzahlungen aus Investitionstätigkeit', '3.940.000 €'],
      ['Auszahlungen aus Investitionstätigkeit', '6.180.000 €'],
    ),
    h('§ 2 Kreditermächtigung'),
    p(
      'Der Gesamtbetrag der vorgesehenen Kreditaufnahmen für Investitionen und Investitionsförderungsmaßnahmen wird festgesetzt auf 900.000 €.',
    ),
    h('§ 3 Verpflichtungsermächtigungen'),
    p(
      'Der Gesamtbetrag der Ermächtigungen zum Eingehen von Verpflichtungen, die künftige Haushaltsjahre mit Auszahlungen für Investitionen belasten, wird festgesetzt auf 2.400.000 €. Er entfällt auf die Erschließung des dritten Abschnitts im Rebgarten und auf die Erneuerung der Becken im Freibad.',
    ),
    h('§ 4 Kassenkredite'),
    p('Der Höchstbetrag der Kassenkredite wird festgesetzt auf 3.000.000 €.'),
    h('§ 5 Steuersätze'),
    p('Die Hebesätze für die Realsteuern werden festgesetzt:'),
    liste(
      `Grundsteuer A für die Betriebe der Land- und Forstwirtschaft auf ${hebesaetze.grundsteuerA} vom Hundert der Steuermessbeträge`,
      `Grundsteuer B für die Grundstücke auf ${hebesaetze.grundsteuerB} vom Hundert der Steuermessbeträge`,
      `Gewerbesteuer auf ${hebesaetze.gewerbesteuer} vom Hundert der Steuermessbeträge`,
    ),
    h('Hinweis'),
    p(
      `Das Landratsamt Rheinhardt hat mit Verfügung vom ${longDay(haushalt2026.bestaetigt)} die Gesetzmäßigkeit bestätigt und die genehmigungspflichtigen Teile genehmigt. Der Haushaltsplan liegt mit seinen Anlagen vom ${longDay(haushalt2026.auslegung.von)} bis einschließlich ${longDay(haushalt2026.auslegung.bis)} im Rathaus, Marktplatz 1, bei der Kämmerei, ${zimmerVon('kaemmerei')}, zur Einsicht aus.`,
    ),
    p(`Rebenau, den ${longDay(haushalt2026.ausgefertigt)}. Katharina Lehmann, Bürgermeisterin`),
  ],
}
