import { longDay } from '@rathausplatz/time'
import { euro, gebuehren } from '../../src/gebuehren.ts'
import { hundesteuer } from '../../src/satzungen-und-plaene.ts'
import { h, liste, p, type Schriftstueck, tabelle } from '../satz.ts'

export const hundesteuersatzung: Schriftstueck = {
  name: 'hundesteuersatzung',
  titel: 'Satzung über die Erhebung der Hundesteuer',
  stand: hundesteuer.ausgefertigt,
  absaetze: [
    p(
      `Aufgrund von § 4 der Gemeindeordnung und der §§ 2, 8 und 9 des Kommunalabgabengesetzes für Baden-Württemberg hat der Gemeinderat in öffentlicher Sitzung am ${longDay(hundesteuer.beschlossen)} die folgende Satzung beschlossen.`,
    ),
    h('§ 1 Steuergegenstand'),
    p(
      'Die Stadt Rebenau erhebt eine Hundesteuer. Ihr unterliegt das Halten von Hunden durch natürliche Personen im Stadtgebiet, soweit es nicht der Erzielung von Einnahmen dient.',
    ),
    h('§ 2 Wer die Steuer schuldet'),
    p(
      'Steuerschuldner ist, wer einen Hund hält. Wer einen Hund in seinen Haushalt aufgenommen hat, gilt als Halter. Halten mehrere Personen gemeinsam einen Hund, schulden sie die Steuer als Gesamtschuldner.',
    ),
    h('§ 3 Höhe der Steuer'),
    tabelle(
      ['Hund', 'Steuer im Jahr'],
      ['Erster Hund', euro(gebuehren.hund.erster)],
      ['Jeder weitere Hund', euro(gebuehren.hund.weiterer)],
      ['Kampfhund im Sinne der Polizeiverordnung', euro(gebuehren.hund.kampfhund)],
      ['Zwinger mit Zuchtbuch', euro(gebuehren.hund.zwinger)],
    ),
    h('§ 4 Befreiung'),
    p('Auf Antrag wird Steuerbefreiung gewährt für das Halten von'),
    liste(
      'Hunden, die blinden, tauben oder sonst hilfsbedürftigen Menschen dienen (Assistenzhunde, Blindenführhunde)',
      'Hunden, die die Prüfung für Rettungshunde bestanden haben und dem Katastrophenschutz zur Verfügung stehen',
      'Herdengebrauchshunden in der nötigen Zahl',
      'Hunden aus einem Tierheim für die ersten zwölf Monate',
    ),
    h('§ 5 Anzeigepflicht'),
    p(
      'Wer im Stadtgebiet einen über drei Monate alten Hund hält, zeigt das innerhalb eines Monats der Stadtkasse an. Die Abmeldung erfolgt innerhalb eines Monats, nachdem die Hundehaltung endet; die Steuermarke ist zurückzugeben.',
    ),
    h('§ 6 Hundesteuermarken'),
    p(
      `Jeder Hund trägt außerhalb des Hauses eine gültige Hundesteuermarke. Für eine verlorene Marke stellt die Stadtkasse eine Ersatzmarke für ${euro(gebuehren.hund.marke)} aus.`,
    ),
    h('§ 7 Ordnungswidrigkeiten'),
    p('Ordnungswidrig handelt, wer vorsätzlich oder leichtfertig der Anzeigepflicht nicht nachkommt.'),
    h('§ 8 Inkrafttreten'),
    p(`Diese Satzung tritt am ${longDay(hundesteuer.inKraft)} in Kraft.`),
    p(`Rebenau, den ${longDay(hundesteuer.ausgefertigt)}. Katharina Lehmann, Bürgermeisterin`),
    h('Hinweis'),
    p(
      'Eine Verletzung von Verfahrens- oder Formvorschriften der Gemeindeordnung ist nach § 4 Absatz 4 unbeachtlich, wenn sie nicht innerhalb eines Jahres seit der Bekanntmachung schriftlich gegenüber der Stadt geltend gemacht worden ist.',
    ),
  ],
}
