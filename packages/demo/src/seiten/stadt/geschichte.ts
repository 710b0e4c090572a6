import { heroImage } from '../../bild.ts'
import { html } from '../../html.ts'
import { entry, personNebenan, type Seite } from '../../seite.ts'

export const geschichte: Seite = {
  pfad: '/stadt/geschichte',
  pageLayout: 'default',
  title: 'Stadtgeschichte',
  description:
    'Von sieben Weingärten im Jahr 837 bis heute: die Geschichte von Rebenau und wo Sie ihre Spuren sehen.',
  heroImages: [heroImage('fachwerkgasse-mittag')],
  content: [
    entry('text', {
      einleitung:
        'Rebenau ist zweimal fast verschwunden: 1689 im Feuer und 1882 im Wasser. Beide Male haben die Leute wieder angefangen.',
      text: html`
        <h2>Weinberge und ein Kloster</h2>
        <p>837 tauscht ein Kloster „sieben Weingärten in Rebinowe“ gegen eine Mühle. Das ist die älteste Nachricht von der Stadt.
        Damals lief der Rhein noch dicht am Hang vorbei; Unterweiler war eine Insel mit vier Höfen.</p>
        <h2>Stadtrecht und Mauer</h2>
        <p>1318 bekommt Rebenau Stadtrecht, einen Markt am Mittwoch und eine Mauer mit zwei Toren. Vom oberen Tor steht noch der
        Turm in der Torgasse. Der Mittwoch ist bis heute <a href="/stadt/wochenmarkt">Markttag</a>.</p>
        <h2>Der Brand von 1689</h2>
        <p>Im Krieg um die Pfalz brennen Soldaten die Stadt nieder. Nur die Zehntscheuer, der Torturm und der Kirchturm bleiben stehen. Die
        Überlebenden bauen auf den alten Kellern wieder auf, so schnell, dass viele Balken noch grün waren. Deshalb sind die
        Fassaden in der Altstadt so schön schief.</p>
        <h2>Rathaus, Rhein und Eisenbahn</h2>
        <p>1742 wird das Rathaus fertig, aus rotem Sandstein vom Steinberg. Zwischen 1820 und 1850 wird der Rhein begradigt;
        Unterweiler liegt seitdem am Altrhein. 1878 hält der erste Zug. Vier Jahre später steht das Hochwasser bis zur Kirchentreppe;
        die Marke ist am dritten Absatz eingemeißelt.</p>
        <h2>Das 20. Jahrhundert</h2>
        <p>1933 lebten in Rebenau 41 Jüdinnen und Juden. Am 22. Oktober 1940 wurden die letzten elf nach Gurs verschleppt; nur zwei
        überlebten. Vor ihren Häusern liegen Stolpersteine. Jedes Jahr an diesem Tag lesen Schülerinnen und Schüler ihre Namen auf
        dem Marktplatz. 1945 kamen 900 Menschen aus dem Osten, 1972 Unterweiler und Lindenhof zur Stadt.</p>`,
    }),
    entry('linkliste', {
      titel: 'Geschichte zum Ansehen',
      eintraege: [
        {
          titel: 'Rundweg durch die Altstadt',
          text: 'Der gelbe Weg, 40 Minuten, mit Tafeln an 16 Häusern.',
          link: '/stadt/rundwege',
        },
        {
          titel: 'Führungen',
          text: 'Samstags um 11:00 Uhr ab dem Marktbrunnen, von April bis Oktober.',
          link: '/stadt',
        },
      ],
    }),
    ...personNebenan('Stadtarchiv', 'Gerhard Nold'),
  ],
}
