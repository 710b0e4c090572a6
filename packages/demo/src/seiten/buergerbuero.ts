import { bildupload, heroImage } from '../bild.ts'
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
        <p>Mit Termin kommen Sie zur vereinbarten Zeit an die Reihe. Rufen Sie an unter ${tel('buergerbuero')} oder
        schreiben Sie an ${mail('buergerbuero')}. Ohne Termin können Sie jeden Vormittag kommen; montags und freitags
        warten Sie etwa 30 Minuten, an den anderen Tagen meist weniger.</p>
        <h2>Das erledigen Sie hier</h2>
        <table>
        <caption>Leistungen und Gebühren im Bürgerbüro</caption>
        <thead><tr><th scope="col">Anliegen</th><th scope="col">Gebühr</th><th scope="col">Dauer</th></tr></thead>
        <tbody>
        <tr><th scope="row"><a href="/rathaus/buergerbuero/ausweis">Personalausweis</a></th><td>46,00 €</td><td>15 Minuten, fertig nach drei Wochen</td></tr>
        <tr><th scope="row"><a href="/rathaus/buergerbuero/wohnsitz">Wohnsitz anmelden</a></th><td>kostenlos</td><td>10 Minuten, sofort fertig</td></tr>
        <tr><th scope="row">Führungszeugnis</th><td>13,00 €</td><td>5 Minuten, kommt nach zwei Wochen per Post</td></tr>
        <tr><th scope="row">Beglaubigung, je Seite</th><td>2,50 €</td><td>sofort</td></tr>
        <tr><th scope="row">Meldebescheinigung</th><td>6,00 €</td><td>sofort</td></tr>
        <tr><th scope="row">Fundsachen abholen</th><td>kostenlos</td><td>sofort</td></tr>
        </tbody>
        </table>
        <p>Sie zahlen mit Karte oder bar. Wer Grundsicherung oder Wohngeld bekommt, zahlt für
        Bescheinigungen nichts; bringen Sie den Bescheid mit.</p>
        <h2>Das bringen Sie immer mit</h2>
        <p>Ihren Ausweis oder Reisepass. Wenn jemand für Sie kommt, braucht die Person eine unterschriebene Vollmacht
        und eine Kopie Ihres Ausweises. Ausweise und Pässe können Sie nur selbst beantragen.</p>`,
    }),
    entry('bild-text', {
      titel: 'Ein Foto, gleich hier',
      text: html`
        <p>Passfotos müssen heute digital sein. Neben dem Wartebereich steht ein Gerät, das Ihr Foto für 6,00 € macht
        und direkt an unseren Arbeitsplatz schickt. Es fährt auch tief genug für Kinder und Menschen im Rollstuhl.</p>`,
      bildupload: bildupload('rathaus-buergerbuero'),
      link: '/rathaus/buergerbuero/ausweis',
      linktext: 'Ausweis beantragen',
    }),
    entry('leistungen', { titel: 'Alle Leistungen des Bürgerbüros', organisationseinheit: 'buergerbuero' }),
    ...amtNebenan('buergerbuero'),
  ],
}
