import { heroImage } from '../bild.ts'
import { html } from '../html.ts'
import { mail, tel } from '../kontakt.ts'
import { amtNebenan, entry, type Seite } from '../seite.ts'

export const buergermeisterin: Seite = {
  pfad: '/rathaus/buergermeisterin',
  pageLayout: 'default',
  title: 'Bürgermeisterin Katharina Lehmann',
  breadcrumbTitle: 'Bürgermeisterin',
  description: 'Sprechstunde, Lebenslauf und Vorhaben von Bürgermeisterin Katharina Lehmann.',
  heroImages: [heroImage('marktplatz-morgen')],
  content: [
    entry('text', {
      einleitung: 'Guten Tag und willkommen auf den Seiten Ihrer Stadt.',
      text: html`
        <p>Rebenau ist klein genug, dass wir uns an der Bäckertheke begegnen, und groß genug für ein Freibad, zwei
        Grundschulen und eine Musikschule. Beides soll so bleiben. Dafür brauchen wir Wohnungen, die sich junge
        Familien leisten können, sichere Wege für Kinder und Dächer, die Strom liefern.</p>
        <p>Ich möchte wissen, was gut läuft und was Sie ärgert. Sprechen Sie mich an, auf dem Markt oder in der
        Sprechstunde.</p>
        <p>Ihre Katharina Lehmann</p>
        <h2>Sprechstunde</h2>
        <p>Jeden dritten Donnerstag im Monat außer im August, von 16:00 bis 18:00 Uhr, Rathaus, Zimmer 12. Dafür brauchen Sie keinen Termin.
        Sonst nur mit Termin: Wenn Sie allein mit der Bürgermeisterin sprechen möchten, vereinbart ihr Büro eine Zeit mit Ihnen,
        ${tel('buergermeisterin')} oder ${mail('buergermeisterin')}. Die nächsten Termine stehen bei den
        <a href="/veranstaltungen">Veranstaltungen</a>.</p>
        <h2>Was gerade ansteht</h2>
        <ul>
        <li>die Schillerschule: neue Fenster, Heizung und Toiletten bis zum übernächsten Schuljahr</li>
        <li>der <a href="/bauen/baugebiete/rebgarten">Rebgarten</a>: 64 Bauplätze und ein Haus mit zwölf Mietwohnungen der Stadt</li>
        <li>die Wasserleitung unter dem Marktplatz, gelegt 1931</li>
        <li>das <a href="/klimaschutz">Klimaschutzkonzept</a>: bis 2035 soll die Verwaltung ohne Öl und Gas auskommen</li>
        </ul>
        <h2>Zur Person</h2>
        <p>Katharina Lehmann, Jahrgang 1979, hat in Kehl öffentliche Verwaltung studiert. Zwölf Jahre lang hat sie
        die Kämmerei einer Nachbarstadt geleitet. 2021 wurde sie im ersten Wahlgang gewählt. Sie lebt mit ihrer Familie in
        Unterweiler und singt Alt im Kirchenchor.</p>
        <h2>Stellvertretung</h2>
        <p>Erster Stellvertreter ist Stadtrat Michael Bender, zweite Stellvertreterin Stadträtin Aylin Demir.</p>`,
    }),
    ...amtNebenan('buero-der-buergermeisterin'),
  ],
}
