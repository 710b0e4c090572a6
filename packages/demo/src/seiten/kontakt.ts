import { html } from '../html.ts'
import { mail, tel } from '../kontakt.ts'
import { kontaktLeicht } from '../leichte-sprache/kontakt.ts'
import { rufe } from '../notrufe.ts'
import { amtNebenan, aside, entry, type Seite } from '../seite.ts'

export const kontaktSeite: Seite = {
  pfad: '/kontakt',
  pageLayout: 'default',
  title: 'Kontakt',
  description: 'Kontaktformular, Telefon, E-Mail, Adresse und Öffnungszeiten der Stadtverwaltung Rebenau.',
  leichteSprache: kontaktLeicht,
  content: [
    entry('text', {
      einleitung:
        'Rufen Sie an, schreiben Sie oder kommen Sie vorbei. Sie müssen nicht wissen, wer zuständig ist.',
      text: html`
        <p>Telefon ${tel('zentrale')}, Montag bis Freitag 08:00–12:00 Uhr und 13:30–16:00 Uhr. Am Telefon meldet sich ein
        Mensch. Wenn Sie nicht gut hören oder sprechen können, schreiben Sie uns; auf Wunsch bestellen wir für Ihren Besuch
        eine Person, die in <a href="/gebaerdensprache">Gebärdensprache</a> übersetzt.</p>
        <p>Oder schreiben Sie an ${mail('stadt')}. Mit dem Formular geht es ohne eigenes E-Mail-Programm.</p>
        <p>Der Eingang im Hof ist ebenerdig. Der Stadtbus der Linie 1 hält vor der Tür, Haltestelle Marktplatz. Außerhalb
        der Öffnungszeiten kommen Sie nach Absprache.</p>`,
    }),
    ...amtNebenan('rathaus'),
    aside('text', {
      titel: 'Häufige Durchwahlen',
      text: html`
        <dl>
        <dt>Ausweis und Wohnsitz</dt><dd>${tel('buergerbuero')}</dd>
        <dt>Kita und Betreuung</dt><dd>${tel('familie')}</dd>
        <dt>Abfall</dt><dd>${tel('abfall')}</dd>
        <dt>Bauen</dt><dd>${tel('bauberatung')}</dd>
        <dt><a href="/schaden-melden">Schäden auf Straßen und Plätzen</a></dt><dd>${tel('bauhof')}</dd>
        <dt>Rohrbruch und umgestürzte Bäume, Tag und Nacht</dt><dd>${tel('stoerung')}</dd>
        </dl>`,
      link: '/rathaus/aemter',
      linktext: 'Alle Ämter ansehen',
    }),
    aside('text', {
      titel: 'Im Notfall',
      text: html`
        <p>Feuer, Unfall, Lebensgefahr: ${rufe('feuerwehr')}</p>
        <p>Polizei: ${rufe('polizei')}</p>`,
      link: '/notfallnummern',
      linktext: 'Alle Notfallnummern',
    }),
  ],
}
