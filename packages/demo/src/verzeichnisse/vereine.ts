import { html } from '../html.ts'
import { eintraege } from './eintrag.ts'

export const vereine = eintraege('vereine', 300, [
  {
    name: 'Turnverein Rebenau 1872',
    rubriken: ['sport'],
    einleitung:
      'Der größte Verein der Stadt: 1.140 Mitglieder vom Eltern-Kind-Turnen bis zur Herzsportgruppe.',
    text: html`
      <p>Geturnt, geklettert und getanzt wird an sechs Tagen in der Rheintalhalle und in der Halle der Jahnschule. Vier Wochen
      dürfen Sie ohne Beitrag mitmachen. Kinder zahlen 48 € im Jahr, Erwachsene 84 €, Familien 150 €.</p>
      <p>Wer wenig Geld hat, fragt im Sekretariat nach dem Sportpaten: Dann zahlt ein anderes Mitglied mit.</p>`,
    ansprechperson: 'Sabine Roth, Geschäftsstelle',
    wo: 'Hallenweg 3',
    email: 'turnverein',
    web: true,
    bild: 'jahnschule-sportfest',
    oeffnungszeiten: [
      {
        typ: 'SERVICEZEIT',
        regulaereZeiten: [
          { tagestyp: 'DIENSTAG', beginn: '17:00', ende: '19:00' },
          { tagestyp: 'FREITAG', beginn: '09:00', ende: '11:00' },
        ],
      },
    ],
    barrierefreiheit:
      'Beide Hallen haben Eingänge ohne Stufe und ein WC für Rollstühle. Die Rollstuhlgruppe trifft sich donnerstags.',
  },
  {
    name: 'Fußballclub Rebenau',
    rubriken: ['sport'],
    einleitung:
      '16 Mannschaften, davon fünf für Mädchen und Frauen. Training auf dem Kunstrasen am Altrhein.',
    ansprechperson: 'Mehmet Yılmaz, Vorsitz',
    wo: 'Am Altrhein 20, Unterweiler',
    email: 'fc',
    web: true,
  },
  {
    name: 'Schwimmfreunde Altrhein',
    rubriken: ['sport', 'rettung'],
    einleitung: 'Schwimmkurse, Abzeichen und Wachdienst im Freibad; im Winter im Hallenbad der Kreisstadt.',
    ansprechperson: 'Lena Kopf',
    wo: 'Am Altrhein 12, Unterweiler',
    email: 'schwimmfreunde',
    bild: 'freibad-sommer',
  },
  {
    name: 'Tennisclub am Hohberg',
    rubriken: ['sport'],
    einleitung: 'Sechs Sandplätze zwischen den Reben, Schnupperstunden im Mai.',
    wo: 'Hohbergweg 11',
    email: 'tennis',
  },
  {
    name: 'Radlertreff Rheinebene',
    rubriken: ['sport', 'natur'],
    einleitung: 'Jeden Mittwoch um 18:30 Uhr ab Marktplatz, zwei Gruppen, am Ende immer ein Kaffee.',
    ansprechperson: 'Georg Wendling',
    email: 'radlertreff',
  },
  {
    name: 'Schützengilde Lindenhof',
    rubriken: ['sport', 'brauchtum'],
    einleitung: 'Luftgewehr und Bogen; Jugendliche ab zwölf üben freitags unter Aufsicht.',
    wo: 'Waldstraße 30, Lindenhof',
  },
  {
    name: 'Kegelclub Gut Holz',
    rubriken: ['sport'],
    einleitung: 'Zwölf Mitglieder, zwei Bahnen, seit 1968 jeden Dienstag.',
  },
  {
    name: 'Musikverein Rebenau',
    rubriken: ['musik'],
    einleitung: '58 Aktive im Blasorchester, 34 in der Jugendkapelle. Geprobt wird freitags im Ratskeller.',
    text: html`
      <p>Zum Jahreskonzert in der Rheintalhalle, zum Weinfest und an Allerheiligen sind wir zu hören. Instrumente leihen wir aus,
      den Unterricht gibt die <a href="/jugendmusikschule">Jugendmusikschule</a>.</p>`,
    ansprechperson: 'Thomas Bühler, Dirigent',
    email: 'musikverein',
    web: true,
    bild: 'musikschule-konzert',
  },
  {
    name: 'Gesangverein Eintracht Unterweiler',
    rubriken: ['musik'],
    einleitung: 'Gemischter Chor ohne Altersgrenze und ohne Vorsingen; montags um 19:30 Uhr.',
    wo: 'Kirchstraße 8, Unterweiler',
  },
  {
    name: 'Posaunenchor Rebenau',
    rubriken: ['musik', 'kirche'],
    einleitung: 'Spielt vom Balkon des Rathauses, auf dem Friedhof und bei jedem Adventsmarkt.',
  },
  {
    name: 'Altrhein-Gugge',
    rubriken: ['musik', 'brauchtum'],
    einleitung: '40 Frauen und Männer mit viel Blech. Laut von Dreikönig bis Aschermittwoch.',
    ansprechperson: 'Nadine Huck',
    email: 'gugge',
  },
  {
    name: 'Narrenzunft Rebhexen',
    rubriken: ['brauchtum'],
    einleitung:
      'Stürmt am Schmutzigen Donnerstag das Rathaus und gibt den Schlüssel am Aschermittwoch zurück.',
    wo: 'Zunftstube, Torgasse 5',
    email: 'rebhexen',
    web: true,
    bild: 'fachwerkgasse-mittag',
  },
  {
    name: 'Trachtengruppe Rebenau',
    rubriken: ['brauchtum'],
    einleitung: 'Tänze und Trachten aus der Rheinebene; die Nähstube hilft beim Ändern alter Stücke.',
  },
  {
    name: 'Heimat- und Geschichtsverein',
    rubriken: ['kultur'],
    einleitung:
      'Führungen, das Jahrbuch und das kleine Museum im Torturm: von April bis Oktober sonntags von 14:00 bis 17:00 Uhr, sonst nach Anruf.',
    ansprechperson: 'Dr. Hannelore Kist',
    wo: 'Torturm, Torgasse 1',
    email: 'geschichtsverein',
    barrierefreiheit: 'Der Torturm hat 74 Stufen. Einen Film über die Ausstellung zeigen wir im Erdgeschoss.',
  },
  {
    name: 'Freunde der Stadtbücherei',
    rubriken: ['kultur'],
    einleitung: 'Lesen vor, bringen Bücher nach Hause und verkaufen aussortierte auf dem Wochenmarkt.',
    wo: 'Zehntscheuer, Kirchgasse 2',
    email: 'buecherfreunde',
    bild: 'buecherei-lesesaal',
  },
  {
    name: 'Theater am Torturm',
    rubriken: ['kultur'],
    einleitung: 'Ein Stück im Sommer unter freiem Himmel, ein Märchen im Advent.',
    ansprechperson: 'Jule Sandmann',
    email: 'theater',
    web: true,
  },
  {
    name: 'Filmclub Alte Post',
    rubriken: ['kultur'],
    einleitung: 'Alle zwei Wochen am Donnerstag ein Film mit Gespräch danach, mit Untertiteln.',
    wo: 'Alte Post, Bahnhofstraße 11',
  },
  {
    name: 'Obst- und Gartenbauverein Lindenhof',
    rubriken: ['natur'],
    einleitung: 'Schnittkurse im Februar, Kelterei im Herbst, 90 Streuobstwiesen in Pflege.',
    ansprechperson: 'Alfons Meier',
    wo: 'Kelterhaus, Hohlweg 14, Lindenhof',
    email: 'obstbau',
  },
  {
    name: 'Naturschutzgruppe Rheinaue',
    rubriken: ['natur'],
    einleitung: 'Zählt Störche, mäht Orchideenwiesen und führt Kinder zu den Kröten.',
    email: 'rheinaue',
    bild: 'rheinaue-nebel',
  },
  {
    name: 'Imkerverein Rebenau',
    rubriken: ['natur'],
    einleitung: '43 Imkerinnen und Imker; ein Probejahr mit eigenem Volk beginnt im März.',
  },
  {
    name: 'Angelsportverein Altrhein',
    rubriken: ['natur', 'sport'],
    einleitung: 'Pflegt Ufer und Gewässer, gibt Tageskarten aus und bildet für den Fischereischein aus.',
    wo: 'Am Altrhein 31, Unterweiler',
  },
  {
    name: 'Wanderfreunde Rebenau',
    rubriken: ['natur', 'sport'],
    einleitung: 'Pflegen die vier Rundwege der Stadt und laufen jeden zweiten Sonntag.',
    ansprechperson: 'Ursula Frey',
    bild: 'weinberge-herbst',
  },
  {
    name: 'Jugendtreff-Verein Gleis 2',
    rubriken: ['jugend'],
    einleitung: 'Betreibt den Jugendtreff am Bahnhof: Werkstatt, Bühne und ein offenes Ohr.',
    wo: 'Bahnhofstraße 7',
    email: 'gleis2',
    web: true,
  },
  {
    name: 'Pfadfinder Stamm Rebenau',
    rubriken: ['jugend', 'kirche'],
    einleitung: 'Vier Gruppen ab sieben Jahren, Zeltlager an Pfingsten und im August.',
    wo: 'Gemeindehaus, Kirchgasse 9',
  },
  {
    name: 'Elternverein Kita und Schule',
    rubriken: ['jugend', 'soziales'],
    einleitung: 'Kleiderbasar, Schulranzen-Börse und Hausaufgabenhilfe.',
    ansprechperson: 'Olga Brandt',
    email: 'elternverein',
  },
  {
    slug: 'nachbarschaftshilfe-rebenau',
    name: 'Nachbarschaftshilfe Rebenau',
    rubriken: ['soziales'],
    einleitung: 'Einkaufen, vorlesen, zum Arzt begleiten: 70 Helferinnen und Helfer, eine Nummer.',
    text: html`
      <p>Rufen Sie an, wenn Sie Hilfe brauchen oder geben möchten. Eine Stunde kostet 10 €; wer das nicht zahlen kann, bekommt sie
      umsonst. Beraten werden Sie auch im Rathaus bei der <a href="/leben/senioren">Seniorenberatung</a>.</p>`,
    ansprechperson: 'Christa Lang, Einsatzleitung',
    wo: 'Gemeindehaus, Kirchgasse 9',
    email: 'nachbarschaftshilfe',
    oeffnungszeiten: [
      {
        typ: 'TELEFONISCHE_ERREICHBARKEIT',
        regulaereZeiten: [{ tagestyp: 'ARBEITSTAG_MO_FR', beginn: '09:00', ende: '11:30' }],
      },
    ],
    barrierefreiheit: 'Das Büro liegt im Erdgeschoss, der Eingang hat eine Rampe.',
  },
  {
    name: 'Begegnungscafé Miteinander',
    rubriken: ['soziales'],
    einleitung: 'Donnerstags von 15:00 bis 17:00 Uhr: Deutsch üben, Briefe verstehen, Kuchen essen.',
    wo: 'Gemeindehaus, Kirchgasse 9',
    email: 'miteinander',
  },
  {
    name: 'Tierschutzverein Rebenau',
    rubriken: ['soziales', 'natur'],
    einleitung: 'Pflegt gefundene Tiere gesund und sucht ihnen ein Zuhause.',
  },
  {
    name: 'Förderverein Feuerwehr',
    rubriken: ['rettung'],
    einleitung: 'Hilft der Wehr mit Geld und Zeit und der Jugendfeuerwehr beim Zeltlager.',
    wo: 'Lindenweg 7',
    bild: 'feuerwehr-uebung',
  },
  {
    name: 'Helfer vor Ort Rebenau',
    rubriken: ['rettung'],
    einleitung: '19 Ausgebildete sind bei einem Notruf oft vor dem Rettungswagen da.',
    ansprechperson: 'Jan Peter Stoll',
    email: 'helfer',
  },
  {
    name: 'Förderverein der Schillerschule',
    rubriken: ['jugend', 'soziales'],
    einleitung:
      'Bezahlt, was im Haushalt der Stadt nicht steht: Bücher, Bühnenlicht, Klassenfahrten. Ab 12 € im Jahr.',
    ansprechperson: 'Birgit Haas, Vorsitz',
    wo: 'Schillerschule, Schulstraße 2',
    email: 'foerderverein.schillerschule',
  },
  {
    name: 'Elternbeirat der Schillerschule',
    rubriken: ['jugend'],
    einleitung: '24 Eltern aus zwölf Klassen, die nachfragen.',
    ansprechperson: 'Carolin Weiß, Vorsitz',
    wo: 'Schillerschule, Schulstraße 2',
    email: 'elternbeirat.schillerschule',
  },
  {
    name: 'Jahns Freunde, Förderverein der Jahnschule',
    rubriken: ['jugend', 'soziales'],
    einleitung: 'Matten, Schwimmwoche und Fahrten: 104 Mitglieder, 15 € im Jahr.',
    wo: 'Jahnschule, Turnplatz 1, Unterweiler',
    email: 'jahns-freunde',
  },
  {
    name: 'Elternbeirat der Jahnschule',
    rubriken: ['jugend'],
    einleitung: 'Organisiert Gehgruppen, Schwimmwoche und die Hühner in den Ferien.',
    ansprechperson: 'Jan Petersen, Vorsitz',
    wo: 'Jahnschule, Turnplatz 1, Unterweiler',
    email: 'elternbeirat.jahnschule',
  },
])
