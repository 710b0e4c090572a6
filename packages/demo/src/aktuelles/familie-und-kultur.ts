import { euro, gebuehren } from '../gebuehren.ts'
import { html } from '../html.ts'
import { mail, tel } from '../kontakt.ts'
import type { Artikel, Zeitangaben } from './artikel.ts'

export const familieUndKultur = ({ monat, angekuendigt }: Zeitangaben): Artikel[] => [
  {
    slug: 'buecherei-laenger-offen',
    titel: 'Bücherei: donnerstags bis 20:00 Uhr',
    einleitung: 'Der lange Donnerstag bleibt. Während des Versuchs kamen an jedem Abend 60 Menschen.',
    bild: 'buecherei-lesesaal',
    vorTagen: 4,
    zeit: '08:00',
    interessengruppen: ['kultur', 'familie'],
    text: html`
      <p>Ein halbes Jahr lang hat die Stadtbücherei ausprobiert, ob sich ein Abend in der Woche lohnt. Er lohnt sich: Ein
      Drittel der Gäste war vorher noch nie oder seit Jahren nicht mehr da. „Viele kommen direkt vom Zug“, sagt Petra Schwab,
      die die Bücherei leitet.</p>
      <p>Der Donnerstag passt gut, weil dann auch das Rathaus bis 17:30 Uhr geöffnet ist. Ab 18:00 Uhr bleibt es im
      ersten Stock ganz still; in der Leseecke darf weiter geredet werden.</p>
      <p>Geplant ist ein Abend der Dinge: Einmal im Monat zeigt dann jemand, wie man ein Gerät aus der Bücherei benutzt, von
      der Nähmaschine bis zum Fernglas. Die Termine stehen im Kalender, sobald sie feststehen. Mehr über das Haus steht bei der
      <a href="/buecherei">Stadtbücherei</a>.</p>`,
  },
  {
    slug: 'kindergarten-neue-gruppe',
    titel: 'Neue Gruppe im Kindergarten Regenbogen',
    einleitung: `20 Kinder ab drei Jahren können ab ${monat(40)} beginnen. Elf Plätze sind noch frei.`,
    bild: 'kindergarten-garten',
    vorTagen: 8,
    zeit: '09:30',
    interessengruppen: ['familie'],
    text: html`
      <p>Der Anbau in der Gartenstraße ist fertig: ein heller Raum aus Holz, ein Schlafzimmer und ein eigener Ausgang zum
      Apfelbaum. Damit bekommt das Haus eine fünfte Gruppe. Drei Erzieherinnen und ein Erzieher sind schon eingestellt.</p>
      <p>Wer sein Kind bereits für einen späteren Termin angemeldet hat, kann den Platz vorziehen. Ein Anruf im Familienbüro
      genügt: ${tel('familie')}. Neu anmelden können Sie sich wie immer mit einem Bogen für alle Häuser, siehe
      <a href="/leben/familie/kita">Kita und Kindergarten</a>.</p>
      <p>Am ${angekuendigt('kitaRegenbogen')} um 16:00 Uhr ist das Haus für neugierige Familien geöffnet. Die zwölf Hühner ziehen in der Woche danach
      in ihren neuen Stall um.</p>`,
  },
  {
    slug: 'spendenlauf-jahnschule',
    titel: 'Jahnschule läuft 611 Kilometer',
    einleitung: '146 Kinder drehten Runden für ein Klettergerüst. Am Ende fehlten nur noch 40 €.',
    bild: 'jahnschule-sportfest',
    vorTagen: 16,
    zeit: '13:00',
    interessengruppen: ['familie'],
    text: html`
      <p>Eine Stunde lang lief die ganze Schule, von der ersten Klasse bis zum Rektor. Für jede Runde hatten Eltern, Großeltern und
      der Bäcker gegenüber einen Betrag versprochen. Zusammen kamen 3.960 €. Die letzten 40 € legte der Hausmeister
      aus seinem Sparschwein dazu.</p>
      <p>Am weitesten lief Leyla aus der Klasse 4 b: 10,4 km. Am meisten Beifall bekam Jonte, der mit seinem Rollstuhl 22
      Runden schaffte und noch eine für seine kranke Banknachbarin.</p>
      <p>Das Klettergerüst baut der Bauhof in den nächsten Ferien auf. Es hat eine Rampe und ein Netz, in dem drei Kinder
      liegen können. Mehr über die Schule lesen Sie bei der <a href="/jahnschule">Jahnschule</a>.</p>`,
  },
  {
    slug: 'plaetze-am-horn',
    titel: 'Musikschule sucht Hornistinnen und Hornisten',
    einleitung:
      'Bei vier Instrumenten fehlt der Nachwuchs. Dort kostet das Leihinstrument im ersten Jahr nichts.',
    bild: 'musikschule-konzert',
    vorTagen: 7,
    zeit: '16:00',
    interessengruppen: ['kultur', 'familie'],
    text: html`
      <p>Geige und Schlagzeug wollen alle. Aber ein Orchester braucht auch Horn, Posaune, Fagott und Kontrabass. Deshalb
      verleiht die Jugendmusikschule diese vier Instrumente im ersten Jahr kostenlos. Sonst kostet ein Leihinstrument
      ${euro(gebuehren.leihinstrument)} im Monat.</p>
      <p>„Ein Horn zu treffen ist wie ein Freiwurf beim Basketball. Wenn er sitzt, strahlt das ganze Orchester“, sagt Daniel
      Krämer, der die Schule leitet. Kinder ab acht können anfangen, am Fagott ab neun; für den Kontrabass gibt
      es kleine Größen.</p>
      <p>Zum Ausprobieren lädt die Schule am ${angekuendigt('instrumente')} von 15:00 bis 18:00 Uhr in die Alte Post ein. Drei Probestunden sind
      frei. Gebühren und Anmeldung stehen bei der <a href="/jugendmusikschule">Jugendmusikschule</a>.</p>`,
  },
  {
    slug: 'freibad-neue-technik',
    titel: 'Freibad bekommt einen Lift ins Schwimmerbecken',
    einleitung:
      'Bisher gab es nur die Rampe ins Nichtschwimmerbecken. Zur nächsten Saison kommt der Lift dazu.',
    bild: 'freibad-sommer',
    vorTagen: 20,
    zeit: '10:00',
    interessengruppen: ['familie', 'aeltere'],
    text: html`
      <p>Der Sitz fährt in einer Minute vom Beckenrand ins Wasser und trägt 150 kg. Wer ihn braucht, bedient ihn selbst oder
      bittet die Aufsicht. Bezahlt wird der Lift zur Hälfte aus dem Nachlass von Elisabeth Brand, die bis zu ihrem 91. Jahr
      jeden Morgen hier schwamm.</p>
      <p>Außerdem tauscht die Stadt drei alte Pumpen aus. Sie verbrauchen künftig 40 Prozent weniger Strom. Die Wärme
      kommt weiter von der Sonne.</p>
      <p>In der letzten Saison kamen 48.300 Gäste. Am beliebtesten waren die Frühschwimmzeiten am Dienstag und Donnerstag. Preise
      und Zeiten stehen beim <a href="/freibad">Freibad</a>.</p>`,
  },
  {
    slug: 'weinfest-hoefe-gesucht',
    titel: 'Weinfest: Wer öffnet seinen Hof?',
    einleitung: 'Für das nächste Fest sucht die Stadt zwei weitere Höfe in der Altstadt.',
    bild: 'weinfest-abend',
    vorTagen: 28,
    zeit: '11:30',
    interessengruppen: ['kultur'],
    text: html`
      <p>14 Höfe machen mit, für 16 wäre Platz. Gesucht werden Menschen, die an drei Abenden ihr Tor öffnen. Ausschenken müssen
      sie nicht selbst: Das übernimmt ein Betrieb oder ein Verein. Die Stadt stellt Tische, Licht und Toiletten, versichert
      den Hof und räumt am Montag auf.</p>
      <p>Der Hof sollte mindestens 60 Quadratmeter groß und wenigstens zur Hälfte ohne Stufen erreichbar sein. Um Mitternacht
      ist Schluss, am Sonntag um 22:00 Uhr; dafür sorgt das Ordnungsamt.</p>
      <p>Judith Amann schaut sich Ihren Hof gern an und bringt jemanden mit, der schon dabei ist. Sie erreichen sie unter
      ${tel('tourismus')} oder ${mail('gaeste')}. Mehr über das Fest steht unter <a href="/stadt/wein">Wein aus Rebenau</a>.</p>`,
  },
  {
    slug: 'buergerbus-neue-zeiten',
    titel: 'Bürgerbus fährt jetzt auch freitags',
    einleitung: `Auf Bestellung zum Arzt, zum Einkaufen, zum Kaffee: Die Fahrt kostet ${euro(gebuehren.buergerbus)}.`,
    vorTagen: 12,
    zeit: '08:15',
    interessengruppen: ['aeltere'],
    text: html`
      <p>Bisher fuhr der Bürgerbus nur dienstags. Weil er meist voll war, kommt der Freitag dazu. Möglich machen das sechs neue
      Fahrerinnen und Fahrer, alle im Ehrenamt. Der Älteste ist 74 und sagt: „Ich fahre, damit mich später auch jemand
      fährt.“</p>
      <p>Der Bus holt Sie an der Haustür ab und bringt Sie wieder heim. Ein Rollstuhl fährt mit, ein Rollator sowieso. Wie Sie ihn
      bestellen, steht unter <a href="/rathaus/leistungen/buergerbus">Bürgerbus</a>.</p>
      <p>Weitere Freiwillige sind willkommen. Der normale Führerschein genügt, die Stadt bezahlt den Erste-Hilfe-Kurs.</p>`,
  },
  {
    slug: 'schulgarten-preis',
    titel: 'Schulgarten der Schillerschule ausgezeichnet',
    einleitung: '24 Beete, ein Teich und ein Hotel für Wildbienen haben die Jury überzeugt.',
    bild: 'schillerschule-vormittag',
    vorTagen: 24,
    zeit: '12:30',
    interessengruppen: ['familie'],
    text: html`
      <p>Unter 61 Schulen im Land kam die Schillerschule auf den zweiten Platz. Besonders gefallen hat der Jury, dass jede Klasse
      erntet, was sie im Jahr zuvor gepflanzt hat. Zweimal im Jahr verkaufen die Kinder ihr Gemüse auf dem Wochenmarkt.</p>
      <p>Vom Preisgeld, 2.000 €, wünschen sich die Kinder eine Pumpe, mit der sie den Teich selbst füllen können. Die
      Garten-AG hat ausgerechnet, dass dann noch Geld für 300 Krokusse bleibt.</p>
      <p>Wer helfen möchte, ist mittwochs ab 14:00 Uhr willkommen; Handschuhe sind da. Mehr über Unterricht und Ganztag steht
      bei der <a href="/schillerschule">Schillerschule</a>.</p>`,
  },
  {
    slug: 'vogelturm-altrhein',
    titel: 'Vogelturm am Altrhein wieder offen',
    einleitung: 'Der Bauhof hat Treppe und Plattform erneuert. Neu ist eine Öffnung auf Kinderhöhe.',
    bild: 'rheinaue-nebel',
    vorTagen: 34,
    zeit: '09:45',
    interessengruppen: ['kultur', 'familie'],
    text: html`
      <p>Acht Meter hoch, Eiche statt Fichte: Der Turm am blauen Rundweg hält jetzt wieder für die nächsten 30 Jahre. Oben
      zeigen Tafeln, welche Vögel Sie sehen können, mit Bildern zum Tasten. Unten gibt es einen zweiten Ausguck, der ohne
      Stufen erreichbar ist.</p>
      <p>Der Weg vom Parkplatz bis zum Turm ist 1,8 km lang, eben und fest. Danach wird er schmal. Steht das Wasser über der
      gelben Marke am Fährhaus, bleibt er gesperrt.</p>
      <p>Von März bis Juli brüten hier Kiebitz und Uferschwalbe. Hunde bleiben hier das ganze Jahr an der Leine; ein einziger
      aufgescheuchter Vogel kann ein ganzes Gelege kosten. Alle Wege finden Sie unter
      <a href="/stadt/rundwege">Vier Rundwege</a>.</p>`,
  },
]
