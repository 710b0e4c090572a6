import { euro, gebuehren } from '../gebuehren.ts'
import { html } from '../html.ts'
import { mail, tel } from '../kontakt.ts'
import { zimmerVon } from '../organisationseinheiten.ts'
import { ratssitze } from '../rat/personen.ts'
import { haushaltsabstimmung } from '../rat/vorlagen/geld-und-ordnung.ts'
import { ausbildung } from '../stellen.ts'
import type { Artikel, Zeitangaben } from './artikel.ts'

export const ausDemRathaus = ({ am, tag, angekuendigt }: Zeitangaben): Artikel[] => [
  {
    slug: 'foto-im-buergerbuero',
    titel: 'Bürgerbüro: das Foto gleich vor Ort',
    einleitung: `Ein neues Gerät macht biometrische Fotos für ${euro(gebuehren.foto)}. Es fährt hinunter bis auf Kinderhöhe.`,
    bild: 'rathaus-buergerbuero',
    vorTagen: 9,
    zeit: '08:30',
    interessengruppen: ['rathaus'],
    text: html`
      <p>Für Ausweise und Pässe nimmt das Bürgerbüro keine Fotos auf Papier mehr an, so verlangt es das Gesetz. Wer kein Fotogeschäft
      aufsuchen möchte, setzt sich jetzt vor das Gerät neben dem Wartebereich. Eine Stimme erklärt jeden Schritt, auf
      Wunsch in sechs Sprachen. Das Bild geht direkt an den Arbeitsplatz, an dem Sie Ihren Ausweis beantragen.</p>
      <p>„In der ersten Woche haben 74 Menschen das Gerät benutzt, der jüngste war elf Tage alt“, sagt Miriam Österle,
      die das Bürgerbüro leitet. Wer sich nicht gefällt, darf zweimal wiederholen.</p>
      <h2>Gut zu wissen</h2>
      <ul>
      <li>Das Foto kostet ${euro(gebuehren.foto)} und gilt nur für Dokumente aus Rebenau.</li>
      <li>Für Menschen im Rollstuhl lässt sich der Hocker wegschieben.</li>
      <li>Was Sie sonst mitbringen, steht unter <a href="/rathaus/leistungen/personalausweis">Personalausweis</a>.</li>
      </ul>`,
  },
  {
    slug: 'haushalt',
    titel: 'Gemeinderat beschließt den Haushalt',
    einleitung:
      'Die Stadt plant für das nächste Jahr mit 31,6 Millionen Euro. Das größte Bauvorhaben ist die Sanierung der Schillerschule.',
    bild: 'ratssaal',
    vorTagen: 6,
    zeit: '12:00',
    interessengruppen: ['rathaus'],
    text: html`
      <p>Nach gut einer Stunde Beratung stimmten ${String(ratssitze + 1 - haushaltsabstimmung.nein)} Mitglieder für den Haushalt des nächsten Jahres, fünf dagegen. Die Steuern
      bleiben, wie sie sind. Für Investitionen leiht sich die Stadt 1,8 Millionen Euro.</p>
      <table>
      <caption>Die vier größten Vorhaben</caption>
      <thead><tr><th scope="col">Vorhaben</th><th scope="col">Kosten</th></tr></thead>
      <tbody>
      <tr><th scope="row">Schillerschule</th><td>2.400.000 €</td></tr>
      <tr><th scope="row">Wasserleitung unter dem Marktplatz</th><td>910.000 €</td></tr>
      <tr><th scope="row">Mietwohnungen im Rebgarten</th><td>850.000 €</td></tr>
      <tr><th scope="row">Löschfahrzeug für Unterweiler, bezahlt bei Lieferung</th><td>480.000 €</td></tr>
      </tbody>
      </table>
      <p>Umstritten war das Parkhaus am Bahnhof. Es wird um ein Jahr verschoben, bis die Fördermittel sicher sind. „Das
      tut weh, aber wir bauen nichts, was wir nicht bezahlen können“, sagte Bürgermeisterin Katharina Lehmann.</p>
      <p>Den vollständigen Plan können Sie in der Kämmerei einsehen, Rathaus, ${zimmerVon('kaemmerei')}.</p>`,
  },
  {
    slug: 'wasserleitung-marktplatz',
    titel: 'Neue Wasserleitung: Marktplatz zur Hälfte gesperrt',
    einleitung:
      'Die Leitung von 1931 wird ersetzt. Der Wochenmarkt rückt so lange auf die Seite zur Kirchgasse.',
    bild: 'marktplatz-morgen',
    vorTagen: 1,
    zeit: '08:00',
    interessengruppen: ['rathaus', 'bauen'],
    text: html`
      <p>Am ${am(12)} beginnt der Bauhof, das Pflaster vor dem Rathaus aufzunehmen, Stein für Stein und nummeriert. Danach
      wird auf 60 m Länge die alte Gussleitung gegen eine neue getauscht. Die Arbeiten dauern etwa zehn Wochen.</p>
      <h2>Das ändert sich</h2>
      <ul>
      <li>Der <a href="/stadt/wochenmarkt">Wochenmarkt</a> steht wie immer mittwochs auf dem Marktplatz, auf der Seite zur Kirchgasse.</li>
      <li>Der Eingang des Rathauses am Marktplatz bleibt offen. Ohne Stufen kommen Sie weiter durch den Hof herein.</li>
      <li>Der Stadtbus hält an der Haltestelle Kirche, 150 m entfernt.</li>
      <li>Die Tiefgarage erreichen Sie über die Bahnhofstraße.</li>
      </ul>
      <p>Am ${am(19)} wird das Wasser in 34 Häusern von 08:00 bis 14:00 Uhr abgestellt. Wer betroffen ist, findet drei Tage
      vorher einen Zettel im Briefkasten. Fragen beantwortet das Bauamt unter ${tel('bauberatung')}.</p>`,
  },
  {
    slug: 'buergersprechstunde-unterweiler',
    titel: 'Die Bürgermeisterin kommt nach Unterweiler',
    einleitung: `Am ${angekuendigt('buergergespraech')} ist Katharina Lehmann zwei Stunden lang im Gemeindehaus. Sie brauchen keinen Termin.`,
    vorTagen: 11,
    zeit: '10:00',
    interessengruppen: ['rathaus'],
    text: html`
      <p>Wie soll die Fährgasse aussehen, wenn der Kanal fertig ist? Wo fehlt eine Bank, wo ein Zebrastreifen? Über solche
      Fragen möchte Katharina Lehmann mit den Menschen in Unterweiler sprechen. Sie bringt Pläne mit, Jonas Wehrle vom
      Bauamt bringt Bleistifte mit.</p>
      <p>Beginn ist um 17:00 Uhr im kleinen Saal des Gemeindehauses. Der Saal ist ohne Stufen erreichbar. Für Kinder gibt es
      einen Maltisch. Wer lieber schreibt, schickt seine Frage an ${mail('buergermeisterin')}; sie wird am Abend
      vorgelesen und beantwortet.</p>
      <p>Alle Antworten stehen zwei Wochen später am schwarzen Brett im Gemeindehaus. Im nächsten Halbjahr folgt ein Abend
      in Lindenhof.</p>`,
  },
  {
    slug: 'ausbildung-bei-der-stadt',
    titel: 'Drei Ausbildungsplätze im Rathaus und in der Gärtnerei',
    einleitung: `Wer im September anfangen möchte, bewirbt sich bis ${tag(ausbildung.tageBisSchluss)}.`,
    vorTagen: 15,
    zeit: '09:00',
    interessengruppen: ['rathaus', 'familie'],
    text: html`
      <p>Zwei junge Menschen können Verwaltungsfachangestellte werden, eine Person lernt den Beruf der Gärtnerin oder des
      Gärtners. Die Ausbildung dauert drei Jahre. Bezahlt wird nach Tarif, im ersten Jahr sind das ${euro(ausbildung.entgelt)} im Monat.</p>
      <p>Im Rathaus wechseln die Auszubildenden jedes halbe Jahr das Amt: vom Bürgerbüro über das Bauamt bis zum Büro der
      Bürgermeisterin. In der Gärtnerei gehören 11.000 Sommerblumen dazu und der Winterdienst.</p>
      <p>Einen Schnuppertag gibt es am ${angekuendigt('schnuppertag')} ab 14:00 Uhr. Kirsten Falk beantwortet Fragen unter ${tel('personal')}. Zeugnisnoten sind
      nicht das Wichtigste: „Wer gern mit Menschen redet und pünktlich ist, hat gute Chancen.“ Mehr steht unter
      <a href="/rathaus/stellen">Arbeiten bei der Stadt</a>.</p>`,
  },
  {
    slug: 'feuerwehr-uebung',
    titel: 'Drei Abteilungen üben gemeinsam am Lindenweg',
    einleitung: `Am ${am(4)} proben 48 Einsatzkräfte die Räumung des Seniorenzentrums. Erschrecken Sie nicht, wenn Sie Blaulicht sehen.`,
    bild: 'feuerwehr-uebung',
    vorTagen: 3,
    zeit: '10:30',
    interessengruppen: ['rathaus', 'aeltere'],
    text: html`
      <p>Die Abteilungen Kernstadt, Unterweiler und Lindenhof üben zusammen mit dem Seniorenzentrum Lindenweg den Ernstfall:
      Rauch im zweiten Stock, 30 Menschen müssen ins Freie. Die Rolle der Bewohnerinnen und Bewohner übernimmt die
      Jugendfeuerwehr.</p>
      <p>Der Lindenweg ist von 18:00 bis 21:00 Uhr gesperrt. Der Stadtbus fährt über die Gartenstraße, die Haltestelle
      Lindenweg entfällt. Die Sirene bleibt still.</p>
      <p>„Wir wollen wissen, wie lange wir wirklich brauchen“, sagt Kommandantin Sandra Kopp. Beim letzten Mal waren es 19
      Minuten. Zuschauen ist vom Gehweg gegenüber erlaubt. Wer danach selbst mitmachen möchte: Geübt wird jeden Montag um
      19:30 Uhr im Gerätehaus Kernstadt.</p>`,
  },
  {
    slug: 'leichte-sprache',
    titel: 'Das Wichtigste jetzt in Leichter Sprache',
    einleitung:
      'Vom Ausweis bis zur Mülltonne: Die häufigsten Anliegen stehen jetzt auch in kurzen Sätzen und einfachen Wörtern da.',
    vorTagen: 31,
    zeit: '11:00',
    interessengruppen: ['rathaus', 'aeltere'],
    text: html`
      <p>Rund zehn Prozent der Erwachsenen tun sich mit langen Texten schwer. Für sie gibt es zwölf Anliegen in
      <a href="/leichte-sprache">Leichter Sprache</a>, jedes mit den Schritten, den Kosten und einer Telefonnummer. Sie
      erreichen die Übersicht von jeder Seite aus über die Leiste ganz oben.</p>
      <p>Geschrieben hat die Texte Nils Albrecht, der sich um die Website kümmert. Einen hat die Lese-Gruppe der Lebenshilfe schon
      geprüft, die anderen folgen: Menschen mit Lernschwierigkeiten sagen, wo es hakt. Wer mitmachen möchte, bekommt 15 € für die Stunde. Melden Sie sich bei
      ${mail('internet')}.</p>
      <p>Videos in Deutscher Gebärdensprache fehlen noch. Was sonst noch offen ist, steht in der
      <a href="/barrierefreiheit">Erklärung zur Barrierefreiheit</a>.</p>`,
  },
]
