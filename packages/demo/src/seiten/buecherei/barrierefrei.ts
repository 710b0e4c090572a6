import { html } from '../../html.ts'
import { tel } from '../../kontakt.ts'
import { entry, type Seite } from '../../seite.ts'
import { buechereiKontakt } from './kontakt.ts'

export const buechereiBarrierefrei: Seite = {
  pfad: '/buecherei/barrierefrei',
  pageLayout: 'default',
  title: 'Ohne Hindernisse in die Bücherei',
  breadcrumbTitle: 'Ohne Hindernisse',
  description: 'Aufzug, Lesehilfen, Höranlage und der Bücherdienst nach Hause: die Stadtbücherei für alle.',
  content: [
    entry('text', {
      text: html`
        <h2>Ins Haus</h2>
        <p>Der Eingang ist ebenerdig, die Tür öffnet von selbst. Der Aufzug fährt in beide Etagen und ist 1,10 m breit und
        1,40 m tief. Zwei Parkplätze für Menschen mit Behinderung liegen in der Kirchgasse, 30 Meter vom Tor. Die Gasse
        ist gepflastert; am linken Rand läuft ein glatter Streifen.</p>
        <h2>Lesen und hören</h2>
        <ul>
        <li>Am Lesetisch im Erdgeschoss stehen ein Bildschirmlesegerät und zwei Lupenleuchten.</li>
        <li>1.100 Bücher in großer Schrift, 90 in Leichter Sprache, sie tragen einen grünen Punkt.</li>
        <li>Der Rechner am Fenster liest vor und hat eine Tastatur mit großen Zeichen.</li>
        <li>Der Lesesaal und der Tresen haben eine Höranlage.</li>
        </ul>
        <h2>Wenn Sie nicht kommen können</h2>
        <p>Ehrenamtliche bringen alle drei Wochen eine Büchertasche vorbei und holen sie wieder ab. Sie sagen uns, was Sie
        mögen; wir suchen aus. Rufen Sie an: ${tel('buecherei')}. Der Dienst ist kostenlos.</p>
        <h2>Ruhige Stunde</h2>
        <p>Mittwochs von 10:00 bis 11:00 Uhr bleibt das Licht gedämpft, es gibt keine Führung und keine Durchsage.</p>`,
      link: '/fehler-melden',
      linktext: 'Barriere melden',
    }),
    ...buechereiKontakt,
  ],
}
