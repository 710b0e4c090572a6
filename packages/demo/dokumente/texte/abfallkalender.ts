import { euro, gebuehren } from '../../src/gebuehren.ts'
import { h, liste, p, type Schriftstueck, tabelle } from '../satz.ts'

export const abfallkalender: Schriftstueck = {
  name: 'abfallkalender-merkblatt',
  titel: 'Merkblatt zum Abfallkalender',
  stand: '2025-12-01',
  absaetze: [
    p(
      'Dieses Blatt liegt dem gedruckten Abfallkalender bei. Hängen Sie es dorthin, wo Ihre Tonnen stehen: Es sagt, was wohin gehört und was zu tun ist, wenn etwas schiefgeht.',
    ),
    h('Was in welche Tonne gehört'),
    tabelle(
      ['Tonne', 'Hinein', 'Nicht hinein'],
      ['Restmüll', 'Windeln, Asche, Staubsaugerbeutel, Hygieneartikel', 'Batterien, Elektrogeräte'],
      ['Biotonne', 'Obst, Gemüse, Kaffeesatz, Eierschalen, Laub', 'Plastiktüten, auch keine kompostierbaren'],
      ['Papier', 'Zeitungen, Kartons, Schulhefte', 'Backpapier, Tapeten, Pizzakartons mit Resten'],
      ['Gelbe Tonne', 'Joghurtbecher, Konservendosen, Getränkekartons', 'Spielzeug, Zahnbürsten'],
    ),
    h('So steht die Tonne richtig'),
    liste(
      'Am Abfuhrtag bis 06:00 Uhr an der Straße, mit dem Griff zum Haus.',
      'Der Deckel ist geschlossen. Säcke daneben bleiben stehen, außer den amtlichen Müllsäcken.',
      'Bei Frost klopft ein Stück Karton auf dem Boden der Biotonne den Inhalt los.',
    ),
    h('Amtliche Müllsäcke'),
    p(
      `Haben Sie einmal mehr Restmüll, kaufen Sie einen amtlichen Müllsack mit 70 Litern für ${euro(gebuehren.muellsack)}. Es gibt ihn im Bürgerbüro und am Wertstoffhof. Für Gartenabfälle gibt es Papiersäcke zu ${euro(gebuehren.gartensack)}.`,
    ),
    h('Schadstoffe'),
    p(
      'Energiesparlampen, Lacke, Pflanzenschutzmittel, Altöl und Quecksilberthermometer nimmt das Schadstoffmobil an, im Frühjahr und im Herbst auf dem Festplatz. Asbestplatten nimmt nur die Deponie des Landkreises, luftdicht verpackt.',
    ),
    h('Feiertage'),
    p(
      'Fällt ein Feiertag auf einen Werktag, verschiebt sich die Abfuhr für den Rest der Woche um einen Tag nach hinten. Vor Weihnachten wird sie vorgezogen; die genauen Tage stehen im Kalender.',
    ),
    h('Fragen'),
    p('Die Abfallberatung erreichen Sie unter 030 23125-280 oder abfall@rebenau.example.org.'),
  ],
}
