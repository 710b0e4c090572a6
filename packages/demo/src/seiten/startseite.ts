import { bildupload } from '../bild.ts'
import { euro, gebuehren } from '../gebuehren.ts'
import { html } from '../html.ts'
import { tel } from '../kontakt.ts'
import { rubrikIds } from '../rubriken.ts'
import { nachsehen } from '../schaeden.ts'
import { entry, type Seite } from '../seite.ts'

export const startseite: Seite = {
  pfad: '/',
  pageLayout: 'portal',
  title: 'Stadt Rebenau',
  breadcrumbTitle: 'Startseite',
  description:
    'Rebenau in Baden: Rathaus, Termine, Abfall, Kitas, Bauplätze und alles, was in der Stadt zwischen Weinbergen und Rhein los ist.',
  content: [
    entry('portal-hero', {
      titel: 'Rebenau',
      untertitel: 'Kleine Stadt zwischen Weinbergen und Rhein',
      bildupload1: bildupload('marktplatz-morgen'),
      bildupload2: bildupload('weinberge-herbst'),
      bildupload3: bildupload('rheinaue-nebel'),
      bildupload4: bildupload('fachwerkgasse-mittag'),
      aufgaben: [
        { titel: 'Ausweis beantragen', link: '/rathaus/leistungen/personalausweis' },
        { titel: 'Freibad heute', link: '/freibad' },
        { titel: 'Ämter und Telefon', link: '/rathaus/aemter' },
        { titel: 'Veranstaltungen', link: '/veranstaltungen' },
        { titel: 'Abfuhrtage', link: '/leben/abfall' },
        { titel: 'Schaden melden', link: '/schaden-melden' },
        { titel: 'Bauplätze', link: '/bauen/baugebiete' },
        { titel: 'Freie Stellen', link: '/rathaus/stellen' },
      ],
    }),
    entry(
      'heute',
      {
        titel: 'Heute in Rebenau',
        haeuser: [
          { einheit: 'rathaus', name: 'Rathaus' },
          { einheit: 'buecherei', name: 'Bücherei' },
          { einheit: 'freibad', name: 'Freibad' },
        ],
        abfall: '/leben/abfall',
        veranstaltungen: '/veranstaltungen',
      },
      { markt: rubrikIds.Markt },
    ),
    entry('hero-slider', {
      titel1: 'Mittwochs ist Markt',
      untertitel1: 'Elf Stände, 07:30 bis 12:30 Uhr, mitten auf dem Marktplatz',
      link1: '/stadt/wochenmarkt',
      linktext1: 'Stände ansehen',
      bildupload1: bildupload('wochenmarkt'),
      titel2: 'Der zweite Abschnitt im Rebgarten',
      untertitel2: 'Die Bauplätze werden nach Punkten vergeben',
      link2: '/bauen/baugebiete/rebgarten',
      linktext2: 'Bauplätze ansehen',
      bildupload2: bildupload('neubaugebiet-rebgarten'),
      titel3: 'Vier Instrumente in einem Jahr',
      untertitel3: 'Im Instrumentenkarussell finden Kinder heraus, was ihnen liegt',
      link3: '/jugendmusikschule',
      linktext3: 'Zur Jugendmusikschule',
      bildupload3: bildupload('musikschule-konzert'),
      titel4: 'Vom Bahnhof zur Schule ohne Ampel',
      untertitel4: 'Der Radweg durch den Stadtpark ist breit, glatt und beleuchtet',
      link4: '/klimaschutz',
      linktext4: 'Zum Klimaschutz',
      bildupload4: bildupload('stadtpark-radweg'),
    }),
    entry('headline-teaser', {
      titel: 'Was möchten Sie erledigen?',
      einleitung:
        'Nach diesen drei Dingen wird im Rathaus am häufigsten gefragt. Alles andere finden Sie über die Suche, oder Sie rufen einfach an.',
    }),
    entry('bild-text-teaser-3x', {
      titel1: 'Personalausweis',
      text1:
        'Was Sie mitbringen, was es kostet und wie lange es dauert. Mit Termin kommen Sie zur vereinbarten Zeit an die Reihe.',
      link1: '/rathaus/leistungen/personalausweis',
      linktext1: 'Ausweis beantragen',
      bildupload1: bildupload('rathaus-buergerbuero'),
      titel2: 'Abfall und Wertstoffe',
      text2: 'An welchem Tag welche Tonne geholt wird und was der Wertstoffhof im Rheinweg annimmt.',
      link2: '/leben/abfall',
      linktext2: 'Abfuhrtage ansehen',
      bildupload2: bildupload('abfall-tonnen'),
      titel3: 'Kita und Kindergarten',
      text3: 'Fünf Häuser, eine Anmeldung: So finden Sie den Platz, der zu Ihrem Alltag passt.',
      link3: '/leben/familie/kita',
      linktext3: 'Häuser vergleichen',
      bildupload3: bildupload('kindergarten-garten'),
    }),
    entry('panoramabild-panoramateaser', {
      bildupload: bildupload('panorama-rebenau'),
      parallax: 'on',
      titel: 'Vom Rebberg bis zum Rhein',
      text: 'Vier Rundwege führen durch Weinberge, Altstadt und Auwald. Der kürzeste dauert 40 Minuten und ist für Kinderwagen und Rollstuhl geeignet.',
      link: '/stadt/rundwege',
      linktext: 'Rundwege ansehen',
    }),
    entry('kurzinfo-icons', {
      titel1: 'Termin vereinbaren',
      text1: 'Im Bürgerbüro und im Standesamt. Freie Zeiten gibt es meist noch in derselben Woche.',
      link1: '/rathaus/termine',
      linktext1: 'Termin vereinbaren',
      icon1: 'termin.svg',
      titel2: 'Schaden melden',
      text2: `Laterne dunkel, Schlagloch, wilder Müll? ${nachsehen}`,
      link2: '/schaden-melden',
      linktext2: 'Schaden melden',
      icon2: 'schaden.svg',
      titel3: 'Angebote für Familien',
      text3: 'Betreuung, Ferienprogramm, Beratung: alles an einer Stelle im Erdgeschoss des Rathauses.',
      link3: '/leben/familie',
      linktext3: 'Angebote ansehen',
      icon3: 'familie.svg',
      titel4: 'Wein aus Rebenau',
      text4: 'Zwölf Betriebe, 212 Hektar Reben. Hier finden Sie Höfe, Lagen und das Weinfest.',
      link4: '/stadt/wein',
      linktext4: 'Höfe kennenlernen',
      icon4: 'wein.svg',
    }),
    entry('bild-text', {
      titel: 'Die Stadtbücherei in der Zehntscheuer',
      text: html`
        <p>Seit 1987 stehen die Bücher dort, wo früher der Zehnte lagerte: 18.400 Medien auf zwei Etagen, dazu ein
        Lesesaal, in dem man auch einfach nur sitzen darf. Donnerstags ist bis 20:00 Uhr geöffnet.</p>
        <p>Der Büchereiausweis kostet <strong>${euro(gebuehren.buechereiausweis)} im Jahr</strong>, für Kinder und Jugendliche nichts.</p>`,
      bildupload: bildupload('buecherei-lesesaal'),
      link: '/buecherei',
      linktext: 'Zur Bücherei',
      anordnung: 'text-bild',
    }),
    entry('text', {
      titel: 'Eine Stadt, drei Orte',
      einleitung:
        'In Rebenau leben rund 9.400 Menschen: in der Kernstadt um den Marktplatz, in Unterweiler am Altrhein und in Lindenhof am Hang.',
      text: html`
        <p>Wer neu hierherzieht, merkt es schnell: Man kennt sich, aber man fragt auch nach. Damit die Wege kurz
        bleiben, fährt der Stadtbus der Linie 1 werktags alle 30 Minuten von Lindenhof über den Marktplatz nach Unterweiler.
        Das Rathaus hat für jede Frage eine Durchwahl, und wenn Sie nicht wissen, welche: Unter ${tel('zentrale')}
        meldet sich ein Mensch.</p>`,
      link: '/stadt',
      linktext: 'Rebenau kennenlernen',
    }),
    entry('eventteaser', { titel: 'Was in Rebenau los ist', link: '/veranstaltungen' }, { limit: 8 }),
    entry('newsticker', { titel: 'Aktuelles aus dem Rathaus' }, { limit: 15 }),
  ],
}
