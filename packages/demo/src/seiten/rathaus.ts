import { heroImage } from '../bild.ts'
import { html } from '../html.ts'
import { tel } from '../kontakt.ts'
import { rathausLeicht } from '../leichte-sprache/rathaus.ts'
import { amtNebenan, entry, type Seite } from '../seite.ts'

export const rathaus: Seite = {
  pfad: '/rathaus',
  pageLayout: 'default',
  title: 'Rathaus',
  description: 'Öffnungszeiten, Wege und Ansprechpersonen im Rathaus von Rebenau am Marktplatz.',
  heroImages: [heroImage('marktplatz-morgen'), heroImage('rathaus-buergerbuero')],
  leichteSprache: rathausLeicht,
  content: [
    entry('text', {
      einleitung:
        'Das Rathaus steht seit 1742 am Marktplatz. Heute arbeiten hier 58 Menschen daran, dass Ihr Anliegen beim ersten Besuch erledigt ist.',
      text: html`
        <p>Im Erdgeschoss finden Sie das <a href="/rathaus/buergerbuero">Bürgerbüro</a>, die Kasse und die Beratung
        für Familien. Im ersten Stock sitzen das Ordnungsamt und das Standesamt, im zweiten Stock das Bauamt und das
        Büro von <a href="/rathaus/buergermeisterin">Bürgermeisterin Katharina Lehmann</a>. Unter dem Dach tagt der
        <a href="/rathaus/gemeinderat">Gemeinderat</a>.</p>
        <h2>So kommen Sie ins Haus</h2>
        <ul>
        <li>Der Eingang am Marktplatz hat drei Stufen. Der Eingang im Hof ist ebenerdig, die Tür öffnet auf
        Knopfdruck. Von dort fährt ein Aufzug in alle Stockwerke.</li>
        <li>Der Stadtbus der Linie 1 hält vor der Tür, Haltestelle Marktplatz.</li>
        <li>In der Tiefgarage ist die erste Stunde frei. Zwei Plätze für Menschen mit Behinderung liegen neben dem
        Aufzug, zwei weitere in der Kirchgasse.</li>
        <li>Ein Raum zum Wickeln und Stillen ist im Erdgeschoss, Zimmer 3. Fragen Sie am Empfang nach dem Schlüssel.</li>
        </ul>
        <h2>Was Sie erledigen möchten</h2>
        <p>Unterlagen, Gebühren und Fristen stehen bei den <a href="/rathaus/leistungen">Leistungen von A bis Z</a>. Wenn
        gerade vieles zusammenkommt, helfen die <a href="/rathaus/lebenslagen">Lebenslagen</a>. Was Sie von zu Hause aus
        schicken können, steht bei den <a href="/formulare">Formularen</a>.</p>
        <h2>Wenn Sie nicht kommen können</h2>
        <p>Vieles geht am Telefon. Für Ausweise und Unterschriften kommen wir auch zu Ihnen nach Hause oder ins
        Pflegeheim. Diesen Besuch vereinbaren Sie unter ${tel('buergerbuero')}; er kostet nichts.</p>
        <h2>Sprachen</h2>
        <p>Am Empfang sprechen wir Deutsch, Englisch, Französisch und Türkisch. Für andere Sprachen rufen wir eine
        Dolmetscherin oder einen Dolmetscher an; sagen Sie uns das bitte zwei Tage vorher.</p>`,
    }),
    entry('headline-teaser', { titel: 'Häufige Wege' }),
    entry('kurzinfo-icons', {
      titel1: 'Bürgerbüro',
      text1: 'Ausweis, Wohnsitz, Führungszeugnis, Beglaubigung.',
      link1: '/rathaus/buergerbuero',
      linktext1: 'Zum Bürgerbüro',
      icon1: 'ausweis.svg',
      titel2: 'Ansprechpersonen',
      text2: 'Wer bei der Stadt arbeitet: Aufgabe, Durchwahl und Zimmer.',
      link2: '/rathaus/personen',
      linktext2: 'Person finden',
      icon2: 'kontakt.svg',
    }),
    entry('linkliste', {
      titel: 'Geld, Regeln, Wahlen',
      eintraege: [
        { titel: 'Haushalt', text: 'Woher das Geld kommt und wohin es geht.', link: '/rathaus/haushalt' },
        { titel: 'Ortsrecht', text: 'Satzungen in einem Satz, zum Nachlesen.', link: '/rathaus/ortsrecht' },
        { titel: 'Wahlen', text: 'Wahlraum, Briefwahl und Mithelfen.', link: '/rathaus/wahlen' },
        {
          titel: 'Arbeiten bei der Stadt',
          text: 'Freie Stellen, Ausbildung und Praktikum.',
          link: '/rathaus/stellen',
        },
      ],
    }),
    ...amtNebenan('rathaus'),
  ],
}
