import { bildupload, heroImage } from '../bild.ts'
import { html } from '../html.ts'
import { contact, entry, type Seite } from '../seite.ts'

export const stadtSeite: Seite = {
  pfad: '/stadt',
  pageLayout: 'default',
  title: 'Stadt und Landschaft',
  description: 'Rebenau kennenlernen: Kernstadt, Unterweiler und Lindenhof, Geschichte, Wein und Rundwege.',
  heroImages: [heroImage('panorama-rebenau'), heroImage('fachwerkgasse-mittag')],
  content: [
    entry('text', {
      einleitung:
        'Rebenau liegt dort, wo die Weinberge in die Rheinebene übergehen. Vom Kirchturm sieht man an klaren Tagen die Vogesen.',
      text: html`
        <h2>Kernstadt</h2>
        <p>6.100 Menschen wohnen rund um den Marktplatz. Rathaus, Bücherei, Bahnhof und Wochenmarkt liegen keine zehn
        Gehminuten auseinander. Die Gassen zwischen Kirche und Stadtmauer sind fast so geblieben, wie sie nach dem Brand
        von 1689 wieder aufgebaut wurden: 84 Fachwerkhäuser, fast alle bewohnt.</p>
        <h2>Unterweiler</h2>
        <p>Das Dorf am Altrhein hat 2.800 Einwohnerinnen und Einwohner, eine eigene Grundschule, das Freibad und den Hafen
        der Fischerzunft. Im Auwald brüten Pirol und Eisvogel. Bei Hochwasser darf der Rhein hier auf die Wiesen.</p>
        <h2>Lindenhof</h2>
        <p>480 Menschen und sieben Weinbaubetriebe am Hang. Die Linde, nach der der Ort heißt, steht seit etwa 1650 auf dem
        Kirchplatz. Unter ihr wird am Abend des 30. April der Maibaum gestellt.</p>
        <h2>Ein wenig Geschichte</h2>
        <dl>
        <dt>837</dt><dd>Ein Kloster tauscht „sieben Weingärten in Rebinowe“. Das ist die älteste Nachricht von der Stadt.</dd>
        <dt>1318</dt><dd>Rebenau bekommt Stadtrecht und eine Mauer mit zwei Toren.</dd>
        <dt>1689</dt><dd>Die Stadt brennt ab. Nur die Zehntscheuer und der Kirchturm bleiben stehen.</dd>
        <dt>1742</dt><dd>Das Rathaus wird fertig, gebaut aus rotem Sandstein vom Steinberg.</dd>
        <dt>1878</dt><dd>Der erste Zug hält in Rebenau.</dd>
        <dt>1972</dt><dd>Unterweiler und Lindenhof kommen zur Stadt.</dd>
        </dl>
        <h2>Führungen</h2>
        <p>Von April bis Oktober führt Sie samstags um 11:00 Uhr eine Stadtführerin oder ein Stadtführer durch die
        Altstadt. Der Rundgang dauert 75 Minuten und kostet 6 €, für Kinder nichts. Treffpunkt ist der Brunnen auf dem
        Marktplatz. Eine Führung in Gebärdensprache gibt es auf Anfrage.</p>`,
    }),
    entry('headline-teaser', { titel: 'Hinaus in Weinberg, Wald und Markt' }),
    entry('bild-text-teaser-3x', {
      titel1: 'Wein',
      text1: 'Zwölf Höfe und was sie besonders macht.',
      link1: '/stadt/wein',
      linktext1: 'Höfe kennenlernen',
      bildupload1: bildupload('weinberge-herbst'),
      titel2: 'Rundwege',
      text2: 'Vier Wege von 40 Minuten bis vier Stunden.',
      link2: '/stadt/rundwege',
      linktext2: 'Rundwege ansehen',
      bildupload2: bildupload('rheinaue-nebel'),
      titel3: 'Wochenmarkt',
      text3: 'Elf Stände, jeden Mittwoch.',
      link3: '/stadt/wochenmarkt',
      linktext3: 'Stände ansehen',
      bildupload3: bildupload('wochenmarkt'),
    }),
    contact({
      titel: 'Auskunft für Gäste',
      wer: 'Judith Amann',
      stelle: 'tourismus',
      email: 'gaeste',
      ort: 'Zehntscheuer, Kirchgasse 2',
      zeiten: ['Dienstag bis Freitag 10:00–17:00 Uhr', 'Samstag 10:00–13:00 Uhr'],
    }),
  ],
}
