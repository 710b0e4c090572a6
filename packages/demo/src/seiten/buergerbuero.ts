import { bildupload, heroImage } from '../bild.ts'
import { euro, gebuehren } from '../gebuehren.ts'
import { html } from '../html.ts'
import { mail, tel } from '../kontakt.ts'
import { amtNebenan, entry, type Seite } from '../seite.ts'

export const buergerbuero: Seite = {
  pfad: '/rathaus/buergerbuero',
  pageLayout: 'default',
  title: 'Bürgerbüro',
  description:
    'Ausweis, Wohnsitz, Führungszeugnis, Beglaubigung: was Sie im Bürgerbüro erledigen und was es kostet.',
  heroImages: [heroImage('rathaus-buergerbuero')],
  content: [
    entry('text', {
      einleitung:
        'Miriam Österle und ihr Team erledigen im Erdgeschoss alles, wofür Sie früher an vier Türen geklopft haben.',
      text: html`
        <h2>Mit Termin oder ohne</h2>
        <p>Mit Termin kommen Sie zur vereinbarten Zeit an die Reihe. Einen Termin
        <a href="/rathaus/termine/buergerbuero">vereinbaren Sie online</a>, am Telefon unter ${tel('buergerbuero')} oder
        mit einer Mail an ${mail('buergerbuero')}. Ohne Termin können Sie jeden Vormittag kommen; montags und freitags
        warten Sie etwa 30 Minuten, an den anderen Tagen meist weniger.</p>
        <h2>So bezahlen Sie</h2>
        <p>Sie zahlen mit Karte oder bar. Wer Grundsicherung oder Wohngeld bekommt, zahlt für
        Bescheinigungen nichts; bringen Sie den Bescheid mit.</p>
        <h2>Das bringen Sie immer mit</h2>
        <p>Ihren Ausweis oder Reisepass. Wenn jemand für Sie kommt, braucht die Person eine unterschriebene Vollmacht
        und eine Kopie Ihres Ausweises. Ausweise und Pässe können Sie nur selbst beantragen.</p>`,
    }),
    entry('leistungen', { titel: 'Das erledigen Sie hier', organisationseinheit: 'buergerbuero' }),
    entry('bild-text', {
      titel: 'Ein Foto, gleich hier',
      text: html`
        <p>Das Foto für Ausweis und Pass muss heute digital sein. Neben dem Wartebereich steht ein Gerät, das Ihr Foto für ${euro(gebuehren.foto)} macht
        und direkt an unseren Arbeitsplatz schickt. Es fährt auch tief genug für Kinder und Menschen im Rollstuhl.</p>`,
      bildupload: bildupload('rathaus-buergerbuero'),
      link: '/rathaus/leistungen/personalausweis',
      linktext: 'Ausweis beantragen',
    }),
    ...amtNebenan('buergerbuero'),
  ],
}
